import AccessibilityTree
import ScreenReader
import Speech
import Testing

@MainActor @Suite struct CursorTests {
    private let three = FakeSource([
        .element(1, "One", [.button]), .element(2, "Two", [.header]), .element(3, "Three"),
    ])

    @Test func `the reader starts on the first element`() {
        let session = startedSession(three)
        #expect(session.focusedElement == NodeID(1))
        #expect(session.spokenLog == ["One, button"])
    }

    @Test func `next and previous go through the order and stop at its ends`() {
        let session = startedSession(three)
        session.next()
        session.next()
        session.next()
        #expect(session.focusedElement == NodeID(3))
        #expect(session.log.events.last == .earcon(.border))
        session.previous()
        session.previous()
        session.previous()
        #expect(session.focusedElement == NodeID(1))
        #expect(session.log.events.last == .earcon(.border))
        #expect(session.spokenLog == ["One, button", "Two, heading", "Three", "Two, heading", "One, button"])
    }

    @Test func `first and last`() {
        let session = startedSession(three)
        session.last()
        #expect(session.lastSpoken == "Three")
        session.first()
        #expect(session.lastSpoken == "One, button")
    }

    @Test func `touching speaks what is under the finger, or sounds where nothing is`() {
        let session = startedSession(three)
        session.touch(Point(x: 10, y: 85))
        #expect(session.lastSpoken == "Two, heading")
        session.touch(Point(x: 300, y: 800))
        #expect(session.focusedElement == NodeID(2))
        #expect(session.log.events.last == .earcon(.emptySpace))
    }

    @Test(arguments: [(ScreenReader.TouchOverlap.topLeft, "Large"), (.smallest, "Small")])
    func `overlapping elements are distinguished by an option`(_ rule: ScreenReader.TouchOverlap, _ spoken: String) {
        let source = FakeSource([
            .element(1, "Large", frame: Rect(x: 0, y: 0, width: 200, height: 200)),
            .element(2, "Small", frame: Rect(x: 50, y: 50, width: 20, height: 20)),
        ])
        var options = ScreenReader.Options()
        options.touchOverlap = rule
        let session = startedSession(source, options: options)
        session.touch(Point(x: 60, y: 60))
        #expect(session.lastSpoken == spoken)
    }

    @Test func `an empty screen has no cursor, and every move sounds`() {
        let session = startedSession(FakeSource([]))
        for command in [Command.next, .previous, .first, .last, .activate, .readFromTop, .nextItem, .increment] {
            session.perform(command)
            #expect(session.focusedElement == nil)
            #expect(session.log.events.last == .earcon(.border), "\(command)")
        }
        #expect(session.spokenLog.isEmpty)
    }

    @Test func `right-to-left screens are read from the right`() {
        let environment = Environment(layoutDirection: .rightToLeft)
        let row = [1, 2, 3].map { (id: UInt64) in
            Branch(.element(id, "\(id)", frame: Rect(x: Double(id) * 50, y: 0, width: 40, height: 20)))
        }
        let session = startedSession(FakeSource(.screen(row, environment: environment)))
        session.next()
        session.next()
        #expect(session.spokenLog == ["3", "2", "1"])
    }

    @Test func `an element below the screen is scrolled into view before it is spoken`() {
        let source = FakeSource([
            .element(1, "One"), .element(2, "Two", frame: Rect(x: 0, y: 2000, width: 100, height: 30)),
        ])
        source.answer = { source, request in
            guard request.action == .scrollToVisible else { return nil }
            source.change(2) {
                $0.frame = Rect(x: 0, y: 800, width: 100, height: 30)
                $0.label = "Two, in view"
            }
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.next()
        #expect(source.requests == [ActionRequest(target: NodeID(2), action: .scrollToVisible)])
        #expect(session.lastSpoken == "Two, in view")
        #expect(session.focusedElement == NodeID(2))
    }

    @Test func `an element that its clipping view hides is scrolled into view`() {
        let clip = Node.view(10) {
            $0.frame = Rect(x: 0, y: 0, width: 402, height: 100)
            $0.clipsToBounds = true
        }
        let source = FakeSource(
            .screen([Branch(clip, [Branch(.element(1, "One")), Branch(.element(5, "Five"))])]))
        let session = startedSession(source)
        session.next()
        // The part beyond the edge may begin with an element that was not created yet.
        #expect(source.requests.map(\.action) == [.makeNext(forward: true), .scrollToVisible])
        #expect(session.lastSpoken == "Five")
    }

    @Test func `both elements hear of a move`() {
        let session = startedSession(three)
        var moves: [[NodeID?]] = []
        session.focusDidMove = { moves.append([$0, $1]) }
        session.next()
        #expect(moves == [[NodeID(1), NodeID(2)]])
        #expect(
            three.focusCallbacks == [
                ActionRequest(target: NodeID(1), action: .becomeFocused),
                ActionRequest(target: NodeID(1), action: .loseFocus),
                ActionRequest(target: NodeID(2), action: .becomeFocused),
            ])
    }

