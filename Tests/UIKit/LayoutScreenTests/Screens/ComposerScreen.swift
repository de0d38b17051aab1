import HeadlessUIKit

extension ScreenCase {
    /// A text that is being written: a bar on top of the keyboard, hidden views that take no room.
    static let composer = ScreenCase(
        name: "composer",
        make: { UINavigationController(rootViewController: ComposerViewController()) },
        prepare: { root in
            let composer = (root as? UINavigationController)?.topViewController as? ComposerViewController
            composer?.startWriting()
        })
}

private final class ComposerViewController: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Message"
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", primaryAction: UIAction { _ in })

        let kind = UISegmentedControl(items: ["Note", "Letter"])
        kind.selectedSegmentIndex = 0
        let copies = UILabel()
        copies.text = "Copies"
        let stepper = UIStepper()
        stepper.accessibilityLabel = "Copies"
        let options = UIStackView(arrangedSubviews: [copies, stepper])
        options.isHidden = true
        let upper = UIStackView(arrangedSubviews: [kind, options])
        upper.axis = .vertical
        upper.spacing = 8

        textView.text = "Dear all,"
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.accessibilityLabel = "Message"
        let attach = UIButton(type: .system, primaryAction: UIAction(title: "Attach") { _ in })
        let photo = UIButton(type: .system, primaryAction: UIAction(title: "Photo") { _ in })
        let bar = UIStackView(arrangedSubviews: [attach, UIView(), photo])
        bar.spacing = 8
        for child in [upper, textView, bar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            upper.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            upper.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            upper.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            textView.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 8),
            textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bar.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
            bar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
        ])
    }

    func startWriting() { textView.becomeFirstResponder() }
}
