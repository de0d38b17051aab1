import AccessibilityTree

/// The facts that rules need of a node of the tree. There is one for each node, in one array, without references:
/// memory that is far away takes longer to fetch than rules take to judge it.
struct ElementFacts: Sendable {
    /// The frame, in points on the screen.
    var frame: Rect
    /// Its traits.
    var traits: AccessibilityTraits
    /// The facts of the node itself.
    var own: NodeSummary.Facts
    /// The opacity, 0...1.
    var alpha: Double
    /// The size of its font, in points; 0 where it has none.
    var fontSize: Double
    /// The analysis of its label.
    var label = LabelScan.nothing
    /// The kinds that rules treat it as; none where they don't examine it.
    var kinds: ElementKinds = []
    /// The facts that it has from its ancestors.
    var flags: Flags = [.isShown, .isTouchable]
    /// The number of its class.
    var classNumber: Int32
    /// The numbers of its colors, or -1.
    var textColor: Int32 = -1
    var background: Int32 = -1
    /// The index in the tree of its parent, or -1.
    var parent: Int32
    /// The index after the last node in it.
    var end: Int32
    /// The index in the tree of the nearest element that contains it, or -1.
    var elementAbove: Int32 = -1
    /// The index in the tree of the node that has its location in a file, or -1.
    var source: Int32 = -1
    /// The index in the tree of the nearest view around it to which code has an outlet, or -1.
    var outletAbove: Int32 = -1
    /// The index in the tree of the nearest node that hides it, itself or one around it, or -1.
    var hidden: Int32 = -1
    /// The index in the tree of the nearest translucent node, itself or one around it, or -1.
    var faded: Int32 = -1
    /// The index in the tree of the nearest view that clips it, itself or one around it, or -1; those that scroll don't
    /// count.
    var clipped: Int32 = -1
    /// The index in the tree of the nearest view around it that scrolls, or -1.
    var scroller: Int32 = -1
    /// Its position in the reading order, or -1.
    var position: Int32

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// It can be seen.
        static let isShown = Flags(rawValue: 1 << 0)
        /// Touches reach it: neither it nor its ancestors refuse them.
        static let isTouchable = Flags(rawValue: 1 << 1)
        /// It is inside a scroll view, or scrolls itself.
        static let isScrolled = Flags(rawValue: 1 << 2)
        /// It draws a background or an image itself.
        static let paints = Flags(rawValue: 1 << 3)
        /// Everything that hides it is reached by code, which may show it.
        static let mayBeShown = Flags(rawValue: 1 << 4)
        /// A modal view keeps users from it.
        static let isInert = Flags(rawValue: 1 << 5)
        /// Code has an outlet to it.
        static let hasOutlet = Flags(rawValue: 1 << 6)
        /// Its frame doesn't follow from its constraints (`AuditedScreen.misplacedViews`).
        static let isMisplaced = Flags(rawValue: 1 << 7)

        /// The facts that descendants inherit.
        static let inherited: Flags = [.isShown, .isTouchable, .isScrolled, .mayBeShown, .isMisplaced]
    }

    /// The touch handling.
    var touch: TouchFacts {
        TouchFacts(
            takesTouches: !own.contains(.refusesTouches), isControl: own.contains(.isControl),
            hasGestures: own.contains(.hasGestures), hasActions: own.contains(.hasActions),
            isLabelGiven: own.contains(.isLabelGiven))
    }
}

/// A class of a screen with the facts about its name that rules need, computed once.
struct ScreenClass: Sendable {
    let name: String
    /// UIKit's own classes that scroll.
    let scrolls: Bool
    /// UIKit creates it automatically inside other views.
    let isSystemPart: Bool
    /// A cell of a table or a collection.
    let isCell: Bool
    /// Whether it is the content view of a cell.
    let isCellContent: Bool
    /// The reason why its background is unknown unless the app sets one; nil for other classes.
    let unknownBackground: String?

    init(_ name: String) {
        self.name = name
        // For few names comparing is faster than hashing.
        scrolls =
            switch name {
            case "UIScrollView", "UITableView", "UICollectionView", "UITextView": true
            default: false
            }
        isSystemPart = SystemParts.contains(name)
        unknownBackground =
            switch name {
            case "UINavigationBar", "UIToolbar", "UITabBar": "the system draws the background of the bar"
            case "UIVisualEffectView": "a visual effect is behind the text"
            default: nil
            }
        isCell = name.hasSuffix("Cell")
        isCellContent = name.hasSuffix("CellContentView")
    }
}
