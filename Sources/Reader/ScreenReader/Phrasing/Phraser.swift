import AccessibilityTree
import Speech

/// Composes the announcement of an element: one grammar, written in either of two styles.
///
/// A pure function of the node, its context, the style, the words and the options.
public struct Phraser: Sendable {
    /// The style in which the parts are written and joined.
    public var style: PhraseStyle
    /// The words of every language.
    public var strings: StringCatalog
    /// The language of the reader's own words, and of the text, for elements that name none; nil for the fallback's.
    public var language: String?
    /// The options for the announcement's contents and order.
    public var options: PhraseOptions

    /// Creates a phraser.
    public init(
        style: PhraseStyle = .voiceover, strings: StringCatalog = .builtIn, language: String? = nil,
        options: PhraseOptions = PhraseOptions()
    ) {
        self.style = style
        self.strings = strings
        self.language = language
        self.options = options
    }

    /// Returns the announcement of an element.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - context: its position.
    public func phrase(_ node: Node, context: PhraseContext = PhraseContext()) -> Phrase {
        phrase(node, context: context, words: words(for: node))
    }

    /// The reader's own words for an element.
    func words(for node: Node) -> StringCatalog.Words { strings.words(for: node.language ?? language, style: style) }

    func phrase(_ node: Node, context: PhraseContext, words: StringCatalog.Words) -> Phrase {
        let grammar = Grammar(node: node, context: context, phraser: self, words: words)
        let description = grammar.description()
        let hint = grammar.hint(wasPromoted: description.promotesHint)
        let suffixes = grammar.suffixes()
        let writing = grammar.words.writing
        return Phrase(
            description: description.joined.text, hint: hint.text.isEmpty ? nil : hint.text,
            suffixes: suffixes.texts, descriptionParts: description.joined.parts,
            hintParts: hint.text.isEmpty ? [] : hint.parts, suffixParts: suffixes.parts,
            suffixPosition: style == .snapshot ? .afterHint : options.availabilityPlace,
            hintPause: max(0, options.hintPause.isFinite ? options.hintPause : 0),
            separator: style == .snapshot ? ". " : writing.separator, gap: style == .snapshot ? " " : writing.gap)
    }

    /// Returns the announcement of an element's value alone, after it was adjusted; nil if it has none.
    public func value(of node: Node) -> (text: String, parts: [Utterance.Part])? {
        let grammar = Grammar(node: node, context: PhraseContext(), phraser: self, words: words(for: node))
        let fragments = node.traits.contains(.toggleButton) ? grammar.toggleState() : grammar.value(.part)
        var joiner = grammar.joiner()
        joiner.append(fragments)
        return joiner.parts.isEmpty ? nil : (joiner.text, joiner.parts)
    }

    /// The language that has to be named for a voice to speak the app's text: the app's, unless it is the fallback's,
    /// which every voice is taken to be chosen for.
    var voiceLanguage: String? {
        guard let language, language != strings.fallbackLanguage,
            LanguageTag.primary(of: language) != LanguageTag.primary(of: strings.fallbackLanguage)
        else { return nil }
        return language
    }
}

/// One element being put into words.
struct Grammar {
    let node: Node
    let context: PhraseContext
    let style: PhraseStyle
    let options: PhraseOptions
    let strings: StringCatalog
    /// The reader's own words for the element.
    let words: StringCatalog.Words
    /// The app's language, if a voice needs it.
    let appLanguage: String?
    /// The language of the element's texts, if a voice needs it.
    let language: String?

    init(node: Node, context: PhraseContext, phraser: Phraser, words: StringCatalog.Words) {
        self.node = node
        self.context = context
        style = phraser.style
        options = phraser.options
        strings = phraser.strings
        appLanguage = phraser.voiceLanguage
        language = node.language ?? appLanguage
        self.words = words
    }

    var traits: AccessibilityTraits { node.traits }
    var verbosity: Verbosity { options.verbosity }

    /// Joins the parts of the description.
    func joiner() -> FragmentJoiner {
        joiner(style == .snapshot ? .snapshot : .voiceover(words.writing))
    }

    func joiner(_ manner: FragmentJoiner.Manner) -> FragmentJoiner {
        let words = words
        let language = ownLanguage
        return FragmentJoiner(manner, verbosity: verbosity) {
            SpokenText(words[.emoji], role: .trait, language: language)
        }
    }

    /// The description, and whether the hint had to stand in for a missing label and value.
    func description() -> (joined: FragmentJoiner, promotesHint: Bool) {
        var joiner = joiner()
        var promotesHint = false
        if style == .voiceover { joiner.append(containersEntered()) }
        let subject = subject()
        let isSelected = traits.contains(.selected)
        if isSelected, style == .voiceover { joiner.append(own(.selected, .part)) }
        joiner.append(subject)
        if isSelected, style == .snapshot {
            if joiner.text.isEmpty {
                joiner.append(own(.selected, .part))
            } else {
                joiner.wrap(
                    in: { words[.selectedFormat, $0] },
                    spoken: SpokenText(strings(spoken: .selected), role: .trait, language: ownLanguage))
            }
        }
        if subject.allSatisfy(\.text.string.isEmpty), !isSelected, let hint = node.hint, !hint.string.isEmpty {
            joiner.append(Fragment(text: hint, role: .label, language: language, joint: .part))
            promotesHint = true
        }
        joiner.append(roles())
        joiner.append(place())
        return (joiner, promotesHint)
    }

    /// The label, the value and other text about the element's content.
    private func subject() -> [Fragment] {
        guard let cell = context.cell else { return label(.part) + value(.value) + importantContent() }
        return self.cell(cell) + importantContent()
    }

    func label(_ joint: Fragment.Joint) -> [Fragment] {
        guard let label = node.label, !label.string.isEmpty, !hidesLabel else { return [] }
        let role: SpeechRole =
            traits.contains(.header) ? .heading : traits.contains(.link) ? .link : .label
        return [Fragment(text: label, role: role, language: language, joint: joint)]
    }

    func value(_ joint: Fragment.Joint) -> [Fragment] {
        guard let value = node.value, !value.string.isEmpty, !traits.contains(.toggleButton),
            style == .snapshot || node.webHeadingLevel == nil
        else { return [] }
        return [Fragment(text: value, role: .value, language: language, joint: joint)]
    }

    /// A word of the reader's own.
    func own(_ key: StringKey, _ joint: Fragment.Joint, role: SpeechRole = .trait) -> Fragment {
        own(words[key], joint, role: role)
    }

    /// Text of the reader's own.
    func own(_ text: String, _ joint: Fragment.Joint, role: SpeechRole = .trait) -> Fragment {
        Fragment(text: AttributedText(text), role: role, language: ownLanguage, joint: joint)
    }

    /// The language of the reader's own words, if a voice needs it.
    private var ownLanguage: String? { language.map { _ in words.language } }

    private func strings(spoken key: StringKey) -> String {
        let word = words[key]
        return word.hasSuffix(".") ? String(word.dropLast()) : word
    }

    /// The role of a back button is "back", so a label with only that word is not repeated.
    private var hidesLabel: Bool {
        guard traits.contains(.backButton), let label = node.label?.string else { return false }
        // The app's language need not be the reader's, and apps that are not translated call it "Back" anyway.
        return strings.isWord(label, .back)
    }

    private func importantContent() -> [Fragment] {
        guard style == .voiceover else { return [] }
        return node.customContent.filter(\.isHighImportance).flatMap { content in
            [
                Fragment(text: content.label, role: .text, language: language, joint: .part),
                Fragment(text: content.value, role: .value, language: language, joint: .value),
            ]
        }
    }
}
