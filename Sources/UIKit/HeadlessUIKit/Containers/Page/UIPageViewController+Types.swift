import Foundation

extension UIPageViewController {
    /// The style of page turns, with UIKit's raw values.
    public enum TransitionStyle: Int, Sendable {
        /// Like a sheet of paper.
        case pageCurl = 0
        /// One slides out while the other slides in.
        case scroll = 1
    }

    /// The axis along which pages turn, with UIKit's raw values.
    public enum NavigationOrientation: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// The position of the spine of curled pages, with UIKit's raw values.
    public enum SpineLocation: Int, Sendable {
        /// No spine.
        case none = 0
        /// At the left or top edge.
        case min = 1
        /// In the middle, with a page on each side.
        case mid = 2
        /// At the right or bottom edge.
        case max = 3
    }

    /// The direction of a page turn, with UIKit's raw values.
    public enum NavigationDirection: Int, Sendable {
        /// To later pages.
        case forward = 0
        /// To earlier pages.
        case reverse = 1
    }

    /// Names the settings that a page controller is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The position of the spine; the value is a `SpineLocation` or its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The room between pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// The orientation of the app's interface, with UIKit's raw values.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, the top to the right.
    case landscapeLeft = 4
    /// On its side, the top to the left.
    case landscapeRight = 3

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
