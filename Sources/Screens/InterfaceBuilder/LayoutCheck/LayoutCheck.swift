import AccessibilityTree

/// The agreement between the layout of a document and the frames that Xcode has stored in it.
///
/// Each controller's view, each view of a xib and the content of each cell is a root of its stored size, with the
/// traits of the document's device. Only views that constraints or stack views place are measured. The error of a view
/// is the largest difference of its four frame numbers, in its superview's coordinates.
public struct LayoutCheck: Sendable {
    /// One view that was measured.
    public struct View: Sendable, Hashable {
        /// The location of the view in the file.
        public let location: SourceLocation
        /// The name of its element, such as "label".
        public let element: String
        /// The frame that Xcode has stored, in the superview's coordinates.
        public let stored: Rect
        /// The frame as it is laid out, every text and image being as large as in the file.
        public let frameWithStoredContent: Rect
        /// The frame as it is laid out, texts and images being measured here.
        public let frame: Rect
        /// Whether the view stays where it is when all texts and images grow by a tenth and a point.
        public let isIndependent: Bool

        /// The error, in points, where every text and image is as large as in the file.
        public var errorWithStoredContent: Double { stored.distance(to: frameWithStoredContent) }
        /// The error, in points, where texts and images are measured here.
        public var error: Double { stored.distance(to: frame) }
    }

    /// Why a view is left out.
    public enum Exclusion: String, Sendable, Hashable, CaseIterable {
        /// Its frame counts, not constraints.
        case placedByFrame = "positioned by its frame"
        /// The size class leaves it out.
        case uninstalled = "not installed"
        /// It is hidden in a stack view, so that it takes no room.
        case hiddenInStack = "hidden in a stack view"
        /// Interface Builder has flagged the view as not where its constraints put it.
        case misplaced = "flagged misplaced"
        /// Interface Builder has flagged its layout as ambiguous.
        case ambiguous = "flagged ambiguous"
        /// The file has no frame for it.
        case withoutFrame = "without a frame"
        /// A required constraint disagrees with the stored frames by more than a point.
        case contradictory = "contradicts its constraints"
    }

    /// The views that were measured, in the order of the file.
    public internal(set) var views: [View] = []
    /// The numbers of views that are left out, by reason.
    public internal(set) var excluded: [Exclusion: Int] = [:]
    /// The number of roots that were laid out.
    public internal(set) var rootCount = 0
    /// The constraints that were broken because others contradict them, in words.
    public internal(set) var brokenConstraints: [String] = []

    mutating func exclude(_ reason: Exclusion) { excluded[reason, default: 0] += 1 }
}

extension Rect {
    /// The largest difference of the four numbers.
    fileprivate func distance(to other: Rect) -> Double {
        max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
    }
}
