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
        /// Horizontal.
        case horizontal = 0
        /// Vertical.
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

    /// A key for an option of a page controller.
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
    /// Unknown.
    case unknown = 0
    /// Portrait.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Landscape, the top to the right.
    case landscapeLeft = 4
    /// Landscape, the top to the left.
    case landscapeRight = 3

    /// Whether the orientation is portrait or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
