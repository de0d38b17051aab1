import AccessibilityTesting
import HeadlessUIKit
import Testing

/// The example of the README, which must compile and hold.
@Suite(.serialized) @MainActor struct ReadmeTests {
    private final class Checkout: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let heading = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 30))
            heading.text = "Checkout"
            heading.accessibilityTraits.insert(.header)
            let pay = UIButton(frame: CGRect(x: 20, y: 140, width: 300, height: 44))
            pay.setTitle("Pay", for: .normal)
            pay.addAction(
                UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Paid") },
                for: .primaryActionTriggered)
            view.addSubview(heading)
            view.addSubview(pay)
        }
    }

    @Test func `the example of the README holds`() {
        expectAccessible(Checkout())
        expectSpoken(
            Checkout().view,
            """
            Checkout, heading
            Pay, button
            """)
        let reader = ScreenReaderSession(controller: Checkout(), policy: .lenient)
        defer { reader.end() }
        reader.move(to: "Pay")
        let paid = reader.capture { reader.activate() }
        #expect(paid.announcements == ["Paid"])
    }
}
