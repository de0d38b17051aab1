import AccessibilityTree

/// A laid-out screen as a picture, with numbered markers in reading order, and a legend of the announcements.
///
/// The caller supplies the announcements and their order; the picture only shows them. It is drawn from a tree with
/// appearances (`Node.appearance`); from one without, it shows the markers alone.
///
/// It shows what a sighted user sees: the screen, cut off at its edges. An element that is announced but not visible,
/// such as one that has to be scrolled in, has its marker in a tray below the screen. Sizes are bounded: at most
/// ``entryLimit`` elements have a marker and a line of the legend, and at most ``nodeLimit`` nodes are drawn; the
/// picture states how many are left out.
public struct ScreenPicture: Sendable {
    /// An announcement with the position of its element.
    public struct Entry: Sendable, Hashable {
        /// The position of an announced element.
        public enum Place: Sendable, Hashable {
            /// At a node of the tree: the bounds of its path, else its frame.
            case node(NodeID)
            /// A frame on the screen, in points.
            case frame(Rect)
        }

        /// The position of the element on the screen.
        public var place: Place
        /// The announcement; "" where there is none.
        public var text: String

        /// Creates an entry for a node.
        public init(_ id: NodeID, text: String) {
            place = .node(id)
            self.text = text
        }

        /// Creates an entry for a frame on the screen, in points.
        public init(frame: Rect, text: String) {
            place = .frame(frame)
            self.text = text
        }
    }

    /// The colors that are assumed where the tree does not state them.
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

    /// The tree of the screen.
    public let tree: AccessibilityTree
    /// The screen's name.
    public let title: String
    /// The announced elements, in reading order.
    public let entries: [Entry]
    /// The colors that are assumed where the tree does not state them.
    public let style: Style

    /// Creates a picture of a screen.
    ///
    /// - Parameters:
    ///   - tree: the screen as it was captured, with the appearance of its nodes.
    ///   - title: the screen's name.
    ///   - entries: the announced elements, in reading order.
    ///   - style: whether the screen was captured light or dark.
    public init(_ tree: AccessibilityTree, title: String, entries: [Entry], style: Style = .light) {
        self.tree = tree
        self.title = title
        self.entries = entries
        self.style = style
    }

    /// The picture and the legend next to it as a standalone SVG 1.1 document.
    ///
    /// Each marker is a `g` of the class "marker" with its number as `data-number` and its frame on the screen as
    /// `data-frame`, where it has one.
    public var svg: String { drawing(hasLegend: true, prefix: "").document }

    /// The picture for a page that has several, and the legend itself; its ids begin with the prefix.
    package func embedded(prefix: String) -> String { drawing(hasLegend: false, prefix: prefix).document }

    /// A small picture of the screen without markers, as a reference to the picture that ``embedded(prefix:)`` writes.
    package func thumbnail(prefix: String) -> String {
        let screen = PictureDrawing.screen(of: tree)
        let box = [screen.x, screen.y, screen.width, screen.height].map(\.drawn).joined(separator: " ")
        return "<svg viewBox=\"\(box)\" aria-hidden=\"true\"><use href=\"#\(prefix)screen\"/></svg>"
    }

    private func drawing(hasLegend: Bool, prefix: String) -> PictureDrawing {
        PictureDrawing(self, hasLegend: hasLegend, prefix: prefix)
    }

    /// Returns the announcement of an entry, in words that are never empty.
    static func words(of entry: Entry) -> String {
        entry.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? "(no announcement)" : entry.text
    }

    /// Returns the text about the entries that have no marker, or nil.
    static func rest(of count: Int) -> String? {
        count > entryLimit ? "and \(count - entryLimit) more" : nil
    }
}
