/// Delivers touches or presses to a responder and, as long as they aren't handled, to the next one.
///
/// UIKit's default implementation calls the next responder from within; on a chain of 100,000 views that would overflow
/// the stack. So the default implementation only records that it was reached, and this loop continues.
@MainActor enum TouchDelivery {
    private static var asked: UIResponder?
    private static var wasPassedOn = false

    /// Called by the default implementations. Returns whether the loop will continue with the next responder.
    static func passOn(_ responder: UIResponder) -> Bool {
        guard asked === responder else { return false }
        wasPassedOn = true
        return true
    }

    /// Offers touches to one responder after another; returns the one that handled them, or nil for none.
    @discardableResult static func deliver(
        _ touches: Set<UITouch>, _ event: UIEvent, to first: UIResponder,
        by call: (UIResponder, Set<UITouch>, UIEvent) -> Void
    ) -> UIResponder? {
        deliver(to: first) { call($0, touches, event) }
    }

    /// Offers presses to one responder after another in the same way.
    @discardableResult static func deliver(to first: UIResponder, by call: (UIResponder) -> Void) -> UIResponder? {
        let outer = (asked, wasPassedOn)
        defer { (asked, wasPassedOn) = outer }
        var responder: UIResponder? = first
        while let current = responder {
            asked = current
            wasPassedOn = false
            call(current)
            guard wasPassedOn else { return current }
            responder = current.next
        }
        return nil
    }

    static func call(_ phase: UITouch.Phase) -> (UIResponder, Set<UITouch>, UIEvent) -> Void {
        switch phase {
        case .began: { $0.touchesBegan($1, with: $2) }
        case .moved, .stationary: { $0.touchesMoved($1, with: $2) }
        case .ended: { $0.touchesEnded($1, with: $2) }
        case .cancelled: { $0.touchesCancelled($1, with: $2) }
        }
    }
}
