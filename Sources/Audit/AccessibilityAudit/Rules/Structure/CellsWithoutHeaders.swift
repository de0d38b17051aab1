import AccessibilityTree

/// The cells of a table have headers.
struct CellsWithoutHeaders: FixedRule {
    static let description = RuleDescription(
        id: "cells-without-headers", title: "A data table has headers.",
        explanation: "Somebody who goes from cell to cell hears numbers and not what they are.",
        remedy: "Answer accessibilityHeaderElements(forColumn:) or accessibilityHeaderElements(forRow:).",
        impact: .moderate, criteria: [.infoAndRelationships], clauses: ["11.1.3.1", "11.5.2.6"])
    static let kinds: ElementKinds = .table
    static let examples: [RuleExample] = [
        .fail(
            "A table without headers.",
            .container(Rect(x: 0, y: 100, width: 402, height: 200), [.text("7")]) { node in
                node.containerType = .dataTable
                node.dataTable = DataTable(rowCount: 2, columnCount: 2)
            }),
        .pass(
            "A table with headers.",
            .container(Rect(x: 0, y: 100, width: 402, height: 200), [.text("7")]) { node in
                node.containerType = .dataTable
                node.dataTable = DataTable(rowCount: 2, columnCount: 2, columnHeaders: [0: [NodeID(3)]])
            }),
        .nothing("A list.", .text("7")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let table = element.node.dataTable, table.rowCount > 1, table.columnCount > 1 else { return }
        if !table.rowHeaders.isEmpty || !table.columnHeaders.isEmpty { return report.pass() }
        report.fail(element, "The table of \(table.rowCount) rows and \(table.columnCount) columns has no headers.")
    }
}
