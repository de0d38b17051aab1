import AccessibilityTree

/// Where a notification wants the cursor.
enum PendingFocus: Sendable {
    case firstElement(isFromSystem: Bool, preface: AttributedText?)
    case element(NodeID, isNewScreen: Bool)
}

/// A target that comes true later, and where the cursor stood when it was made.
struct LateMove: Sendable {
    var target: PendingFocus
    var wake: Wake
    var from: NodeID?
}

extension ScreenReader {
    /// Puts the move off where moves are late; the last target takes the place of one that still waits.
    mutating func postpone(_ target: PendingFocus) -> Bool {
        let delay = options.focusMoveDelay
        guard delay.isFinite, delay > 0 else { return false }
        let wake = wake(after: .seconds(min(delay, 60)))
        lateMove = LateMove(target: target, wake: wake, from: focus?.id ?? lost?.anchor.id)
        return true
    }

    /// Fulfils a late target, unless a later one has taken its place or the user's own move stands.
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
