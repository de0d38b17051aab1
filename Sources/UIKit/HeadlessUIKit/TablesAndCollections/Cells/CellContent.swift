import AccessibilityTree
import Foundation

/// The announcement of a cell, made from its content.
@MainActor enum CellContent {
    /// Whether a view contains an interactive element.
    static func hasControl(_ view: UIView) -> Bool { view.subviews.contains(where: isOrHasControl) }

    private static func isOrHasControl(_ view: UIView) -> Bool {
        var pending = [view]
        while let view = pending.popLast() {
            guard isVisible(view) else { continue }
            if view is UIControl || (view as? UITextView)?.isEditable == true { return true }
            pending.append(contentsOf: view.subviews)
        }
        return false
    }

    /// Whether the content of a cell is an element in place of the cell: there is a control next to it, and none in it.
    static func speaks(_ content: UIView, for cell: UIView) -> Bool {
        cell.storedSubviews.count > 1 && cell.assigned?.isElement == nil && content.assigned?.isElement == nil
            && !hasControl(content) && cell.subviews.contains { $0 !== content && isOrHasControl($0) }
    }

    /// Returns the labels of a cell joined with ", ", in reading order; only those of its content where a control is next
    /// to that.
    static func label(of cell: UIView, withoutControlsBeside content: UIView? = nil) -> String? {
        var parts: [(place: CGPoint, text: String)] = []
        var views = cell.subviews
        if let content, views.count > 1, views.contains(where: { $0 !== content && isOrHasControl($0) }) {
            views = [content]
        }
        var pending = views.reversed().map { (view: $0, origin: CGPoint.zero) }
        while let (view, origin) = pending.popLast() {
            guard isVisible(view) else { continue }
            let place = CGPoint(
                x: origin.x + view.untransformedOrigin.x - view.storedBounds.minX,
                y: origin.y + view.untransformedOrigin.y - view.storedBounds.minY)
            // Content that speaks for the cell has the cell's label.
            guard view === content && view.assigned?.isElement == nil || !view.isAccessibilityElement else {
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
