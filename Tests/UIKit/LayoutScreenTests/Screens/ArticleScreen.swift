import Foundation
import HeadlessUIKit

extension ScreenCase {
    /// A long text in a scroll view, as wide as is comfortable to read, pushed onto a list.
    static let article = ScreenCase(
        name: "article",
        make: {
            let list = UIViewController()
            list.title = "News"
            let navigation = UINavigationController(rootViewController: list)
            navigation.pushViewController(ArticleViewController(), animated: false)
            return navigation
        })
}

private final class ArticleViewController: UIViewController {
    private let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in })
        let headline = label("The tide tables of a small harbor", .title1)
        headline.accessibilityTraits.insert(.header)
        let photo = UIImageView(image: UIImage(size: CGSize(width: 1600, height: 900)))
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = "Boats at low tide"
        photo.accessibilityTraits = .image
        let stack = UIStackView(arrangedSubviews: [
            headline,
            label("By Ada Quay, 3 May", .subheadline),
            photo,
            label(
                "Twice a day the harbor empties, and twice a day it fills again. Nobody who lives here needs to look "
                    + "at a clock to know when.", .body),
            label(
                "The tables that hang at the pier have been printed by the same family since 1911. They are exact to "
                    + "the minute.", .body),
        ])
        stack.axis = .vertical
        stack.spacing = 16

        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 9 / 16),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
