import AccessibilityTesting
import HeadlessUIKit
import Testing

final class WelcomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let start = UIButton(frame: CGRect(x: 20, y: 120, width: 120, height: 44))
        start.setTitle("Start", for: .normal)
        view.addSubview(start)
    }
}

@Suite(.serialized) @MainActor struct WelcomeTests {
    @Test func `the welcome screen is accessible`() {
        expectAccessible(WelcomeViewController())
    }

    @Test func `the welcome screen is read in this order`() {
        expectSpoken(WelcomeViewController(), "Start, button")
    }
}
