import AccessibilityTree
import ScreenReader
import Speech
import Testing

/// Each setting twice: as on a device, and changed.
@Suite struct VerbosityTests {
    private func phraser(_ change: (inout Verbosity) -> Void = { _ in }) -> Phraser {
        var options = PhraseOptions()
        change(&options.verbosity)
        return Phraser(options: options)
    }

    private var mail: Node {
        var node = Node.element(1, "Mail")
        node.hint = "Opens it"
        node.customActions = [CustomAction(name: "Delete")]
        node.customContent = [CustomContent(label: "Size", value: "1 MB")]
        return node
    }

    private var everywhere: PhraseContext {
        var context = PhraseContext()
        context.series = ElementContext.Series(index: 1, count: 2)
        context.boundaries = [.listStart]
        context.entered = [
            PhraseContext.EnteredContainer(.dataTable(rows: 1, columns: 2), label: "Plan"),
            PhraseContext.EnteredContainer(.list, label: "Inbox"),
        ]
        var cell = PhraseContext.Cell(row: 1, column: 1)
        cell.rowSpan = 2
        cell.isRowHeader = true
        cell.headers = [PhraseContext.Header(label: "Total", value: nil)]
        context.cell = cell
        return context
    }

    private func said(_ change: (inout Verbosity) -> Void = { _ in }) -> String {
        phraser(change).phrase(.element(1, "A"), context: everywhere).description
    }

    @Test func `a device with default settings announces everything`() {
        #expect(
            said() == "Plan, table, 1 row, 2 columns, Inbox, Total, A, row header, spans 2 rows, column 2, 1 of 2, "
                + "list start")
    }

    @Test func `hints`() {
        #expect(phraser().phrase(mail).hint == "Opens it")
        #expect(phraser { $0.speaksHints = false }.phrase(mail).hint == nil)
    }

    @Test func `table headers`() {
        #expect(
            said { $0.speaksTableHeaders = false }
                == "Plan, table, 1 row, 2 columns, Inbox, A, spans 2 rows, column 2, 1 of 2, list start")
    }

    @Test func `rows and columns`() {
        #expect(
            said { $0.speaksRowsAndColumns = false }
                == "Plan, table, Inbox, Total, A, row header, 1 of 2, list start")
    }

    @Test func `containers`() {
        #expect(
            said { $0.speaksContainers = false }
                == "Total, A, row header, spans 2 rows, column 2, 1 of 2, list start")
    }

    @Test func `position`() {
        #expect(
            said { $0.speaksPosition = false }
                == "Plan, table, 1 row, 2 columns, Inbox, list, Total, A, row header, spans 2 rows, column 2")
    }

    @Test(arguments: [
        (Verbosity.ReportMode.speak, ["actions available", "more content available"], [Earcon]()),
        (.playSound, ["more content available"], [.actionsAvailable]),
        (.doNothing, ["more content available"], []),
    ])
    func `actions`(_ mode: Verbosity.ReportMode, _ words: [String], _ sounds: [Earcon]) {
        let phrase = phraser { $0.actions = mode }.phrase(mail)
        #expect(phrase.suffixes == words)
        #expect(phrase.suffixParts.compactMap { if case .earcon(let sound) = $0 { sound } else { nil } } == sounds)
    }

    @Test(arguments: [
        (Verbosity.ReportMode.speak, ["actions available", "more content available"], [Earcon]()),
        (.playSound, ["actions available"], [.moreContentAvailable]),
        (.doNothing, ["actions available"], []),
    ])
    func `more content`(_ mode: Verbosity.ReportMode, _ words: [String], _ sounds: [Earcon]) {
        let phrase = phraser { $0.moreContent = mode }.phrase(mail)
        #expect(phrase.suffixes == words)
        #expect(phrase.suffixParts.compactMap { if case .earcon(let sound) = $0 { sound } else { nil } } == sounds)
    }

    @Test(arguments: [(PunctuationLevel.none, false as Bool?), (.some, nil), (.all, true)])
    func `punctuation`(_ level: PunctuationLevel, _ expected: Bool?) {
        let parts = phraser { $0.punctuation = level }.phrase(.element(1, "A, b!")).parts()
        #expect(parts == [.text(SpokenText("A, b!", role: .label, punctuation: expected))])
    }

    @Test func `text that asks for punctuation gets it`() {
        var node = Node.element(1, nil)
        node.label = AttributedText(
            "a!", runs: [.init(location: 0, length: 2, attributes: SpeechAttributes(punctuation: true))])
        let parts = phraser { $0.punctuation = .none }.phrase(node).parts()
        #expect(parts == [.text(SpokenText("a!", role: .label, punctuation: true))])
    }

    @Test func `numbers as words`() {
        let parts = phraser().phrase(.element(1, "Room 24b")).parts()
        #expect(parts == [.text(SpokenText("Room 24b", role: .label))])
    }

    @Test func `numbers as digits`() {
        let phrase = phraser { $0.numbers = .digits }.phrase(.element(1, "Room 24b ٣"))
        #expect(phrase.description == "Room 24b ٣")
        #expect(
            phrase.parts() == [
                .text(SpokenText("Room ", role: .label)), .text(SpokenText("24", role: .label, spellsOut: true)),
                .text(SpokenText("b ", role: .label)), .text(SpokenText("٣", role: .label, spellsOut: true)),
            ])
    }

    @Test func `the word emoji follows an emoji`() {
        let phrase = phraser().phrase(.element(1, "Done 🎉🎉 now"))
        #expect(phrase.description == "Done 🎉🎉 now")
        #expect(texts(of: phrase.parts()) == ["Done 🎉🎉", "emoji", " now"])
        #expect(texts(of: phraser { $0.speaksEmojiSuffix = false }.phrase(.element(1, "Done 🎉")).parts()) == ["Done 🎉"])
    }

    @Test(arguments: ["5 ☎ ©", "1", "#", "日本語 “x”"])
    func `text that only could be an emoji has no suffix`(_ text: String) {
        #expect(texts(of: phraser().phrase(.element(1, text)).parts()) == [text])
    }

    @Test(arguments: ["☎️", "👩‍👩‍👧", "🇩🇪", "1️⃣"])
    func `an emoji of several scalars is one`(_ text: String) {
        #expect(texts(of: phraser().phrase(.element(1, text)).parts()) == [text, "emoji"])
    }

    @Test func `what is spelt out or given by its sounds is left alone`() {
        for attributes in [SpeechAttributes(spellsOut: true), SpeechAttributes(ipaNotation: "x")] {
            var node = Node.element(1, nil)
            node.label = AttributedText("12🎉", runs: [.init(location: 0, length: 4, attributes: attributes)])
            #expect(texts(of: phraser { $0.numbers = .digits }.phrase(node).parts()) == ["12🎉"])
        }
    }

    @Test func `the snapshot style ignores the settings`() {
        var options = PhraseOptions()
        options.verbosity.speaksHints = false
        options.verbosity.actions = .doNothing
        options.verbosity.numbers = .digits
        let phrase = Phraser(style: .snapshot, options: options).phrase(mail)
        #expect(phrase.hint == "Opens it")
        #expect(phrase.suffixes == ["Actions Available", "More Content Available"])
    }
}
