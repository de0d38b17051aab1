// Only public API of UIKit is used below: the file compiles for iOS as it does here, but for its import.
#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif
import XCTest

private final class CheckoutViewController: UIViewController {
    let total = UILabel()
    let payButton = UIButton(type: .system)
    let giftSwitch = UISwitch()
    var events: [String] = []
    var isClosed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("didLoad")
        total.text = "Total 12 euros"
        total.accessibilityTraits.insert(.header)
        payButton.setTitle("Pay", for: .normal)
        payButton.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
        giftSwitch.accessibilityLabel = "Gift wrapping"
        for subview in [total, payButton, giftSwitch] { view.addSubview(subview) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("didAppear")
        UIAccessibility.post(notification: .screenChanged, argument: total)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        events.append("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        events.append("didDisappear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        total.frame = CGRect(x: 16, y: 80, width: view.bounds.width - 32, height: 30)
        payButton.frame = CGRect(x: 16, y: 130, width: view.bounds.width - 32, height: 44)
        giftSwitch.frame = CGRect(x: 16, y: 190, width: 51, height: 31)
    }

    override func accessibilityPerformEscape() -> Bool {
        isClosed = true
        dismiss(animated: false)
        return true
    }

    private func pay() {
        UIAccessibility.post(notification: .announcement, argument: "Paid")
    }
}

private final class StarView: UIView {
    var stars = 3

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Rating"
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var accessibilityValue: String? {
        get { "\(stars) stars" }
        set {}
    }

    override func accessibilityIncrement() { stars = min(5, stars + 1) }
    override func accessibilityDecrement() { stars = max(0, stars - 1) }
}

@MainActor final class CheckoutTests: XCTestCase {
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func nextTurn() async {
        let turned = expectation(description: "the main queue has taken a turn")
        DispatchQueue.main.async { turned.fulfill() }
        await fulfillment(of: [turned], timeout: 5)
    }

    func testLifeCycleOfPushAndPop() async {
        let list = CheckoutViewController()
        let navigation = UINavigationController(rootViewController: list)
        let window = show(navigation)
        await nextTurn()
        XCTAssertEqual(list.events, ["didLoad", "willAppear", "didAppear"])

        let detail = CheckoutViewController()
        navigation.pushViewController(detail, animated: false)
        navigation.view.layoutIfNeeded()
        XCTAssertTrue(navigation.topViewController === detail)
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertEqual(list.events.suffix(2), ["willDisappear", "didDisappear"])
        XCTAssertEqual(detail.events, ["didLoad", "willAppear", "didAppear"])
        XCTAssertTrue(detail.navigationController === navigation)
        XCTAssertTrue(navigation.popViewController(animated: false) === detail)
        navigation.view.layoutIfNeeded()
        XCTAssertNil(detail.parent)
        XCTAssertTrue(navigation.topViewController === list)
        window.isHidden = true
    }

    func testClassDefaults() {
        let controller = CheckoutViewController()
        let window = show(controller)
        XCTAssertTrue(controller.total.isAccessibilityElement)
        XCTAssertEqual(controller.total.accessibilityLabel, "Total 12 euros")
        XCTAssertTrue(controller.total.accessibilityTraits.contains([.staticText, .header]))
        XCTAssertEqual(controller.payButton.accessibilityLabel, "Pay")
        XCTAssertTrue(controller.payButton.accessibilityTraits.contains(.button))
        XCTAssertEqual(controller.giftSwitch.accessibilityValue, "0")
        controller.giftSwitch.isOn = true
        XCTAssertEqual(controller.giftSwitch.accessibilityValue, "1")
        XCTAssertEqual(controller.view.accessibilityFrame, window.bounds)
        window.isHidden = true
    }

    func testAdjustableElement() {
        let stars = StarView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        XCTAssertEqual(stars.accessibilityValue, "3 stars")
        stars.accessibilityIncrement()
        XCTAssertEqual(stars.accessibilityValue, "4 stars")
        stars.accessibilityDecrement()
        stars.accessibilityDecrement()
        XCTAssertEqual(stars.accessibilityValue, "2 stars")
    }

    func testAnnouncementReportsThatItHasFinished() async throws {
        let controller = CheckoutViewController()
        let window = show(controller)
        nonisolated(unsafe) var texts: [String?] = []
        nonisolated(unsafe) var successes: [Bool?] = []
        let finished = expectation(forNotification: UIAccessibility.announcementDidFinishNotification, object: nil) {
            texts.append($0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String)
            successes.append($0.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool)
            return true
        }
        controller.payButton.sendActions(for: .touchUpInside)
        await fulfillment(of: [finished], timeout: 5)
        XCTAssertEqual(texts, ["Paid"])
        XCTAssertEqual(successes, [true])
        window.isHidden = true
    }

    func testEscapeDismissesAPresentedScreen() async {
        let root = UIViewController()
        let window = show(root)
        let checkout = CheckoutViewController()
        checkout.modalPresentationStyle = .fullScreen
        let presented = expectation(description: "presented")
        root.present(checkout, animated: true) { presented.fulfill() }
        await fulfillment(of: [presented], timeout: 5)
        XCTAssertTrue(root.presentedViewController === checkout)
        XCTAssertTrue(checkout.presentingViewController === root)
        XCTAssertEqual(checkout.events, ["didLoad", "willAppear", "didAppear"])

        XCTAssertTrue(checkout.accessibilityPerformEscape())
        let dismissed = expectation(
            for: NSPredicate { _, _ in MainActor.assumeIsolated { root.presentedViewController == nil } },
            evaluatedWith: nil)
        await fulfillment(of: [dismissed], timeout: 5)
        XCTAssertTrue(checkout.isClosed)
        XCTAssertEqual(checkout.events.suffix(2), ["willDisappear", "didDisappear"])
        window.isHidden = true
    }

    func testContainerElements() {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let squares = (1...3).map { number in
            let square = UIAccessibilityElement(accessibilityContainer: board)
            square.accessibilityLabel = "Square \(number)"
            square.accessibilityFrameInContainerSpace = CGRect(x: 0, y: (number - 1) * 100, width: 100, height: 100)
            return square
        }
        board.accessibilityElements = squares
        XCTAssertEqual(board.accessibilityElementCount(), 3)
        XCTAssertTrue(board.accessibilityElement(at: 1) as? UIAccessibilityElement === squares[1])
        XCTAssertEqual(board.index(ofAccessibilityElement: squares[2]), 2)
    }

    func testResponderChainLeadsFromTheButtonToTheApplication() {
        let controller = CheckoutViewController()
        let window = show(controller)
        XCTAssertTrue(controller.payButton.next === controller.view)
        XCTAssertTrue(controller.view.next === controller)
        XCTAssertTrue(controller.next === window)
        XCTAssertTrue(window.next === UIApplication.shared)
        window.isHidden = true
    }
}
