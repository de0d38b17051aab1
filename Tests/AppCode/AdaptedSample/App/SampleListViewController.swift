// Adapted files are formatted as people write them.
// swift-format-ignore-file
import UIKit

/// Starts the storyboard; everything it is connected to is private.
final class SampleListViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private var addButton: UIButton!
    @IBOutlet private var rows: [UILabel]!
    @IBOutlet private weak var badge: SampleBadgeView?

    /// The callbacks and notifications, in order.
    public private(set) var heard: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Stations"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: self, action: #selector(edit))
        addButton.addTarget(self, action: #selector(touched(_:event:)), for: .touchDown)
        NotificationCenter.default.addObserver(
            self, selector: #selector(noted(_:)), name: .sampleNote, object: nil)
    }

    @IBAction private func addTapped(_ sender: UIButton) { heard.append("added by \(sender.currentTitle ?? "")") }

    @IBAction private func anyTapped(_ sender: Any) { heard.append("any") }

    @IBAction func unwindToList(_ segue: UIStoryboardSegue) { heard.append("unwound") }

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
        -> SampleDetailViewController?
    {
        let detail = SampleDetailViewController(coder: coder)
        detail?.station = "made by \(segueIdentifier ?? "nobody")"
        return detail
    }

    @objc private func edit() { heard.append("edit") }

    @objc private func touched(_ sender: UIButton, event: UIEvent?) { heard.append("touched") }

    @objc private func noted(_ note: Notification) { heard.append("noted \(note.name.rawValue)") }

    public var outletsAreConnected: Bool {
        titleLabel != nil && addButton != nil && badge != nil && rows?.count == 2
    }

    public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        heard.append("prepare \(segue.identifier ?? "")")
    }
}

extension Notification.Name {
    public static let sampleNote = Notification.Name("sampleNote")
}

@IBDesignable
class SampleBadgeView: UIView {
    @IBInspectable var count: Int = 0 { didSet { accessibilityValue = "\(count)" } }
    @IBInspectable var caption: String?
    @IBInspectable var ratio: CGFloat = 1
    @IBInspectable var isProminent: Bool = false
    @IBInspectable var tint: UIColor = .clear
}
