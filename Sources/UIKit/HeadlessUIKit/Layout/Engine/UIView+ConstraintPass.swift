import Foundation

extension UIView {
    /// Lets views update their constraints, subviews first, and solves the changes; called before the layout of the
    /// view.
    final func workOutConstraints() {
        let top = islandRoot
        guard !top.flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints]) else { return }
        // Callbacks that repeatedly require another round are cut off.
        for _ in 0..<10 {
            let marked = top.takeMarkedForConstraints()
            guard !marked.isEmpty else { return }
            for view in marked.reversed() where view.flags.contains(.needsUpdateConstraints) {
                view.flags.remove(.needsUpdateConstraints)
                if let controller = view.viewController {
                    ContainmentWatch.run(as: controller) { controller.updateViewConstraints() }
                } else {
                    ContainmentWatch.runLayout(of: view) { view.updateConstraints() }
                }
            }
            for view in marked { view.refreshEngine() }
        }
    }

    /// The views inside that are marked, superviews first; they are marked no longer.
    private func takeMarkedForConstraints() -> [UIView] {
        var marked: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            if view.flags.contains(.needsConstraints) {
                view.flags.remove(.needsConstraints)
                marked.append(view)
            }
            guard view.flags.contains(.descendantNeedsConstraints) else { continue }
            view.flags.remove(.descendantNeedsConstraints)
            for subview in view.storedSubviews.reversed()
            where !subview.flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints]) {
                pending.append(subview)
            }
        }
        return marked
    }

    /// Solves the constraints around the view; an engine is made if there are any.
    private func refreshEngine() {
        let root = islandRoot
        if let engine = root.details?.layout?.engine, engine.root === root {
            if details?.layout?.engine !== engine, root !== self, isLinkedUp { engine.membersDidChange() }
            return engine.solveIfNeeded()
        }
        let isNeeded =
            root.details?.layout.map { !$0.held.isEmpty || !$0.guides.isEmpty } ?? false
            || root.storedSubviews.contains { $0.isLinkedUp }
        guard isNeeded else { return }
        LayoutEngine(root).solveIfNeeded()
    }

    final func placeSubviewsByConstraints() { details?.layout?.engine?.place(in: self) }

    final func fittingSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        workOutConstraints()
        return fittedSize(size, horizontal, vertical)
    }

    /// The smallest size that the constraints inside currently allow, for use while they are updated.
    final var smallestSize: CGSize { fittedSize(.zero, .fittingSizeLevel, .fittingSizeLevel) }

    private func fittedSize(
        _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(self, .fitting(size, horizontal, vertical))
        engine.solveIfNeeded()
        return engine.fittedSize
    }
}
