// Adapted files are formatted as people write them.
// swift-format-ignore-file
import UIKit

class SampleBaseViewController: UIViewController {}

class SampleDetailViewController: SampleBaseViewController {
    var station = ""
    @IBOutlet var nameLabel: UILabel!
    @objc dynamic var volume = 5

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel.text = station
        configure()
    }
}

// Objective-C lets these be overridden.
extension SampleBaseViewController {
    @objc func configure() { accessibilityHint = "base" }
}

extension SampleDetailViewController {
    override func configure() {
        super.configure()
        accessibilityHint = (accessibilityHint ?? "") + " and detail"
    }
}

/// A segue of the app's own.
@objc(SampleSlideSegue)
final class SlideSegue: UIStoryboardSegue {
    override func perform() {
        source.present(destination, animated: false)
        destination.view.accessibilityIdentifier = "slid"
    }
}

extension UINavigationController {
    open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
}

/// A page that stays upright.
final class SampleUprightViewController: UIViewController {
    override var shouldAutorotate: Bool { false }
}
