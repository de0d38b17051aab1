import Foundation

extension UIPopoverPresentationControllerDelegate {
    /// For calls such as `delegate.prepareForPopoverPresentation?(…)`.
    public var prepareForPopoverPresentation: UIPopoverPresentationControllerDelegatePrepareForPopoverPresentationCalls?
    { UIPopoverPresentationControllerDelegatePrepareForPopoverPresentationCalls(self) }

    /// For calls such as `delegate.popoverPresentationController?(…)`.
    public var popoverPresentationController: UIPopoverPresentationControllerDelegatePopoverPresentationControllerCalls?
    { UIPopoverPresentationControllerDelegatePopoverPresentationControllerCalls(self) }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIPopoverPresentationControllerDelegatePrepareForPopoverPresentationCalls {
    private let object: any UIPopoverPresentationControllerDelegate

    fileprivate init(_ object: any UIPopoverPresentationControllerDelegate) { self.object = object }

    /// Calls `prepareForPopoverPresentation(_:)`.
    @discardableResult public func callAsFunction(_ popoverPresentationController: UIPopoverPresentationController)
        -> Void?
    {
        OptionalRequirement.call("prepareForPopoverPresentation(_:)") {
            object.prepareForPopoverPresentation(popoverPresentationController)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIPopoverPresentationControllerDelegatePopoverPresentationControllerCalls {
    private let object: any UIPopoverPresentationControllerDelegate

    fileprivate init(_ object: any UIPopoverPresentationControllerDelegate) { self.object = object }

    /// Calls `popoverPresentationController(_:willRepositionPopoverTo:in:)`.
    @discardableResult public func callAsFunction(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) -> Void? {
        OptionalRequirement.call("popoverPresentationController(_:willRepositionPopoverTo:in:)") {
            object.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
        }
    }
}
