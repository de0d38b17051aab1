import AccessibilityTree
import Speech

/// The result that the reader expects after requesting an action, checked at the end of the turn.
struct Expectation: Sendable {
    var action: ActionRequest.Action
    /// The announcement of the focused element before.
    var before: Statement?
    var isHandled = false
    /// Whether the app has announced the position after a scroll.
    var hasSpokenStatus = false
    /// Whether continuous reading made the request, and continues afterwards.
    var isForReading = false
}

extension ScreenReader {
    /// Handles the outcome of an action that the reader requested.
    mutating func take(_ outcome: ActionOutcome, of request: ActionRequest) {
        // Most screens have no more elements to make; an unhandled request is no event.
        if case .makeNext = request.action, !outcome.isHandled { return finishPendingStep() }
        if case .makeMore = request.action { return continueSearch(hasMore: outcome.isHandled) }
        log(.action(Self.loggable(request.action, outcome), target: request.target.flatMap(name), outcome: outcome))
        if expectation?.action == request.action { expectation?.isHandled = outcome.isHandled }
        switch request.action {
        case .makeNext: finishPendingStep()
        case .scrollToVisible:
            if let target = request.target { finishPendingMove(target) }
            speakFound()
        case .customRotor: takeResult(outcome, of: request)
        case .setSelection: finishTextMove(outcome)
        case .insertText(let text): echo(text, outcome)
        case .deleteBackward: echoDeletion(outcome)
        case .replaceText: finishReplacement(outcome)
        case .edit(let command): finish(command, outcome)
        case .escape, .scroll, .increment, .decrement, .longPress, .secondaryActivate, .touches, .customAction,
            .zoomIn, .zoomOut:
            if !outcome.isHandled, outcome.systemDefault == nil, expectation?.isForReading != true { play(.border) }
            if outcome.isHandled, case .scroll = request.action { play(.scroll) }
        case .magicTap:
            if !outcome.isHandled, outcome.systemDefault == nil { play(.border) }
        case .activate, .becomeFocused, .loseFocus, .makeMore: break
        }
    }

    /// The name of a node, also of the focused one when the action has made it disappear.
    private func name(of id: NodeID) -> ElementName? {
        screen.tree[id].map(ElementName.init) ?? [lost?.anchor.name].compactMap(\.self).first { $0.id == id }
    }

    /// Speaks the changes of an action, at the end of its turn.
    mutating func meetExpectation(hasMoved: Bool, isScreenChanging: Bool) {
        guard let expectation else { return }
        self.expectation = nil
        if expectation.isForReading { return goOnReading(after: expectation) }
        guard !hasMoved, let before = expectation.before, let node = focusedNode, node.id == before.id else { return }
        switch expectation.action {
        case .increment, .decrement, .zoomIn, .zoomOut:
            guard expectation.isHandled, let value = phraser.value(of: node) else { return }
            speak(value.parts, text: value.text)
        case .scroll where expectation.isHandled: moveIntoView(speaks: !expectation.hasSpokenStatus)
        case .activate where before.traits.contains(.startsMediaSession): break
        // Announcements of the old screen while it disappears are not useful.
        case _ where isScreenChanging: break
        default:
            if Statement(node) != before { speakFocus(.withoutHint) }
        }
    }

    /// After a scroll the cursor goes to the first element of the new page, if its own has left the screen.
    private mutating func moveIntoView(speaks: Bool) {
        guard let focus, screen.isOffscreen(focus.id), let position = screen.firstVisible(near: focus.position) else {
            return
        }
        land(at: position, .scrolled, speaks ? .withoutHint : .nothing)
    }
}
