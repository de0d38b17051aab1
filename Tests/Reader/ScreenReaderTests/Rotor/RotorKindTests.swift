import AccessibilityTree
import ScreenReader
import Testing

/// Every setting of the rotor that searches, and the settings that change something.
@MainActor @Suite struct RotorKindTests {
    static func level(_ id: UInt64, _ label: String, _ level: Int) -> Node {
        .element(id, label, [.header, .webContent]).with { $0.value = AttributedText("\(level)") }
    }

    private func source() -> FakeSource {
        let list = Node.view(20) { $0.containerType = .list }
        let landmark = Node.view(21) {
            $0.containerType = .landmark
            $0.label = "Main"
        }
        let table = Node.view(22) {
            $0.containerType = .dataTable
            $0.dataTable = DataTable(rowCount: 1, columnCount: 2)
        }
        let group = Node.view(23) {
            $0.containerType = .semanticGroup
            $0.label = "Player"
        }
        var branches = [
            Branch(.element(1, "Start")), Branch(.element(2, "News", [.header])),
            Branch(.element(3, "Terms", [.link])), Branch(.element(4, "Help", [.link, .visited])),
            Branch(.element(5, "Logo", [.image])), Branch(.element(6, "Note", [.staticText])),
            Branch(list, [Branch(.element(7, "Milk")), Branch(.element(8, "Bread"))]),
            Branch(landmark, [Branch(.element(9, "Story")), Branch(.element(10, "More"))]),
            Branch(table, [Branch(.element(11, "A1")), Branch(.element(12, "B1"))]),
            Branch(group, [Branch(.element(13, "Play", [.button]))]),
            Branch(.element(14, "Find", [.searchField, .textEntry])), Branch(.element(15, "Name", [.textEntry])),
            Branch(.element(16, "Wi-Fi", [.button, .toggleButton])),
        ]
        branches += (1...6).map { Branch(Self.level(30 + UInt64($0), "Level \($0)", $0)) }
        return FakeSource(.screen(branches + [Branch(.element(50, "End"))]))
    }

    @Test(
        arguments: [
            (RotorSetting.headings, [2, 31, 32, 33, 34, 35, 36]), (.links, [3, 4]), (.visitedLinks, [4]),
            (.images, [5]),
            (.staticText, [6]), (.lists, [7]), (.landmarks, [9]), (.tables, [11]), (.containers, [7, 9, 11, 13]),
            (.buttons, [13, 16]), (.searchFields, [14]), (.textFields, [14, 15]), (.formControls, [13, 14, 15, 16]),
            (.headingLevel(1), [31]), (.headingLevel(2), [32]), (.headingLevel(3), [33]), (.headingLevel(4), [34]),
            (.headingLevel(5), [35]), (.headingLevel(6), [36]),
        ] as [(RotorSetting, [UInt64])])
    func `a setting goes to its items, down and back up`(_ setting: RotorSetting, _ items: [UInt64]) {
        let session = startedSession(source())
        session.perform(Command.rotor(setting))
        #expect(session.rotorSetting == setting)
        var found: [UInt64] = []
        for _ in items {
            session.nextItem()
            found.append(session.focusedElement?.rawValue ?? 0)
        }
        #expect(found == items)
        session.nextItem()
        #expect(session.focusedElement?.rawValue == items.last)
        var back: [UInt64] = []
        for _ in items.dropLast() {
            session.previousItem()
            back.append(session.focusedElement?.rawValue ?? 0)
        }
        #expect(back == items.dropLast().reversed())
        session.previousItem()
        #expect(session.focusedElement?.rawValue == items.first)
        #expect(session.log.events.suffix(2).first == .earcon(.border))
    }

    @Test(arguments: RotorSetting.all)
    func `every setting has a name and can be chosen`(_ setting: RotorSetting) {
        let session = startedSession(source())
        session.perform(Command.rotor(setting))
        #expect(session.rotorSetting == setting)
        #expect(session.lastSpoken?.isEmpty == false)
        #expect(session.lastSpoken == session.rotorName)
    }

