import AccessibilityTree
import ScreenReader
import Testing

@Suite struct PhraseOptionTests {
    private var mail: Node {
        var node = Node.element(1, "Mail")
        node.hint = "Opens it"
        node.customActions = [CustomAction(name: "Delete")]
        return node
    }

    @Test func `actions and further content are offered after the hint`() {
        var node = mail
        node.customContent = [
            CustomContent(label: "Sender", value: "Ada", isHighImportance: true),
            CustomContent(label: "Size", value: "1 MB"),
        ]
        let snapshot = Phraser(style: .snapshot).phrase(node)
        #expect(snapshot.description == "Mail")
        #expect(snapshot.hint == "Opens it")
        #expect(snapshot.suffixes == ["Actions Available", "More Content Available"])
        let spoken = Phraser().phrase(node)
        #expect(spoken.description == "Mail, Sender, Ada")
        #expect(spoken.text() == "Mail, Sender, Ada, Opens it, actions available, more content available")
    }

    @Test func `D1 the place of "actions available" is an option`() {
        var options = PhraseOptions()
        #expect(Phraser(options: options).phrase(mail).text() == "Mail, Opens it, actions available")
        options.availabilityPlace = .beforeHint
        let phrase = Phraser(options: options).phrase(mail)
        #expect(phrase.text() == "Mail, actions available, Opens it")
        #expect(phrase.text(includingHint: false) == "Mail, actions available")
        #expect(texts(of: phrase.parts()) == ["Mail", "actions available", "Opens it"])
    }

    @Test func `D6 the role of a switch without the button trait is an option`() {
        var options = PhraseOptions()
        options.toggleRole = .withButtonTrait
        var node = Node.element(1, "A", [.toggleButton])
        node.value = "1"
        #expect(Phraser(options: options).phrase(node).description == "A, on")
        #expect(Phraser().phrase(node).description == "A, switch button, on")
    }

    @Test func `a pause that is not a number is no pause`() {
        var options = PhraseOptions()
        options.hintPause = .nan
        #expect(Phraser(options: options).phrase(mail).parts().contains(.pause(seconds: 0)))
    }

    @Test func `a value alone is text and speech`() {
        var node = Node.element(1, "Mood", [.adjustable])
        node.value = "😀"
        let value = Phraser().value(of: node)
        #expect(value?.text == "😀")
        #expect(value.map { texts(of: $0.parts) } == ["😀", "emoji"])
        #expect(Phraser().value(of: .element(1, "Mood")) == nil)
    }

    @Test func `the pause before the hint is an option`() {
        var options = PhraseOptions()
        options.hintPause = 1.5
        #expect(Phraser(options: options).phrase(mail).parts().contains(.pause(seconds: 1.5)))
        #expect(Phraser().phrase(mail).parts().contains(.pause(seconds: 0.6)))
    }

    @Test func `a semantic group's actions are offered by each element inside`() {
        var context = PhraseContext()
        context.inheritsCustomActions = true
        #expect(Phraser().phrase(.element(1, "A"), context: context).suffixes == ["actions available"])
        #expect(Phraser(style: .snapshot).phrase(.element(1, "A"), context: context).suffixes.isEmpty)
    }
}
