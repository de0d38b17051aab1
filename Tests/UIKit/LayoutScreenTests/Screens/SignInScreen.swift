import HeadlessUIKit

extension ScreenCase {
    /// A form in a sheet; the keyboard guide holds its scroll view.
    static let signIn = ScreenCase(
        name: "sign-in",
        make: {
            let home = UIViewController()
            home.title = "Home"
            return UINavigationController(rootViewController: home)
        },
        prepare: { root in
            let navigation = UINavigationController(rootViewController: SignInViewController())
            navigation.modalPresentationStyle = .pageSheet
            root.present(navigation, animated: false)
        })
}

private final class SignInViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let rememberSwitch = UISwitch()
    private lazy var signInButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Sign In") { [weak self] _ in self?.dismiss(animated: true) })
    private let forgotButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign In"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

        let headline = UILabel()
        headline.text = "Welcome back"
        headline.font = .preferredFont(forTextStyle: .title1)
        headline.adjustsFontForContentSizeCategory = true
        headline.numberOfLines = 0
        headline.accessibilityTraits.insert(.header)

        let explanation = UILabel()
        explanation.text = "Sign in to see your orders and to pay faster."
        explanation.font = .preferredFont(forTextStyle: .subheadline)
        explanation.adjustsFontForContentSizeCategory = true
        explanation.textColor = .secondaryLabel
        explanation.numberOfLines = 0

        emailField.placeholder = "Email"
        emailField.keyboardType = .emailAddress
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [emailField, passwordField] {
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }

        let rememberLabel = UILabel()
        rememberLabel.text = "Stay signed in"
        rememberLabel.font = .preferredFont(forTextStyle: .body)
        rememberLabel.adjustsFontForContentSizeCategory = true
        rememberLabel.numberOfLines = 0
        rememberSwitch.accessibilityLabel = rememberLabel.text
        rememberLabel.isAccessibilityElement = false
        rememberSwitch.setContentHuggingPriority(.required, for: .horizontal)
        rememberSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
        let rememberRow = UIStackView(arrangedSubviews: [rememberLabel, rememberSwitch])
        rememberRow.spacing = 8
        rememberRow.alignment = .center

        forgotButton.setTitle("Forgot password?", for: .normal)
        forgotButton.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        forgotButton.titleLabel?.adjustsFontForContentSizeCategory = true

        let stack = UIStackView(arrangedSubviews: [
            headline, explanation, emailField, passwordField, rememberRow, signInButton, forgotButton,
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(24, after: explanation)

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }
}