    @Test(arguments: [RotorSetting.headingLevel(0), .headingLevel(7), .adjustValue, .edit, .zoom])
    func `a setting that is not there cannot be chosen`(_ setting: RotorSetting) {
        let session = startedSession(source())
        session.perform(Command.rotor(setting))
        #expect(session.rotorSetting == .headings)
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `the same item is one of the kind under the cursor, whatever its state`() {
        let source = FakeSource([
            .element(1, "A", [.button]), .element(2, "Text", [.staticText]), .element(3, "B", [.button, .selected]),
            .element(4, "Link", [.link]), .element(5, "C", [.button, .notEnabled]),
        ])
        let session = startedSession(source)
        session.perform(Command.rotor(.sameItem))
        session.nextItem()
        #expect(session.focusedElement == NodeID(3))
        session.nextItem()
        #expect(session.focusedElement == NodeID(5))
        session.nextItem()
        #expect(session.lastSpoken == "C, dimmed, button")
        session.previousItem()
        #expect(session.focusedElement == NodeID(3))
    }

    @Test func `vertical navigation stays in the column`() {
        func cell(_ id: UInt64, _ column: Double, _ row: Double) -> Node {
            Node(id: NodeID(id), className: "Cell", frame: Rect(x: column * 100, y: row * 50, width: 90, height: 40))
                .with {
                    $0.isElement = true
                    $0.label = AttributedText("\(id)")
                }
        }
        let source = FakeSource([
            cell(1, 0, 0), cell(2, 1, 0), cell(3, 2, 0), cell(4, 0, 1), cell(5, 1, 1), cell(6, 1, 2), cell(7, 2, 2),
        ])
        let session = startedSession(source)
        session.next()
        session.perform(Command.rotor(.verticalNavigation))
        session.nextItem()
        #expect(session.focusedElement == NodeID(5))
        session.nextItem()
        #expect(session.focusedElement == NodeID(6))
        session.nextItem()
        #expect(session.focusedElement == NodeID(6))
        session.previousItem()
        session.previousItem()
        #expect(session.focusedElement == NodeID(2))
        session.next()
        session.nextItem()
        #expect(session.focusedElement == NodeID(7))
    }

    @Test(arguments: [
        (SpeechSettings.Setting.rate, "55%", "50%"), (.pitch, "55%", "50%"), (.sounds, "off", "on"),
        (.hints, "off", "on"), (.punctuation, "all", "some"),
    ])
    func `a setting of speech is changed by flicks and says its value`(
        _ setting: SpeechSettings.Setting, _ more: String, _ less: String
    ) {
        let session = startedSession(source())
        session.perform(Command.rotor(.speech(setting)))
        session.perform(Gesture.swipeUp)
        #expect(session.lastSpoken == more)
        session.perform(Gesture.swipeDown)
        #expect(session.lastSpoken == less)
    }

    @Test func `the volume stops at its end and the language goes through the tables`() {
        let session = startedSession(source())
        session.perform(Command.rotor(.speech(.volume)))
        session.perform(Gesture.swipeUp)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(Gesture.swipeDown)
        #expect(session.lastSpoken == "95%")
        session.perform(Command.rotor(.speech(.language)))
        let before = session.spokenLog.count
        session.perform(Gesture.swipeUp)
        #expect(session.spokenLog.count == before + 1)
    }

    @Test func `zoom goes in and out and says the new value`() {
        let map = Node.element(1, "Map", [.supportsZoom]).with { $0.value = "1x" }
        let source = FakeSource([map])
        source.answer = { source, request in
            switch request.action {
            case .zoomIn: source.change(1) { $0.value = "2x" }
            case .zoomOut: source.change(1) { $0.value = "1x" }
            default: return nil
            }
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.perform(Command.rotor(.zoom))
        session.perform(Gesture.swipeUp)
        #expect(session.lastSpoken == "2x")
        session.perform(Gesture.swipeDown)
        #expect(session.lastSpoken == "1x")
        #expect(source.requests.map(\.action) == [.zoomIn, .zoomOut])
    }

    @Test func `with direct touch on, a touch goes to the app`() {
        let keys = Node.element(1, "Piano", [.allowsDirectInteraction]).with {
            $0.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        }
        let source = FakeSource([keys])
        source.answer = { _, _ in FakeSource.handled }
        let session = startedSession(source)
        session.touch(Point(x: 50, y: 50))
        #expect(source.requests.isEmpty)
        session.perform(Command.rotor(.directTouch))
        session.nextItem()
        #expect(session.lastSpoken == "direct touch on")
        session.touch(Point(x: 50, y: 50))
        #expect(source.requests.map(\.action) == [.touches(.tap(count: 1, fingers: 1))])
        session.nextItem()
        #expect(session.lastSpoken == "direct touch off")
    }

    @Test func `the actions of a group belong to each element inside`() {
        let group = Node.view(20) {
            $0.containerType = .semanticGroup
            $0.label = "Mail"
            $0.customActions = [CustomAction(name: "Archive")]
        }
        let source = FakeSource(
            .screen([Branch(group, [Branch(.element(1, "Sender")), Branch(.element(2, "Subject"))])]))
        source.answer = { _, _ in FakeSource.handled }
        let session = startedSession(source)
        session.next()
        #expect(session.rotorSetting == .actions)
        session.nextItem()
        #expect(session.lastSpoken == "Archive")
        session.activate()
        #expect(source.requests == [ActionRequest(target: NodeID(20), action: .customAction(index: 0))])
    }

    @Test func `actions of the category edit are editing commands`() {
        let node = Node.element(1, "Mail").with {
            $0.customActions = [CustomAction(name: "Insert photo", category: "edit"), CustomAction(name: "Send")]
        }
        let source = FakeSource([node])
        source.answer = { _, _ in FakeSource.handled }
        let session = startedSession(source)
        session.nextItem()
        #expect(session.lastSpoken == "Send")
        session.perform(Command.rotor(.edit))
        session.nextItem()
        #expect(session.lastSpoken == "Insert photo")
        session.activate()
        #expect(source.requests.map(\.action) == [.customAction(index: 0)])
    }
}
