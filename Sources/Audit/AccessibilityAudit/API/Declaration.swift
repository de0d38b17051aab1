/// The facts that a file declares about an object and that its view does not show.
public struct Declaration: Sendable, Hashable {
    /// The outlets through which code reaches the object, such as "titleLabel".
    public var outlets: [String] = []
    /// The outlets of its constraints, through which code may move or resize it.
    public var constraintOutlets: [String] = []
    /// The class of the app that a stand-in replaces, or nil.
    public var customClass: String?
    /// The app's own runtime attributes with texts, such as "titleKey", from which its code may take texts.
    public var textKeys: [String] = []
    /// The app's own runtime attributes with colors.
    public var colorKeys: [String] = []
    /// The class of the app's controller that reaches the object without an outlet, such as a static cell or an item of
    /// its bars, or nil.
    public var owner: String?
    /// The number that code may find it by (`viewWithTag(_:)`), or nil.
    public var tag: Int?
    /// Whether it is at the top level of a xib, whose objects are handed to the code that loads it.
    public var isTopLevel = false
    /// The reason why the object's drawing behind its content is unknown, such as a map; nil where it is known.
    public var unknownDrawing: String?
    /// The actions that it sends, each with its target; empty where code may do something else for each control.
    public var actions: Set<String> = []
    /// The texts that VoiceOver reads, if the project has translations for them.
    public var texts: [TranslatedText] = []

    /// A text with its translations in the project's other languages.
    public struct TranslatedText: Sendable, Hashable {
        /// The kind of the text: "label" or "hint" for texts of accessibility, else the name of an attribute.
        public var fact: String
        /// The text of the file.
        public var text: String
        /// The texts of the languages that have one, by language.
        public var translations: [String: String]
        /// The languages that have texts for the file and none for this.
        public var missing: [String]
        /// The key of the text in files of strings, such as "x7q-Zx-9Kn.text"; nil if it is unknown.
        public var key: String?
        /// The files of strings of the missing languages, by language.
        public var missingFiles: [String: String]

        /// Creates a text.
        public init(
            _ fact: String, _ text: String, translations: [String: String] = [:], missing: [String] = [],
            key: String? = nil, missingFiles: [String: String] = [:]
        ) {
            (self.fact, self.text, self.translations, self.missing) = (fact, text, translations, missing)
            (self.key, self.missingFiles) = (key, missingFiles)
        }
    }

    /// Creates a declaration of nothing.
    public init() {}

    /// The way by which code reaches the object, such as "the outlet "nameLabel""; nil where there is none.
    var access: String? {
        if let outlet = outlets.first { return "the outlet \"\(outlet)\"" }
        return tag.map { "its tag \($0)" }
    }
}
