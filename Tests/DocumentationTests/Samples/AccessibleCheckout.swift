import HeadlessUIKit

/// The screen at the end of the tutorial, with its issues fixed.
final class AccessibleCheckoutViewController: UIViewController {
    private let heading = UILabel()
    private let remove = UIButton()
    private let pay = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = "Checkout"
        heading.accessibilityTraits.insert(.header)
        remove.setBackgroundImage(UIImage(named: "bin"), for: .normal)
        remove.accessibilityLabel = "Remove all"
        pay.setTitle("Pay", for: .normal)
        for label in [heading, pay.titleLabel] {
            label?.font = .preferredFont(forTextStyle: .headline)
            label?.adjustsFontForContentSizeCategory = true
        }
        pay.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [heading, remove, pay])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            remove.widthAnchor.constraint(equalToConstant: 44),
            remove.heightAnchor.constraint(equalToConstant: 44),
            pay.widthAnchor.constraint(equalTo: stack.widthAnchor),
            pay.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    private func finish() {
        pay.isEnabled = false
        UIAccessibility.post(notification: .announcement, argument: "Paid")
    }
}
