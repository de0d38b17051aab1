import Testing

@testable import HeadlessUIKit

/// The edges of controls for constraints, and their hugging and compression priorities.
@MainActor struct AlignmentRectTests {
    /// Pins a control to the sides and the top of a view 300 points wide, or to its end alone.
    private func frame(of control: UIView, fills: Bool) -> CGRect {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        control.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(control)
        var constraints = [
            control.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
            control.topAnchor.constraint(equalTo: outer.topAnchor),
        ]
        if fills { constraints.append(control.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16)) }
        NSLayoutConstraint.activate(constraints)
        outer.layoutIfNeeded()
        return control.frame
    }

    @Test func `a slider reaches 2 points beyond both margins`() {
        #expect(frame(of: UISlider(), fills: true) == CGRect(x: 14, y: 0, width: 272, height: 31))
    }

    @Test func `a slider reaches 1 point below its bottom edge`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let slider = UISlider()
        slider.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            slider.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            slider.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -9),
        ])
        outer.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: -2, y: 261, width: 304, height: 31))
    }

    @Test func `a switch reaches 2 points beyond the right margin`() {
        #expect(frame(of: UISwitch(), fills: false) == CGRect(x: 235, y: 0, width: 51, height: 31))
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }

    @Test func `a switch reaches beyond the end of lines where they run from right to left`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let toggle = UISwitch()
        for view in [outer, toggle] { view.semanticContentAttribute = .forceRightToLeft }
        toggle.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(toggle)
        NSLayoutConstraint.activate([
            toggle.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
            toggle.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 14, y: 0, width: 51, height: 31))
    }

    @Test func `an image's alignment rectangle is that of its view`() {
        let image = UIImage(size: CGSize(width: 40, height: 30))
        let badged = image.withAlignmentRectInsets(UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 8))
        #expect(badged.size == image.size && image.alignmentRectInsets == .zero)
        let view = UIImageView(image: badged)
        #expect(view.intrinsicContentSize == CGSize(width: 32, height: 24))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        NSLayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 252, y: -6, width: 40, height: 30))
        view.image = image
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 244, y: 0, width: 40, height: 30))
    }

    @Test func `a row lets the label grow, not the switch`() {
        let label = UILabel()
        label.text = "Wi-Fi"
        let row = UIStackView(arrangedSubviews: [label, UISwitch()])
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
        row.layoutIfNeeded()
        #expect(label.frame.width == 251)
        #expect(row.arrangedSubviews[1].frame.width == 51)
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
        #expect(UIProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(UIProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
}
