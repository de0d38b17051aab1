// How texts are shown.
extension EnvironmentValues {
    private enum Weight {}
    private enum Italic {}
    private enum Limit {}
    private enum Factor {}
    private enum Foreground {}

    /// The font of texts.
    public var font: Font? {
        get { self[OptionalKey<Font, Font>.self] }
        set { self[OptionalKey<Font, Font>.self] = newValue }
    }

    var fontWeight: Font.Weight? {
        get { self[OptionalKey<Weight, Font.Weight>.self] }
        set { self[OptionalKey<Weight, Font.Weight>.self] = newValue }
    }

    var isItalic: Bool {
        get { self[OptionalKey<Italic, Bool>.self] ?? false }
        set { self[OptionalKey<Italic, Bool>.self] = newValue }
    }

    /// The maximum number of lines; nil for no limit.
    public var lineLimit: Int? {
        get { self[OptionalKey<Limit, Int>.self] }
        set { self[OptionalKey<Limit, Int>.self] = newValue }
    }

    /// The minimum factor by which texts shrink to fit; 1 for none.
    public var minimumScaleFactor: CGFloat {
        get { self[OptionalKey<Factor, CGFloat>.self] ?? 1 }
        set { self[OptionalKey<Factor, CGFloat>.self] = newValue }
    }

    /// The alignment of lines.
    public var multilineTextAlignment: TextAlignment {
        get { self[OptionalKey<TextAlignment, TextAlignment>.self] ?? .leading }
        set { self[OptionalKey<TextAlignment, TextAlignment>.self] = newValue }
    }

    /// The case in which texts are shown.
    public var textCase: Text.Case? {
        get { self[OptionalKey<Text.Case, Text.Case>.self] }
        set { self[OptionalKey<Text.Case, Text.Case>.self] = newValue }
    }

    /// The colour of texts and symbols.
    var foregroundColor: Color? {
        get { self[OptionalKey<Foreground, Color>.self] }
        set { self[OptionalKey<Foreground, Color>.self] = newValue }
    }
}

extension TextAlignment {
    func uiAlignment(_ direction: LayoutDirection) -> NSTextAlignment {
        switch self {
        case .center: .center
        case .leading: direction == .rightToLeft ? .right : .left
        case .trailing: direction == .rightToLeft ? .left : .right
        }
    }
}
