import AccessibilityTree

/// A laid-out screen as a picture: what is drawn of it, with numbered markers in the order in which it is spoken, and a
/// legend of what is spoken.
///
/// The caller says what is spoken, and in which order; the picture only shows it. It is drawn from a tree that says how
/// nodes look (`Node.appearance`); of one that does not, it shows the markers alone.
///
/// It shows what a sighted user sees: the screen, cut off at its edges. An element that is spoken but not to be seen there,
/// such as one that has to be scrolled in, has its marker in a tray below the screen. What follows from sizes is bounded:
/// at most ``entryLimit`` elements have a marker and a line of the legend, and at most ``nodeLimit`` nodes are drawn; how
/// many are left out is told in the picture.
public struct ScreenPicture: Sendable {
    /// Something that is spoken, and where it is.
    public struct Entry: Sendable, Hashable {
        /// Where something that is spoken is.
        public enum Place: Sendable, Hashable {
            /// At a node of the tree: the bounds of its path, else its frame.
            case node(NodeID)
            /// At a place of the screen, in points.
            case frame(Rect)
        }

        /// Where it is.
        public var place: Place
        /// What is spoken; "" where nothing is.
        public var text: String

        /// Creates an entry for a node.
        public init(_ id: NodeID, text: String) {
            place = .node(id)
            self.text = text
        }

        /// Creates an entry for a place on the screen, in points.
        public init(frame: Rect, text: String) {
            place = .frame(frame)
            self.text = text
        }
    }

    /// What is taken for the colours that the tree does not state.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// Black on white.
        case light
        /// White on black.
        case dark
    }

    /// The most elements that have a marker.
    public static let entryLimit = 1_000
    /// The most nodes that are drawn.
    public static let nodeLimit = 20_000

    /// The screen.
    public let tree: AccessibilityTree
    /// The screen's name.
    public let title: String
    /// What is spoken, in order.
    public let entries: [Entry]
    /// What is taken for the colours that the tree does not state.
    public let style: Style

    /// Creates a picture of a screen.
    ///
    /// - Parameters:
    ///   - tree: the screen as it was captured, with how its nodes look.
    ///   - title: the screen's name.
    ///   - entries: what is spoken, in the order in which it is.
    ///   - style: whether the screen was captured light or dark.
    public init(_ tree: AccessibilityTree, title: String, entries: [Entry], style: Style = .light) {
        self.tree = tree
        self.title = title
        self.entries = entries
        self.style = style
    }

    /// The picture and the legend beside it as an SVG 1.1 document of its own.
    ///
    /// Each marker is a `g` of the class "marker" with its number as `data-number` and its frame on the screen as
    /// `data-frame`, where it has one.
    public var svg: String { drawing(hasLegend: true, prefix: "").document }

    /// The picture for a page that has several, and the legend itself; its ids begin with the prefix.
    package func embedded(prefix: String) -> String { drawing(hasLegend: false, prefix: prefix).document }

    private func drawing(hasLegend: Bool, prefix: String) -> PictureDrawing {
        PictureDrawing(self, hasLegend: hasLegend, prefix: prefix)
    }

    /// What is spoken of an entry, in words that are never empty.
    static func words(of entry: Entry) -> String {
        entry.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? "(nothing is spoken)" : entry.text
    }

    /// What to say of the entries that have no marker, or nil.
    static func rest(of count: Int) -> String? {
        count > entryLimit ? "and \(count - entryLimit) more" : nil
    }
}
