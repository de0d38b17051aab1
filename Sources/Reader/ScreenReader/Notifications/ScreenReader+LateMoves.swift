import AccessibilityTree

/// The cursor position that a notification requests.
enum PendingFocus: Sendable {
    case firstElement(isFromSystem: Bool, preface: AttributedText?)
    case element(NodeID, isNewScreen: Bool)
    /// A text field that the app has made the first responder.
    case firstResponder(NodeID)
}

/// A target that takes effect later, and the position of the cursor when it was set.
struct LateMove: Sendable {
    var target: PendingFocus
    var wake: Wake
    var from: NodeID?
}

extension ScreenReader {
    /// Postpones the move if moves are late; the last target replaces one that still waits.
    mutating func postpone(_ target: PendingFocus) -> Bool {
        let delay = options.focusMoveDelay
        guard delay.isFinite, delay > 0 else { return false }
        let wake = wake(after: .seconds(min(delay, 60)))
        lateMove = LateMove(target: target, wake: wake, from: focus?.id ?? lost?.anchor.id)
        return true
    }

    /// Moves the cursor to a late target, unless a later one has replaced it or the user's own move prevails.
    mutating func woken(_ wake: Wake) {
        guard let late = lateMove, late.wake == wake else { return }
        lateMove = nil
        if let focus, focus.id != late.from {
            let isReverted = options.lateFocusMove == .revertsUser
            log(.lateFocusMove(user: focus.anchor.name, isReverted: isReverted))
            if !isReverted { return }
        }
        if moveFocus(to: late.target) { readSummary() } else { recoverIfLost(speaks: true) }
    }
}
