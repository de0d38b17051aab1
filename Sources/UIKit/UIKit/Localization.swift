// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The text of a key in the app's language: of the folder that the app was started from (`AppFolder`), else of the main
/// bundle, else the key itself.
public func NSLocalizedString(_ key: String, comment: String) -> String { LocalizedText.of(key) }

/// The text of a key in a table, which is the name of a file without its suffix.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    LocalizedText.of(key, table: tableName)
}

/// The text of a key in a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    LocalizedText.of(key, bundle: bundle)
}

/// The text of a key, or another one where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    LocalizedText.of(key, value: value)
}

/// The text of a key in a table, or another one where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    LocalizedText.of(key, table: tableName, value: value)
}

/// The text of a key in a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    LocalizedText.of(key, table: tableName, bundle: bundle)
}

/// The text of a key in a bundle, or another one where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    LocalizedText.of(key, bundle: bundle, value: value)
}

/// Texts in the app's language.
enum LocalizedText {
    static func of(_ key: String, table: String? = nil, bundle: Bundle? = nil, value: String? = nil) -> String {
        if bundle == nil || bundle == .main,
            let text = ResourceSettings.current.resources?.text(for: key, table: table)
        {
            return text
        }
        return (bundle ?? .main).localizedString(forKey: key, value: value, table: table)
    }
}

extension String {
    /// The text of a key in the app's language, with values interpolated.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, with interpolated values: `"\(count) items"` has the key "%lld items".
    ///   - table: the name of a file without its suffix; nil for "Localizable".
    ///   - bundle: the bundle with the text; nil for the app's main bundle.
    ///   - locale: the locale for numbers.
    ///   - comment: the comment for translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(in: LocalizedText.of(keyAndValue.key, table: table, bundle: bundle), locale)
    }

    /// The text of a key in the app's language, or another one where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = LocalizedText.of(key.description, table: table, bundle: bundle, value: defaultValue.key)
        self = defaultValue.text(in: text, locale)
    }

    /// A key with values in it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable {
        let key: String
        private let arguments: [any CVarArg]

        /// Creates a key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a key without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key with the values that are written in it.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        func text(in format: String, _ locale: Locale) -> String {
            arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments)
        }

        /// Two are equal that have one key and look alike.
        public static func == (first: LocalizationValue, second: LocalizationValue) -> Bool {
            first.key == second.key && "\(first.arguments)" == "\(second.arguments)"
        }

        /// Takes a key and the values in it apart.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [any CVarArg] = []

            /// Begins with nothing.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds the literal text between values. A percent sign is doubled, as formats have it.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            /// Adds a text.
            public mutating func appendInterpolation(_ value: String) { append("%@", value) }
            /// Adds a part of a text.
            public mutating func appendInterpolation(_ value: Substring) { append("%@", String(value)) }
            /// Adds a whole number.
            public mutating func appendInterpolation(_ value: Int) { append("%lld", value) }
            /// Adds a whole number.
            public mutating func appendInterpolation(_ value: UInt) { append("%llu", value) }
            /// Adds a number.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
            /// Adds a number.
            public mutating func appendInterpolation(_ value: Float) { append("%f", Double(value)) }
            /// Adds anything else as it is written.
            public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }

            private mutating func append(_ format: String, _ argument: any CVarArg) {
                key += format
                arguments.append(argument)
            }
        }
    }
}
