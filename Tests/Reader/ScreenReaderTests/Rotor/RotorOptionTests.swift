import AccessibilityTree
import ScreenReader
import Testing

/// Each choice about the rotor that no public source settles: its default and the others.
@MainActor @Suite struct RotorOptionTests {
    private func headings() -> FakeSource {
        FakeSource([.element(1, "Intro"), .element(2, "One", [.header]), .element(3, "Text")])
    }

    @Test(arguments: [
        (ScreenReader.RotorOptions.Border.soundAndItem, ["One, heading", "One, heading"]),
        (.sound, ["One, heading"]), (.soundAndWords, ["One, heading", "no more headings"]),
    ])
    func `the end of the items is announced as the option sets`(
        _ border: ScreenReader.RotorOptions.Border, _ spoken: [String]
    ) {
        var options = ScreenReader.Options()
        options.rotor.border = border
        let session = startedSession(headings(), options: options)
        let start = session.spokenLog.count
        session.nextItem()
        session.nextItem()
        #expect(Array(session.spokenLog[start...]) == spoken)
        #expect(session.log.events.contains(.earcon(.border)))
    }

    @Test(arguments: [
        (ScreenReader.RotorOptions.Border.soundAndItem, ["links", "links not found"]), (.sound, ["links"]),
        (.soundAndWords, ["links", "links not found"]),
    ])
    func `a screen without items says so`(_ border: ScreenReader.RotorOptions.Border, _ spoken: [String]) {
        var options = ScreenReader.Options()
        options.rotor.border = border
        let session = startedSession(headings(), options: options)
        let start = session.spokenLog.count
        session.perform(Command.rotor(.links))
        session.nextItem()
        #expect(Array(session.spokenLog[start...]) == spoken)
        #expect(session.log.events.contains(.earcon(.border)))
    }

    @Test(arguments: [
        (
            ScreenReader.RotorOptions.Offer.everything,
            ["links", "form controls", "characters", "words", "lines", "speaking rate", "containers", "headings"]
        ), (.withItems, ["characters", "words", "lines", "speaking rate", "headings"]),
    ])
    func `the rotor offers what the option says`(_ offer: ScreenReader.RotorOptions.Offer, _ names: [String]) {
        var options = ScreenReader.Options()
        options.rotor.offer = offer
        let session = startedSession(headings(), options: options)
        let spoken = names.map { _ in
            session.nextRotor()
            return session.lastSpoken ?? ""
        }
        #expect(spoken == names)
    }

    @Test func `the user's list is the rotor, without repeats and without what elements bring themselves`() {
        var options = ScreenReader.Options()
        options.rotor.items = [.images, .adjustValue, .landmarks, .images]
        options.rotor.initial = .images
        let session = startedSession(headings(), options: options)
        let names = (0..<3).map { _ in
            session.nextRotor()
            return session.lastSpoken ?? ""
        }
        #expect(names == ["landmarks", "images", "landmarks"])
    }

    @Test func `an empty list leaves characters`() {
        var options = ScreenReader.Options()
        options.rotor.items = []
        let session = startedSession(headings(), options: options)
        session.nextRotor()
        #expect(session.lastSpoken == "characters")
        session.previousRotor()
        #expect(session.lastSpoken == "characters")
    }

    @Test(arguments: [
        (ScreenReader.RotorOptions.Editing.characters, RotorSetting.characters), (.edit, .edit),
        (.textSelection, .textSelection), (.unchanged, .headings),
    ])
    func `a field that is edited brings the setting that the option names, and it goes with the field`(
        _ editing: ScreenReader.RotorOptions.Editing, _ setting: RotorSetting
    ) {
        var options = ScreenReader.Options()
        options.rotor.editing = editing
        let source = FakeSource([.element(1, "Name", [.textEntry]), .element(2, "Other")])
        source.answer = { source, request in
            if request.action == .activate {
                source.change(1) {
                    $0.traits.insert(.isEditing)
                    $0.text = TextFacts(string: "", selection: TextRange(location: 0))
                }
            }
            return FakeSource.handled
        }
        let session = startedSession(source, options: options)
        #expect(session.rotorSetting == .headings)
        session.activate()
        #expect(session.rotorSetting == setting)
        session.next()
        #expect(session.rotorSetting == .headings)
    }

    @Test func `what was chosen for a text that is edited is left with it`() {
        let field = Node.element(1, "Name", [.textEntry, .isEditing]).with {
            $0.text = TextFacts(string: "Ada", selection: TextRange(location: 3))
        }
        let session = startedSession(FakeSource([field, .element(2, "Other")]))
        session.nextRotor()
        #expect(session.rotorSetting == .words)
        session.next()
        #expect(session.rotorSetting == .headings)
    }

    @Test func `a setting of the element does not take the rotor from a search that reaches it`() {
        let heading = Node.element(2, "One", [.header]).with { $0.customActions = [CustomAction(name: "Share")] }
        let session = startedSession(FakeSource([.element(1, "Intro"), heading, .element(3, "Two", [.header])]))
        session.nextItem()
        #expect(session.rotorSetting == .headings)
        session.nextItem()
        #expect(session.focusedElement == NodeID(3))
        session.previous()
        #expect(session.rotorSetting == .actions)
    }

    @Test func `a search finds an item far away`() {
        let source = FakeSource((2001...4000).map { Node.element($0, "\($0)", $0 == 4000 ? [.header] : []) })
        let session = startedSession(source)
        session.nextItem()
        #expect(session.focusedElement == NodeID(4000))
    }
}
