import Foundation

/// `transition(from:to:duration:options:animations:completion:)`: one child's view takes the place of another's.
@MainActor final class ChildTransition {
    private let container: UIViewController
    private let from: UIViewController
    private let to: UIViewController
    private let completion: ((Bool) -> Void)?
    private var isVisible = false
    private var isOver = false
    /// The superview of the new child's view.
    private weak var place: UIView?

    private init(
        container: UIViewController, from: UIViewController, to: UIViewController, completion: ((Bool) -> Void)?
    ) {
        self.container = container
        self.from = from
        self.to = to
        self.completion = completion
    }

    /// Checks the arguments as UIKit does and runs the transition.
    static func run(
        in container: UIViewController, from: UIViewController, to: UIViewController, duration: TimeInterval,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard from.parent === container, to.parent === container, from !== to else {
            Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Children view controllers \(Diagnostics.name(from)) and \(Diagnostics.name(to)) must have the common "
                    + "parent view controller \(Diagnostics.name(container)) when calling transition(from:to:...)")
            return
        }
        guard container.shouldAutomaticallyForwardAppearanceMethods else {
            Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "transition(from:to:...) must not be called on \(Diagnostics.name(container)), which forwards "
                    + "appearance methods itself")
            return
        }
        let transition = ChildTransition(container: container, from: from, to: to, completion: completion)
        transition.start(duration: duration, animations: animations)
    }

    private func start(duration: TimeInterval, animations: (() -> Void)?) {
        // Another change of the same children replaces this one's goal.
        for other in AppProcess.current.transitions.ofChildren where other.shares(from) || other.shares(to) {
            other.end(isFinished: false)
        }
        AppProcess.current.transitions.ofChildren.append(self)
        isVisible = container.appearance.isVisible
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        if isVisible {
            from.beginTransition(false, animated: isAnimated)
            to.beginTransition(true, animated: isAnimated)
        }
        place = from.viewIfLoaded?.superview ?? container.view
        if let place, let view = to.view, view.superview !== place { place.addSubview(view) }
        UIView.animate(
            withDuration: duration, delay: 0, options: [], animations: { animations?() },
            completion: { isFinished in self.end(isFinished: isFinished) })
    }

    private func shares(_ controller: UIViewController) -> Bool { from === controller || to === controller }

    private func end(isFinished: Bool) {
        guard !isOver else { return }
        isOver = true
        AppProcess.current.transitions.ofChildren.removeAll { $0 === self }
        // The rest is skipped if other code has removed the new child or its view in the meantime.
        let isCarriedThrough = isFinished && to.parent === container && to.viewIfLoaded?.superview === place
        if isCarriedThrough { from.viewIfLoaded?.removeFromSuperview() }
        if isVisible {
            if !isCarriedThrough { takeBack() }
            from.endTransition()
            to.endTransition()
        }
        completion?(isCarriedThrough)
    }

    // The old child stays in place, and the new one, if it is still there, is not added.
    private func takeBack() {
        if from.parent === container { from.beginTransition(true, animated: false) }
        if to.appearance.isVisible { to.beginTransition(false, animated: false) }
    }
}
