import Foundation

/// A device's screen, which determines size classes and safe areas. The table of Apple's guide (12-2) and devices of
/// today, as data.
public struct DeviceProfile: Sendable, Hashable {
    /// The name under which the device is sold.
    public var name: String
    /// The kind of device.
    public var idiom: UIUserInterfaceIdiom
    /// The screen when upright, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The area that the device covers at the edges of a window that fills the screen, such as the status bar and the
    /// home indicator, in portrait.
    public var safeArea: UIEdgeInsets
    /// The same on its side; left and right are the same whichever side is up.
    public var landscapeSafeArea: UIEdgeInsets

    /// Creates a profile.
    public init(
        name: String, idiom: UIUserInterfaceIdiom, width: CGFloat, height: CGFloat, scale: CGFloat,
        safeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero
    ) {
        self.name = name
        self.idiom = idiom
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.safeArea = safeArea
        self.landscapeSafeArea = landscapeSafeArea
    }

    /// Returns the area that the device covers in an orientation.
    public func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        orientation.isLandscape ? landscapeSafeArea : safeArea
    }

    /// The screen in an orientation, in points.
    public func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// The size classes of a window that fills the screen in an orientation.
    public func sizeClasses(
        in orientation: UIInterfaceOrientation
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        let room = SizeClasses(of: size(in: orientation))
        return (room.isCompactWidth ? .compact : .regular, room.isCompactHeight ? .compact : .regular)
    }

    /// The device of a name, or nil.
    public static func named(_ name: String) -> DeviceProfile? { all.first { $0.name == name } }
}
