import AccessibilityTree
import ScreenReader
import Testing

@MainActor @Suite struct RotorTests {
    private func turn(_ session: ReadingSession, to setting: RotorSetting) {
        for _ in 0..<20 where session.rotorSetting != setting { session.nextRotor() }
        #expect(session.rotorSetting == setting)
    }

    private func source() -> FakeSource {
        let list = Node.view(20) { $0.containerType = .list }
        return FakeSource(
            .screen([
                Branch(.element(1, "Intro")), Branch(.element(2, "First", [.header])),
                Branch(.element(3, "Terms", [.link])), Branch(.element(4, "Buy", [.button])),
                Branch(list, [Branch(.element(5, "A")), Branch(.element(6, "B"))]),
                Branch(.element(7, "Second", [.header])), Branch(.element(8, "Name", [.textEntry])),
            ]))
    }

    @Test(arguments: [
        (RotorSetting.headings, ["First, heading", "Second, heading"]), (.links, ["Terms, link"]),
        (.formControls, ["Buy, button", "Name, text field, Double tap to edit."]), (.containers, ["A, list start"]),
    ])
    func `a rotor goes to its items in both directions and stops at the last`(
        _ setting: RotorSetting, _ items: [String]
    ) {
        let session = startedSession(source())
        turn(session, to: setting)
        let start = session.spokenLog.count
        for _ in items { session.perform(Gesture.swipeDown) }
        #expect(Array(session.spokenLog[start...]) == items)
        session.perform(Gesture.swipeDown)
        #expect(session.log.events.suffix(2).first == .earcon(.border))
        for _ in items.dropLast() { session.perform(Gesture.swipeUp) }
        #expect(session.lastSpoken == items.first)
        session.perform(Gesture.swipeUp)
        #expect(session.log.events.suffix(2).first == .earcon(.border))
    }

    @Test func `turning the rotor speaks its name and goes round`() {
        let session = startedSession(source())
        let names = (0..<8).map { _ in
            session.perform(Gesture.rotateClockwise)
            return session.lastSpoken ?? ""
        }
        #expect(
            names == [
                "links", "form controls", "characters", "words", "lines", "speaking rate", "containers", "headings",
            ])
        session.perform(Gesture.rotateCounterclockwise)
        #expect(session.lastSpoken == "containers")
    }

    @Test func `words and characters of a text are spoken one by one`() {
        let session = startedSession(FakeSource([.element(1, "Hi,  you é")]))
        turn(session, to: .words)
        let start = session.spokenLog.count
        for _ in 0..<3 { session.nextItem() }
        session.nextItem()
        #expect(session.log.events.suffix(2).first == .earcon(.border))
        session.previousItem()
        #expect(Array(session.spokenLog[start...]) == ["Hi,", "you", "é", "é", "you"])
        turn(session, to: .characters)
        let second = session.spokenLog.count
        for _ in 0..<4 { session.nextItem() }
        session.previousItem()
        #expect(Array(session.spokenLog[second...]) == ["cap H", "i", "comma", "space", "comma"])
    }

    @Test func `a secret is read as bullets`() {
        let secret = Node.element(1, "PIN", [.textEntry, .secureTextField]).with { $0.value = "1234" }
        let session = startedSession(FakeSource([secret]))
        turn(session, to: .characters)
        session.nextItem()
        #expect(session.lastSpoken == "bullet")
        #expect(!session.log.description.contains("1234"))
    }

    @Test func `an element's actions are at hand at once, and the former setting comes back afterwards`() {
        let mail = Node.element(1, "Mail").with {
            $0.customActions = [CustomAction(name: "Archive"), CustomAction(name: "Delete")]
        }
        let source = FakeSource([mail, .element(2, "Other")])
        source.answer = { _, _ in FakeSource.handled }
        let session = startedSession(source)
        #expect(session.rotorSetting == .actions)
        let start = session.spokenLog.count
        session.perform(Gesture.swipeDown)
        session.perform(Gesture.swipeDown)
        session.perform(Gesture.swipeDown)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(Gesture.doubleTap)
        session.perform(Gesture.swipeUp)
        session.perform(Gesture.swipeUp)
        session.perform(Gesture.doubleTap)
        #expect(Array(session.spokenLog[start...]) == ["Archive", "Delete", "Archive", "activate, default"])
        #expect(source.requests.map(\.action) == [.customAction(index: 1), .activate])
        session.next()
        #expect(session.rotorSetting == .headings)
    }

    @Test func `an action that was chosen on one element is not performed on another`() {
        let actions = [CustomAction(name: "Archive")]
        let source = FakeSource([1, 2].map { Node.element($0, "\($0)").with { $0.customActions = actions } })
        source.answer = { _, _ in FakeSource.handled }
        let session = startedSession(source)
        session.nextItem()
        session.next()
        session.activate()
        #expect(source.requests == [ActionRequest(target: NodeID(2), action: .activate)])
    }

    @Test func `an adjustable element brings its setting`() {
        let source = FakeSource([.element(1, "Volume", [.adjustable]), .element(2, "Off", [.adjustable, .notEnabled])])
        let session = startedSession(source)
        #expect(session.rotorSetting == .adjustValue)
        session.next()
        #expect(session.rotorSetting == .headings)
    }

    @Test func `further information is read piece by piece`() {
        let node = Node.element(1, "Mail").with {
            $0.customContent = [
                CustomContent(label: "Sender", value: "Ada"), CustomContent(label: "Size", value: "1 MB"),
            ]
        }
        let session = startedSession(FakeSource([node]))
        turn(session, to: .moreContent)
        let start = session.spokenLog.count
        session.nextItem()
        session.nextItem()
        session.nextItem()
        #expect(Array(session.spokenLog[start...]) == ["Sender, Ada", "Size, 1 MB"])
        #expect(session.log.events.last == .earcon(.border))
    }
}
