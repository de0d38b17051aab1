import AccessibilityTree
import Speech

extension ScreenReader {
    /// Takes the notifications of a turn in order. The last one that names a target for the cursor wins. UIKit's
    /// notifications after its own transitions come after the app's; they name no element, so an element that the app
    /// has named in the same turn prevails.
    mutating func endTurn(_ notifications: [PostedNotification], isScreenChanging: Bool) {
        var target: PendingFocus?
        var hasPlayedScreenChange = false
        for notification in notifications.filter({ !$0.isFromSystem }) + notifications.filter(\.isFromSystem) {
            log(.notification(notification))
            if isStray(notification) { continue }
            switch notification.kind {
            case .screenChanged:
                if !hasPlayedScreenChange { play(.screenChange) }
                hasPlayedScreenChange = true
                target = screenChanged(notification, after: target) ?? target
            case .layoutChanged:
                switch notification.argument {
                case .none: play(.layoutChange)
                case .element(let id):
                    play(.layoutChange)
                    target = .element(id, isNewScreen: false)
                case .text(let text, let priority): announce(text, priority)
                }
            case .announcement:
                if case .text(let text, let priority) = notification.argument { announce(text, priority) }
            case .pageScrolled:
                if case .text(let text, _) = notification.argument { speakScrollStatus(text) }
            case .pauseAssistiveTechnology, .resumeAssistiveTechnology:
                // These are for Switch Control.
                break
            }
        }
        target = target ?? newFirstResponder()
        editing.isNew = false
        let isLater = target.map { postpone($0) } ?? false
        let hasMoved = isLater ? false : target.map { moveFocus(to: $0) } ?? false
        // A cursor without an element waits for the late move that it was promised.
        if !hasMoved, !isScreenChanging, lateMove == nil {
            // Continuous reading speaks the element with which it continues.
            recoverIfLost(speaks: expectation?.isForReading != true)
        }
        meetExpectation(hasMoved: hasMoved, isScreenChanging: isScreenChanging)
        if focus != nil { rotor.adapt(to: rotorContext()) }
        if hasMoved { readSummary() }
    }

    /// Whether a screen change points to an element that is nowhere on the screen, as one does that comes too late.
    private func isStray(_ notification: PostedNotification) -> Bool {
        guard options.strayTarget == .ignored, notification.kind == .screenChanged,
            case .element(let id) = notification.argument
        else { return false }
        return screen.tree.index(of: id) == nil
    }

    private mutating func screenChanged(_ notification: PostedNotification, after target: PendingFocus?)
        -> PendingFocus?
    {
        scrollStatus = nil
        switch notification.argument {
        case .none:
            guard notification.isFromSystem else { return .firstElement(isFromSystem: false, preface: nil) }
            switch target {
            case .element(let id, _): return .element(id, isNewScreen: true)
            case .firstElement(_, let preface): return .firstElement(isFromSystem: true, preface: preface)
            case .firstResponder, nil: return .firstElement(isFromSystem: true, preface: nil)
            }
        case .element(let id): return .element(id, isNewScreen: true)
        case .text(let text, _):
            switch options.screenChangeWithText {
            case .firstElement: return .firstElement(isFromSystem: notification.isFromSystem, preface: text)
            case .keepsFocus:
                speak(
                    text.spoken(role: .announcement, language: nil).map { .text($0) }, text: text.string, kind: .system)
                return nil
            }
        }
    }

    /// Moves the cursor where a notification wants it; false when there is nowhere to go.
    mutating func moveFocus(to target: PendingFocus) -> Bool {
        let left = focus?.anchor ?? lost?.anchor
        lateMove = nil
        switch target {
        case .firstElement(let isFromSystem, let preface):
            if isFromSystem, options.restoration == .previousElement, let position = returnToOpener() {
                move(toElementAt: position, .restored, .withHint, preface: preface)
                return true
            }
            rememberOpener(left)
            return moveToNewScreen(0, preface: preface)
        case .element(let id, true):
            // An element that has reappeared needs no way back.
            openers.removeAll { screen.position(of: $0.id) != nil }
            rememberOpener(left)
            return moveToNewScreen(screen.position(reachedFrom: id) ?? 0, preface: nil)
        case .element(let id, false):
            guard let position = screen.position(reachedFrom: id) else { return false }
            move(toElementAt: position, .layoutChanged, .withoutHint)
            return true
        case .firstResponder(let id):
            guard let position = screen.position(of: id) else { return false }
            move(toElementAt: position, .followed, .withHint)
            return true
        }
    }

    private mutating func moveToNewScreen(_ position: Int, preface: AttributedText?) -> Bool {
        place = Place()
        guard position < screen.count else {
            leave(.screenChanged)
            if let preface, !preface.string.isEmpty {
                speak(
                    preface.spoken(role: .announcement, language: nil).map { .text($0) }, text: preface.string,
                    kind: .system)
            }
            return true
        }
        let group = preface == nil && position == 0 ? group(at: position, inside: nil) : nil
        let alert = preface == nil && group == nil ? alert(around: screen.id(at: position)) : nil
        move(
            toElementAt: position, .screenChanged, alert.map { .alert($0) } ?? .withHint, preface: preface,
            stop: group?.id)
        return true
    }

    // MARK: The way back

    /// Remembers the element that the cursor leaves for a new screen, if the new screen hides it: when it is there
    /// again, the new screen has closed.
    private mutating func rememberOpener(_ anchor: Anchor?) {
        guard let anchor, screen.position(of: anchor.id) == nil else { return }
        openers.removeAll { $0.id == anchor.id }
        openers.append(anchor)
        // A screen 64 deep in presentations has no useful way back to the first.
        if openers.count > 64 { openers.removeFirst() }
    }

    private mutating func returnToOpener() -> Int? {
        for (index, opener) in openers.enumerated().reversed() {
            if let position = screen.position(of: opener.id) ?? screen.position(ofIdentifier: opener.name.identifier) {
                openers.removeSubrange(index...)
                return position
            }
        }
        return nil
    }

    // MARK: Announcements

    private mutating func announce(_ text: AttributedText, _ priority: AnnouncementPriority) {
        guard !text.string.isEmpty else { return }
        let priority: UtterancePriority =
            switch priority {
            case .low: .low
            case .default: .default
            case .high: .high
            }
        speak(
            text.spoken(role: .announcement, language: nil).map { .text($0) }, text: text.string,
            kind: .announcement, priority: priority,
            isFromActivation: expectation?.action == .activate && priority != .high)
    }

    /// Speaks the position after a scroll; the same position twice means that the view could not scroll.
    private mutating func speakScrollStatus(_ text: AttributedText) {
        if expectation?.isForReading == true { return scrollStatus = text.string }
        guard text.string != scrollStatus else { return play(.border) }
        scrollStatus = text.string
        expectation?.hasSpokenStatus = true
        speak(text.spoken(role: .context, language: nil).map { .text($0) }, text: text.string, kind: .system)
    }
}
