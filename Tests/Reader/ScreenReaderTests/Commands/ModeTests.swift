import AccessibilityTree
import ScreenReader
import Speech
import Testing

@MainActor @Suite struct ModeTests {
    // MARK: Help

    @Test(arguments: Gesture.allWithoutPoint.filter { $0 != .fourFingerDoubleTap && $0 != .twoFingerScrub })
    func `help names the gesture, says what it would do, and does nothing`(gesture: Gesture) throws {
        let source = FakeSource([.element(1, "One", [.adjustable]), .element(2, "Two")])
        let session = startedSession(source)
        session.perform(Gesture.fourFingerDoubleTap)
        session.perform(gesture)
        let command = try #require(GestureMap.standard[gesture])
        let spoken = try #require(session.lastSpoken)
        #expect(spoken.hasSuffix(", " + command.summary))
        #expect(spoken.count > command.summary.count + 5)
        #expect(session.mode == .help)
        #expect(session.focusedElement == NodeID(1))
        #expect(source.requests.isEmpty)
    }

    @Test(arguments: [Gesture.fourFingerDoubleTap, .twoFingerScrub])
    func `help ends with its own gesture or with an escape`(gesture: Gesture) {
        let session = startedSession(FakeSource([.element(1, "One"), .element(2, "Two")]))
        session.perform(.help)
        #expect(session.lastSpoken == "starting help, make a gesture to hear what it does")
        session.perform(gesture)
        #expect(session.lastSpoken == "ending help")
        session.perform(Gesture.swipeRight)
        #expect(session.lastSpoken == "Two")
    }

    @Test func `help says which gestures do nothing, and explains commands too`() {
        var options = ScreenReader.Options()
        options.gestures[.splitTap] = nil
        let session = startedSession(FakeSource([.element(1, "One")]), options: options)
        session.perform(.help)
        session.perform(Gesture.splitTap)
        #expect(session.lastSpoken == "split tap, does nothing")
        session.perform(Command.readElement)
        #expect(session.lastSpoken == "read the element again")
        session.perform(Gesture.touch(Point(x: 1, y: 1)))
        #expect(session.lastSpoken == "one finger on the screen, move to the element under the finger")
    }

    // MARK: Quick settings

    @Test func `quick settings are moved through, changed and closed`() {
        let session = startedSession(FakeSource([.element(1, "One")]))
        session.perform(Gesture.twoFingerQuadrupleTap)
        #expect(session.lastSpoken == "quick settings, speaking rate, 50%")
        session.perform(Gesture.swipeUp)
        #expect(session.lastSpoken == "55%")
        session.perform(Gesture.swipeRight)
        #expect(session.lastSpoken == "volume, 100%")
        session.perform(Gesture.swipeUp)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(Gesture.swipeDown)
        #expect(session.lastSpoken == "95%")
        session.perform(Gesture.fourFingerTapBottom)
        #expect(session.lastSpoken == "hints, on")
        session.perform(Gesture.doubleTap)
        #expect(session.lastSpoken == "off")
        session.perform(Gesture.swipeRight)
        #expect(session.log.events.last == .earcon(.border))
        session.perform(Gesture.twoFingerScrub)
        #expect(session.mode == nil)
        #expect(session.lastSpoken == "One")
        #expect(session.settings.rate == 55)
        #expect(session.settings.volume == 95)
    }

    @Test func `the owner is notified of every setting, and the options give the initial ones`() {
        var options = ScreenReader.Options()
        options.speech.rate = 80
        let session = startedSession(FakeSource([.element(1, "One")]), options: options)
        var rates: [Int] = []
        session.output = { if case .settings(let settings) = $0 { rates.append(settings.rate) } }
        session.perform(.quickSettings)
        session.perform(.increment)
        session.perform(.decrement)
        #expect(rates == [85, 80])
    }

    @Test func `hints and sounds that are off are neither spoken nor played`() {
        var options = ScreenReader.Options()
        let node = Node.element(1, "Play", [.button]).with { $0.hint = "Starts the music" }
        #expect(startedSession(FakeSource([node]), options: options).lastSpoken == "Play, button, Starts the music")
        options.speech.speaksHints = false
        options.speech.playsSounds = false
        let session = startedSession(FakeSource([node]), options: options)
        #expect(session.lastSpoken == "Play, button")
        session.previous()
        #expect(!session.log.events.contains { if case .earcon = $0 { true } else { false } })
    }

