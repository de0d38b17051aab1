import AccessibilityTree

/// The settings of an app as a whole in its `Info.plist`.
public struct AppDeclaration: Sendable, Hashable {
    /// Its keys, such as "UIUserInterfaceStyle", with their values.
    public var entries: [String: Entry]

    /// Creates a declaration.
    public init(_ entries: [String: Entry] = [:]) { self.entries = entries }

    /// The value of a key.
    public struct Entry: Sendable, Hashable {
        /// The texts: those of a list, or the only one; "YES" or "NO" for a Boolean; none for anything else.
        public var texts: [String]
        /// The location of the key, or nil.
        public var location: SourceLocation?

        /// Creates an entry.
        public init(_ texts: [String], at location: SourceLocation? = nil) {
            (self.texts, self.location) = (texts, location)
        }

        /// Its only text, or nil.
        var text: String? { texts.count == 1 ? texts[0] : nil }
        /// Whether the build decides the value: it contains a variable such as "$(PRODUCT_NAME)".
        var isSetByBuild: Bool { texts.contains { $0.contains("$(") || $0.contains("${") } }
    }
}

extension RuleExample {
    /// Returns an example of an app with these entries in its property list.
    static func app(_ title: String, _ expected: Outcome, _ entries: [String: [String]]) -> RuleExample {
        RuleExample(title, expected, []) { $0.app = AppDeclaration(entries.mapValues { .init($0) }) }
    }
}
