import AccessibilityTree

extension Rect {
    /// Whether its numbers can be drawn.
    var isFinite: Bool {
        x.isFinite && y.isFinite && width.isFinite && height.isFinite && maxX.isFinite && maxY.isFinite
    }

    /// The rectangle, or nil for one that is not finite, or has negative sizes.
    var drawable: Rect? { isFinite && width >= 0 && height >= 0 ? self : nil }

    /// Returns the intersection of two rectangles; nil where they share no area.
    func intersection(_ other: Rect) -> Rect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left < right, top < bottom else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether another rectangle is inside, with a tolerance of a hundredth of a point.
    func holds(_ other: Rect) -> Bool {
        other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
    }

    /// The rectangle that is smaller on each side; one that is too small for that shrinks to its middle.
    func inset(_ dx: Double, _ dy: Double) -> Rect {
        let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
        return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension Double {
    /// The number in the form for pictures: with at most two decimals, and within bounds that every viewer accepts.
    var drawn: String {
        guard isFinite else { return "0" }
        let hundredths = Int((Swift.min(Swift.max(self, -100_000), 100_000) * 100).rounded())
        let (whole, part) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
        let sign = hundredths < 0 ? "-" : ""
        guard part > 0 else { return "\(sign)\(whole)" }
        return part % 10 == 0 ? "\(sign)\(whole).\(part / 10)" : "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
