import AccessibilityTree
import Speech

extension ScreenReader {
    /// Obeys a command of the user.
    mutating func execute(_ command: Command) {
        pending = PendingWork()
        phonetic = nil
        rotor.found = nil
        latestArrival = nil
        hasReadSummary = true
        // Paused speech continues later, and continuous reading with it.
        if command != .pauseOrResumeSpeech { stopReading() }
        if executeInMode(command) { return }
        switch command {
        case .next: if !select(forward: true) { step(1, .next) }
        case .previous: if !select(forward: false) { step(-1, .previous) }
        case .first: move(to: 0, .first)
        case .last: find(.last)
        case .touch(let point): touch(point)
        case .activate: activate()
        case .longPress: ask(.longPress)
        case .secondaryActivate: ask(.secondaryActivate)
        case .escape: ask(.escape)
        case .magicTap: ask(.magicTap)
        case .scroll(let direction): ask(.scroll(direction))
        case .increment: adjust(.increment)
        case .decrement: adjust(.decrement)
        case .nextRotor: turnRotor(by: 1)
        case .previousRotor: turnRotor(by: -1)
        case .rotor(let setting): turnRotor(to: setting)
        case .nextItem: goToItem(forward: true)
        case .previousItem: goToItem(forward: false)
        case .readFromTop: readAll(from: 0)
        case .readFromHere: readAll(from: focus?.position ?? 0)
        case .readElement: readElement()
        case .readPosition: readPosition()
        case .passThrough, .itemChooser, .relabel, .quickSettings, .help: enterMode(command)
        case .nextApp, .previousApp: say(words[.noOtherApp])
        case .type(let text): type(text)
        case .deleteBackward: deleteBackward()
        case .moveIn: moveIn()
        case .moveOut: moveOut()
        case .pauseOrResumeSpeech, .stopSpeech, .toggleSpeech, .toggleScreenCurtain, .copyLastSpeech:
            controlSpeech(command)
        }
    }

    private mutating func controlSpeech(_ command: Command) {
        switch command {
        case .pauseOrResumeSpeech:
            isSpeechPaused.toggle()
            emit(.setSpeechPaused(isSpeechPaused))
        case .stopSpeech:
            isSpeechPaused = false
            emit(.stopSpeaking)
        case .toggleSpeech:
            isMuted.toggle()
            log(.muted(isMuted))
            // The announcements before speech is turned off, and after it is turned on, are audible.
            if isMuted { say(words[.speechOff]) }
            emit(.setMuted(isMuted))
            if !isMuted { say(words[.speechOn]) }
        case .toggleScreenCurtain:
            hasScreenCurtain.toggle()
            log(.screenCurtain(hasScreenCurtain))
            emit(.setScreenCurtain(hasScreenCurtain))
            say(words[hasScreenCurtain ? .screenCurtainOn : .screenCurtainOff])
        case .copyLastSpeech:
            guard let lastSpoken else { return play(.border) }
            log(.copied(lastSpoken))
            emit(.copy(lastSpoken))
            say(words[.copied])
        default: break
        }
    }

    // MARK: Reading

    /// Ends continuous reading.
    mutating func stopReading() {
        guard reading != nil else { return }
        reading = nil
        emit(.stopSpeaking)
    }

    private mutating func readElement() {
        recoverIfLost(speaks: false)
        guard focus != nil else { return play(.border) }
        speakFocus(.withHint)
    }

    /// Announces the position of the cursor, in its list or else in the screen, and the position after the last scroll.
    private mutating func readPosition() {
        recoverIfLost(speaks: false)
        guard let focus else { return scrollStatus.map { say($0) } ?? play(.border) }
        let series = screen.order.context(at: focus.position, in: screen.tree).series
        let place = words[.series, series?.index ?? focus.position + 1, series?.count ?? screen.count]
        say([place, scrollStatus].compactMap(\.self).joined(separator: ", "))
    }

    // MARK: Acting

    /// Activates the element, or performs the custom action that the rotor has chosen.
    private mutating func activate() {
        recoverIfLost(speaks: false)
        guard let node = focusedNode else { return play(.border) }
        if performChosen() { return }
        play(.activate)
        if node.traits.contains(.startsMediaSession) { emit(.stopSpeaking) }
        ask(.activate)
    }

    mutating func adjust(_ action: ActionRequest.Action) {
        recoverIfLost(speaks: false)
        guard let node = focusedNode, node.traits.contains(.adjustable), !node.traits.contains(.notEnabled) else {
            return play(.border)
        }
        ask(action)
    }

    /// Requests an action from the source and stores the element's current announcement.
    mutating func ask(_ action: ActionRequest.Action, of target: NodeID? = nil) {
        expectation = Expectation(action: action, before: focusedNode.map(Statement.init))
        emit(.perform(ActionRequest(target: target ?? focus?.id, action: action)))
    }
}
