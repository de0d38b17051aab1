import AccessibilityTesting
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct CheckoutTests {
    private typealias CheckoutViewController = AccessibleCheckoutViewController

    @Test func `the checkout is accessible`() {
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

    @Test func `paying announces that it is done`() {
        let reader = ScreenReaderSession(controller: CheckoutViewController(), policy: .lenient)
        defer { reader.end() }
        reader.move(to: "Pay")
        let paid = reader.capture { reader.activate() }
        #expect(paid.announcements == ["Paid"])
        #expect(paid.actions.last?.outcome.isHandled == true)
    }

    @Test func `the checkout passes the audit with large text and in dark mode`() {
        expectAudit(CheckoutViewController(), .thorough)
    }
}
