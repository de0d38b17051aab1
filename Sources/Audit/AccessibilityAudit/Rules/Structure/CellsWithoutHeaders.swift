import AccessibilityTree

/// The cells of a table have headers.
struct CellsWithoutHeaders: FixedRule {
    static let description = RuleDescription(
        id: "cells-without-headers", title: "Data tables must have headers.",
        plural: "data tables without headers",
        explanation: "VoiceOver announces numbers without their meaning.",
        remedy: "Implement accessibilityHeaderElements(forColumn:) or accessibilityHeaderElements(forRow:).",
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
        report.fail(
            element, "The data table has \(table.rowCount) rows and \(table.columnCount) columns but no headers.")
    }
}
