extension Text: ItemView {
    static func makeItem(of node: _GraphNode) -> TextItem { TextItem(UILabel(frame: .zero), of: node) }

    func update(_ item: TextItem, _ environment: EnvironmentValues) { item.show(self, environment) }
}

/// The item of a text: a label of UIKit.
final class TextItem: ViewItem<UILabel> {
    /// The distances that the text prefers, by its font.
    private var font: UIFont?
    private var isDisabled = false

    func show(_ text: Text, _ environment: EnvironmentValues) {
        var words = text.resolved(in: environment)
        switch environment.textCase {
        case .uppercase: words = words.uppercased(with: environment.locale)
        case .lowercase: words = words.lowercased(with: environment.locale)
        case nil: break
        }
        var font = text.style.font ?? environment.font ?? .body
        if let weight = text.style.weight ?? environment.fontWeight { font = font.weight(weight) }
        if text.style.isItalic ?? environment.isItalic { font = font.italic() }
        let uiFont = font.uiFont(in: environment.traits)
        let isSame = view.text == words && self.font == uiFont && view.numberOfLines == environment.lineLimit ?? 0
        view.text = words
        if let location = text.source?.location { view.sourceLocation = location }
        if self.font != uiFont {
            self.font = uiFont
            view.font = uiFont
        }
        if view.adjustsFontForContentSizeCategory != font.scales {
            view.adjustsFontForContentSizeCategory = font.scales
        }
        view.numberOfLines = environment.lineLimit ?? 0
        view.minimumScaleFactor = environment.minimumScaleFactor
        view.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
        view.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        isDisabled = !environment.isEnabled
        let color = (text.style.color ?? environment.foregroundColor)?.uiColor ?? .label
        if view.textColor != color { view.textColor = color }
        if !isSame { contentDidChange() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? .infinity
        guard view.text?.isEmpty == false else { return .zero }
        let ideal = view.sizeThatFits(CGSize(width: 0, height: 0))
        var size = ideal
        if width < ideal.width || view.numberOfLines == 1 {
            // A text is at least as wide as a letter, and never wider than it needs.
            size = view.sizeThatFits(CGSize(width: max(width, 1), height: .infinity))
            size.width = min(size.width, max(width, 0))
        }
        if let height = proposal.height, height < size.height, let font {
            // Lines that don't fit are left out, but never the first.
            let lines = max(1, (height / font.lineHeight).rounded(.down))
            size.height = min(size.height, lines * font.lineHeight)
        }
        return size
    }

    override var spacing: ViewSpacing {
        guard let font else { return ViewSpacing() }
        let leading =
            view.adjustsFontForContentSizeCategory
            ? ViewSpacing.leading(ofTextStyleWithSize: font.pointSize, lineHeight: font.lineHeight) : font.leading
        return .text(
            ascent: font.ascender, descent: -font.descender, leading: leading, capHeight: font.capHeight,
            pixel: node.environment.pixelLength)
    }

    /// The baselines of the first and of the last line.
    override func explicitAlignment(of guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let font, size.height > 0 else { return nil }
        if guide == VerticalAlignment.firstTextBaseline.key { return font.ascender }
        return guide == VerticalAlignment.lastTextBaseline.key ? size.height + font.descender : nil
    }

    override func makeElements() -> [ElementNode] {
        guard let text = view.text, text.contains(where: { !$0.isWhitespace }) else { return [] }
        var properties = ElementProperties()
        properties.label = text
        properties.traits = .staticText
        properties.isDisabled = isDisabled
        properties.source = view.sourceLocation
        return [ElementNode(kind: .element, properties: properties, view: view, isPristine: true)]
    }
}
