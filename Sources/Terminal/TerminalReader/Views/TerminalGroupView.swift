import Foundation
import HeadlessUIKit
import TerminalEmulator
import Words

/// A part of the terminal's screen that holds elements: a dialog, a list, a table, the output of a command, or lines
/// that have scrolled off.
@MainActor public final class TerminalGroupView: UIView, UIAccessibilityContainerDataTable {
    /// The region of the terminal; nil for the screen as a whole and for lines that have scrolled off.
    public var region: ScreenRegion? { planned?.region }

    private(set) var planned: PlannedElement?
    /// The elements and groups within, in reading order.
    private(set) var members: [UIAccessibilityObject] = []

    /// Updates the view to the screen.
    func describe(_ planned: PlannedElement) {
        guard planned.region != self.planned?.region else {
            self.planned = planned
            return
        }
        self.planned = planned
        let region = planned.region
        let row = region.kind.row
        let (type, label, traits) = (
            row.container, row.name.map { TerminalWords.current[$0] } ?? region.label, row.containerTraits
        )
        if accessibilityTraits != traits { accessibilityTraits = traits }
        let status =
            region.kind == .output ? region.value.flatMap { $0 == "0" ? nil : TerminalWords.current[.status, $0] } : nil
        if accessibilityContainerType != type { accessibilityContainerType = type }
        if accessibilityLabel != label { accessibilityLabel = label }
        if accessibilityValue != status { accessibilityValue = status }
        let isModal = region.kind == .dialog
        if accessibilityViewIsModal != isModal { accessibilityViewIsModal = isModal }
    }

    /// Puts elements and groups into the group, in reading order.
    func hold(_ members: [UIAccessibilityObject]) {
        guard members.count != self.members.count || !zip(members, self.members).allSatisfy({ $0 === $1 }) else {
            placeCells()
            return
        }
        let kept = Set(members.map(ObjectIdentifier.init))
        for case let view as UIView in self.members
        where !kept.contains(ObjectIdentifier(view)) && view.superview === self {
            view.removeFromSuperview()
        }
        self.members = members
        placeCells()
        for case let view as UIView in members where view.superview !== self { addSubview(view) }
        accessibilityElements = members
    }

    // MARK: Tables

    private var cells: [PlannedElement.Cell: TerminalCellElement] = [:]
    private var size = PlannedElement.Cell(row: 0, column: 0)

    private func placeCells() {
        cells = [:]
        size = .init(row: 0, column: 0)
        for case let element as TerminalCellElement in members {
            guard let cell = element.planned.cell else { continue }
            cells[cell] = element
            size.row = max(size.row, cell.row + 1)
            size.column = max(size.column, cell.column + 1)
        }
        // Rows that have scrolled off, or are below, belong to it as well.
        if let count = region?.count { size.row = max(size.row, count + (hasHeaders ? 1 : 0)) }
    }

    private var hasHeaders: Bool { region.map { $0.kind == .table && !$0.text.isEmpty } ?? false }

    /// The cell at a row and a column, counted from 0 with the header, or nil.
    public func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[.init(row: row, column: column)] }

    /// The number of rows with the header.
    public func accessibilityRowCount() -> Int { size.row }
    /// The number of columns.
    public func accessibilityColumnCount() -> Int { size.column }

    /// The header of a column.
    public func accessibilityHeaderElements(
        forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
        guard hasHeaders else { return nil }
        return cells[.init(row: 0, column: column)].map { [$0] }
    }
}
