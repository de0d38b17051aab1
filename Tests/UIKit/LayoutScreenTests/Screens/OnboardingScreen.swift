import HeadlessUIKit

extension ScreenCase {
    /// The first page of an introduction, over the whole screen: layout guides share the remaining space.
    static let onboarding = ScreenCase(
        name: "onboarding",
        make: { UIViewController() },
        prepare: { root in
            let page = OnboardingViewController()
            page.modalPresentationStyle = .fullScreen
            root.present(page, animated: false)
        })
}

private final class OnboardingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let image = UIImageView(image: UIImage(size: CGSize(width: 240, height: 240)))
        image.contentMode = .scaleAspectFit
        image.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        image.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        let title = UILabel()
        title.text = "Hear the map"
        title.font = .preferredFont(forTextStyle: .largeTitle)
        title.accessibilityTraits = [.staticText, .header]
        let text = UILabel()
        text.text = "Streets and stops are spoken as you walk."
        text.font = .preferredFont(forTextStyle: .body)
        for label in [title, text] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let next = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Continue") { _ in })
        let skip = UIButton(type: .system, primaryAction: UIAction(title: "Skip") { _ in })

        let upper = UIStackView(arrangedSubviews: [image, title, text])
        upper.axis = .vertical
        upper.spacing = 12
        let scroll = UIScrollView()
        scroll.addSubview(upper)
        let lower = UIStackView(arrangedSubviews: [pages, next, skip])
        lower.axis = .vertical
        lower.spacing = 8
        for child in [scroll, lower] { view.addSubview(child) }
        for child in [scroll, upper, lower] { child.translatesAutoresizingMaskIntoConstraints = false }
        let safeArea = view.safeAreaLayoutGuide
        let margins = view.layoutMarginsGuide
        let fills = upper.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
        fills.priority = .defaultLow - 2
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            lower.topAnchor.constraint(equalToSystemSpacingBelow: scroll.bottomAnchor, multiplier: 2),
            lower.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            lower.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            safeArea.bottomAnchor.constraint(equalToSystemSpacingBelow: lower.bottomAnchor, multiplier: 1),
            upper.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            upper.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            upper.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            upper.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            upper.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            fills,
        ])
    }
}
