import AccessibilityTree
import ScreenReader
import Speech
import Testing

@MainActor @Suite struct ActionTests {
    private func source(
        _ node: Node, _ answer: @escaping (FakeSource, ActionRequest) -> ActionOutcome? = { _, _ in FakeSource.handled }
    ) -> FakeSource {
        let source = FakeSource([node, .element(9, "Other")])
        source.answer = answer
        return source
    }

    @Test func `an activated element is read again when it says something else`() {
        let toggle = Node.element(1, "Wi-Fi", [.button, .toggleButton]).with { $0.value = "0" }
        let source = source(toggle) { source, request in
            if request.action == .activate { source.change(1) { $0.value = $0.value == "0" ? "1" : "0" } }
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.activate()
        #expect(session.lastSpoken == "Wi-Fi, switch button, on")
        session.activate()
        #expect(session.lastSpoken == "Wi-Fi, switch button, off")
        #expect(session.log.events.filter { $0 == .earcon(.activate) }.count == 2)
    }

    @Test func `an activated element that stays as it was is not read again`() {
        let session = startedSession(source(.element(1, "Buy", [.button])))
        session.activate()
        #expect(session.spokenLog == ["Buy, button"])
    }

    @Test func `an activated element that leads to another screen is not read again`() {
        let source = source(.element(1, "Open", [.button])) { source, request in
            if request.action == .activate {
                source.change(1) { $0.label = "Opened" }
                source.post(.screenChanged, .element(NodeID(9)))
            }
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.activate()
        #expect(session.spokenLog == ["Open, button", "Other"])
    }

    @Test func `an element that starts media stops speech and is not read again`() {
        let source = source(.element(1, "Play", [.button, .startsMediaSession])) { source, request in
            if request.action == .activate { source.change(1) { $0.label = "Pause" } }
            return FakeSource.handled
        }
        let session = startedSession(source)
        var stops = 0
        session.output = { if $0 == .stop { stops += 1 } }
        session.activate()
        #expect(session.spokenLog == ["Play, button"])
        #expect(stops == 1)
    }

    @Test(arguments: [
        (Gesture.twoFingerScrub, ActionRequest.Action.escape), (.twoFingerDoubleTap, .magicTap),
        (.threeFingerSwipeLeft, .scroll(.left)), (.threeFingerSwipeRight, .scroll(.right)),
        (.threeFingerSwipeUp, .scroll(.down)), (.threeFingerSwipeDown, .scroll(.up)), (.tripleTap, .longPress),
        (.quadrupleTap, .secondaryActivate),
    ])
    func `a gesture is sent along the responder chain, and plays a sound when no responder handles it`(
        _ gesture: Gesture, _ action: ActionRequest.Action
    ) {
        let source = source(.element(1, "One")) { _, _ in nil }
        let session = startedSession(source)
        session.perform(gesture)
        #expect(source.requests == [ActionRequest(target: NodeID(1), action: action)])
        #expect(session.log.events.last == .earcon(.border))
        source.answer = { _, _ in FakeSource.handled }
        session.perform(gesture)
        #expect(session.log.events.last != .earcon(.border))
        #expect(session.log.description.contains("handled: UIView > Owner"))
    }

    @Test func `a system default is written down and is no failure`() {
        let source = source(.element(1, "One")) { _, request in
            guard request.action == .magicTap else { return nil }
            return ActionOutcome(
                trace: [.init(className: "UIView"), .init(className: "UIApplication")], isHandled: false,
                systemDefault: "play/pause media")
        }
        let session = startedSession(source)
        session.magicTap()
        #expect(!session.log.events.contains(.earcon(.border)))
        #expect(
            session.log.description.contains(
                #"unhandled, system default "play/pause media": UIView > UIApplication"#))
    }

    @Test func `the special gestures work without a cursor`() {
        let source = FakeSource([])
        source.answer = { _, _ in FakeSource.handled }
        let session = startedSession(source)
        session.escape()
        session.magicTap()
        #expect(
            source.requests == [
                ActionRequest(target: nil, action: .escape), ActionRequest(target: nil, action: .magicTap),
            ])
    }

    @Test func `adjusting speaks only the new value`() {
        let slider = Node.element(1, "Volume", [.adjustable]).with { $0.value = "50%" }
        let source = source(slider) { source, request in
            switch request.action {
            case .increment: source.change(1) { $0.value = "60%" }
            case .decrement: source.change(1) { $0.value = "40%" }
            default: return nil
            }
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.perform(Gesture.swipeUp)
        #expect(session.lastSpoken == "60%")
        session.perform(Gesture.swipeDown)
        #expect(session.lastSpoken == "40%")
        #expect(source.requests.map(\.action) == [.increment, .decrement])
    }

    @Test func `an element that cannot be adjusted sounds`() {
        let source = source(.element(1, "Volume", [.adjustable, .notEnabled]))
        let session = startedSession(source)
        session.increment()
        #expect(source.requests.isEmpty)
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `after a scroll the cursor goes to the first element that can be seen`() {
        let source = FakeSource([.element(1, "One"), .element(2, "Two")])
        source.answer = { source, request in
            guard case .scroll = request.action else { return nil }
            source.change(1) { $0.frame = Rect(x: 0, y: -500, width: 100, height: 30) }
            source.post(.pageScrolled, .text("Page 2 of 2", priority: .default))
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.scroll(.down)
        #expect(session.focusedElement == NodeID(2))
        #expect(session.spokenLog == ["One", "Page 2 of 2"])
    }

    @Test func `a scroll without a status speaks the new element`() {
        let source = FakeSource([.element(1, "One"), .element(2, "Two")])
        source.answer = { source, request in
            guard case .scroll = request.action else { return nil }
            source.change(1) { $0.frame = Rect(x: 0, y: -500, width: 100, height: 30) }
            return FakeSource.handled
        }
        let session = startedSession(source)
        session.scroll(.down)
        #expect(session.spokenLog == ["One", "Two"])
    }

    @Test func `the standard map gives every command that has a gesture, and a gesture without a command does nothing`()
    {
        var options = ScreenReader.Options()
        options.gestures[.fourFingerSwipeLeft] = nil
        let session = startedSession(FakeSource([.element(1, "One")]), options: options)
        let before = session.log.entries.count
        session.perform(.fourFingerSwipeLeft)
        #expect(session.log.events[before...] == [.gesture(.fourFingerSwipeLeft, nil)])
        #expect(GestureMap.standard[.touch(Point(x: 1, y: 2))] == .touch(Point(x: 1, y: 2)))
    }

    @Test func `another map gives other commands`() {
        var options = ScreenReader.Options()
        options.gestures[.swipeRight] = .last
        let session = startedSession(
            FakeSource([.element(1, "1"), .element(2, "2"), .element(3, "3")]), options: options)
        session.perform(Gesture.swipeRight)
        #expect(session.lastSpoken == "3")
    }
}
