extension UIViewController {
    final func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else { return }
        guard child !== self, child.children.isEmpty || !isContained(in: child) else {
            Diagnostics.fail(
                Diagnostic.Name.hierarchyInconsistency,
                "\(Diagnostics.name(child)) can't become a child of a controller that it contains.")
            return
        }
        if let view = child.storedView, view.superview != nil { child.checkOwner(of: view.superview, willBe: self) }
        if child.storedParent != nil { child.removeFromParent() }
        child.isAddedToParent = true
        child.willMove(toParent: self)
        child.storedParent = self
        children.append(child)
    }

    private func isContained(in controller: UIViewController) -> Bool {
        sequence(first: self, next: \.storedParent).contains { $0 === controller }
    }

    final func leaveParent() {
        guard let parent = storedParent else { return }
        if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
        storedParent = nil
        traitsFromParent = nil
        coveringBars = (BarEdge(), BarEdge())
        barInsets = .zero
        didMove(toParent: nil)
        isAddedToParent = false
        isLeavingParent = false
    }

    /// Checks that the root view is added to a view of the parent. A controller without a parent may add its view
    /// anywhere (UIViewController.h).
    final func checkHierarchy(movingTo superview: UIView) {
        guard let parent = storedParent else { return }
        checkOwner(of: superview, willBe: parent)
    }

    private func checkOwner(of superview: UIView?, willBe parent: UIViewController) {
        let path = sequence(first: superview, next: { $0?.superview })
        guard let owner = path.lazy.compactMap({ $0?.viewController }).first, owner !== parent else { return }
        Diagnostics.fail(
            Diagnostic.Name.hierarchyInconsistency,
            "child view controller:\(Diagnostics.name(self)) should have parent view controller:"
                + "\(Diagnostics.name(owner)) but actual parent is:\(Diagnostics.name(parent))")
    }

    // MARK: Sizes

    final func reportPreferredContentSize() {
        storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
        storedPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Forwards a change of size to the children and to the presented controller.
    final func forwardSizeTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if child.viewIfLoaded?.bounds.size != childSize {
                ContainmentWatch.run(as: child) { child.viewWillTransition(to: childSize, with: coordinator) }
            }
        }
        storedPresented?.storedPresentationController?.viewWillTransition(to: size, with: coordinator)
    }
}
