import UIKit

/// Shows one item, and how much there is of it.
class ItemViewController: UIViewController {
    var itemID: Item.ID?

    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var amountLabel: UILabel!
    @IBOutlet private weak var stepper: UIStepper!
    private let daysLabel = UILabel()

    private var item: Item? { itemID.flatMap(Larder.shared.item) }

    override func viewDidLoad() {
        super.viewDidLoad()
        daysLabel.font = .preferredFont(forTextStyle: .footnote)
        daysLabel.adjustsFontForContentSizeCategory = true
        daysLabel.textColor = .secondaryLabel
        daysLabel.numberOfLines = 0
        daysLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(daysLabel)
        NSLayoutConstraint.activate([
            daysLabel.topAnchor.constraint(equalTo: stepper.bottomAnchor, constant: 24),
            daysLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            daysLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        stepper.addTarget(self, action: #selector(amountDidChange), for: .valueChanged)
        stepper.accessibilityLabel = NSLocalizedString("item.amount", comment: "Label of the stepper")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(ItemViewController.remove))
        NotificationCenter.default.addObserver(
            self, selector: #selector(update), name: .larderDidChange, object: nil)
        update()
    }

    @objc private func update() {
        guard let item else { return }
        title = item.name
        nameLabel.text = item.name
        let format = NSLocalizedString("item.count", comment: "How many pieces there are")
        amountLabel.text = String.localizedStringWithFormat(format, item.amount)
        stepper.value = Double(item.amount)
        let days = NSLocalizedString("item.daysLeft", comment: "For how many days an item is good")
        daysLabel.text = String.localizedStringWithFormat(days, item.daysLeft)
    }

    @objc private func amountDidChange() {
        guard let itemID else { return }
        Larder.shared.setAmount(Int(stepper.value), of: itemID)
        if item == nil { navigationController?.popViewController(animated: true) }
    }

    @objc private func remove() {
        let alert = UIAlertController(
            title: NSLocalizedString("item.remove.question", comment: "Title of the alert"), message: nil,
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("item.remove", comment: "Removes an item"), style: .destructive) {
                [weak self] _ in
                guard let self, let itemID = self.itemID else { return }
                Larder.shared.remove(itemID)
                self.navigationController?.popViewController(animated: true)
            })
        alert.addAction(UIAlertAction(title: NSLocalizedString("cancel", comment: "Leaves it"), style: .cancel))
        present(alert, animated: true)
    }
}
