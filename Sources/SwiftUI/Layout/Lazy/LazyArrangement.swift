import Foundation

/// The lines of a lazy container for one length across its axis.
struct LazyArrangement {
    let across: CGFloat?
    private let lines: LazyLines
    private let tracks: LazyTracks?
    private(set) var lengths: LazyLengths
    /// The largest extent across the axis of what has been measured.
    private(set) var width: CGFloat

    init(across: CGFloat?, sections: [LazySection], _ layout: LazyLayout) {
        self.across = across
        tracks = layout.items.map { LazyTracks($0, in: across) }
        lines = LazyLines(sections, capacity: tracks?.tracks.count ?? 1)
        lengths = LazyLengths(
            count: lines.count,
            defaultDistance: layout.spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.defaultDistance)
        width = tracks?.total ?? 0
    }

    /// Whether another arrangement for the same length has the same lines.
    func isCurrent(_ other: LazyArrangement) -> Bool {
        lengths.count == other.lengths.count && lengths.defaultDistance == other.lengths.defaultDistance
            && tracks == other.tracks
    }

    /// Measures the lines that fit into the viewport, if none has been measured, or all lines without a viewport.
    mutating func measureFirst(_ subviews: LayoutSubviews, _ layout: LazyLayout) {
        let viewport = subviews.viewport?[layout.axis]
        if viewport != nil, lengths.count == 0 || lengths.contains(0) { return }
        for line in 0..<lengths.count {
            measure(line, subviews, layout)
            if let viewport, lengths.position(ofLine: line) + lengths.length(of: line) >= viewport { return }
        }
    }

    private mutating func measure(_ line: Int, _ subviews: LayoutSubviews, _ layout: LazyLayout) {
        var length: CGFloat = 0
        for (_, dimensions) in dimensions(of: line, subviews, layout) {
            length = max(length, dimensions.size[layout.axis])
            if tracks == nil { width = max(width, dimensions.size[layout.axis.other]) }
        }
        lengths.setLength(length, of: line)
        guard layout.spacing == nil, tracks == nil else { return }
        for first in [line - 1, line] where lengths.contains(first) && lengths.contains(first + 1) {
            let (view, next) = (
                subviews[lines[first].children.lowerBound], subviews[lines[first + 1].children.lowerBound]
            )
            lengths.setDistance(view.spacing.distance(to: next.spacing, along: layout.axis), after: first)
        }
    }

    /// The dimensions of a line's children.
    private func dimensions(
        of line: Int, _ subviews: LayoutSubviews, _ layout: LazyLayout
    ) -> [(child: Int, dimensions: ViewDimensions)] {
        let line = lines[line]
        return line.children.enumerated().map { position, child in
            let length = line.isSpanning ? across : tracks.map { $0.tracks[position].length } ?? across
            let proposal = ProposedViewSize(along: layout.axis, nil, across: length)
            return (child, subviews[child].dimensions(in: proposal))
        }
    }

    /// Measures and places the lines near the visible part.
    mutating func place(in bounds: CGRect, _ subviews: LayoutSubviews, _ layout: LazyLayout) {
        guard lengths.count > 0 else { return }
        let axis = layout.axis
        let visible = subviews.context.visibleRect?.intersection(bounds) ?? bounds
        guard !visible.isNull else { return }
        let start = visible.origin[axis] - bounds.origin[axis]
        let range = measure(from: start, to: start + visible.size[axis], subviews, layout)
        for line in range {
            place(line, at: lengths.position(ofLine: line), in: bounds, subviews, layout)
        }
        pin(around: range, from: start, to: start + visible.size[axis], in: bounds, subviews, layout)
    }

    /// Measures the lines between two positions. What is measured moves what is behind, so that it is repeated.
    private mutating func measure(
        from start: CGFloat, to end: CGFloat, _ subviews: LayoutSubviews, _ layout: LazyLayout
    ) -> Range<Int> {
        var range = 0..<0
        for _ in 0..<3 {
            let first = lengths.line(at: start)
            var line = first
            repeat {
                if !range.contains(line) { measure(line, subviews, layout) }
                line += 1
            } while line < lengths.count && lengths.position(ofLine: line) < end
            range = first..<line
            if lengths.line(at: start) == first { break }
        }
        return range
    }

    private func place(
        _ line: Int, at position: CGFloat, in bounds: CGRect, _ subviews: LayoutSubviews, _ layout: LazyLayout
    ) {
        let axis = layout.axis
        let length = lengths.length(of: line)
        let spanned = lines[line].isSpanning
        let inset = tracks.map { tracks in
            // The tracks as a whole are aligned in the container.
            let outer = ViewDimensions(size: bounds.size)
            let inner = ViewDimensions(size: CGSize(along: axis, length, across: tracks.total))
            return outer[layout.alignment] - inner[layout.alignment]
        }
        for (offset, (child, dimensions)) in dimensions(of: line, subviews, layout).enumerated() {
            var origin = CGPoint(along: axis, position, across: 0)
            if let inset, let track = tracks?.tracks[offset], !spanned {
                let cell = CGSize(along: axis, length, across: track.length)
                let inCell = dimensions.offset(in: cell, alignment: track.alignment)
                origin = origin + inCell
                origin[axis.other] += inset + track.position
            } else {
                let outer = ViewDimensions(size: CGSize(along: axis, length, across: bounds.size[axis.other]))
                origin[axis.other] = outer[layout.alignment] - dimensions[layout.alignment]
            }
            subviews[child].place(at: bounds.origin + origin, dimensions)
        }
    }

    /// Places the headers and footers that stay visible while their section is.
    private mutating func pin(
        around range: Range<Int>, from start: CGFloat, to end: CGFloat, in bounds: CGRect, _ subviews: LayoutSubviews,
        _ layout: LazyLayout
    ) {
        guard !layout.pinned.isEmpty, !range.isEmpty else { return }
        var line = lines.lines(around: range.lowerBound).lowerBound
        while line < range.upperBound {
            let section = lines.lines(around: line)
            let (header, footer) = (section.lowerBound, section.upperBound - 1)
            if layout.pinned.contains(.headers), lines.hasHeader(at: header) {
                measure(header, subviews, layout)
                let last = lengths.position(ofLine: footer) + lengths.length(of: footer)
                let pinned = min(start, last - lengths.length(of: header))
                place(header, at: max(lengths.position(ofLine: header), pinned), in: bounds, subviews, layout)
            }
            if layout.pinned.contains(.footers), lines.hasFooter(before: section.upperBound) {
                measure(footer, subviews, layout)
                let first = lengths.position(ofLine: header)
                let pinned = max(end - lengths.length(of: footer), first)
                place(footer, at: min(lengths.position(ofLine: footer), pinned), in: bounds, subviews, layout)
            }
            line = section.upperBound
        }
    }
}
