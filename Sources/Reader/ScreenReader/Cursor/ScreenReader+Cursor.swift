import AccessibilityTree
import Speech

extension ScreenReader {
    // MARK: Asking for a move

    /// Moves the cursor to a position in the reading order, or plays the border sound if there is none.
    mutating func move(to position: Int?, _ reason: FocusReason) {
        guard let position, position >= 0, position < screen.count else { return play(.border) }
        let group = reason == .first || reason == .last ? group(at: position, inside: nil) : nil
        move(toElementAt: group?.elements.lowerBound ?? position, reason, .withHint, stop: group?.id)
    }

    /// Moves the cursor to an element, which is scrolled into view before, and as a whole where it fits.
    mutating func move(
        toElementAt position: Int, _ reason: FocusReason, _ speech: FocusSpeech, preface: AttributedText? = nil,
        stop: NodeID? = nil
    ) {
        let id = screen.id(at: position)
        if screen.isOffscreen(id) || screen.isCutOff(id) {
            pending.move = PendingMove(id: id, reason: reason, speech: speech, preface: preface, stop: stop)
            emit(.perform(ActionRequest(target: id, action: .scrollToVisible)))
        } else {
            land(at: position, reason, speech, preface: preface, stop: stop)
        }
    }

    /// Continues a move whose target has been scrolled into view as far as possible.
    mutating func finishPendingMove(_ id: NodeID) {
        guard let move = pending.move, move.id == id else { return }
        pending.move = nil
        guard let position = screen.position(of: id) else { return play(.border) }
        land(at: position, move.reason, move.speech, preface: move.preface, stop: move.stop)
    }

    /// Moves by one element. Without a cursor both directions begin at their end of the screen.
    mutating func step(_ offset: Int, _ reason: FocusReason) {
        recoverIfLost(speaks: false)
        askForNext(PendingStep(offset: offset, reason: reason))
    }

    /// Requests the step again after the elements beyond the edge of a scroll view have been made.
    mutating func askForNext(_ step: PendingStep) {
        pending.step = step
        guard let focus, screen.mayHaveMore(beyond: focus.position, step.offset) else { return finishPendingStep() }
        emit(.perform(ActionRequest(target: focus.id, action: .makeNext(forward: step.offset > 0))))
    }

    /// Makes the step that was put off.
    mutating func finishPendingStep() {
        guard let step = pending.step else { return }
        pending.step = nil
        guard let reason = step.reason else { return readNext(step) }
        recoverIfLost(speaks: false)
        if options.navigationStyle == .grouped { return stepByGroup(step.offset, reason) }
        guard let focus else { return move(to: step.offset > 0 ? 0 : screen.count - 1, reason) }
        move(to: focus.position + step.offset, reason)
    }

    /// Moves to the element under the finger.
    mutating func touch(_ point: Point) {
        guard let id = screen.element(at: point, overlap: options.touchOverlap), let position = screen.position(of: id)
        else { return play(.emptySpace) }
        land(at: position, .touch, .withHint)
        if rotor.isDirectTouchOn, focusedNode?.traits.contains(.allowsDirectInteraction) == true {
            ask(.touches(.tap(count: 1, fingers: 1)))
        }
    }

    // MARK: Landing

    /// Puts the cursor on an element, or on a container around it as a whole, and speaks it.
    mutating func land(
        at position: Int, _ reason: FocusReason, _ speech: FocusSpeech, preface: AttributedText? = nil,
        stop newStop: NodeID? = nil
    ) {
        let (old, oldStop, oldPlace) = (focus, stop, place)
        let oldName = stopName(oldStop) ?? old?.anchor.name ?? lost?.anchor.name
        let new = screen.focus(at: position)
        focus = new
        stop = newStop
        lost = nil
        let hasMoved = old?.id != new.id || oldStop != newStop
        let name = stopName(newStop) ?? new.anchor.name
        if hasMoved {
            log(.focus(from: oldName, to: name, reason: reason))
            if reason.isOfApp, let latestArrival { log(.focusMovedTwice(from: latestArrival.name, to: name)) }
            if old?.id != new.id { emit(.focusMoved(from: old?.id, to: new.id)) }
            leaveModeOfPlace()
            enterRotor(reason)
            let node = screen.tree[new.id]
            poll = node.flatMap {
                $0.traits.contains(.updatesFrequently) ? Poll(at: nil, statement: Statement($0)) : nil
            }
            playArrival(on: newStop == nil ? node : nil, at: position, comingFrom: oldPlace)
        }
        let token = newStop.map { speakGroup($0, speech) } ?? speakFocus(speech, preface: preface)
        if hasMoved { latestArrival = token.map { Arrival(token: $0, name: name) } }
    }

    private func stopName(_ stop: NodeID?) -> ElementName? {
        stop.flatMap { screen.tree[$0] }.map(ElementName.init)
    }

