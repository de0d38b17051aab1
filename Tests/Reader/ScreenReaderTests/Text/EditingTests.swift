import AccessibilityTree
import ScreenReader
import Speech
import Testing

/// Text that is edited: moving, selecting, commands and typing. The field is scripted; the app's own is tested with
/// AccessibilityTesting.
@MainActor @Suite struct EditingTests {
    /// A field that performs the actions it is sent.
    private func source(
        _ text: String, at location: Int, _ length: Int = 0, secure: Bool = false,
        change: (inout TextFacts) -> Void = { _ in }
    ) -> FakeSource {
        var facts = TextFacts(string: text, selection: TextRange(location: location, length: length))
        change(&facts)
        let field = Node.element(1, "Note", [.textEntry, .isEditing]).with {
            $0.value = AttributedText(text)
            $0.text = facts
            if secure { $0.traits.insert(.secureTextField) }
        }
        let source = FakeSource([field, .element(2, "Other")])
        source.answer = { source, request in
            var outcome = FakeSource.handled
            switch request.action {
            case .setSelection(let range): source.change(1) { $0.text?.selection = range }
            case .insertText(let typed):
                source.change(1) {
                    let selection = $0.text?.selection ?? TextRange(location: 0)
                    let old = Array(($0.text?.string ?? "").utf16)
                    let start = min(max(selection.location, 0), old.count)
                    let end = min(max(selection.end, start), old.count)
                    let new = old[..<start] + Array(typed.utf16) + old[end...]
                    $0.text?.string = String(decoding: new, as: UTF16.self)
                    $0.text?.selection = TextRange(location: start + typed.utf16.count)
                }
                outcome.text = secure ? nil : typed
            case .deleteBackward: outcome.text = secure ? nil : "x"
            case .replaceText(_, let word): outcome.text = word
            case .edit: outcome.text = "text"
            default: return nil
            }
            return outcome
        }
        return source
    }

    private func flicks(_ source: FakeSource, _ setting: RotorSetting, _ moves: [Bool]) -> [String] {
        let session = startedSession(source)
        session.perform(Command.rotor(setting))
        let start = session.spokenLog.count
        for forward in moves { session.perform(forward ? .nextItem : .previousItem) }
        return Array(session.spokenLog[start...])
    }

