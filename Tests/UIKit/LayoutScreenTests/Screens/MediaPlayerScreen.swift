import HeadlessUIKit

extension ScreenCase {
    /// A player over the whole screen: a slider, and buttons in a row of equal spacing.
    static let mediaPlayer = ScreenCase(
        name: "media-player",
        make: {
            let library = UIViewController()
            library.title = "Library"
            return UINavigationController(rootViewController: library)
        },
        prepare: { root in
            let player = PlayerViewController()
            player.modalPresentationStyle = .fullScreen
            root.present(player, animated: false)
        })
}

private final class PlayerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let close = button("chevron.down", "Close")
        let cover = UIImageView(image: UIImage(size: CGSize(width: 600, height: 600)))
        cover.contentMode = .scaleAspectFit
        cover.setContentCompressionResistancePriority(.defaultLow - 1, for: .vertical)
        cover.setContentCompressionResistancePriority(.defaultLow - 1, for: .horizontal)
        cover.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        let title = label("Northern Line", .headline)
        title.accessibilityTraits.insert(.header)
        let artist = label("The Ferrymen", .subheadline)

        let slider = UISlider()
        slider.accessibilityLabel = "Position"
        slider.value = 0.25
        let elapsed = label("1:02", .caption1)
        let remaining = label("-3:06", .caption1)
        let times = UIStackView(arrangedSubviews: [elapsed, remaining])
        times.distribution = .equalSpacing

        let transport = UIStackView(arrangedSubviews: [
            button("backward.fill", "Previous track"), button("play.fill", "Play"),
            button("forward.fill", "Next track"),
        ])
        transport.distribution = .equalSpacing
        transport.alignment = .center
        let stack = UIStackView(arrangedSubviews: [cover, title, artist, slider, times, transport])
        stack.axis = .vertical
        stack.spacing = 8
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: slider)
        for child in [close, stack] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let safeArea = view.safeAreaLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            close.topAnchor.constraint(equalTo: safeArea.topAnchor),
            close.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            close.widthAnchor.constraint(equalToConstant: 44),
            close.heightAnchor.constraint(equalToConstant: 44),
            stack.topAnchor.constraint(equalTo: close.bottomAnchor, constant: 8),
            stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
        ])
    }

    private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }

    private func button(_ symbol: String, _ name: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = name
        let width = button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
        NSLayoutConstraint.activate([width, button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)])
        return button
    }
}
