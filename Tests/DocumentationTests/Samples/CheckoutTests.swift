import AccessibilityTesting
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct CheckoutTests {
    private typealias CheckoutViewController = MendedCheckoutViewController

    @Test func `the checkout can be used by ear`() {
        expectAccessible(CheckoutViewController())
    }

    @Test func `the checkout is read in this order`() {
        expectSpoken(
            CheckoutViewController().view,
            """
            Checkout, heading
            Remove all, button
            Pay, button
            """)
    }

    @Test func `who pays hears that it is done`() {
        let reader = ScreenReaderSession(controller: CheckoutViewController(), policy: .lenient)
        defer { reader.end() }
        reader.move(to: "Pay")
        let paid = reader.capture { reader.activate() }
        #expect(paid.announcements == ["Paid"])
        #expect(paid.actions.last?.outcome.isHandled == true)
    }

    @Test func `the checkout passes the audit, large and dark too`() {
        expectAudit(CheckoutViewController(), .thorough)
    }
}
