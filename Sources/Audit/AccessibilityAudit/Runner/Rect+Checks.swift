import AccessibilityTree

extension Rect {
    /// Whether another rectangle is inside, to a point.
    func holds(_ other: Rect) -> Bool {
        other.x >= x - 1 && other.y >= y - 1 && other.maxX <= maxX + 1 && other.maxY <= maxY + 1
    }

    /// Whether all its numbers are finite.
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
