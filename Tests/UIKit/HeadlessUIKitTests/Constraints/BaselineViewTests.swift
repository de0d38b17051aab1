import Foundation
import HeadlessUIKit
import Testing

/// Views whose baselines are those of a view within.
@Suite(.serialized) @MainActor struct BaselineViewTests {
    private final class Card: UIView {
        let title = UILabel()
        override var forLastBaselineLayout: UIView { title }
    }

    @Test(arguments: [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline])
    func `a view that names another is aligned by that one's text`(_ attribute: NSLayoutConstraint.Attribute) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (card, label) = (Card(), UILabel())
        for view in [card, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        card.title.text = "Title"
        card.title.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(card.title)
        label.text = "Value"
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.heightAnchor.constraint(equalToConstant: 80),
            card.title.topAnchor.constraint(equalTo: card.topAnchor, constant: 13),
            card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            card.title.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            label.leadingAnchor.constraint(equalTo: card.trailingAnchor),
            NSLayoutConstraint(
                item: label, attribute: attribute, relatedBy: .equal, toItem: card, attribute: attribute, multiplier: 1,
                constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.minY == 113)
    }

    @Test func `a stack's baselines are those of its first and last views`() {
        let column = UIStackView(arrangedSubviews: [UILabel(), UILabel(), UIView()])
        column.axis = .vertical
        column.arrangedSubviews[2].isHidden = true
        #expect(column.forFirstBaselineLayout === column.arrangedSubviews[0])
        #expect(column.forLastBaselineLayout === column.arrangedSubviews[1])
        column.axis = .horizontal
        #expect(column.forLastBaselineLayout === column.arrangedSubviews[0])
    }
}
