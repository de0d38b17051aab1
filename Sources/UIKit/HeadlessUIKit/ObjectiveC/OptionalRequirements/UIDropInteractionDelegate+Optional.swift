import Foundation

extension UIDropInteractionDelegate {
    /// For calls such as `delegate.dropInteraction?(…)`.
    public var dropInteraction: UIDropInteractionDelegateDropInteractionCalls? {
        UIDropInteractionDelegateDropInteractionCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIDropInteractionDelegateDropInteractionCalls {
    private let object: any UIDropInteractionDelegate

    fileprivate init(_ object: any UIDropInteractionDelegate) { self.object = object }

    /// Calls `dropInteraction(_:canHandle:)`.
    @discardableResult public func callAsFunction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool? {
        OptionalRequirement.call("dropInteraction(_:canHandle:)") {
            object.dropInteraction(interaction, canHandle: session)
        }
    }

    /// Calls `dropInteraction(_:sessionDidEnter:)`.
    @discardableResult public func callAsFunction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) -> Void? {
        OptionalRequirement.call("dropInteraction(_:sessionDidEnter:)") {
            object.dropInteraction(interaction, sessionDidEnter: session)
        }
    }

    /// Calls `dropInteraction(_:sessionDidUpdate:)`.
    @discardableResult public func callAsFunction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal? {
        OptionalRequirement.call("dropInteraction(_:sessionDidUpdate:)") {
            object.dropInteraction(interaction, sessionDidUpdate: session)
        }
    }

    /// Calls `dropInteraction(_:performDrop:)`.
    @discardableResult public func callAsFunction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) -> Void? {
        OptionalRequirement.call("dropInteraction(_:performDrop:)") {
            object.dropInteraction(interaction, performDrop: session)
        }
    }

    /// Calls `dropInteraction(_:sessionDidEnd:)`.
    @discardableResult public func callAsFunction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) -> Void? {
        OptionalRequirement.call("dropInteraction(_:sessionDidEnd:)") {
            object.dropInteraction(interaction, sessionDidEnd: session)
        }
    }
}
