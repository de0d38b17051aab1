import Foundation

extension UIGestureRecognizerDelegate {
    /// For calls such as `delegate.gestureRecognizerShouldBegin?(…)`.
    public var gestureRecognizerShouldBegin: UIGestureRecognizerDelegateGestureRecognizerShouldBeginCalls? {
        UIGestureRecognizerDelegateGestureRecognizerShouldBeginCalls(self)
    }

    /// For calls such as `delegate.gestureRecognizer?(…)`.
    public var gestureRecognizer: UIGestureRecognizerDelegateGestureRecognizerCalls? {
        UIGestureRecognizerDelegateGestureRecognizerCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIGestureRecognizerDelegateGestureRecognizerShouldBeginCalls {
    private let object: any UIGestureRecognizerDelegate

    fileprivate init(_ object: any UIGestureRecognizerDelegate) { self.object = object }

    /// Calls `gestureRecognizerShouldBegin(_:)`.
    @discardableResult public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer) -> Bool? {
        OptionalRequirement.call("gestureRecognizerShouldBegin(_:)") {
            object.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UIGestureRecognizerDelegateGestureRecognizerCalls {
    private let object: any UIGestureRecognizerDelegate

    fileprivate init(_ object: any UIGestureRecognizerDelegate) { self.object = object }

    /// Calls `gestureRecognizer(_:shouldReceive:)`.
    @discardableResult public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool? {
        OptionalRequirement.call("gestureRecognizer(_:shouldReceive:)") {
            object.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }
    }

    /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
    @discardableResult public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalRequirement.call("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
            object.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }

    /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
    @discardableResult public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalRequirement.call("gestureRecognizer(_:shouldRequireFailureOf:)") {
            object.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }

    /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
    @discardableResult public func callAsFunction(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool? {
        OptionalRequirement.call("gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
            object.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }
}
