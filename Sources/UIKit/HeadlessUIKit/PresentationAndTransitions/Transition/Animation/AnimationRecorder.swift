import Foundation

/// Records the attributes of views before a change, so that it can be undone: for animations that are cancelled.
@MainActor final class AnimationRecorder {
    /// The recorder of the changes that are being made; nil for most of the time.
    static var current: AnimationRecorder?

    private struct State {
        let view: UIView
        let origin: CGPoint
        let bounds: CGRect
        let transform: CGAffineTransform
        let alpha: CGFloat
        let color: UIColor?
        let tint: UIColor?
    }

    private var before: [State] = []
    private var seen: Set<ObjectIdentifier> = []

    /// Records the attributes of a view before its first change.
    func note(_ view: UIView) {
        guard seen.insert(ObjectIdentifier(view)).inserted else { return }
        before.append(
            State(
                view: view, origin: view.untransformedOrigin, bounds: view.storedBounds,
                transform: view.storedTransform, alpha: view.storedAlpha, color: view.details?.backgroundColor,
                tint: view.details?.tintColor))
    }

    /// Runs changes and records the values from before them.
    func record(_ changes: () -> Void) {
        let outer = AnimationRecorder.current
        AnimationRecorder.current = self
        changes()
        AnimationRecorder.current = outer
    }

    /// Restores all recorded attributes.
    func revert() {
        for state in before.reversed() {
            state.view.setTransform(state.transform)
            state.view.restoreGeometry(origin: state.origin, bounds: state.bounds)
            state.view.alpha = state.alpha
            if state.view.details?.backgroundColor !== state.color { state.view.backgroundColor = state.color }
            if state.view.details?.tintColor !== state.tint { state.view.tintColor = state.tint }
        }
        before = []
        seen = []
    }
}

/// Animations whose ends are held until they are released.
@MainActor final class HeldAnimations {
    /// The object that holds the ends of animations started now; nil most of the time.
    static var current: HeldAnimations?

    private let recorder = AnimationRecorder()
    private var ends: [() -> Void] = []

    /// Runs changes; the ends of their animations wait.
    func hold(_ changes: () -> Void) {
        let outer = HeldAnimations.current
        HeldAnimations.current = self
        recorder.record(changes)
        HeldAnimations.current = outer
    }

    /// Keeps the end of an animation.
    func add(_ end: @escaping () -> Void) {
        ends.append(end)
    }

    /// Undoes the changes.
    func revert() {
        recorder.revert()
    }

    /// Releases the ends of the animations after a delay.
    func release(after delay: Duration) {
        let ends = ends
        self.ends = []
        MainLoop.main.perform(after: delay) { for end in ends { end() } }
    }
}
