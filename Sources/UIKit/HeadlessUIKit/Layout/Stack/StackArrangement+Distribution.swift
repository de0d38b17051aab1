import Foundation

// Along the axis.
extension StackArrangement {
    func distribute() {
        switch stack.distribution {
        case .fill: chain()
        case .fillEqually:
            chain()
            equalLengths()
        case .fillProportionally:
            chain()
            proportionalLengths()
        case .equalSpacing: spread(along.end, along.start, .required)
        case .equalCentering: spread(along.middle, along.middle, Level.equalCentering)
        }
    }

    /// Each view begins where the one before ends, and all together fill the canvas.
    private func chain() {
        guard let first = views.first, let last = views.last else { return fitCanvas() }
        add(.canvasConnection, first, along.start, .equal, canvas, along.start)
        add(.canvasConnection, canvas, along.end, .equal, last, along.end)
        for (view, (next, distance)) in zip(views, zip(views.dropFirst(), chainedDistances)) {
            let fromBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
            add(
                .spacing, next, fromBaseline ? .firstBaseline : along.start, .equal, view,
                fromBaseline ? .lastBaseline : along.end, plus: distance)
        }
    }

    /// The distance after each view but the last. Half of the distance between two visible views is on either side of
    /// the hidden ones between them; next to hidden views at the ends there is none.
    private var chainedDistances: [CGFloat] {
        var distances = Array(repeating: CGFloat(0), count: max(views.count - 1, 0))
        var before: Int?
        for (index, view) in views.enumerated() where !view.isHidden {
            if let before {
                let gap = stack.gap(after: views[before])
                if before == index - 1 {
                    distances[before] = gap
                } else {
                    distances[before] = gap / 2
                    distances[index - 1] = gap / 2
                }
            }
            before = index
        }
        return distances
    }

    private func equalLengths() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() { add(.fillEqually, view, along.length, .equal, first, along.length) }
    }

    /// Adds lengths in proportion to the content. They can't all hold exactly, so that each has a lower priority than
    /// the one before.
    private func proportionalLengths() {
        let lengths = Self.proportions(of: visible, in: stack)
        proportions = lengths
        let total = lengths.reduce(0, +)
        guard total > 0 else { return equalLengths() }
        let gaps = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
        for (index, (view, length)) in zip(visible, lengths).enumerated() where length > 0 {
            let priority: UILayoutPriority =
                visible.count > 1 ? UILayoutPriority(max(999 - Float(index), 1)) : .required
            add(
                .fillProportionally, view, along.length, .equal, canvas, along.length, times: length / (total + gaps),
                at: priority)
        }
    }

    /// Returns the lengths of views by their content; the height of wrapping text is that at its width.
    static func proportions(of views: [UIView], in stack: UIStackView) -> [CGFloat] {
        let isRow = stack.axis == .horizontal
        return views.map { view in
            if !isRow, view.bounds.width > 0, let height = view.contentHeight(forWidth: view.bounds.width) {
                return height
            }
            let size = view.holdsConstraints ? view.smallestSize : view.intrinsicContentSize
            return max(0, isRow ? size.width : size.height)
        }
    }

    /// Places the first view at the start, the last one at the end, and equal distances between all.
    private func spread(
        _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
    ) {
        fitCanvas()
        guard let first = visible.first, let last = visible.last else { return placeHidden() }
        add(.canvasConnection, first, along.start, .equal, canvas, along.start)
        add(.canvasConnection, canvas, along.end, .equal, last, along.end)
        var gap: UILayoutGuide?
        for (view, next) in zip(visible, visible.dropFirst()) {
            add(.spacing, next, along.start, .greaterThanOrEqual, view, along.end, plus: stack.gap(after: view))
            let guide = makeGuide("UISV-distributing")
            add(.distributingEdge, guide, along.start, .equal, view, from)
            add(.distributingEdge, guide, along.end, .equal, next, to)
            if let gap { add(.fillEqually, guide, along.length, .equal, gap, along.length, at: priority) }
            gap = gap ?? guide
        }
        placeHidden()
    }

    private func placeHidden() {
        var before: UIView?
        for view in views {
            if view.isHidden {
                add(
                    .hiding, view, along.start, .equal, before ?? canvas, before == nil ? along.start : along.end)
            } else {
                before = view
            }
        }
    }

    // Without it nothing would determine the length of a stack whose size is unconstrained.
    private func fitCanvas() { add(.canvasFit, stack, along.length, at: Level.canvasFit) }
}
