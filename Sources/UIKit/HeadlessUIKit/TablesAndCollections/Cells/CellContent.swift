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

    /// Whether a cell leaves its texts to an element of its content: there is a control in the content.
    static func isMixed(_ content: UIView, in cell: UIView) -> Bool {
        cell.assigned?.isElement == nil && content.assigned?.isElement == nil && hasControl(content)
    }

    /// Returns the labels of a cell joined with ", ", in reading order; only those of its content where a control is next
    /// to that, and without the controls in it.
    static func label(of cell: UIView, withoutControlsBeside content: UIView? = nil) -> String? {
        let texts = parts(of: cell, content).texts
        return texts.isEmpty ? nil : texts.map(\.words).joined(separator: ", ")
    }

    /// A text in a cell.
    struct Text {
        let words: String
        /// The frame in the cell's coordinates, in points.
        let frame: CGRect
    }

    /// Returns the texts of a cell in reading order, and the views of its content that are reached after them.
    static func parts(of cell: UIView, _ content: UIView?) -> (texts: [Text], others: [UIView]) {
        var texts: [(place: CGPoint, part: Text)] = []
        var others: [(place: CGPoint, part: UIView)] = []
        var views = cell.subviews
        if let content, views.count > 1, views.contains(where: { $0 !== content && isOrHasControl($0) }) {
            views = [content]
        }
        let isMixed = content.map { self.isMixed($0, in: cell) } ?? false
        var pending = views.reversed().map { (view: $0, origin: CGPoint.zero) }
        while let (view, origin) = pending.popLast() {
            guard isVisible(view) else { continue }
            let place = CGPoint(
                x: origin.x + view.untransformedOrigin.x - view.storedBounds.minX,
                y: origin.y + view.untransformedOrigin.y - view.storedBounds.minY)
            // Content that speaks for the cell has the cell's label.
            let isContent = view === content && view.assigned?.isElement == nil
            if isMixed, !isContent, isReachedAlone(view) {
                others.append((place, view))
                continue
            }
            guard isContent || !view.isAccessibilityElement else {
                let words = [view.accessibilityLabel, view.valueToJoin].compactMap { $0 }.filter { !$0.isEmpty }
                guard !words.isEmpty else { continue }
                let frame = CGRect(origin: place, size: view.storedBounds.size)
                texts.append((place, Text(words: words.joined(separator: ", "), frame: frame)))
                continue
            }
            pending.append(contentsOf: view.subviews.reversed().map { ($0, place) })
        }
        return (sorted(texts, in: cell), sorted(others, in: cell))
    }

    /// Whether a view next to the texts of a cell isn't one of them: a control, a list, or an element that does
    /// something.
    private static func isReachedAlone(_ view: UIView) -> Bool {
        if view is UIControl || (view as? UITextView)?.isEditable == true { return true }
        guard view.isAccessibilityElement else { return view is UIScrollView || view.accessibilityElements != nil }
        return !view.accessibilityTraits.isSubset(of: [.staticText, .image, .header, .updatesFrequently, .selected])
    }

    /// Returns parts of a cell in reading order.
    private static func sorted<Part>(_ parts: [(place: CGPoint, part: Part)], in cell: UIView) -> [Part] {
        guard parts.count > 1 else { return parts.map(\.part) }
        let traits = cell.traitCollection
        let comparator = OrderComparator(
            Environment(
                idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone,
                layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
        func key(_ place: CGPoint) -> OrderKey {
            comparator.key(Rect(x: Double(place.x), y: Double(place.y), width: 0, height: 0))
        }
        return parts.sorted { comparator.precedes(key($0.place), key($1.place)) }.map(\.part)
    }

    private static func isVisible(_ view: UIView) -> Bool {
        !view.isHidden && view.alpha > 0 && !view.accessibilityElementsHidden
    }
}
