import Foundation

extension UIViewController {
    // MARK: Presenters and presented controllers (UIViewController.h)

    /// This controller or the nearest one around it that presents another.
    final var nearestPresenting: UIViewController? {
        sequence(first: self, next: \.storedParent).first { $0.storedPresented != nil }
    }

    /// This controller or the farthest one around it that is presented.
    final var farthestPresented: UIViewController? {
        sequence(first: self, next: \.storedParent).reversed().first { $0.storedPresenter != nil }
    }

    /// The presentation controller of this controller or of the nearest presented one around it; made on demand.
    final var currentPresentationController: UIPresentationController? {
        if let presented = sequence(first: self, next: \.storedParent).first(where: { $0.storedPresenter != nil }) {
            return presented.storedPresentationController
        }
        if storedParent != nil { return storedPresentationController }
        if storedPresentationController == nil { storedPresentationController = makePresentationController() }
        return storedPresentationController
    }

    final func forgetUnusedPresentationController() {
        if storedPresenter == nil { storedPresentationController = nil }
    }

    /// The presentation controller of UIKit's own for the style.
    final func standardPresentationController() -> UIPresentationController? {
        switch modalPresentationStyle {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .pageSheet, .formSheet, .automatic:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .custom, .none: nil
        default: FullScreenPresentationController(self)
        }
    }

    /// The outermost controller around this one.
    final var outermostParent: UIViewController {
        var controller = self
        while let parent = controller.storedParent { controller = parent }
        return controller
    }

    /// Returns the controller that presents when `present` is called on this one: the one that defines the context, or
    /// the outermost one for presentations that cover the window.
    final func presenter(for controller: UIPresentationController) -> UIViewController {
        if controller.isPresentedBySource { return self }
        let style = controller.presentationStyle
        guard style.isInContext || style == .custom && !controller.shouldPresentInFullscreen else {
            return outermostParent
        }
        return sequence(first: self, next: \.storedParent).first { $0.definesPresentationContext }
            ?? placeOfView?.window?.rootViewController ?? outermostParent
    }

    // MARK: Presenting

