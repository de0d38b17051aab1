import Foundation

extension UIView {
    final func markForLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestorsForLayout()
    }

    /// Marks the ancestors as having layout work below; stops at the first that is marked already.
    final func markAncestorsForLayout() {
        var view = storedSuperview
        while let current = view, !current.flags.contains(.descendantNeedsLayout) {
            current.flags.insert(.descendantNeedsLayout)
            view = current.storedSuperview
        }
        guard let storedWindow else { return }
        MainLoop.main.layOut(storedWindow)
        MainLoop.main.wakeUp()
    }

    /// Whether the view or one of its descendants needs layout.
    final var needsLayoutInside: Bool {
        !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout, .needsConstraints, .descendantNeedsConstraints])
    }

    final func layOutIfMarked() {
        LayoutRound.begin()
        defer { LayoutRound.end() }
        // Views that constraints link to this one may have changed even where this view isn't marked itself.
        if isLinkedUp {
            workOutConstraints()
            details?.layout?.engine?.placeAlone(self)
        }
        guard needsLayoutInside else { return }
        // Passes that keep requesting another are cut off, like layout feedback loops in UIKit.
        for _ in 0..<100 where needsLayoutInside {
            workOutConstraints()
            layoutOnce()
        }
    }

    private func layoutOnce() {
        enum Step {
            case enter(UIView)
            case leave(UIViewController)
        }
        var pending = [Step.enter(self)]
        while let step = pending.popLast() {
            switch step {
            case .leave(let controller):
                controller.layoutDidEnd()
            case .enter(let view):
                if view.flags.contains(.needsLayout) {
                    view.updateSafeArea()
                    let controller = view.viewController
                    controller?.layoutWillBegin()
                    view.flags.remove(.needsLayout)
                    ContainmentWatch.runLayout(of: view) {
                        // Only an app's class can have changed layers.
                        view.flags.insert(.isLayingOut)
                        defer { view.flags.remove(.isLayingOut) }
                        if ClassFacts.of(view).pointee.mayDraw {
                            view.traitCollection.performAsCurrent { view.layoutSublayers(of: view.layer) }
                        } else {
                            view.layoutSubviews()
                            view.details?.layer?.layOutOwnLayers()
                        }
                    }
                    // The controller is notified after everything inside has been laid out as well.
                    if let controller { pending.append(.leave(controller)) }
                }
                guard view.flags.contains(.descendantNeedsLayout) else { continue }
                view.flags.remove(.descendantNeedsLayout)
                for subview in view.subviews.reversed()
                where !subview.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
                    pending.append(.enter(subview))
                }
            }
        }
    }

    /// Mirrors subviews that were placed for left to right, where the layout direction is right to left.
    final func mirrorIfNeeded(_ views: [UIView]) {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in views { view.frame.origin.x = bounds.minX + bounds.maxX - view.frame.maxX }
    }
}
