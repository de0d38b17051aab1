#if canImport(UIKit) && !os(Linux)
import UIKit
#else
import HeadlessUIKit
#endif

/// A sheet to choose when playing stops; the escape gesture leaves it.
final class SleepTimerViewController: UIViewController {
    private let heading = UILabel()
    private let duration = UISegmentedControl(items: ["15 minutes", "30 minutes", "1 hour"])
    private let done = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Sleep timer"
        heading.accessibilityTraits = .header
        duration.selectedSegmentIndex = 1
        done.setTitle("Done", for: .normal)
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        for subview in [heading, duration, done] {
            view.addSubview(subview)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heading.frame = CGRect(x: 20, y: 30, width: view.bounds.width - 40, height: 44)
        duration.frame = CGRect(x: 20, y: 94, width: view.bounds.width - 40, height: 44)
        done.frame = CGRect(x: 20, y: 158, width: view.bounds.width - 40, height: 44)
    }
}
