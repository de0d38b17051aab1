import HeadlessUIKit
import Words

/// The rotors of a terminal.
extension TerminalViewController {
    func makeRotors() -> [UIAccessibilityCustomRotor] {
        [
            rotor(named: .commands) { _, element in element.region.kind.row.rotor == .commands },
            rotor(.heading) { _, element in element.accessibilityTraits.contains(.header) },
            rotor(.link) { _, element in
                element.region.kind.row.rotor == .links || !element.planned.links.isEmpty
            },
            rotor(named: .errors) { _, element in element.region.kind.row.rotor == .errors },
            rotor(.table) { controller, element in controller.isTableStart(element) },
            rotor(named: .rows) { _, element in element.planned.cell?.column == 0 },
            UIAccessibilityCustomRotor(name: TerminalWords.current[.column]) { [weak self] in self?.columnCell($0) },
            rotor(named: .changes) { controller, element in controller.isChanged(element) },
            rotor(named: .bookmarks) { controller, element in controller.isBookmarked(element) },
            UIAccessibilityCustomRotor(name: TerminalWords.current[.colors]) { [weak self] in self?.colorChange($0) },
        ]
    }

    private typealias Test = @MainActor (TerminalViewController, TerminalElement) -> Bool

    private func rotor(named name: TerminalKey, _ isItem: @escaping Test) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(name: TerminalWords.current[name]) { [weak self] in self?.find($0, isItem) }
    }

    private func rotor(
        _ type: UIAccessibilityCustomRotor.SystemRotorType, _ isItem: @escaping Test
    ) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(systemType: type) { [weak self] in self?.find($0, isItem) }
    }

    /// The next element of a kind; older lines get elements as far as they are needed.
    private func find(
        _ predicate: UIAccessibilityCustomRotorSearchPredicate, _ isItem: Test
    ) -> UIAccessibilityCustomRotorItemResult? {
        let current = predicate.currentItem.targetElement as? TerminalElement
        if predicate.searchDirection == .next {
            let start = current.flatMap { item in elements.firstIndex { $0 === item } }.map { $0 + 1 } ?? 0
            return result(elements[start...].first { isItem(self, $0) })
        }
        while true {
            let end = current.flatMap { item in elements.firstIndex { $0 === item } } ?? elements.count
            if let found = elements[..<end].last(where: { isItem(self, $0) }) { return result(found) }
            guard loadOlderPage() else { return nil }
        }
    }

    private func result(_ element: TerminalElement?) -> UIAccessibilityCustomRotorItemResult? {
        element.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
    }

    /// Whether an element is the first of its table.
    private func isTableStart(_ element: TerminalElement) -> Bool {
        guard element.planned.cell != nil, let group = element.accessibilityContainer as? TerminalGroupView else {
            return false
        }
        return group.members.first { ($0 as? TerminalElement)?.planned.isSilent == false } === element
    }

    /// The next cell in the same column; outside of tables the first column of one.
    private func columnCell(
        _ predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
        let cell = (predicate.currentItem.targetElement as? TerminalElement)?.planned.cell
        return find(predicate) { _, element in element.planned.cell.map { $0.column == cell?.column ?? 0 } ?? false }
    }

    private func colorChange(
        _ predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
        let current = predicate.currentItem.targetElement as? TerminalElement
        let style = current?.planned.style ?? TextStyle()
        return find(predicate) { _, element in element.planned.style != style }
    }
}
