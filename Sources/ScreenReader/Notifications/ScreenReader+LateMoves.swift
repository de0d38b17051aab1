import AccessibilityTree

/// Where a notification wants the cursor.
enum FocusWish: Sendable {
    case firstElement(isFromSystem: Bool, preface: AttributedText?)
    case element(NodeID, isNewScreen: Bool)
}

/// A wish that comes true later, and where the cursor stood when it was made.
struct LateMove: Sendable {
    var wish: FocusWish
    var wake: Wake
    var from: NodeID?
}

extension ScreenReader {
    /// Puts a wish off where moves are late; the last wish takes the place of one that still waits.
    mutating func postpone(_ wish: FocusWish) -> Bool {
        let delay = options.focusMoveDelay
        guard delay.isFinite, delay > 0 else { return false }
        let wake = wake(after: .seconds(min(delay, 60)))
        lateMove = LateMove(wish: wish, wake: wake, from: focus?.id ?? lost?.anchor.id)
        return true
    }

    /// Fulfils a late wish, unless a later one has taken its place or the user's own move stands.
    mutating func woken(_ wake: Wake) {
        guard let late = lateMove, late.wake == wake else { return }
        lateMove = nil
        if let focus, focus.id != late.from {
            let isReverted = options.lateFocusMove == .revertsUser
            log(.lateFocusMove(user: focus.anchor.name, isReverted: isReverted))
            if !isReverted { return }
        }
        if fulfil(late.wish) { readSummary() } else { recoverIfLost(speaks: true) }
    }
}
