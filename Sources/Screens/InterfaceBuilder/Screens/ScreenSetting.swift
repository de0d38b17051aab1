import Foundation
import HeadlessUIKit

/// The settings that a document's screens are made for instead of those it was saved for.
struct ScreenAdaptation {
    /// The device; nil for the document's own.
    var setting: ScreenSetting?
    /// Prepares the other storyboards that the document refers to as the document itself was prepared.
    var prepare: ((InterfaceBuilderDocument) -> InterfaceBuilderDocument)?
    /// Finds those; nil searches the document's own project.
    var finder: StoryboardFinder?
}

/// The device that screens are shown on instead of the one that a document was saved for.
public struct ScreenSetting: Sendable, Hashable {
    /// The device on which the screen is shown.
    public var device: DeviceProfile
    /// The orientation of the device.
    public var orientation: UIInterfaceOrientation

    /// Creates a setting.
    public init(device: DeviceProfile, orientation: UIInterfaceOrientation = .portrait) {
        self.device = device
        self.orientation = orientation
    }

    /// The size of the screen, in points.
    public var size: CGSize { device.size(in: orientation) }
    /// The safe area insets of the device in this orientation.
    public var safeArea: UIEdgeInsets { device.safeArea(in: orientation) }

    /// The kind of device and the room that it has.
    @MainActor var traits: UITraitCollection {
        let classes = device.sizeClasses(in: orientation)
        return UITraitCollection(traitsFrom: [
            UIScreen.main.traitCollection, UITraitCollection(userInterfaceIdiom: device.idiom),
            UITraitCollection(horizontalSizeClass: classes.horizontal),
            UITraitCollection(verticalSizeClass: classes.vertical),
        ])
    }

    /// Returns the size on this screen for a stored size of a document: a width or height that equals the screen's
    /// becomes that of this screen. A cell stays a cell.
    func size(for stored: CGSize, in document: InterfaceBuilderDocument) -> CGSize {
        let screen = document.deviceSize
        return CGSize(
            width: stored.width == screen.width ? size.width : stored.width,
            height: stored.height == screen.height ? size.height : stored.height)
    }
}

extension InterfaceBuilderDocument {
    /// The device that the file's frames were computed for; one of its size and kind where the file names none that is
    /// known.
    public var deviceProfile: DeviceProfile {
        let size = deviceSize
        let upright = CGSize(width: min(size.width, size.height), height: max(size.width, size.height))
        let idiom: UIUserInterfaceIdiom = isForPad || upright.width >= 744 ? .pad : .phone
        let name = facts.device?.id ?? ""
        return DeviceProfile.all.first { $0.size == upright && $0.idiom == idiom && $0.hasInterfaceBuilderID(name) }
            ?? DeviceProfile.all.first { $0.size == upright && $0.idiom == idiom }
            ?? DeviceProfile(
                name: name, idiom: idiom, width: upright.width, height: upright.height, scale: idiom == .pad ? 2 : 3)
    }
}

extension DeviceProfile {
    /// Whether the device has this name in Interface Builder, if its size is ambiguous.
    fileprivate func hasInterfaceBuilderID(_ id: String) -> Bool {
        switch id {
        case "retina6_1": name == "iPhone XR"
        case "retina6_5": name == "iPhone 11 Pro Max"
        default: false
        }
    }
}
