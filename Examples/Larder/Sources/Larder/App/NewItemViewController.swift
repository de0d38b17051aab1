import UIKit

/// Enters a bought item.
class NewItemViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var coldSwitch: UISwitch!
    @IBOutlet private var saveItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.delegate = self
        nameField.addTarget(self, action: #selector(nameDidChange(_:)), for: .editingChanged)
        saveItem.isEnabled = false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.becomeFirstResponder()
    }

    @objc private func nameDidChange(_ sender: UITextField) {
        saveItem.isEnabled = sender.text?.isEmpty == false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    @IBAction private func save(_ sender: Any) {
        guard let name = nameField.text, !name.isEmpty else { return }
        Larder.shared.add(Item(name: name, amount: 1, place: coldSwitch.isOn ? .fridge : .shelf, daysLeft: 7))
        UIAccessibility.post(
            notification: .announcement,
            argument: String.localizedStringWithFormat(
                NSLocalizedString("new.saved", comment: "Said after saving"), name))
        dismiss(animated: true)
    }
}
