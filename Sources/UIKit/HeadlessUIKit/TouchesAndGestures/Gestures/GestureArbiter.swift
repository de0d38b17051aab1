import Foundation

/// Decides which of the recognizers that look for a gesture recognize it.
///
/// The view under the finger comes first, then its superviews. A recognizer waits for those that it requires to fail;
/// the first that recognizes prevents the others, unless they may recognize together.
@MainActor struct GestureArbiter {
    /// The recognizers that receive the touch, those of the innermost view first.
    private(set) var takers: [UIGestureRecognizer] = []
    /// The recognizers that recognize the gesture, in that order.
    private(set) var winners: [UIGestureRecognizer] = []
    private var losers: [UIGestureRecognizer] = []
    /// The winners that have handled the touches themselves.
    private(set) var watchers: [UIGestureRecognizer] = []

    /// Every pair of recognizers may have to be queried about each other; no screen has as many for one gesture.
    private static let limit = 64

    /// Finds the recognizers of a touch: a control keeps it from recognizers around it.
    init(_ touch: UITouch, from hit: UIView) {
        var view: UIView? = hit
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
                    takers.append(recognizer)
                }
            }
            if current.keepsTouchesFromSuperviews { return }
            view = current.superview
        }
    }

    /// Decides about a gesture that some of the recognizers look for. The others have failed until `end()`.
    mutating func decide(_ isWanted: (UIGestureRecognizer) -> Bool) {
        // A recognizer that handled the touches itself may have failed already.
        let candidates = takers.filter { !watchers.contains($0) && $0.state != .failed && isWanted($0) }
        let fitting = Array(candidates.prefix(Self.limit))
        var pending = fitting.map { (recognizer: $0, waitsFor: Self.requirements(of: $0, among: fitting)) }
        var hasFailed: Set<ObjectIdentifier> = []
        var isDecided = true
        // Recognizers that wait for each other in a circle wait for ever, as on a device: none recognizes.
        while isDecided, !pending.isEmpty {
            isDecided = false
            for entry in pending where entry.waitsFor.isSubset(of: hasFailed) {
                isDecided = true
                if mayJoinWinners(entry.recognizer), entry.recognizer.canRecognize {
                    winners.append(entry.recognizer)
                } else {
                    hasFailed.insert(ObjectIdentifier(entry.recognizer))
                    losers.append(entry.recognizer)
                }
            }
            let decided = hasFailed.union(winners.map(ObjectIdentifier.init))
            pending.removeAll { decided.contains(ObjectIdentifier($0.recognizer)) }
        }
        losers += pending.map(\.recognizer)
        for loser in losers { loser.fail() }
    }

    /// Shows the finger's position to recognizers that handle touches themselves. Those that have recognized their
    /// gesture in it have won, unless other winners prevent them.
    mutating func show(_ touch: UITouch, _ event: UIEvent) {
        for taker in takers.prefix(Self.limit) where watchers.contains(taker) || !isDecided(taker) {
            guard taker.handle(touch, event), !watchers.contains(taker) else { continue }
            winners.append(taker)
            watchers.append(taker)
        }
    }

    private func isDecided(_ taker: UIGestureRecognizer) -> Bool { winners.contains(taker) || losers.contains(taker) }

    /// Resets the recognizers that have failed or handled the touches for the next gesture.
    func end() {
        for taker in takers where taker.state != .possible { taker.finish() }
    }

    private func mayJoinWinners(_ recognizer: UIGestureRecognizer) -> Bool {
        winners.allSatisfy { winner in
            let isTogether =
                winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: winner)
                    ?? false
            return isTogether || !winner.canPrevent(recognizer) || !recognizer.canBePrevented(by: winner)
        }
    }

    /// Returns the recognizers, of those that look for the same gesture, that a recognizer requires to fail.
    static func requirements(
        of recognizer: UIGestureRecognizer, among others: [UIGestureRecognizer]
    ) -> Set<ObjectIdentifier> {
        let named = recognizer.namedRequirements
        var found: Set<ObjectIdentifier> = []
        for other in others where other !== recognizer {
            if named.contains(ObjectIdentifier(other)) || recognizer.shouldRequireFailure(of: other)
                || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
            {
                found.insert(ObjectIdentifier(other))
            }
        }
        return found
    }
}
