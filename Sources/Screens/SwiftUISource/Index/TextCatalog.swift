/// The texts of a project's string catalogues in one language, by key.
public struct TextCatalog: Sendable {
    /// The texts by key.
    public var texts: [String: String]

    /// Creates a catalogue.
    public init(_ texts: [String: String] = [:]) { self.texts = texts }

    /// The text of a key.
    subscript(key: String) -> String? { texts[key] }
}
