import AccessibilityTree
import ScreenReader
import Testing

/// The rotors of an app.
@MainActor @Suite struct CustomRotorTests {
    private let notes = RotorSetting.custom(owner: NodeID(20), index: 1)

    private func source(
        _ results: @escaping (Bool, RotorItem?) -> RotorItem?
    ) -> FakeSource {
        let owner = Node.view(20) {
            $0.customRotors = [CustomRotor(name: "", systemType: "heading"), CustomRotor(name: "Notes")]
        }
        let source = FakeSource(
            .screen([
                Branch(owner, [Branch(.element(1, "One")), Branch(.element(2, "Two words here"))]),
                Branch(.element(3, "Outside")),
            ]))
        source.answer = { _, request in
            guard case .customRotor(_, let forward, let item) = request.action else { return nil }
            let result = results(forward, item)
            return ActionOutcome(
                trace: [], isHandled: result != nil, result: result?.element, resultRange: result?.range)
        }
        return source
    }

    @Test func `it moves to the item that the app finds and passes the app the current item`() {
        let source = source { forward, _ in forward ? RotorItem(element: NodeID(2)) : nil }
        let session = startedSession(source)
        session.perform(Command.rotor(notes))
        #expect(session.lastSpoken == "Notes")
        session.nextItem()
        #expect(session.focusedElement == NodeID(2))
        #expect(session.rotorSetting == notes)
        session.nextItem()
        #expect(session.log.events.contains(.earcon(.border)))
        session.previousItem()
        #expect(
            source.requests.map(\.action) == [
                .customRotor(index: 1, forward: true, from: RotorItem(element: NodeID(1))),
                .customRotor(index: 1, forward: true, from: RotorItem(element: NodeID(2))),
                .customRotor(index: 1, forward: false, from: RotorItem(element: NodeID(2))),
            ])
    }

    @Test func `it stays on the rotor while its owner is around the cursor`() {
        let session = startedSession(source { _, _ in nil })
        session.perform(Command.rotor(notes))
        session.next()
        #expect(session.rotorSetting == notes)
        session.next()
        #expect(session.rotorSetting == .headings)
        session.perform(Command.rotor(notes))
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `one of a system type takes the place of the built-in search under its name`() {
        let source = source { forward, _ in forward ? RotorItem(element: NodeID(2)) : nil }
        let session = startedSession(source)
        #expect(session.rotorName == "headings")
        session.nextItem()
        #expect(session.focusedElement == NodeID(2))
        #expect(source.requests.count == 1)
        let names = Set(
            (0..<12).map { _ in
                session.nextRotor()
                return session.lastSpoken ?? ""
            })
        #expect(names.contains("Notes"))
        #expect(names.contains("headings"))
        session.perform(Command.rotor(.headings))
        session.next()
        session.previousItem()
        #expect(source.requests.count == 1)
    }

    @Test(arguments: [
        ("boldText", "bold text"), ("italicText", "italic text"), ("underlineText", "underlined text"),
        ("landmark", "landmarks"), ("headingLevel3", "heading level 3"),
    ])
    func `one of a system type without a name is called as the system calls it`(_ type: String, _ name: String) {
        let node = Node.element(1, "Page").with { $0.customRotors = [CustomRotor(name: "", systemType: type)] }
        let session = startedSession(FakeSource([node]))
        session.perform(Command.rotor(.custom(owner: NodeID(1), index: 0)))
        #expect(session.lastSpoken == name)
    }

    @Test func `results within a text speak their stretch, one after another`() {
        let ranges = [TextRange(location: 0, length: 3), TextRange(location: 4, length: 5)]
        let source = source { forward, item in
            let index = item?.range.flatMap(ranges.firstIndex).map { $0 + (forward ? 1 : -1) } ?? 0
            return ranges.indices.contains(index) ? RotorItem(element: NodeID(2), range: ranges[index]) : nil
        }
        let session = startedSession(source)
        session.perform(Command.rotor(notes))
        let start = session.spokenLog.count
        for _ in 0..<3 { session.nextItem() }
        session.previousItem()
        #expect(Array(session.spokenLog[start...]) == ["Two", "words", "words", "Two"])
        #expect(session.focusedElement == NodeID(2))
    }

    @Test(arguments: [TextRange(location: -5, length: 3), TextRange(location: .max, length: .max)])
    func `a stretch outside the text does no harm`(_ range: TextRange) {
        let session = startedSession(source { _, _ in RotorItem(element: NodeID(2), range: range) })
        session.perform(Command.rotor(notes))
        session.nextItem()
        #expect(session.focusedElement == NodeID(2))
    }

    @Test func `results that are not on the screen are passed over`() {
        let source = source { _, item in
            RotorItem(element: item?.element == NodeID(77) ? NodeID(2) : NodeID(77))
        }
        let session = startedSession(source)
        session.perform(Command.rotor(notes))
        session.nextItem()
        #expect(session.focusedElement == NodeID(2))
        #expect(source.requests.count == 2)
    }

    @Test func `a rotor that repeats itself is asked no more than four times`() {
        let source = source { _, _ in RotorItem(element: NodeID(77)) }
        let session = startedSession(source)
        session.perform(Command.rotor(notes))
        session.nextItem()
        #expect(source.requests.count == 4)
        #expect(session.focusedElement == NodeID(1))
        #expect(session.log.events.contains(.earcon(.border)))
    }

    @Test func `a rotor without an end is asked no more than ninety-nine times`() {
        let source = source { _, item in RotorItem(element: NodeID((item?.element.rawValue ?? 0) + 100)) }
        let session = startedSession(source)
        session.perform(Command.rotor(notes))
        session.nextItem()
        #expect(source.requests.count == 99)
    }
}