    /// Speaks the element under the cursor in its position, and remembers that position.
    @discardableResult
    mutating func speakFocus(_ speech: FocusSpeech, preface: AttributedText? = nil) -> SpeechToken? {
        guard let focus, let node = relabelled(focus.id) else { return nil }
        let (context, newPlace) = screen.context(
            at: focus.position, comingFrom: place, options: options.phrasing, style: options.style)
        place = newPlace
        if speech == .nothing { return nil }
        if case .alert(let alert) = speech, let token = speakAlert(alert) { return token }
        noteMissingWords(in: node.language ?? language)
        let phrase = phraser.phrase(node, context: context)
        let includesHint = speech == .withHint
        var parts = phrase.parts(includingHint: includesHint)
        var text = phrase.text(includingHint: includesHint)
        if let preface, !preface.string.isEmpty {
            parts =
                preface.spoken(role: .announcement, language: nil).map { .text($0) } + [.pause(seconds: 0.3)] + parts
            text =
                words.joined(preface.string, text)
        }
        return speak(parts, text: text)
    }

    /// The alert around an element, or nil.
    func alert(around id: NodeID) -> NodeID? {
        sequence(first: id, next: screen.tree.parent(of:)).first { screen.tree[$0]?.traits.contains(.alert) == true }
    }

    /// Speaks the texts of an alert, its title and its message, in one go; nil where it has none.
    private mutating func speakAlert(_ alert: NodeID) -> SpeechToken? {
        let texts = (0..<screen.count).compactMap { position -> Node? in
            let id = screen.id(at: position)
            guard screen.traits(at: position).contains(.staticText), self.alert(around: id) == alert else { return nil }
            return relabelled(id)
        }
        let labels = texts.compactMap { node in node.label.map { (text: $0, language: node.language) } }
        guard !labels.isEmpty else { return nil }
        var parts = AttributedText(words[.alert]).spoken(role: .context, language: nil).map { Utterance.Part.text($0) }
        var text = words[.alert]
        for label in labels {
            parts.append(.pause(seconds: 0.3))
            parts += label.text.spoken(role: .label, language: label.language).map { .text($0) }
            text = words.joined(text, label.text.string)
        }
        return speak(parts, text: text)
    }

    /// Takes the cursor off the screen.
    mutating func leave(_ reason: FocusReason) {
        guard let old = focus?.anchor.name ?? lost?.anchor.name else { return }
        log(.focus(from: old, to: nil, reason: reason))
        emit(.focusMoved(from: focus?.id, to: nil))
        focus = nil
        stop = nil
        lost = nil
        place = Place()
    }

    // MARK: The tree under the cursor

    /// Keeps the cursor on its element when the screen has changed. When the element is gone, there is no focused
    /// element until the turn ends, because the app may set the focus.
    ///
    /// - Parameter old: the reading order before.
    mutating func treeChanged(from old: ReadingOrder) {
        guard let anchor = focus?.anchor ?? lost?.anchor else { return }
        defer { keepStop() }
        if let position = screen.position(of: anchor.id) {
            focus = screen.focus(at: position)
            // The old name identifies the item that it showed; `followItem` needs it.
            focus?.anchor.name = anchor.name
            lost = nil
        } else if focus != nil {
            focus = nil
            lost = Lost(anchor: anchor, order: old)
        }
    }

    /// Follows the item when another element shows it now: a list that reloads may give an item's identifier to another
    /// of its cells.
    mutating func followItem() {
        guard let old = focus, let node = screen.tree[old.id] else { return }
        let identifier = old.anchor.name.identifier
        guard let identifier, !identifier.isEmpty, node.identifier != identifier else {
            focus?.anchor.name = ElementName(node)
            return
        }
        guard let position = screen.position(ofIdentifier: identifier), position != old.position else {
            focus = screen.focus(at: old.position)
            return
        }
        let new = screen.focus(at: position)
        focus = new
        stop = nil
        poll = nil
        log(.focus(from: ElementName(node), to: new.anchor.name, reason: .followed))
        emit(.focusMoved(from: old.id, to: new.id))
    }

    /// Finds the nearest substitute of an element that has disappeared. An equal element in the same place is no news.
    mutating func recoverIfLost(speaks: Bool) {
        guard let lost else { return }
        log(.focusLost(lost.anchor.name))
        let position = screen.substitute(for: lost, policy: options.lostFocus)
        let isReplaced = position.flatMap { screen.tree[screen.id(at: $0)] }.map(lost.anchor.isReplaced) ?? false
        if !isReplaced { play(.focusLost) }
        guard let position else { return leave(.recovered) }
        land(at: position, .recovered, speaks && !isReplaced ? .withoutHint : .nothing)
    }
}