    @Test func `choices wrap around, levels do not`() {
        var settings = SpeechSettings()
        func step(_ setting: SpeechSettings.Setting, up: Bool) -> Bool {
            settings.step(setting, up: up, languages: ["de", "fr"])
        }
        var hasChanged = step(.language, up: true)
        #expect(hasChanged && settings.language == "de")
        hasChanged = step(.language, up: false)
        #expect(hasChanged && settings.language == nil)
        hasChanged = step(.language, up: false)
        #expect(hasChanged && settings.language == "fr")
        hasChanged = step(.punctuation, up: true)
        #expect(hasChanged && settings.punctuation == .all)
        hasChanged = step(.punctuation, up: true)
        #expect(!hasChanged)
    }

    @Test func `settings change a voice within its limits`() {
        var settings = SpeechSettings()
        settings.punctuation = .none
        #expect(settings.applied(to: .plain) == .plain)
        settings.rate = 1000
        settings.volume = -5
        settings.pitch = 100
        settings.language = "de-DE"
        let voice = settings.applied(to: VoiceProfile(name: "a", voice: "en-us+f3", rate: 200))
        #expect(voice.rate == 600)
        #expect(voice.volume == 0)
        #expect(voice.pitch == 99)
        #expect(voice.language == "de-DE")
        #expect(voice.voice == "de-de+f3")
        let lexicon = Lexicon(words: ["sudo": "sue do"], patterns: [])
        let own = VoiceProfile(name: "a", language: "en-US", lexicon: lexicon, earcons: .gentle)
        #expect(settings.applied(to: own).lexicon == .empty)
        settings.language = "en-GB"
        #expect(settings.applied(to: own).lexicon == lexicon)
        settings.language = nil
        #expect(settings.applied(to: own).lexicon == lexicon)
        #expect(settings.applied(to: own).earcons == own.earcons)
        settings.rate = 0
        #expect(settings.applied(to: VoiceProfile(name: "a", rate: 200)).rate == 100)
    }

    // MARK: Pass-through

    @Test func `the next gesture goes to the app, the one after it to the reader`() {
        let source = FakeSource([.element(1, "Canvas"), .element(2, "Two")])
        source.answer = { _, _ in FakeSource.handled }
        let session = startedSession(source)
        session.perform(Gesture.doubleTapAndHold)
        #expect(session.lastSpoken == "next gesture goes to the app")
        session.perform(Gesture.swipeRight)
        #expect(
            source.requests == [
                ActionRequest(target: NodeID(1), action: .touches(.swipe(.right, fingers: 1)))
            ])
        #expect(session.focusedElement == NodeID(1))
        session.perform(Gesture.swipeRight)
        #expect(session.lastSpoken == "Two")
    }

    @Test(arguments: [
        (Gesture.doubleTap, TouchGesture?.some(.tap(count: 2, fingers: 1))),
        (.tripleTap, .tap(count: 3, fingers: 1)), (.threeFingerTap, .tap(count: 1, fingers: 3)),
        (.doubleTapAndHold, .press(taps: 1, fingers: 1)), (.twoFingerSwipeUp, .swipe(.up, fingers: 2)),
        (.touch(Point(x: 9, y: 8)), .drag(to: Point(x: 9, y: 8))), (.rotateClockwise, nil),
        (.fourFingerSwipeLeft, nil),
    ])
    func `gestures become touches of the app`(gesture: Gesture, touches: TouchGesture?) {
        let source = FakeSource([.element(1, "Canvas")])
        let session = startedSession(source)
        session.perform(.passThrough)
        session.perform(gesture)
        #expect(source.requests.map(\.action) == [touches].compactMap { $0.map { .touches($0) } })
        // No responder handles it, or none can.
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `without a cursor there is nowhere to pass a gesture to`() {
        let session = startedSession(FakeSource([]))
        session.perform(.passThrough)
        #expect(session.mode == nil)
        #expect(session.log.events.last == .earcon(.border))
    }

    @Test func `another app is the system's business`() {
        let session = startedSession(FakeSource([.element(1, "One")]))
        session.perform(Gesture.fourFingerSwipeRight)
        #expect(session.lastSpoken == "no other app")
    }
}
