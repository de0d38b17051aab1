/// The key of a text in the app's tables, with the values that are put into it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// A value that is put into the text.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int)
        case unsigned(UInt)
        case number(Double)
        case text(Text)

        /// The placeholder of the value in a table.
        var specifier: String {
            switch self {
            case .string, .text: "%@"
            case .integer: "%lld"
            case .unsigned: "%llu"
            case .number: "%lf"
            }
        }

        @MainActor func formatted(in environment: EnvironmentValues) -> String {
            switch self {
            case .string(let string): string
            case .integer(let number): number.formatted(.number.locale(environment.locale))
            case .unsigned(let number): number.formatted(.number.locale(environment.locale))
            case .number(let number):
                number.formatted(.number.precision(.fractionLength(6)).grouping(.never).locale(environment.locale))
            case .text(let text): text.resolved(in: environment)
            }
        }
    }

    let key: String
    let arguments: [Argument]
    /// The formats of the arguments that have one of their own, such as "%.2f".
    let specifiers: [String]

    /// Creates a key.
    public init(_ value: String) {
        key = value
        arguments = []
        specifiers = []
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        specifiers = stringInterpolation.specifiers
    }

    /// Collects the parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []
        fileprivate var specifiers: [String] = []

        /// Prepares for a literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        private mutating func append(_ argument: Argument, specifier: String? = nil) {
            let specifier = specifier ?? argument.specifier
            key += specifier
            arguments.append(argument)
            specifiers.append(specifier)
        }

        /// Appends a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// Appends a text, without its attributes.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// Appends an image, which adds no words.
        public mutating func appendInterpolation(_ image: Image) { append(.string("")) }

        /// Appends an attributed string, without its attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.string(String(attributedString.characters)))
        }

        /// Appends a formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.string(format.format(input)))
        }

        /// Appends a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        /// Appends a number in a format of C.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._argument.value, specifier: specifier)
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(value._argument.value) }

        /// Appends the description of a value.
        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)))
        }
    }

    /// The text of the key in a table, with its values.
    @MainActor func resolved(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        guard !arguments.isEmpty else { return format }
        return FormatString(format).filled(arguments, in: environment)
    }
}