    @Test func `a modal view keeps the cursor inside`() {
        let modal = Node.view(10) { $0.isModal = true }
        let source = FakeSource(
            .screen([
                Branch(.element(1, "Behind")), Branch(modal, [Branch(.element(2, "A")), Branch(.element(3, "B"))]),
            ]))
        let session = startedSession(source)
        session.previous()
        session.last()
        session.next()
        session.touch(Point(x: 10, y: 45))
        #expect(session.spokenLog == ["A", "B"])
    }

    @Test func `containers are announced where the cursor enters them`() {
        let group = Node.view(10) {
            $0.containerType = .semanticGroup
            $0.label = "Player"
            $0.customActions = [CustomAction(name: "Share")]
        }
        let list = Node.view(11) { $0.containerType = .list }
        let source = FakeSource(
            .screen([
                Branch(.element(1, "Title")),
                Branch(group, [Branch(.element(2, "Play")), Branch(.element(3, "Stop"))]),
                Branch(list, [Branch(.element(4, "A")), Branch(.element(5, "B")), Branch(.element(6, "C"))]),
            ]))
        let session = startedSession(source)
        for _ in 0..<5 { session.next() }
        session.touch(Point(x: 10, y: 90))
        session.touch(Point(x: 10, y: 205))
        #expect(
            session.spokenLog == [
                "Title", "Player, Play, actions available", "Stop, actions available", "A, list start", "B",
                "C, list end", "Player, Play, actions available", "list, B",
            ])
    }

    @Test func `D4 the ends of containers made of subviews are an option`() {
        let list = Node.view(11) { $0.containerType = .list }
        let source = FakeSource(.screen([Branch(list, [Branch(.element(4, "A")), Branch(.element(5, "B"))])]))
        var options = ScreenReader.Options()
        #expect(startedSession(source, options: options).spokenLog == ["A, list start"])
        options.phrasing.containerWords = .explicitElementsOnly
        #expect(startedSession(source, options: options).spokenLog == ["A"])
        options.phrasing.containerWords = .allContainers
        options.style = .snapshot
        #expect(startedSession(source, options: options).spokenLog == ["A"])
    }

    @Test func `a table speaks its size once, the row when it changes and the column always`() {
        let table = Node.view(10) {
            $0.containerType = .dataTable
            $0.dataTable = DataTable(rowCount: 2, columnCount: 2)
        }
        func cell(_ id: UInt64, _ row: Int, _ column: Int) -> Branch {
            let frame = Rect(x: Double(column) * 100, y: Double(row) * 50, width: 90, height: 40)
            return Branch(
                Node.element(id, "\(id)", frame: frame).with { $0.cell = DataTableCell(row: row, column: column) })
        }
        let source = FakeSource(
            .screen([Branch(table, [cell(1, 0, 0), cell(2, 0, 1), cell(3, 1, 0), cell(4, 1, 1)])]))
        let session = startedSession(source)
        for _ in 0..<3 { session.next() }
        session.touch(Point(x: 110, y: 10))
        #expect(
            session.spokenLog == [
                "table, 2 rows, 2 columns, 1, row 1, column 1", "2, column 2", "3, row 2, column 1", "4, column 2",
                "2, row 1, column 2",
            ])
    }
}
