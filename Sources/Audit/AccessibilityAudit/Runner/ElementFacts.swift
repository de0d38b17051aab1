import AccessibilityTree

/// What rules ask of a node of the tree. There is one for each node, side by side, without references: what is far away
/// in memory takes longer to come to than rules take to judge it.
struct ElementFacts: Sendable {
    /// Where it is, in points on the screen.
    var frame: Rect
    /// Its traits.
    var traits: AccessibilityTraits
    /// What holds for it by itself, and what it has.
    var own: NodeSummary.Facts
    /// How opaque it is, 0...1.
    var alpha: Double
    /// The size of its font, in points; 0 where it has none.
    var fontSize: Double
    /// What its label is made of.
    var label = LabelScan.nothing
    /// What rules take it for; none where they don't look at it.
    var kinds: ElementKinds = []
    /// What holds for it by what it is in.
    var flags: Flags = [.isShown, .isTouchable]
    /// The number of its class.
    var classNumber: Int32
    /// The numbers of its colours, or -1.
    var textColor: Int32 = -1
    var background: Int32 = -1
    /// The place in the tree of what it is in, or -1.
    var parent: Int32
    /// One past the place of the last node in it.
    var end: Int32
    /// The place in the tree of the nearest element that it is inside of, or -1.
    var elementAbove: Int32 = -1
    /// The place in the tree of what says where it stands in a file, or -1.
    var source: Int32 = -1
    /// Its place in the reading order, or -1.
    var position: Int32

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// It can be seen.
        static let isShown = Flags(rawValue: 1 << 0)
        /// Touches come to it: neither it nor what it is in refuses them.
        static let isTouchable = Flags(rawValue: 1 << 1)
        /// It is inside something that can be scrolled, or can be.
        static let isScrolled = Flags(rawValue: 1 << 2)
        /// It draws a background or an image itself.
        static let paints = Flags(rawValue: 1 << 3)
        /// It is not opaque itself.
        static let isFaded = Flags(rawValue: 1 << 4)
        /// A view before it, in the same one, paints.
        static let followsPaint = Flags(rawValue: 1 << 5)
        /// A view in it that has been gone through paints.
        static let holdsPaint = Flags(rawValue: 1 << 6)

        /// What holds for what is inside, too.
        static let inherited: Flags = [.isShown, .isTouchable, .isScrolled]
    }

    /// How it takes touches.
    var touch: TouchFacts {
        TouchFacts(
            takesTouches: !own.contains(.refusesTouches), isControl: own.contains(.isControl),
            hasGestures: own.contains(.hasGestures), hasActions: own.contains(.hasActions),
            isLabelGiven: own.contains(.isLabelGiven))
    }
}

/// A class of a screen with what rules ask of its name, worked out once.
struct ScreenClass: Sendable {
    let name: String
    /// UIKit's own classes that scroll.
    let scrolls: Bool
    /// UIKit makes it by itself inside of others.
    let isSystemPart: Bool
    /// A cell of a table or a collection.
    let isCell: Bool
    /// What a cell holds everything in.
    let isCellContent: Bool

    init(_ name: String) {
        self.name = name
        // For few names comparing is faster than hashing.
        scrolls =
            switch name {
            case "UIScrollView", "UITableView", "UICollectionView", "UITextView": true
            default: false
            }
        isSystemPart = SystemParts.contains(name)
        isCell = name.hasSuffix("Cell")
        isCellContent = name.hasSuffix("CellContentView")
    }
}
