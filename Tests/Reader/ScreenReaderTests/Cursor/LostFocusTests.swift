import AccessibilityTree
import ScreenReader
import TestSupport
import Testing

@MainActor @Suite struct LostFocusTests {
    private func session(on source: FakeSource, at id: UInt64, _ policy: ScreenReader.LostFocus? = nil)
        -> ReadingSession
    {
        var options = ScreenReader.Options()
        if let policy { options.lostFocus = policy }
        let session = startedSession(source, options: options)
        while session.focusedElement != NodeID(id) { session.next() }
        return session
    }

    private func nodes(_ ids: [UInt64]) -> [Node] { ids.map { .element($0, "\($0)") } }

    @Test func `the cursor follows its element when the order changes`() {
        let source = FakeSource(nodes([1, 2, 3]))
        let session = session(on: source, at: 2)
        let spoken = session.spokenLog.count
        source.tree = .column(nodes([7, 8, 1]) + [.element(2, "2", frame: Rect(x: 0, y: 500, width: 9, height: 9))])
        session.update()
        #expect(session.focusedElement == NodeID(2))
        #expect(session.spokenLog.count == spoken)
        session.previous()
        #expect(session.focusedElement == NodeID(8))
    }

    @Test func `an element that is created again is known by its identifier`() {
        let source = FakeSource(nodes([1, 2]) + [Node.element(3, "3").with { $0.identifier = "row" }])
        let session = session(on: source, at: 3)
        source.tree = .column([Node.element(9, "new 3").with { $0.identifier = "row" }] + nodes([11, 12]))
        session.update()
        #expect(session.lastSpoken == "new 3")
    }

    private func rows(_ names: [String]) -> [Node] {
        names.enumerated().map { place, name in
            Node.element(UInt64(place + 1), name).with { $0.identifier = "row-" + name }
        }
    }

    @Test func `the cursor follows its item when cells are used again for others`() {
        let source = FakeSource(rows(["A", "B", "C"]))
        let session = session(on: source, at: 2)
        let spoken = session.spokenLog.count
        source.tree = .column(rows(["New", "A", "B", "C"]))
        session.update()
        #expect(session.focusedElement == NodeID(3))
        #expect(session.spokenLog.count == spoken)
        #expect(!session.log.description.contains("focusLost"))
        session.next()
        #expect(session.lastSpoken == "C")
        #expect(source.focusCallbacks.suffix(4).map(\.target) == [NodeID(2), NodeID(3), NodeID(3), NodeID(4)])
    }

    @Test func `an element that is only renamed keeps the cursor`() {
        let source = FakeSource(rows(["A", "B"]))
        let session = session(on: source, at: 2)
        source.change(2) { $0.identifier = "row-other" }
        session.update()
        #expect(session.focusedElement == NodeID(2))
        source.tree = .column(rows(["A", "other"]) + rows(["A", "B", "C"]).suffix(1))
        session.update()
        #expect(session.focusedElement == NodeID(2))
    }

    @Test func `an identifier that several elements share finds none of them`() {
        func cells(_ ids: [UInt64]) -> [Node] {
            ids.map { .element($0, "\($0)").with { $0.identifier = "cell" } }
        }
        let source = FakeSource(cells([1, 2, 3, 4]))
        let session = session(on: source, at: 3)
        source.tree = .column(cells([1, 2, 4]))
        session.update()
        #expect(session.focusedElement == NodeID(4))
    }

    @Test func `else the cursor goes to the same place in the same container`() {
        let list = Node.view(10) { $0.containerType = .list }
        func tree(_ ids: [UInt64]) -> AccessibilityTree {
            .screen([
                Branch(.element(1, "Title")), Branch(list, nodes(ids).map { Branch($0) }),
            ])
        }
        let source = FakeSource(tree([2, 3, 4]))
        let session = session(on: source, at: 3)
        source.tree = tree([5, 6, 7])
        session.update()
        #expect(session.focusedElement == NodeID(6))
        source.tree = tree([5])
        session.update()
        #expect(session.focusedElement == NodeID(5))
    }

    @Test func `else to the element that follows in the same view, or its last one`() {
        let source = FakeSource(nodes([1, 2, 3]))
        let session = session(on: source, at: 2)
        source.tree = .column(nodes([1, 3]))
        session.update()
        #expect(session.focusedElement == NodeID(3))
        source.tree = .column(nodes([1]))
        session.update()
        #expect(session.focusedElement == NodeID(1))
    }

    @Test(arguments: [
        (ScreenReader.LostFocus.nearestElement, UInt64(4)), (.previousElement, 2), (.firstElement, 1),
    ])
    func `D3 where a lost cursor goes is an option`(_ policy: ScreenReader.LostFocus, _ expected: UInt64) {
        let source = FakeSource(nodes([1, 2, 3, 4]))
        let session = session(on: source, at: 3, policy)
        source.tree = .column(nodes([1, 2, 4]))
        session.update()
        #expect(session.focusedElement == NodeID(expected))
        #expect(
            session.log.events.contains { if case .focusLost(let name) = $0 { name.id == NodeID(3) } else { false } })
    }

    @Test func `no loss is written down when the app says where to go`() {
        let source = FakeSource(nodes([1, 2, 3]))
        let session = session(on: source, at: 2)
        source.tree = .column(nodes([7, 8]))
        session.post(PostedNotification(.screenChanged, .element(NodeID(8))))
        #expect(session.focusedElement == NodeID(8))
        #expect(!session.log.description.contains("focusLost"))
    }

    @Test func `a screen that becomes empty takes the cursor, and the next one gives it back`() {
        let source = FakeSource(nodes([1, 2]))
        let session = session(on: source, at: 2)
        source.tree = .column([])
        session.update()
        #expect(session.focusedElement == nil)
        source.tree = .column(nodes([5]))
        session.next()
        #expect(session.focusedElement == NodeID(5))
    }

    @Test func `the cursor is always on an element of the order, whatever happens`() {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<40 {
            let source = FakeSource(nodes([1, 2, 3, 4, 5]))
            source.answer = { source, request in
                if request.action == .activate {
                    source.post(.layoutChanged, .element(NodeID(UInt64(1 + source.requests.count % 9))))
                }
                return request.action == .escape ? nil : FakeSource.handled
            }
            let session = startedSession(source)
            for _ in 0..<60 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0:
                    let ids = (1...9).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
                    source.tree = .column(nodes(ids.map { UInt64($0) }))
                case 1: session.update()
                case 2: session.post(PostedNotification(.screenChanged, isFromSystem: Bool.random(using: &random)))
                case 3:
                    session.post(
                        PostedNotification(.screenChanged, .element(NodeID(UInt64.random(in: 1...9, using: &random)))))
                case 4: session.run(for: .milliseconds(Int.random(in: 0...2000, using: &random)))
                case 5:
                    session.perform([Command.next, .previous, .first, .last].randomElement(using: &random) ?? .next)
                case 6:
                    session.perform([Command.activate, .escape, .readFromHere].randomElement(using: &random) ?? .next)
                default: session.perform(Gesture.allWithoutPoint.randomElement(using: &random) ?? .doubleTap)
                }
                if let focus = session.focusedElement { #expect(session.elements.contains(focus)) }
            }
        }
    }
}
