import AccessibilityTree

/// The appearance of an element. Each fact is read in place: an appearance is large, and rules need little of it.
public struct ElementAppearance: Sendable {
    // One, in a box.
    private let box: [Appearance]

    /// nil where nothing is known.
    init?(_ node: borrowing Node) { self.init(node.boxedAppearance) }

    /// Creates the appearance of the node at an index of a tree; nil if there is none.
    init?(_ tree: AccessibilityTree, at index: Int) { self.init(tree.boxedAppearance(at: index)) }

    private init?(_ box: [Appearance]) {
        if box.isEmpty { return nil }
        self.box = box
    }

    /// The whole appearance.
    public var appearance: Appearance { box[0] }
    /// The text that it draws.
    public var text: String? { box[0].text }
    /// The visible part of the text, where that is not all.
    public var visibleText: String? { box[0].visibleText }
    /// The size of the font, in points.
    public var fontSize: Double? { box[0].fontSize }
    /// The weight of the font, 100 to 900.
    public var fontWeight: Int? { box[0].fontWeight }
    /// The text style of the font.
    public var textStyle: String? { box[0].textStyle }
    /// Whether the text grows with the size that the user has chosen.
    public var scalesWithContentSize: Bool? { box[0].scalesWithContentSize }
    /// The color of the text.
    public var textColor: Appearance.Color? { box[0].textColor }
    /// The background color of everything that it draws.
    public var backgroundColor: Appearance.Color? { box[0].backgroundColor }
    /// The name of its image.
    public var imageName: String? { box[0].imageName }
    /// The name of the background image of everything that it draws.
    public var backgroundImageName: String? { box[0].backgroundImageName }
    /// Whether its image is a symbol.
    public var isSymbol: Bool? { box[0].isSymbol }
    /// The color of symbols.
    public var tintColor: Appearance.Color? { box[0].tintColor }
    /// The text of an empty field.
    public var placeholder: String? { box[0].placeholder }
}
