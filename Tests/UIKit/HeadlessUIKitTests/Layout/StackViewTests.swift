import Testing

@testable import HeadlessUIKit

/// The arrangement of views in stacks.
@MainActor struct StackViewTests {
    private final class Box: UIView {
        let own: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            own = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { own }
    }

    private func stack(_ views: [UIView], width: CGFloat = 300, height: CGFloat = 100) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        let isRow = stack.axis == .horizontal
        return stack.arrangedSubviews.map { view in
            isRow ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
        }
    }

    @Test func `a filled row gives what is left to the first view, or to one without a width of its own`() {
        #expect(spans(stack([Box(50, 10), Box(60, 10), Box(100, 10)])) == [[0, 140], [140, 60], [200, 100]])
        #expect(spans(stack([Box(50, 10), Box(-1, 10), Box(100, 10)])) == [[0, 50], [50, 150], [200, 100]])
    }

    @Test func `a row that is too short shrinks its views, never below nothing`() {
        #expect(spans(stack([Box(50, 10), Box(60, 10)], width: 70)) == [[0, 10], [10, 60]])
        let lengths = spans(stack([Box(50, 10), Box(60, 10)], width: 30)).map { $0[1] }
        #expect(lengths.allSatisfy { $0 >= 0 } && lengths.reduce(0, +) == 30)
        #expect(spans(stack([Box(50, 10), Box(60, 10)], width: 0)) == [[0, 0], [0, 0]])
    }

    nonisolated private static let shares: [(UIStackView.Distribution, [[CGFloat]])] = [
        (.fillEqually, [[0, 100], [110, 100], [220, 100]]),
        (.fillProportionally, [[0, 72.667], [82.667, 72.667], [165.333, 154.667]]),
        (.equalSpacing, [[0, 50], [110, 50], [220, 100]]),
        (.equalCentering, [[0, 50], [122.667, 50], [220, 100]]),
    ]

    @Test(arguments: shares)
    func `distributions share the length out`(distribution: UIStackView.Distribution, expected: [[CGFloat]]) {
        let stack = stack([Box(50, 10), Box(50, 10), Box(100, 10)], width: 320)
        stack.spacing = 10
        stack.distribution = distribution
        for (span, wanted) in zip(spans(stack), expected) {
            let differences = zip(span, wanted).map { abs($0 - $1) }
            #expect(differences.allSatisfy { $0 < 0.01 }, "\(span)")
        }
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, 0, 100), (.leading, 0, 20), (.center, 40, 20), (.trailing, 80, 20),
        (.firstBaseline, 0, 20), (.lastBaseline, 80, 20),
    ])
    func `alignments place views across the axis`(alignment: UIStackView.Alignment, start: CGFloat, length: CGFloat) {
        let view = Box(50, 20)
        let row = stack([view])
        row.alignment = alignment
        row.layoutIfNeeded()
        #expect(view.frame.minY == start)
        #expect(view.frame.height == length)
    }

    @Test func `hidden views take no room and come back`() {
        let middle = Box(50, 10)
        let stack = stack([Box(50, 10), middle, Box(50, 10)])
        stack.spacing = 10
        stack.distribution = .equalSpacing
        middle.isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.systemLayoutSizeFitting(.zero).width == 110)
        #expect(stack.arrangedSubviews[2].frame.minX == 250)
        middle.isHidden = false
        #expect(spans(stack) == [[0, 50], [125, 50], [250, 50]])
    }

    @Test func `one view may have a spacing of its own`() {
        let first = Box(50, 10)
        let stack = stack([first, Box(50, 10), Box(50, 10)], width: 190)
        stack.spacing = 10
        stack.setCustomSpacing(30, after: first)
        #expect(spans(stack) == [[0, 50], [80, 50], [140, 50]])
        #expect(stack.customSpacing(after: first) == 30)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 170)
    }

    @Test func `margins are kept free when that is asked for`() {
        let view = Box(50, 10)
        let stack = stack([view])
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
    }

    @Test func `text in a column wraps at the column's width`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that need more than one line"
        let column = stack([label, Box(-1, -1)], width: 100, height: 400)
        column.axis = .vertical
        column.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(label.frame.height > 21)
    }

    @Test func `a view that leaves the stack is arranged no longer`() {
        let (first, second) = (Box(1, 1), Box(1, 1))
        let stack = stack([first, second])
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews.elementsEqual([second, first]) { $0 === $1 } == true)
        stack.removeArrangedSubview(second)
        #expect(second.superview === stack)
        first.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        let other = UIStackView(arrangedSubviews: [first])
        stack.addArrangedSubview(first)
        #expect(other.arrangedSubviews.isEmpty)
    }

    @Test func `hundreds of stacks inside each other are laid out without a crash`() {
        let root = stack([])
        var inner = root
        for _ in 0..<400 {
            let next = UIStackView()
            inner.addArrangedSubview(next)
            inner = next
        }
        root.layoutIfNeeded()
        #expect(inner.frame.width == 300)
    }
}
