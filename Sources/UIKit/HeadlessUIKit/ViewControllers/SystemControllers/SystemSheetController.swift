import Foundation

/// A choice in a sheet of the system.
@MainActor struct SystemSheetChoice {
    var title: String
    var choose: () -> Void
}

/// A controller in place of one of the system's screens, which don't exist here: it shows the app's own choices and a
/// button to cancel, so that a screen reader can enter and leave it as on a device.
@preconcurrency @MainActor open class SystemSheetController: UIViewController {
    /// Returns the choices.
    func makeChoices() -> [SystemSheetChoice] { [] }
    /// Called after the user has cancelled.
    func wasCancelled() {}

    /// Makes the buttons.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        for choice in makeChoices() {
            let button = UIButton(type: .system)
            button.setTitle(choice.title, for: .normal)
            button.addAction(UIAction { _ in choice.choose() }, for: .primaryActionTriggered)
            stack.addArrangedSubview(button)
        }
        let cancel = UIButton(type: .system)
        cancel.titleWord = .cancel
        cancel.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        stack.addArrangedSubview(cancel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    /// The escape gesture cancels.
    open override func accessibilityPerformEscape() -> Bool {
        cancel()
        return true
    }

    private final func cancel() { end { self.wasCancelled() } }

    /// Dismisses itself, and then calls a closure.
    final func end(_ completion: @escaping () -> Void) {
        guard presentingViewController != nil else { return completion() }
        dismiss(animated: true, completion: completion)
    }
}
