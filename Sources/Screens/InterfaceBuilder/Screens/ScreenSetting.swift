import Foundation
import HeadlessUIKit

/// What is made of a document's screens in place of what it was saved for.
struct ScreenAdaptation {
    /// The device; nil for the document's own.
    var setting: ScreenSetting?
    /// What is done to the other storyboards that the document refers to, as was done to itself.
    var prepare: ((InterfaceBuilderDocument) -> InterfaceBuilderDocument)?
    /// Where those are; nil for what lies in the document's own project.
    var finder: StoryboardFinder?
}

/// The device that screens are shown on instead of the one that a document was saved for.
public struct ScreenSetting: Sendable, Hashable {
    /// The device.
    public var device: DeviceProfile
    /// How it is held.
    public var orientation: UIInterfaceOrientation

    /// Creates a setting.
    public init(device: DeviceProfile, orientation: UIInterfaceOrientation = .portrait) {
        self.device = device
        self.orientation = orientation
    }

    /// The size of the screen, in points.
    public var size: CGSize { device.size(in: orientation) }
    /// What the device covers at the edges of the screen.
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

    /// The size on this screen of something that a document has for its own: what was as wide as the screen is as wide
    /// as this one, and so with heights. A cell stays a cell.
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
    /// Whether Interface Builder calls the device so, where its size is not enough to tell.
    fileprivate func hasInterfaceBuilderID(_ id: String) -> Bool {
        switch id {
        case "retina6_1": name == "iPhone XR"
        case "retina6_5": name == "iPhone 11 Pro Max"
        default: false
        }
    }
}
