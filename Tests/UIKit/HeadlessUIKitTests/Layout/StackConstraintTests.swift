import Testing

@testable import HeadlessUIKit

/// The constraints that stacks make, and their effects.
@MainActor struct StackConstraintTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        // Hiding must be able to win, and stretching.
        let sides = [
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ]
        for side in sides { side.priority = .defaultHigh }
        NSLayoutConstraint.activate(sides)
        return view
    }

    private func column(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        return stack
    }

    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))

    /// Shows a stack that is as large as it wants, at the corner of a view.
    private func shown(_ stack: UIStackView) -> UIStackView {
        stack.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            stack.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        return stack
    }

    private func constraints(_ stack: UIStackView, _ name: String) -> [NSLayoutConstraint] {
        stack.updateConstraintsIfNeeded()
        return stack.constraints.filter { $0.identifier == name }
    }

    @Test(arguments: [(0, 60), (20, 80), (50, 110)] as [(CGFloat, CGFloat)])
    func `STK-01 a column is as high as its views and the distances between them`(spacing: CGFloat, height: CGFloat) {
        let stack = column([box(100, 20), box(100, 40)])
        stack.spacing = spacing
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: height))
        #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test(arguments: [(0, 70), (1, 60), (2, 50)] as [(Int, CGFloat)])
    func `STK-02 a view that is removed takes its height along`(index: Int, height: CGFloat) {
        let views = [box(10, 20), box(10, 30), box(10, 40)]
        let stack = column(views)
        #expect(stack.systemLayoutSizeFitting(.zero).height == 90)
        stack.removeArrangedSubview(views[index])
        views[index].removeFromSuperview()
        #expect(stack.systemLayoutSizeFitting(.zero).height == height)
    }

    @Test func `STK-03 hidden views have no height, and have it again when they are shown`() {
        let views = [box(10, 20), box(10, 30), box(10, 40)]
        let stack = shown(column(views))
        func show(_ shown: [Int]) -> CGFloat {
            for (index, view) in views.enumerated() { view.isHidden = !shown.contains(index) }
            outer.layoutIfNeeded()
            return stack.frame.height
        }
        #expect(show([1, 2]) == 70)
        #expect(show([2]) == 40)
        #expect(views[2].frame.minY == 0)
        #expect(show([]) == 0)
        #expect(show([0, 2]) == 60)
        #expect(show([0, 1, 2]) == 90)
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, [(0, 600), (0, 600), (0, 600)]),
            (.leading, [(0, 200), (0, 500), (0, 600)]),
            (.trailing, [(400, 200), (100, 500), (0, 600)]),
            (.center, [(200, 200), (50, 500), (0, 600)]),
        ] as [(UIStackView.Alignment, [(CGFloat, CGFloat)])])
    func `STK-04 alignments place the narrower views of a column`(
        alignment: UIStackView.Alignment, expected: [(CGFloat, CGFloat)]
    ) {
        let stack = column([box(200, 10), box(500, 10), box(600, 10)])
        stack.alignment = alignment
        for side in [0, 1] { stack.arrangedSubviews[side].setContentHuggingPriority(.defaultLow, for: .horizontal) }
        // The widest one decides; with `fill` the others follow it against their own wish.
        if alignment == .fill {
            for view in stack.arrangedSubviews.prefix(2) {
                for constraint in view.constraints where constraint.firstAttribute == .width {
                    constraint.priority = .defaultLow
                }
            }
        }
        let frames = shown(stack).arrangedSubviews.map(\.frame)
        #expect(frames.map(\.minX) == expected.map(\.0))
        #expect(frames.map(\.width) == expected.map(\.1))
    }

    @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing])
    func `a stack keeps its distances where a constraint wants others`(distribution: UIStackView.Distribution) {
        let views = [box(10, 20), box(10, 20)]
        let more = views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 2)
        let stack = column(views)
        stack.spacing = 8
        stack.distribution = distribution
        more.isActive = true
        #expect(shown(stack).arrangedSubviews.map(\.frame.minY) == [0, 28])
    }

    @Test func `STK-06 margins are kept around the views`() {
        let stack = column([box(100, 100), box(100, 100), box(100, 100)])
        stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        stack.isLayoutMarginsRelativeArrangement = true
        let origins = shown(stack).arrangedSubviews.map(\.frame.origin)
        #expect(origins.map(\.x) == [20, 20, 20])
        #expect(origins.map(\.y) == [10, 110, 210])
        #expect(stack.frame.size == CGSize(width: 160, height: 340))
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, NSLayoutConstraint.Attribute.leading),
        (.trailing, .trailing), (.center, .notAnAttribute),
    ])
    func `STK-08 views that don't fill have their own width, and an edge at 999.5`(
        alignment: UIStackView.Alignment, edge: NSLayoutConstraint.Attribute
    ) {
        let stack = column([box(10, 10), box(20, 10)])
        stack.alignment = alignment
        let own = constraints(stack, "UISV-ambiguity-suppression")
        #expect(own.map(\.constant) == [0, 0])
        #expect(own.allSatisfy { $0.priority.rawValue == 25 && $0.firstAttribute == .width })
        let fit = constraints(stack, "UISV-spanning-fit")
        #expect(fit.map(\.priority.rawValue) == [51])
        #expect(fit.first?.constant == 0 && fit.first?.firstItem is UILayoutGuide)
        let edges = constraints(stack, "UISV-spanning-boundary")
        #expect(edges.count == 4)
        for constraint in edges {
            let isEdge = constraint.firstAttribute == edge
            #expect(constraint.relation == .equal || !isEdge)
            #expect(constraint.priority.rawValue == (isEdge ? 999.5 : 1_000))
        }
        #expect(constraints(column([box(1, 1)]), "UISV-ambiguity-suppression").isEmpty)
    }

    @Test func `STK-09 a hidden view is nothing long, with half of the distance on either side`() throws {
        let views = [box(10, 10), box(10, 10), box(10, 10), box(10, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 20
        func distances(hiding hidden: [Int]) -> [CGFloat] {
            for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
            return constraints(stack, "UISV-spacing").map(\.constant)
        }
        #expect(distances(hiding: []) == [20, 20, 20])
        #expect(distances(hiding: [1]) == [10, 10, 20])
        #expect(distances(hiding: [1, 2]) == [10, 0, 10])
        #expect(distances(hiding: [0]) == [0, 20, 20])
        #expect(distances(hiding: [0, 1, 3]) == [0, 0, 0])
        let hiding = try #require(constraints(stack, "UISV-hiding").first)
        #expect(hiding.firstItem === views[0] && hiding.firstAttribute == .width)
        #expect(hiding.constant == 0 && hiding.priority == .required && hiding.relation == .equal)
        #expect(stack.systemLayoutSizeFitting(.zero).width == 10)
    }

    @Test func `STK-10 proportions are those of the content and the gaps, each less strong than the one before`() {
        final class Content: UIView {
            var own = CGSize.zero
            override var intrinsicContentSize: CGSize { own }
        }
        let views = [30, 50, 100].map { width in
            let view = Content()
            view.own = CGSize(width: width, height: 10)
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.spacing = 10
        var shares = constraints(stack, "UISV-fill-proportionally")
        #expect(shares.map(\.multiplier) == [0.15, 0.25, 0.5])
        #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
        #expect(shares.allSatisfy { $0.secondItem === stack })
        for view in views.dropFirst() { view.isHidden = true }
        shares = constraints(stack, "UISV-fill-proportionally")
        #expect(shares.map(\.priority) == [.required])
        views[0].own.width = 60
        views[1].isHidden = false
        views[0].invalidateIntrinsicContentSize()
        #expect(constraints(stack, "UISV-fill-proportionally").first?.multiplier == 0.5)
    }

    @Test func `lines of text stand at one height`() {
        let (small, large) = (UILabel(), UILabel())
        small.text = "small"
        small.font = .systemFont(ofSize: 10)
        large.text = "large"
        large.font = .systemFont(ofSize: 40)
        let row = UIStackView(arrangedSubviews: [small, large])
        row.alignment = .firstBaseline
        _ = shown(row)
        #expect(large.frame.minY == 0)
        #expect(small.frame.minY > 20)
        row.alignment = .lastBaseline
        outer.layoutIfNeeded()
        #expect(large.frame.maxY == row.bounds.height)
        #expect(small.frame.maxY < row.bounds.height)
    }

    @Test func `rows are mirrored where lines run from right to left`() {
        let row = UIStackView(arrangedSubviews: [box(10, 10), box(20, 10)])
        row.semanticContentAttribute = .forceRightToLeft
        #expect(shown(row).arrangedSubviews.map(\.frame.minX) == [20, 0])
    }
}
