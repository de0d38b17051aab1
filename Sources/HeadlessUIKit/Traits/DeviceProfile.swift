import Foundation

/// A device's screen: what decides about size classes and safe areas. The table of Apple's guide (12-2) and devices of
/// today, as data.
public struct DeviceProfile: Sendable, Hashable {
    /// The name under which the device is sold.
    public var name: String
    /// The kind of device.
    public var idiom: UIUserInterfaceIdiom
    /// The screen when upright, in points.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat

    /// Creates a profile.
    public init(name: String, idiom: UIUserInterfaceIdiom, width: CGFloat, height: CGFloat, scale: CGFloat) {
        self.name = name
        self.idiom = idiom
        size = CGSize(width: width, height: height)
        self.scale = scale
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

    /// The devices that are known.
    public static let all: [DeviceProfile] = [
        DeviceProfile(name: "iPhone 4s", idiom: .phone, width: 320, height: 480, scale: 2),
        DeviceProfile(name: "iPhone SE (1st generation)", idiom: .phone, width: 320, height: 568, scale: 2),
        DeviceProfile(name: "iPhone 6 Plus", idiom: .phone, width: 414, height: 736, scale: 3),
        DeviceProfile(name: "iPhone SE (3rd generation)", idiom: .phone, width: 375, height: 667, scale: 2),
        DeviceProfile(name: "iPhone X", idiom: .phone, width: 375, height: 812, scale: 3),
        DeviceProfile(name: "iPhone XR", idiom: .phone, width: 414, height: 896, scale: 2),
        DeviceProfile(name: "iPhone 14", idiom: .phone, width: 390, height: 844, scale: 3),
        DeviceProfile(name: "iPhone 14 Plus", idiom: .phone, width: 428, height: 926, scale: 3),
        DeviceProfile(name: "iPhone 15 Pro", idiom: .phone, width: 393, height: 852, scale: 3),
        DeviceProfile(name: "iPhone 15 Pro Max", idiom: .phone, width: 430, height: 932, scale: 3),
        DeviceProfile(name: "iPhone 16 Pro", idiom: .phone, width: 402, height: 874, scale: 3),
        DeviceProfile(name: "iPhone 16 Pro Max", idiom: .phone, width: 440, height: 956, scale: 3),
        DeviceProfile(name: "iPad mini (6th generation)", idiom: .pad, width: 744, height: 1133, scale: 2),
        DeviceProfile(name: "iPad (9th generation)", idiom: .pad, width: 810, height: 1080, scale: 2),
        DeviceProfile(name: "iPad Air 11-inch", idiom: .pad, width: 820, height: 1180, scale: 2),
        DeviceProfile(name: "iPad Pro 13-inch", idiom: .pad, width: 1032, height: 1376, scale: 2),
    ]

    /// The device of a name, or nil.
    public static func named(_ name: String) -> DeviceProfile? { all.first { $0.name == name } }
}
