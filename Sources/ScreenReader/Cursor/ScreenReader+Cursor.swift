import AccessibilityTree
import Speech

extension ScreenReader {
    // MARK: Asking for a move

    /// Moves the cursor to a place in the reading order, or plays the border sound where there is none.
    mutating func move(to position: Int?, _ reason: FocusReason) {
        guard let position, position >= 0, position < screen.count else { return play(.border) }
        move(toElementAt: position, reason, .withHint)
    }

    /// Moves the cursor to an element, which is scrolled into view before.
    mutating func move(
        toElementAt position: Int, _ reason: FocusReason, _ speech: FocusSpeech, preface: AttributedText? = nil
    ) {
        let id = screen.id(at: position)
        if screen.isOffscreen(id) {
            pendingMove = PendingMove(id: id, reason: reason, speech: speech, preface: preface)
            emit(.perform(ActionRequest(target: id, action: .scrollToVisible)))
        } else {
            land(at: position, reason, speech, preface: preface)
        }
    }

    /// Goes on with a move whose target has been scrolled into view, so far as it could be.
    mutating func finishPendingMove(_ id: NodeID) {
        guard let move = pendingMove, move.id == id else { return }
        pendingMove = nil
        guard let position = screen.position(of: id) else { return play(.border) }
        land(at: position, move.reason, move.speech, preface: move.preface)
    }

    /// Moves by one element. Without a cursor both directions begin at their end of the screen.
    mutating func step(_ offset: Int, _ reason: FocusReason) {
        recoverIfLost(speaks: false)
        guard let focus else { return move(to: offset > 0 ? 0 : screen.count - 1, reason) }
        move(to: focus.position + offset, reason)
    }

    /// Moves to what is under the finger.
    mutating func touch(_ point: Point) {
        guard let id = screen.element(at: point, overlap: options.touchOverlap), let position = screen.position(of: id)
        else { return play(.emptySpace) }
        land(at: position, .touch, .withHint)
    }

    // MARK: Landing

    /// Puts the cursor on an element and speaks it.
    mutating func land(
        at position: Int, _ reason: FocusReason, _ speech: FocusSpeech, preface: AttributedText? = nil
    ) {
        let old = focus
        let oldName = old?.anchor.name ?? lost?.anchor.name
        let new = screen.focus(at: position)
        focus = new
        lost = nil
        if old?.id != new.id {
            log(.focus(from: oldName, to: new.anchor.name, reason: reason))
            emit(.focusMoved(from: old?.id, to: new.id))
            leaveModeOfPlace()
            rotor.enter(screen.tree[new.id])
            poll = nil
        }
        speakFocus(speech, preface: preface)
    }

    /// Speaks the element under the cursor where it stands, and remembers that place.
    @discardableResult
    mutating func speakFocus(_ speech: FocusSpeech, preface: AttributedText? = nil) -> SpeechToken? {
        guard let focus, let node = relabelled(focus.id) else { return nil }
        let (context, newPlace) = screen.context(
            at: focus.position, comingFrom: place, options: options.phrasing, style: options.style)
        place = newPlace
        if speech == .nothing { return nil }
        let phrase = phraser.phrase(node, context: context)
        let includesHint = speech == .withHint
        var parts = phrase.parts(includingHint: includesHint)
        var text = phrase.text(includingHint: includesHint)
        if let preface, !preface.string.isEmpty {
            parts =
                preface.spoken(role: .announcement, language: nil).map { .text($0) } + [.pause(seconds: 0.3)] + parts
            text =
                text.isEmpty ? preface.string : preface.string + (Punctuation.ends(preface.string) ? " " : ", ") + text
        }
        return speak(parts, text: text)
    }

    /// Takes the cursor off the screen.
    mutating func leave(_ reason: FocusReason) {
        guard let old = focus?.anchor.name ?? lost?.anchor.name else { return }
        log(.focus(from: old, to: nil, reason: reason))
        emit(.focusMoved(from: focus?.id, to: nil))
        focus = nil
        lost = nil
        place = Place()
    }

    // MARK: The tree under the cursor

    /// Keeps the cursor on its element when the screen has changed. When the element is gone, the cursor stands nowhere
    /// until the turn ends, because the app may say where it is to go.
    ///
    /// - Parameter old: the reading order before.
    mutating func treeChanged(from old: ReadingOrder) {
        guard let anchor = focus?.anchor ?? lost?.anchor else { return }
        if let position = screen.position(of: anchor.id) {
            focus = screen.focus(at: position)
            lost = nil
        } else if focus != nil {
            focus = nil
            lost = Lost(anchor: anchor, order: old)
        }
    }

    /// Finds the nearest heir of an element that has disappeared.
    mutating func recoverIfLost(speaks: Bool) {
        guard let lost else { return }
        log(.focusLost(lost.anchor.name))
        guard let position = screen.heir(of: lost, policy: options.lostFocus) else { return leave(.recovered) }
        land(at: position, .recovered, speaks ? .withoutHint : .nothing)
    }
}