    final func startPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let name = Diagnostics.name(other)
        guard other.modalPresentationStyle != .none else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "\(name) can't be presented: its modalPresentationStyle is none.")
        }
        guard other !== self, other.storedParent == nil, other.storedPresenter == nil else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Application tried to present modally \(name), which is \(other === self ? "the presenter itself" : "")"
                    + (other.storedPresenter != nil ? "already presented." : "")
                    + (other.storedParent != nil ? "the child of another controller." : ""))
        }
        if let problem = curlProblem(of: other) {
            return Diagnostics.fail(Diagnostic.Name.invalidArgument, problem)
        }
        let controller = other.presentationControllerForUse(asked: self)
        let presenter = presenter(for: controller)
        guard presenter.storedPresented == nil else {
            return Diagnostics.warn(
                Diagnostic.Name.presentationRefused,
                "Attempt to present \(name) on \(Diagnostics.name(presenter)) which is already presenting "
                    + "\(Diagnostics.name(presenter.storedPresented)).")
        }
        guard presenter.viewIfLoaded?.window != nil else {
            return Diagnostics.warn(
                Diagnostic.Name.presentationRefused,
                "Attempt to present \(name) on \(Diagnostics.name(presenter)) whose view is not in the window "
                    + "hierarchy.")
        }
        controller.expectedPresenter = presenter
        presenter.storedPresented = other
        other.storedPresenter = presenter
        other.storedPresentationController = controller
        let transition = PresentTransition(
            presented: other, by: controller, source: self, isAnimated: animated)
        if let completion { transition.completions.append(completion) }
        other.modalTransition = transition
        transition.expect([presenter, other])
        transition.startInNextTurn()
    }

    /// Presents a controller that replaces another one as long as its style is adapted.
    final func present(
        _ replacement: UIViewController,
        standingInFor original: (controller: UIPresentationController, presented: UIViewController),
        style: UIModalPresentationStyle, animated: Bool, completion: (() -> Void)?
    ) {
        replacement.modalPresentationStyle = style
        replacement.currentPresentationController?.original = original
        present(replacement, animated: animated, completion: completion)
    }

    // A page curls up only where it covers the screen, and the controller under it presents nothing (guide, transition
    // styles).
    private func curlProblem(of other: UIViewController) -> String? {
        if let under = farthestPresented, under.modalTransitionStyle == .partialCurl {
            return "\(Diagnostics.name(under)) is shown by a partial curl and can't present another view controller."
        }
        guard other.modalTransitionStyle == .partialCurl, other.modalPresentationStyle != .fullScreen else {
            return nil
        }
        return "The transition style partialCurl needs the presentation style fullScreen: \(Diagnostics.name(other))."
    }

    private func presentationControllerForUse(asked source: UIViewController) -> UIPresentationController {
        if modalPresentationStyle == .custom, let delegate = transitioningDelegate {
            return delegate.presentationController(
                forPresented: self, presenting: source.outermostParent, source: source)
                ?? FullScreenPresentationController(self, isFallback: true)
        }
        return currentPresentationController ?? FullScreenPresentationController(self)
    }

    // MARK: Dismissing

    final func startDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = nearestPresenting ?? farthestPresented?.storedPresenter,
            let presented = presenter.storedPresented
        else {
            if let completion { MainLoop.main.perform { completion() } }
            return
        }
        if let running = presented.modalTransition, running.stage != .ended {
            // A dismissal in progress takes the completion along; a presentation has to end first.
            if running is DismissTransition {
                if let completion { running.completions.append(completion) }
            } else {
                running.completions.append { presenter.dismiss(animated: animated, completion: completion) }
            }
            return
        }
        let transition = DismissTransition(presenter: presenter, isAnimated: animated)
        if let completion { transition.completions.append(completion) }
        presented.modalTransition = transition
        transition.expect([presenter] + presenter.presentedChain)
        transition.startInNextTurn()
    }

    /// The presented controller, with everything above it or in it, from the bottom to the top. Controllers presented
    /// by children of this one are not included.
    final var presentedChain: [UIViewController] { storedPresented.map { [$0] + $0.presentedAbove } ?? [] }

    /// The controllers presented by this one and its children, and by those in turn, from the bottom to the top.
    final var presentedAbove: [UIViewController] {
        var found: [UIViewController] = []
        var pending = [self]
        while let controller = pending.popLast() {
            if controller !== self, controller.storedPresenter != nil { found.append(controller) }
            // Controllers presented by children are below those that cover them all.
            if let presented = controller.storedPresented { pending.append(presented) }
            pending.append(contentsOf: controller.children.reversed())
        }
        return found
    }

    /// Ends everything that this controller presents, immediately; its window shows another root.
    final func abandonPresentation() {
        for presented in presentedAbove.reversed() {
            presented.modalTransition?.abandon()
            let isVisible = presented.appearance.phase != .disappeared
            if isVisible { presented.sendWill(false, animated: false) }
            presented.unlinkPresentation()
            if isVisible {
                presented.appearance.depth = 0
                presented.sendDid(false)
            }
        }
    }

    /// Undoes the links of a presentation and takes its container away.
    final func unlinkPresentation() {
        let controller = storedPresentationController
        storedPresenter?.storedPresented = nil
        storedPresenter = nil
        storedPresentationController = nil
        controller?.containerView?.removeFromSuperview()
        controller?.containerView = nil
        controller?.presentersPlace = nil
        controller?.lastPlace = nil
        controller?.adaptedStyle = nil
    }

    /// Whether the controller or one of its visible children prevents the user from dismissing it.
    final var mustStayPresented: Bool {
        var pending = [self]
        while let controller = pending.popLast() {
            if controller.isModalInPresentation { return true }
            pending.append(contentsOf: controller.childrenThatShareAppearance)
        }
        return false
    }

    /// Performs UIKit's own escape action: ends the controller's search, or dismisses the controller if it is a sheet
    /// or popover that may be dismissed.
    final func dismissByEscape() -> Bool {
        if let search = storedPresented as? UISearchController, search.performSystemEscape() { return true }
        guard storedPresenter != nil, storedPresented == nil else { return false }
        return storedPresentationController?.dismissByUser() ?? false
    }
}
