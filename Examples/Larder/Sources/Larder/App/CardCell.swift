import UIKit

/// Shows an item that has to be eaten soon.
class CardCell: UICollectionViewCell {
    private let nameLabel = UILabel()
    private let daysLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        daysLabel.font = .preferredFont(forTextStyle: .subheadline)
        let stack = UIStackView(arrangedSubviews: [nameLabel, daysLabel])
        for label in [nameLabel, daysLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    func show(_ item: Item) {
        nameLabel.text = item.name
        let format = NSLocalizedString("item.daysLeft", comment: "For how many days an item is good")
        daysLabel.text = String.localizedStringWithFormat(format, item.daysLeft)
        accessibilityLabel = item.name
        accessibilityValue = daysLabel.text
    }
}
