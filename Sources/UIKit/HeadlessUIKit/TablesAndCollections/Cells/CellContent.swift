import AccessibilityTree
import Foundation

/// The announcement of a cell, made from its content.
@MainActor enum CellContent {
    /// Whether a cell contains an interactive element.
    static func hasControl(_ cell: UIView, without excluded: UIView? = nil) -> Bool {
        var pending = cell.subviews
        while let view = pending.popLast() {
            guard isVisible(view), view !== excluded else { continue }
            if view is UIControl || (view as? UITextView)?.isEditable == true { return true }
            pending.append(contentsOf: view.subviews)
        }
        return false
    }

    /// Returns the labels of a cell's content joined with ", ", in reading order.
    static func label(of cell: UIView, without excluded: UIView? = nil) -> String? {
        var parts: [(place: CGPoint, text: String)] = []
        var pending = cell.subviews.reversed().map { (view: $0, origin: CGPoint.zero) }
        while let (view, origin) = pending.popLast() {
            guard isVisible(view), view !== excluded else { continue }
            let place = CGPoint(
                x: origin.x + view.untransformedOrigin.x - view.storedBounds.minX,
                y: origin.y + view.untransformedOrigin.y - view.storedBounds.minY)
            guard !view.isAccessibilityElement else {
                let words = [view.accessibilityLabel, view.valueToJoin].compactMap { $0 }.filter { !$0.isEmpty }
                if !words.isEmpty { parts.append((place, words.joined(separator: ", "))) }
                continue
            }
            pending.append(contentsOf: view.subviews.reversed().map { ($0, place) })
        }
        guard !parts.isEmpty else { return nil }
        let traits = cell.traitCollection
        let comparator = OrderComparator(
            Environment(
                idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
                layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
        func key(_ place: CGPoint) -> OrderKey {
            comparator.key(Rect(x: Double(place.x), y: Double(place.y), width: 0, height: 0))
        }
        return parts.sorted { comparator.precedes(key($0.place), key($1.place)) }.map(\.text).joined(separator: ", ")
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
    }
}
