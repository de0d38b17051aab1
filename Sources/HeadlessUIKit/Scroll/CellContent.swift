import AccessibilityTree
import Foundation

/// What a cell speaks for its content.
@MainActor enum CellContent {
    /// Whether something in a cell can be used on its own.
    static func hasControl(_ cell: UIView) -> Bool {
        var pending = cell.subviews
        while let view = pending.popLast() {
            guard isVisible(view) else { continue }
            if view is UIControl || (view as? UITextView)?.isEditable == true { return true }
            pending.append(contentsOf: view.subviews)
        }
        return false
    }

    /// The labels of a cell's content joined with ", ", in reading order.
    static func label(of cell: UIView, without excluded: UIView? = nil) -> String? {
        var parts: [(place: CGPoint, text: String)] = []
        var pending = cell.subviews.reversed().map { (view: $0, origin: CGPoint.zero) }
        while let (view, origin) = pending.popLast() {
            guard isVisible(view), view !== excluded else { continue }
            let place = CGPoint(
                x: origin.x + view.untransformedOrigin.x - view.storedBounds.minX,
                y: origin.y + view.untransformedOrigin.y - view.storedBounds.minY)
            guard !view.isAccessibilityElement else {
                let words = [view.accessibilityLabel, view.valueWithoutSecret].compactMap { $0 }.filter { !$0.isEmpty }
                if !words.isEmpty { parts.append((place, words.joined(separator: ", "))) }
                continue
            }
            pending.append(contentsOf: view.subviews.reversed().map { ($0, place) })
        }
        return parts.isEmpty ? nil : sorted(parts).map(\.text).joined(separator: ", ")
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
    }

    // From top to bottom, and in one row from the left, by the same distance that tells rows apart on a phone.
    private static func sorted(_ parts: [(place: CGPoint, text: String)]) -> [(place: CGPoint, text: String)] {
        parts.sorted { left, right in
            abs(left.place.y - right.place.y) >= 8 ? left.place.y < right.place.y : left.place.x < right.place.x
        }
    }
}
