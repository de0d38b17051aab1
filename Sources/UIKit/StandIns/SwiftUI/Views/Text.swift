/// A text of the app's tables, as code writes it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A key.
    public init(_ value: String) { text = value }

    /// A key.
    public init(stringLiteral value: String) { text = value }
}

/// A text. Nothing is drawn.
public struct Text: Equatable, Sendable {
    let text: String

    /// A text of the app's tables.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        text = (bundle ?? .main).localizedString(forKey: key.text, value: key.text, table: tableName)
    }

    /// A text as it is.
    public init(verbatim content: String) { text = content }

    /// A text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }

    /// A text with attributes, which aren't kept.
    public init(_ content: AttributedString) { text = String(content.characters) }

    /// A day or a time.
    public init(_ date: Date, style: DateStyle) { text = date.description }

    /// A value in a form.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        text = format.format(input)
    }

    /// An image within a text, which isn't kept.
    public init(_ image: Image) { text = "" }

    /// How a day or a time is written.
    public enum DateStyle: Sendable {
        /// Its parts, or how far it is away.
        case time, date, relative, offset, timer
    }

    /// How a text that is too long ends.
    public enum TruncationMode: Sendable {
        /// Without its beginning, its middle, its end.
        case head, middle, tail
    }

    /// How letters are changed.
    public enum Case: Sendable {
        /// To large or small ones.
        case uppercase, lowercase
    }

    /// Two texts as one.
    public static func + (first: Text, second: Text) -> Text { Text(verbatim: first.text + second.text) }

    /// In a font.
    public func font(_ font: Font?) -> Text { self }
    /// In a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// In a colour.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// In a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    /// Bold.
    public func bold() -> Text { self }
    /// Slanted.
    public func italic() -> Text { self }
    /// Underlined.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// Struck through.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// With distances between letters.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// With distances between letters.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// With digits of one width.
    public func monospacedDigit() -> Text { self }
    /// Higher or lower.
    public func baselineOffset(_ offset: CGFloat) -> Text { self }
}

extension Text: View {}

/// A title with an image.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
}

extension Label: View, Container {
    /// A title with an image.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    func parts(of node: HostNode, in environment: EnvironmentValues) -> [HostPart] { all([icon, title], environment) }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// A title with an image of the app.
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
}
