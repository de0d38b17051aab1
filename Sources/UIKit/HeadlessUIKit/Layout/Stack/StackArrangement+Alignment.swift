import Foundation

// Across the axis.
extension StackArrangement {
    func align() {
        let alignment = effectiveAlignment
        guard alignment != .fill else { return fill() }
        let spanning = makeGuide("UISV-spanning")
        add(.spanningFit, spanning, across.length, at: Level.spanningFit)
        add(.canvasConnection, spanning, across.start, .equal, canvas, across.start)
        add(.canvasConnection, canvas, across.end, .equal, spanning, across.end)
        let isAtStart = alignment == .leading
        let isAtEnd = alignment == .trailing
        for view in visible {
            add(.ambiguitySuppression, view, across.length, at: Level.ambiguitySuppression)
            add(
                .spanningBoundary, view, across.start, isAtStart ? .equal : .greaterThanOrEqual, spanning, across.start,
                at: isAtStart ? Level.spanningEdge : .required)
            add(
                .spanningBoundary, view, across.end, isAtEnd ? .equal : .lessThanOrEqual, spanning, across.end,
                at: isAtEnd ? Level.spanningEdge : .required)
        }
        switch alignment {
        case .center: for view in visible { add(.alignment, view, across.middle, .equal, canvas, across.middle) }
        case .firstBaseline: alignLines(.firstBaseline, spanning, across.start)
        case .lastBaseline: alignLines(.lastBaseline, spanning, across.end)
        default: break
        }
    }

    /// Baselines are aligned only in rows.
    private var effectiveAlignment: UIStackView.Alignment {
        switch (stack.alignment, stack.axis) {
        case (.firstBaseline, .vertical): .leading
        case (.lastBaseline, .vertical): .trailing
        default: stack.alignment
        }
    }

    private func fill() {
        guard !visible.isEmpty else {
            return add(.canvasFit, stack, across.length, at: Level.canvasFit)
        }
        for view in visible {
            add(.alignment, view, across.start, .equal, canvas, across.start)
            add(.alignment, view, across.end, .equal, canvas, across.end)
        }
    }

    /// The lines are at one height, as near to an edge as the tallest view allows.
    private func alignLines(
        _ line: NSLayoutConstraint.Attribute, _ spanning: UILayoutGuide, _ edge: NSLayoutConstraint.Attribute
    ) {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() { add(.alignment, view, line, .equal, first, line) }
        for view in visible { add(.spanningFit, view, edge, .equal, spanning, edge, at: Level.spanningFit) }
    }
}
