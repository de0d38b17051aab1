import Foundation

/// One direction in which content can move.
struct ScrollAxis {
    /// The start of the visible part in the content, in points.
    var offset: CGFloat
    /// The length of the visible part, in points.
    var length: CGFloat
    /// The length of the content, in points.
    var content: CGFloat
    /// The distance that the content may move past its start, in points.
    var before: CGFloat
    /// The distance that the content may move past its end, in points.
    var after: CGFloat

    private var first: CGFloat { -before }
    private var last: CGFloat { max(first, content + after - length) }

    /// The length of a page: the visible part without the insets.
    var pageLength: CGFloat { length - before - after > 0 ? length - before - after : length }

    /// Whether part of the content isn't visible.
    var canScroll: Bool { length > 0 && last > first }

    /// Returns the nearest offset at which the content doesn't leave its edges.
    func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, first), last) }

    /// Whether scrolling can move a point out of a range, but not out of the visible one; all in the same coordinates.
    func canMove(_ point: CGFloat, outOf range: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>) -> Bool {
        let (forward, back) = (last - offset, offset - first)
        return range.lowerBound > visible.lowerBound && point - range.lowerBound < forward
            || range.upperBound < visible.upperBound && range.upperBound - point < back
    }

    /// The number of the visible page and the number of pages, both from 1.
    var page: (number: Int, count: Int) {
        guard length > 0 else { return (1, 1) }
        let step = pageLength
        let whole = step == length ? content + before + after : content
        let count = ScrollAxis.integer((whole / step - 0.001).rounded(.up))
        // The last page is reached when nothing more can be shown, even where it isn't a whole one.
        guard offset < last - 0.5 else { return (max(count, 1), max(count, 1)) }
        let number = ScrollAxis.integer(((offset - first) / step).rounded()) + 1
        return (min(max(number, 1), max(count, 1)), max(count, 1))
    }

    /// Returns a number as an integer, clamped to a sensible range.
    private static func integer(_ number: CGFloat) -> Int {
        number.isFinite ? Int(min(max(number, 0), 1e9)) : 0
    }

    /// Returns the offset that shows a range with the least movement.
    static func offset(
        showing start: CGFloat, _ end: CGFloat, offset: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat
    ) -> CGFloat {
        let room = length - before - after
        if start < offset + before { return start - before }
        if end > offset + length - after { return end - start > room ? start - before : end + after - length }
        return offset
    }
}
