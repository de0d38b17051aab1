import AccessibilityTree
import Speech

/// Continuous reading: the cursor moves on when an element has been spoken.
struct Reading: Sendable {
    /// The token of the current speech.
    var token: SpeechToken?
    /// The announcement of the element before its page was turned.
    var page: Statement?
}

/// The last time at which a frequently changing element was checked.
struct Poll: Sendable {
    /// Nil while it has only been spoken.
    var at: Instant?
    var statement: Statement
}

extension ScreenReader {
    /// Reads from an element to the end of the screen.
    mutating func readAll(from position: Int) {
        recoverIfLost(speaks: false)
        guard position < screen.count else { return play(.border) }
        reading = Reading()
        readOn(at: position)
    }

    /// Continues reading when the last element has been spoken to its end; any other end stops it.
    mutating func speechEnded(_ token: SpeechToken, isFinished: Bool) {
        if latestArrival?.token == token { latestArrival = nil }
        guard reading?.token == token else { return }
        guard isFinished, let focus, let node = focusedNode else { return reading = nil }
        if node.traits.contains(.causesPageTurn) {
            let before = Statement(node)
            reading = Reading(token: nil, page: before)
            expectation = Expectation(action: .scroll(.next), before: before, isForReading: true)
            emit(.perform(ActionRequest(target: focus.id, action: .scroll(.next))))
        } else {
            readNext()
        }
    }

    /// Continues when a page has been turned: with the same element if its announcement has changed.
    mutating func goOnReading(after expectation: Expectation) {
        guard reading != nil else { return }
        if expectation.isHandled, let focus, let node = focusedNode, Statement(node) != expectation.before {
            readOn(at: focus.position)
        } else {
            readNext()
        }
    }

    private mutating func readNext() {
        guard focus != nil else { return reading = nil }
        askForNext(PendingStep(offset: 1, reason: nil))
    }

    /// Reads the next element, once it is there.
    mutating func readNext(_ step: PendingStep) {
        guard reading != nil, let focus, focus.position + step.offset < screen.count else { return reading = nil }
        readOn(at: focus.position + step.offset)
    }

    /// Reads an element; one without an announcement is skipped.
    private mutating func readOn(at start: Int) {
        var position = start
        while position < screen.count {
            let id = screen.id(at: position)
            if screen.isOffscreen(id) || screen.isCutOff(id) {
                emit(.perform(ActionRequest(target: id, action: .scrollToVisible)))
            }
            land(at: position, .reading, .nothing)
            if let token = speakFocus(.withoutHint) {
                reading = Reading(token: token)
                return
            }
            position += 1
        }
        reading = nil
    }

    /// Checks an element that changes too often for notifications about once a second, and speaks it when it has
    /// changed.
    mutating func tick(_ now: Instant) {
        speakPhonetic(now)
        guard let node = focusedNode, node.traits.contains(.updatesFrequently) else { return poll = nil }
        guard let last = poll else { return poll = Poll(at: now, statement: Statement(node)) }
        if let at = last.at, at.duration(to: now) < .seconds(1) { return }
        let statement = Statement(node)
        poll = Poll(at: now, statement: statement)
        if statement != last.statement { speakFocus(.withoutHint) }
    }
}
