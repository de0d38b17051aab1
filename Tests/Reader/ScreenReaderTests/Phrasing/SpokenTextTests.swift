import AccessibilityTree
import ScreenReader
import Speech
import Testing

/// The texts of an utterance's parts.
func texts(of parts: [Utterance.Part]) -> [String] {
    parts.compactMap { if case .text(let spoken) = $0 { spoken.text } else { nil } }
}

extension Node {
    /// An element with a label; without a frame it is placed in a column with the others, by its number.
    static func element(_ id: UInt64, _ label: String?, _ traits: AccessibilityTraits = [], frame: Rect? = nil) -> Node
    {
        let frame = frame ?? Rect(x: 0, y: Double(id) * 40, width: 100, height: 30)
        var node = Node(id: NodeID(id), className: "UIView", frame: frame)
        node.isElement = true
        node.label = label.map { AttributedText($0) }
        node.traits = traits
        return node
    }
}

@Suite struct SpokenTextTests {
    @Test func `runs carry their attributes into speech`() {
        var node = Node.element(1, nil, [.button])
        node.language = "de"
        node.label = AttributedText(
            "Code A1 😀 fin",
            runs: [
                AttributedText.Run(location: 5, length: 2, attributes: SpeechAttributes(spellsOut: true)),
                AttributedText.Run(location: 9, length: 99, attributes: SpeechAttributes(language: "fr", pitch: 7)),
            ])
        #expect(
            Phraser().phrase(node).parts() == [
                .text(SpokenText("Code ", role: .label, language: "de")),
                .text(SpokenText("A1", role: .label, language: "de", spellsOut: true)),
                .text(SpokenText(" ", role: .label, language: "de")),
                .text(SpokenText("😀", role: .label, language: "fr", pitch: 2)),
                .text(SpokenText("Emoji", role: .trait, language: "de")),
                .text(SpokenText(" fin", role: .label, language: "fr", pitch: 2)),
                .text(SpokenText("Taste", role: .trait, language: "de")),
            ])
    }

    @Test(arguments: [(Int.min, Int.max), (-5, 2), (Int.max, Int.max), (0, Int.max), (3, -1), (1, 0), (3, 1)])
    func `a run outside the text or a character is cut`(_ location: Int, _ length: Int) {
        var node = Node.element(1, nil)
        node.label = AttributedText(
            "e\u{301}😀", runs: [.init(location: location, length: length, attributes: SpeechAttributes(pitch: .nan))])
        var options = PhraseOptions()
        options.verbosity.speaksEmojiSuffix = false
        #expect(texts(of: Phraser(options: options).phrase(node).parts()).joined() == "e\u{301}😀")
    }

    @Test func `overlapping runs keep every character once`() {
        var node = Node.element(1, nil)
        node.label = AttributedText(
            "abcdef",
            runs: [
                .init(location: 3, length: 2, attributes: SpeechAttributes(pitch: 0.5)),
                .init(location: 0, length: 4, attributes: SpeechAttributes(pitch: 1.5)),
            ])
        #expect(texts(of: Phraser().phrase(node).parts()) == ["abcd", "e", "f"])
    }

    @Test func `the snapshot style speaks words without their full stops`() {
        var context = PhraseContext()
        context.series = ElementContext.Series(index: 1, count: 3)
        let phrase = Phraser(style: .snapshot).phrase(.element(1, "A", [.button, .selected]), context: context)
        #expect(texts(of: phrase.parts()) == ["Selected", "A", "Button", "1 of 3"])
    }

    @Test func `the hint follows a pause`() {
        var node = Node.element(1, "A")
        node.hint = "Hint"
        #expect(
            Phraser().phrase(node).parts() == [
                .text(SpokenText("A", role: .label)), .pause(seconds: 0.6), .text(SpokenText("Hint", role: .hint)),
            ])
    }

    @Test func `headings and links have roles of their own`() {
        #expect(Phraser().phrase(.element(1, "A", [.header])).parts().first == .text(SpokenText("A", role: .heading)))
        #expect(Phraser().phrase(.element(1, "A", [.link])).parts().first == .text(SpokenText("A", role: .link)))
    }
}
