import Foundation

extension UIViewController {
    // MARK: Who presents whom (UIViewController.h)

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
        default: FullScreenPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    /// The sheet that manages the presentation of this controller; nil when its style is none of a sheet.
    public final var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController as? UISheetPresentationController
    }

    /// The popover that manages the presentation of this controller; nil when its style is another one.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController as? UIPopoverPresentationController
    }

    /// The outermost controller around this one.
    final var outermostParent: UIViewController {
        var controller = self
        while let parent = controller.storedParent { controller = parent }
        return controller
    }

    /// The controller that presents when this one is asked to (uikit.md 2.3).
    final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style.isInContext || style == .custom else { return outermostParent }
        return sequence(first: self, next: \.storedParent).first { $0.definesPresentationContext }
            ?? (style.isInContext ? viewIfLoaded?.window?.rootViewController : nil) ?? outermostParent
    }

    // MARK: Presenting

    final func startPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let name = Diagnostics.name(other)
        guard other.modalPresentationStyle != .none else {
            return Diagnostics.fail(
                Diagnostic.Name.invalidArgument, "The style UIModalPresentationNone can't be presented with: \(name).")
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
        let presenter = presenter(for: other.modalPresentationStyle)
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
        let controller = other.presentationControllerForUse(presenter: presenter, source: self)
        controller.expectedPresenter = presenter
        let style = controller.resolvedStyle
        if style != controller.presentationStyle,
            let replacement = controller.delegate?.presentationController(
                controller, viewControllerForAdaptivePresentationStyle: style), replacement !== other
        {
            replacement.modalPresentationStyle = style
            return startPresentation(of: replacement, animated: animated, completion: completion)
        }
        if let missing = controller.missingRequirement {
            return Diagnostics.fail(Diagnostic.Name.invalidArgument, missing)
        }
        presenter.storedPresented = other
        other.storedPresenter = presenter
        other.storedPresentationController = controller
        let transition = PresentTransition(
            presented: other, by: controller, source: self, isAnimated: animated)
        if let completion { transition.completions.append(completion) }
        other.modalTransition = transition
        transition.startInNextTurn()
    }

    // A page curls up only where it covers the screen, and what lies under it presents nothing (guide, transition styles).
    private func curlProblem(of other: UIViewController) -> String? {
        if let under = farthestPresented, under.modalTransitionStyle == .partialCurl {
            return "\(Diagnostics.name(under)) is shown by a partial curl and can't present another view controller."
        }
        guard other.modalTransitionStyle == .partialCurl, other.modalPresentationStyle != .fullScreen else {
            return nil
        }
        return "The transition style partialCurl needs the presentation style fullScreen: \(Diagnostics.name(other))."
    }

    private func presentationControllerForUse(
        presenter: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        {
            return custom
        }
        return currentPresentationController
            ?? FullScreenPresentationController(presentedViewController: self, presenting: presenter)
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
        transition.startInNextTurn()
    }

    /// What this controller and those in it present, and what those present, from the bottom to the top.
    final var presentedAbove: [UIViewController] {
        var found: [UIViewController] = []
        var pending = [self]
        while let controller = pending.popLast() {
            if let presented = controller.storedPresented {
                found.append(presented)
                pending.append(presented)
            }
            pending.append(contentsOf: controller.children)
        }
        return found
    }

    /// Ends everything that this controller presents, at once; its window shows another root.
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
        controller?.adaptedStyle = nil
    }

    /// Dismisses a sheet or popover by the escape gesture, when this controller is in one that may go.
    final func dismissByEscape() -> Bool {
        guard storedPresenter != nil, storedPresented == nil, !isModalInPresentation else { return false }
        return storedPresentationController?.dismissByUser() ?? false
    }
}
