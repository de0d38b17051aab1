import Foundation

/// `transition(from:to:duration:options:animations:completion:)`: one child's view takes the place of another's.
@MainActor final class ChildTransition {
    private let container: UIViewController
    private let from: UIViewController
    private let to: UIViewController
    private let completion: ((Bool) -> Void)?

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
        let isVisible = container.appearance.isVisible
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        if isVisible {
            from.beginTransition(false, animated: isAnimated)
            to.beginTransition(true, animated: isAnimated)
        }
        if let superview = from.viewIfLoaded?.superview ?? container.view, let view = to.view,
            view.superview !== superview
        {
            superview.addSubview(view)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: [], animations: { animations?() },
            completion: { isFinished in self.end(isVisible: isVisible, isFinished: isFinished) })
    }

    private func end(isVisible: Bool, isFinished: Bool) {
        // Someone who took the new child away in the meantime has skipped the rest.
        let isCarriedThrough = isFinished && to.parent === container
        if isCarriedThrough { from.viewIfLoaded?.removeFromSuperview() }
        if isVisible {
            from.endTransition()
            to.endTransition()
        }
        completion?(isCarriedThrough)
    }
}
