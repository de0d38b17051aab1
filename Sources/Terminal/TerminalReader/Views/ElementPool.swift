import HeadlessUIKit

/// Finds the objects that represented the screen's parts before, so that the reader's cursor stays on them.
@MainActor struct ElementPool {
    /// The identity of a part of the screen, by which its element is found again.
    private enum Key: Hashable {
        /// The line and the position among its elements: lines of the primary screen keep their numbers.
        case line(Int, ordinal: Int, isGroup: Bool)
        /// Its text: parts of the alternate screen move.
        case text(ScreenRegion.Kind, String, occurrence: Int)
        /// Its position.
        case place(row: Int, column: Int, isGroup: Bool)
    }

    private var strong: [Key: UIAccessibilityObject] = [:]
    private var weak: [Key: UIAccessibilityObject] = [:]
    private var used: Set<ObjectIdentifier> = []
    private var matches: [Key: UIAccessibilityObject] = [:]
    private let isAdjustable: Bool

    /// Creates a pool of the objects that were on the screen.
    init(_ old: [UIAccessibilityObject], isAdjustable: Bool) {
        self.isAdjustable = isAdjustable
        var keys = KeyMaker()
        for object in old {
            guard let planned = Self.planned(object) else { continue }
            let key = keys.strong(planned)
            if strong[key] == nil { strong[key] = object }
            let place = KeyMaker.place(planned)
            if weak[place] == nil { weak[place] = object }
        }
    }

    /// Returns the objects for a plan, in its order, put into their groups. `byPlace` is whether elements that match by
    /// nothing else are matched by their position.
    mutating func objects(
        for plan: [PlannedElement], in container: UIView, byPlace: Bool = true
    ) -> [UIAccessibilityObject] {
        // All that is known by its text or line first, so that nothing else takes its object.
        var flat: [(planned: PlannedElement, key: Key)] = []
        var keys = KeyMaker()
        var stack = Array(plan.reversed())
        while let next = stack.popLast() {
            flat.append((next, keys.strong(next)))
            stack += (next.children ?? []).reversed()
        }
        var found: [UIAccessibilityObject?] = flat.map { take(strong[$0.key], for: $0.planned) }
        for index in found.indices where byPlace && found[index] == nil {
            found[index] = take(weak[KeyMaker.place(flat[index].planned)], for: flat[index].planned)
        }
        var cursor = 0
        return build(plan, in: container, found, &cursor)
    }

    // A plan is as deep as the detectors nest regions: a dialog, its list, its items.
    private func build(
        _ plan: [PlannedElement], in container: UIView, _ found: [UIAccessibilityObject?], _ cursor: inout Int
    ) -> [UIAccessibilityObject] {
        plan.map { planned in
            let old = found[cursor]
            cursor += 1
            if let children = planned.children {
                let group = old as? TerminalGroupView ?? TerminalGroupView(frame: container.bounds)
                if group.frame != container.bounds { group.frame = container.bounds }
                group.describe(planned)
                group.hold(build(children, in: group, found, &cursor))
                return group
            }
            if let element = old as? TerminalElement {
                element.show(planned, in: container, isAdjustable: isAdjustable)
                return element
            }
            let type = planned.cell == nil ? TerminalElement.self : TerminalCellElement.self
            return type.init(planned, in: container, isAdjustable: isAdjustable)
        }
    }

    private mutating func take(_ object: UIAccessibilityObject?, for planned: PlannedElement) -> UIAccessibilityObject?
    {
        guard let object, !used.contains(ObjectIdentifier(object)) else { return nil }
        let fits =
            planned.children != nil
            ? object is TerminalGroupView
            : object is TerminalElement && (object is TerminalCellElement) == (planned.cell != nil)
        guard fits else { return nil }
        used.insert(ObjectIdentifier(object))
        return object
    }

    private static func planned(_ object: UIAccessibilityObject) -> PlannedElement? {
        (object as? TerminalElement)?.planned ?? (object as? TerminalGroupView)?.planned
    }

    /// Counts equal parts, so that each gets a different key.
    private struct KeyMaker {
        private var counts: [Key: Int] = [:]

        mutating func strong(_ planned: PlannedElement) -> Key {
            let isGroup = planned.children != nil || planned.region.kind == .dialog
            let first: Key
            if let line = planned.line {
                first = .line(line, ordinal: 0, isGroup: isGroup)
            } else {
                let text = isGroup ? planned.region.label : planned.region.label + "\n" + planned.region.text
                first = .text(planned.region.kind, text, occurrence: 0)
            }
            let count = counts[first, default: 0]
            counts[first] = count + 1
            switch first {
            case .line(let line, _, let isGroup): return .line(line, ordinal: count, isGroup: isGroup)
            case .text(let kind, let text, _): return .text(kind, text, occurrence: count)
            case .place: return first
            }
        }

        static func place(_ planned: PlannedElement) -> Key {
            .place(
                row: planned.region.frame.rows.lowerBound, column: planned.region.frame.columns.lowerBound,
                isGroup: planned.children != nil)
        }
    }
}
