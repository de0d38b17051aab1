import Foundation

extension UIDragInteractionDelegate {
    /// For calls such as `delegate.dragInteraction?(…)`.
    public var dragInteraction: UIDragInteractionDelegateDragInteractionCalls? {
        UIDragInteractionDelegateDragInteractionCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIDragInteractionDelegateDragInteractionCalls {
    private let object: any UIDragInteractionDelegate

    fileprivate init(_ object: any UIDragInteractionDelegate) { self.object = object }

    /// Calls `dragInteraction(_:sessionWillBegin:)`.
    @discardableResult public func callAsFunction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) -> Void? {
        OptionalRequirement.call("dragInteraction(_:sessionWillBegin:)") {
            object.dragInteraction(interaction, sessionWillBegin: session)
        }
    }

    /// Calls `dragInteraction(_:session:didEndWith:)`.
    @discardableResult public func callAsFunction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) -> Void? {
        OptionalRequirement.call("dragInteraction(_:session:didEndWith:)") {
            object.dragInteraction(interaction, session: session, didEndWith: operation)
        }
    }
}
