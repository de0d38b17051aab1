import Foundation

/// The titles at the edge of a table that jump to its sections: one element, adjusted from title to title.
final class UITableViewIndex: UIView {
    private let titles: [String]
    private weak var table: UITableView?
    private var current: Int?

    init(titles: [String], table: UITableView) {
        self.titles = titles
        self.table = table
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[.tableIndex] }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }
    override var defaultAccessibilityValue: String? { current.map { titles[$0] } }

    override func accessibilityIncrement() { choose((current ?? -1) + 1) }
    override func accessibilityDecrement() { choose((current ?? 1) - 1) }

    private func choose(_ index: Int) {
        guard titles.indices.contains(index), let table, let source = table.dataSource else { return }
        current = index
        accessibilityDidChange(.attributes)
        let section = source.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
        let rect = table.rect(forSection: section)
        guard rect != .zero else { return }
        table.setContentOffset(
            CGPoint(x: table.bounds.minX, y: table.verticalAxis.clamp(rect.minY)), animated: false)
    }
}
