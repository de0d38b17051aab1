#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// The placeholder next to the list until a station is chosen.
final class NoStationViewController: UIViewController {
    private let advice = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        advice.text = "Choose a station"
        view.addSubview(advice)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        advice.frame = CGRect(
            x: 20, y: view.safeAreaInsets.top + 20, width: view.bounds.width - 40, height: 44)
    }
}