    @Test func `moving speaks what the insertion point has passed`() {
        let source = source("Ada L", at: 0)
        #expect(flicks(source, .characters, [true, true, false]) == ["cap A", "d", "d"])
        #expect(source.requests.map(\.action) == [1, 2, 1].map { .setSelection(TextRange(location: $0)) })
        #expect(flicks(self.source("one two", at: 0), .words, [true, true, false]) == ["one", "two", "two"])
        #expect(
            flicks(self.source("one\ntwo\n", at: 1), .lines, [true, true, true, false])
                == ["two", "blank", "blank", "two"])
    }

    @Test func `the reader announces the start and the end of the text`() {
        #expect(
            flicks(source("ab", at: 2), .characters, [true, false, false, false]) == [
                "end of text", "b", "a", "start of text",
            ])
    }

    @Test func `the reader announces a boundary when the app does not move the insertion point`() {
        let source = source("ab", at: 0)
        source.answer = { _, _ in nil }
        let session = startedSession(source)
        let before = session.spokenLog.count
        session.nextItem()
        #expect(session.spokenLog.count == before)
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `flicks right and left select by the unit that was chosen, and take back`() {
        let source = source("one two three", at: 0)
        let session = startedSession(source)
        session.perform(Command.rotor(.textSelection))
        session.nextItem()
        session.nextItem()
        #expect(session.lastSpoken == "word selection")
        let start = session.spokenLog.count
        session.next()
        session.next()
        session.previous()
        session.previous()
        #expect(
            Array(session.spokenLog[start...]) == [
                "one, selected", " two, selected", "two, unselected", "one , unselected",
            ])
        #expect(session.focusedElement == NodeID(1))
    }

    @Test func `the selection grows to the left of where it began`() {
        let source = source("abc", at: 2)
        let session = startedSession(source)
        session.perform(Command.rotor(.textSelection))
        session.nextItem()
        session.previous()
        session.previous()
        session.next()
        session.previous()
        session.previous()
        #expect(source.tree[NodeID(1)]?.text?.selection == TextRange(location: 0, length: 2))
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `a line is selected as a whole`() {
        let source = source("one\ntwo", at: 0)
        let session = startedSession(source)
        session.perform(Command.rotor(.textSelection))
        for _ in 0..<3 { session.nextItem() }
        #expect(session.lastSpoken == "line selection")
        session.nextItem()
        #expect(session.log.events.last == .earcon(.border))
        session.next()
        #expect(source.tree[NodeID(1)]?.text?.selection == TextRange(location: 0, length: 4))
        session.next()
        #expect(source.tree[NodeID(1)]?.text?.selection == TextRange(location: 0, length: 7))
    }

    @Test func `until a unit is chosen, flicks right and left move the cursor`() {
        let session = startedSession(source("abc", at: 0))
        session.perform(Command.rotor(.textSelection))
        session.next()
        #expect(session.focusedElement == NodeID(2))
    }

    @Test(arguments: [
        (EditingCommand.select, "select", "text, selected"), (.selectAll, "select all", "text, selected"),
        (.cut, "cut", "text, cut"), (.copy, "copy", "text, copied"), (.paste, "paste", "text, pasted"),
        (.undo, "undo", "text, undone"), (.redo, "redo", "text, redone"),
    ])
    func `an editing command is named, performed by a double tap and announced`(
        _ command: EditingCommand, _ name: String, _ done: String
    ) {
        let source = source("abc", at: 0, change: { $0.commands = [command] })
        let session = startedSession(source)
        session.perform(Command.rotor(.edit))
        session.nextItem()
        #expect(session.lastSpoken == name)
        session.activate()
        #expect(session.lastSpoken == done)
        #expect(source.requests.map(\.action) == [.edit(command)])
        session.nextItem()
        session.nextItem()
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `misspelled words are gone through and replaced`() {
        let source = source("teh cat adn dog", at: 0) {
            $0.misspellings = [
                .init(range: TextRange(location: 0, length: 3), suggestions: ["the", "tea"]),
                .init(range: TextRange(location: 8, length: 3), suggestions: ["and"]),
            ]
            $0.commands = [.selectAll]
        }
        let session = startedSession(source)
        session.perform(Command.rotor(.misspelledWords))
        let start = session.spokenLog.count
        session.nextItem()
        session.nextItem()
        session.nextItem()
        session.previousItem()
        #expect(
            Array(session.spokenLog[start...]) == ["teh, misspelled", "adn, misspelled", "teh, misspelled"])
        session.perform(Command.rotor(.edit))
        session.nextItem()
        #expect(session.lastSpoken == "replace with the")
        session.nextItem()
        session.activate()
        #expect(source.requests.last?.action == .replaceText(TextRange(location: 0, length: 3), with: "tea"))
        #expect(session.lastSpoken == "tea")
    }

    @Test func `a text without misspelled words says so`() {
        #expect(flicks(source("fine", at: 0), .misspelledWords, [true]) == ["misspelled words not found"])
    }

    // MARK: Typing

    private func type(_ text: String, _ echo: ScreenReader.TypingEcho, secure: Bool = false) -> ReadingSession {
        var options = ScreenReader.Options()
        options.text.typingEcho = echo
        let session = startedSession(source("", at: 0, secure: secure), options: options)
        session.perform(Command.type(text))
        return session
    }

    @Test(arguments: [
        (ScreenReader.TypingEcho.charactersAndWords, ["h", "i", "space", "hi", "cap B"]),
        (.characters, ["h", "i", "space", "cap B"]), (.words, ["hi"]), (.none, []),
    ])
    func `typing is echoed as the option says`(_ echo: ScreenReader.TypingEcho, _ spoken: [String]) {
        #expect(Array(type("hi B", echo).spokenLog.dropFirst()) == spoken)
    }

    @Test func `a secret is echoed as bullets and written down nowhere`() {
        let session = type("pä5!", .charactersAndWords, secure: true)
        #expect(Array(session.spokenLog.dropFirst()) == ["bullet", "bullet", "bullet", "bullet"])
        for character in ["ä", "5", "pä5"] { #expect(!session.log.description.contains("\"\(character)")) }
        #expect(session.log.description.contains("command type \"••••\""))
    }

    @Test func `a key that changes nothing is announced as a boundary`() {
        let source = source("", at: 0)
        source.answer = { _, _ in nil }
        let session = startedSession(source)
        session.perform(Command.type("x"))
        #expect(session.log.events.last == .earcon(.border))
        session.perform(.deleteBackward)
        #expect(session.log.events.last == .earcon(.border))
        #expect(session.spokenLog.count == 1)
    }

    @Test(arguments: [(true, 0.6), (false, nil)] as [(Bool, Double?)])
    func `what is deleted is spoken in the voice that the option names`(_ lowers: Bool, _ pitch: Double?) {
        var options = ScreenReader.Options()
        options.text.lowersPitchOfDeletedText = lowers
        let session = startedSession(source("x", at: 1), options: options)
        var pitches: [Double?] = []
        session.output = { output in
            guard case .posted(let spoken) = output, case .text(let text) = spoken.utterance.parts.first else { return }
            pitches.append(text.pitch)
        }
        session.perform(.deleteBackward)
        #expect(session.lastSpoken == "x")
        #expect(pitches == [pitch])
    }

    @Test(arguments: [
        TextRange(location: -9, length: 2), TextRange(location: .max, length: .max), TextRange(location: 1, length: -5),
        TextRange(location: .min, length: .min),
    ])
    func `a selection that cannot be does no harm`(_ selection: TextRange) {
        for setting in [RotorSetting.characters, .words, .lines, .textSelection, .edit, .misspelledWords] {
            let source = source("a👍b", at: 0) { $0.selection = selection }
            let session = startedSession(source)
            session.perform(Command.rotor(setting))
            for _ in 0..<2 { session.nextItem() }
            session.previousItem()
            session.next()
            session.perform(Command.type("z "))
            #expect(!session.spokenLog.isEmpty)
        }
    }
}
