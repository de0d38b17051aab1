import Foundation

extension UISplitViewControllerDelegate {
    /// For calls such as `delegate.splitViewController?(…)`.
    public var splitViewController: UISplitViewControllerDelegateSplitViewControllerCalls? {
        UISplitViewControllerDelegateSplitViewControllerCalls(self)
    }

    /// For calls such as `delegate.targetDisplayModeForAction?(…)`.
    public var targetDisplayModeForAction: UISplitViewControllerDelegateTargetDisplayModeForActionCalls? {
        UISplitViewControllerDelegateTargetDisplayModeForActionCalls(self)
    }

    /// For calls such as `delegate.primaryViewController?(…)`.
    public var primaryViewController: UISplitViewControllerDelegatePrimaryViewControllerCalls? {
        UISplitViewControllerDelegatePrimaryViewControllerCalls(self)
    }

    /// For calls such as `delegate.splitViewControllerDidCollapse?(…)`.
    public var splitViewControllerDidCollapse: UISplitViewControllerDelegateSplitViewControllerDidCollapseCalls? {
        UISplitViewControllerDelegateSplitViewControllerDidCollapseCalls(self)
    }

    /// For calls such as `delegate.splitViewControllerDidExpand?(…)`.
    public var splitViewControllerDidExpand: UISplitViewControllerDelegateSplitViewControllerDidExpandCalls? {
        UISplitViewControllerDelegateSplitViewControllerDidExpandCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISplitViewControllerDelegateSplitViewControllerCalls {
    private let object: any UISplitViewControllerDelegate

    fileprivate init(_ object: any UISplitViewControllerDelegate) { self.object = object }

    /// Calls `splitViewController(_:willChangeTo:)`.
    @discardableResult public func callAsFunction(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) -> Void? {
        OptionalRequirement.call("splitViewController(_:willChangeTo:)") {
            object.splitViewController(svc, willChangeTo: displayMode)
        }
    }

    /// Calls `splitViewController(_:show:sender:)`.
    @discardableResult public func callAsFunction(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool? {
        OptionalRequirement.call("splitViewController(_:show:sender:)") {
            object.splitViewController(splitViewController, show: vc, sender: sender)
        }
    }

    /// Calls `splitViewController(_:showDetail:sender:)`.
    @discardableResult public func callAsFunction(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool? {
        OptionalRequirement.call("splitViewController(_:showDetail:sender:)") {
            object.splitViewController(splitViewController, showDetail: vc, sender: sender)
        }
    }

    /// Calls `splitViewController(_:collapseSecondary:onto:)`.
    @discardableResult public func callAsFunction(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool? {
        OptionalRequirement.call("splitViewController(_:collapseSecondary:onto:)") {
            object.splitViewController(
                splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
        }
    }

    /// Calls `splitViewController(_:separateSecondaryFrom:)`.
    @discardableResult public func callAsFunction(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        OptionalRequirement.call("splitViewController(_:separateSecondaryFrom:)") {
            object.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
        }
    }

    /// Calls `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
    @discardableResult public func callAsFunction(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column? {
        OptionalRequirement.call("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
            object.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
        }
    }

    /// Calls `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`.
    @discardableResult public func callAsFunction(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode? {
        OptionalRequirement.call("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") {
            object.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
        }
    }

    /// Calls `splitViewController(_:willShow:)`.
    @discardableResult public func callAsFunction(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) -> Void? {
        OptionalRequirement.call("splitViewController(_:willShow:)") {
            object.splitViewController(svc, willShow: column)
        }
    }

    /// Calls `splitViewController(_:willHide:)`.
    @discardableResult public func callAsFunction(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) -> Void? {
        OptionalRequirement.call("splitViewController(_:willHide:)") {
            object.splitViewController(svc, willHide: column)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISplitViewControllerDelegateTargetDisplayModeForActionCalls {
    private let object: any UISplitViewControllerDelegate

    fileprivate init(_ object: any UISplitViewControllerDelegate) { self.object = object }

    /// Calls `targetDisplayModeForAction(in:)`.
    @discardableResult public func callAsFunction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode? {
        OptionalRequirement.call("targetDisplayModeForAction(in:)") { object.targetDisplayModeForAction(in: svc) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISplitViewControllerDelegatePrimaryViewControllerCalls {
    private let object: any UISplitViewControllerDelegate

    fileprivate init(_ object: any UISplitViewControllerDelegate) { self.object = object }

    /// Calls `primaryViewController(forCollapsing:)`.
    @discardableResult public func callAsFunction(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    {
        OptionalRequirement.call("primaryViewController(forCollapsing:)") {
            object.primaryViewController(forCollapsing: splitViewController)
        }
    }

    /// Calls `primaryViewController(forExpanding:)`.
    @discardableResult public func callAsFunction(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    {
        OptionalRequirement.call("primaryViewController(forExpanding:)") {
            object.primaryViewController(forExpanding: splitViewController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISplitViewControllerDelegateSplitViewControllerDidCollapseCalls {
    private let object: any UISplitViewControllerDelegate

    fileprivate init(_ object: any UISplitViewControllerDelegate) { self.object = object }

    /// Calls `splitViewControllerDidCollapse(_:)`.
    @discardableResult public func callAsFunction(_ svc: UISplitViewController) -> Void? {
        OptionalRequirement.call("splitViewControllerDidCollapse(_:)") { object.splitViewControllerDidCollapse(svc) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UISplitViewControllerDelegateSplitViewControllerDidExpandCalls {
    private let object: any UISplitViewControllerDelegate

    fileprivate init(_ object: any UISplitViewControllerDelegate) { self.object = object }

    /// Calls `splitViewControllerDidExpand(_:)`.
    @discardableResult public func callAsFunction(_ svc: UISplitViewController) -> Void? {
        OptionalRequirement.call("splitViewControllerDidExpand(_:)") { object.splitViewControllerDidExpand(svc) }
    }
}
