import AccessibilityTree

/// There is something that a screen reader comes to.
struct ScreenEmpty: AuditRule {
    static let description = RuleDescription(
        id: "screen-empty", title: "A screen has something that a screen reader comes to.",
        explanation: "Somebody who can't see the screen is stuck: nothing is heard and nothing can be used.",
        remedy: "Make what is on the screen elements, or take away what hides them.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let examples: [RuleExample] = [
        .pass("A screen with a button.", .button("Save")),
        .fail("A screen whose button is no element.", .button("Save") { $0.isElement = false }),
        .fail(
            "A screen that hides its elements.",
            .container(Rect(x: 0, y: 0, width: 402, height: 874), [.button("Save"), .text("It")]) {
                $0.elementsHidden = true
            }),
        .nothing("A screen on which nothing is seen.", .container(Rect(x: 0, y: 0, width: 402, height: 874), [])),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard screen.order.isEmpty else { return report.pass() }
        let isSomethingSeen = screen.elements.contains { element in
            (element.kinds.contains(.drawsText) || element.touch.isControl) && screen.isShown(element)
                && !screen.tree.layoutFrame(at: element.index).hasZeroSize
        }
        guard isSomethingSeen else { return }
        let isHidden = screen.elements.contains { $0.kinds.contains(.hidesElements) }
        report.fail("There is nothing that a screen reader comes to\(isHidden ? ": its elements are hidden" : "").")
    }
}

/// A screen says what it is.
struct NoHeader: AuditRule {
    static let fewest = Threshold(
        "fewest", "How many elements a screen has for the rule to ask for a heading.", standard: 5, range: 1...1_000)
    static let description = RuleDescription(
        id: "no-header", title: "A screen has a heading or a title.",
        explanation:
            "Somebody who can't see the screen doesn't hear where they are and can't go from heading to heading.",
        remedy: "Set the title of the navigation item, or add the trait .header to the text that heads the screen.",
        impact: .moderate, criteria: [.pageTitled, .headingsAndLabels, .infoAndRelationships], clauses: ["11.2.4.6"])
    static let thresholds = [fewest]
    static let examples: [RuleExample] = [
        .init(
            "A screen with a heading.", .pass,
            [.text("Settings", Rect(x: 20, y: 60, width: 300, height: 30)) { $0.traits.insert(.header) }] + list),
        .init("A screen without one.", .fail, list),
        .nothing("A screen with one button.", .button("Save")),
        .init("A cell is no screen.", .notApplicable, isWhole: false, list),
    ]
    private static let list = (0..<6).map { row in
        ExampleView.text("Row \(row)", Rect(x: 20, y: 100 + Double(row) * 40, width: 300, height: 22))
    }
    private let fewest: Int

    init(_ settings: RuleSettings) { fewest = Int(settings[Self.fewest]) }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard screen.screen.isWhole, screen.inOrder.count >= fewest else { return }
        let hasHeader = screen.inOrder.contains { element in
            !element.traits.isDisjoint(with: [.header, .tabBar, .alert])
        }
        if hasHeader { return report.pass() }
        report.fail(
            "The screen has \(screen.inOrder.count) elements and neither a title nor a heading.")
    }
}

/// What is operated is not inside an element.
struct NestedInteractive: AuditRule {
    static let description = RuleDescription(
        id: "nested-interactive", title: "What is operated is not inside an element.",
        explanation: "A screen reader doesn't look into an element: what is inside can't be reached.",
        remedy: "Make the outer view no element, or offer what the inner one does as a custom action.",
        impact: .serious, criteria: [.nameRoleValue, .keyboard], clauses: ["11.5.2.9"])
    static let kinds: ElementKinds = .touched
    static let examples: [RuleExample] = [
        .pass("A button beside a text.", .button("Delete"), .text("Ada")),
        .fail(
            "A button inside an element.",
            .button("Ada", Rect(x: 0, y: 0, width: 402, height: 60)).holding(
                .button("Delete", Rect(x: 300, y: 0, width: 60, height: 60)))),
        .pass(
            "A button inside an element that offers it as an action.",
            .button("Ada", Rect(x: 0, y: 0, width: 402, height: 60)) {
                $0.customActions = [CustomAction(name: "Delete")]
            }.holding(.button("Delete", Rect(x: 300, y: 0, width: 60, height: 60)))),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.own.isDisjoint(with: [.isControl, .hasGestures]), screen.isShown(element),
            screen.isTouchable(element)
        else { return }
        if element.kinds.contains(.reached) { return report.pass() }
        guard element.own.contains(.isControl), let around = screen.elementAround(element) else { return }
        let outer = screen.tree[around]
        // Controls are made of parts that are controls, too, and speak for them.
        if outer.touch?.isControl == true, outer.className.hasPrefix("UI"), !outer.className.hasSuffix("Button") {
            return
        }
        guard outer.customActions.isEmpty else { return report.pass() }
        report.fail(
            element,
            "\(element.name.capitalizedFirst) is inside \(AuditedElement.name(of: outer)), which is an element: it can't be reached."
        )
    }
}

/// Elements that can be used are not hidden from screen readers.
struct HiddenControls: AuditRule {
    static let description = RuleDescription(
        id: "hidden-controls", title: "What can be used is not hidden from screen readers.",
        explanation: "Somebody who can't see the screen doesn't learn that it is there.",
        remedy: "Take accessibilityElementsHidden away, or hide the view itself.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let kinds: ElementKinds = .touched
    static let examples: [RuleExample] = [
        .pass("A button that is heard.", .button("Save")),
        .review(
            "A button in a view that hides its elements.",
            .container(Rect(x: 0, y: 0, width: 402, height: 200), [.button("Save")]) { $0.elementsHidden = true }),
        .review("A button that is no element.", .button("Save") { $0.isElement = false }),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.isControl), screen.isShown(element), screen.isTouchable(element),
            !element.traits.contains(.notEnabled)
        else { return }
        if element.kinds.contains(.reached) { return report.pass() }
        guard !screen.isBehindModal, screen.isOnScreen(element),
            !screen.tree.layoutFrame(at: element.index).hasZeroSize,
            screen.elementAround(element) == nil, !element.traits.isDisjoint(with: ElementKinds.operatedTraits)
        else { return }
        report.fail(
            element, "\(element.name.capitalizedFirst) can be touched and is hidden from screen readers.",
            review: "whether the same can be done elsewhere on the screen, only somebody who knows the app can tell")
    }
}

/// The cells of a table have headers.
struct CellsWithoutHeaders: AuditRule {
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

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let table = element.node.dataTable, table.rowCount > 1, table.columnCount > 1 else { return }
        if !table.rowHeaders.isEmpty || !table.columnHeaders.isEmpty { return report.pass() }
        report.fail(element, "The table of \(table.rowCount) rows and \(table.columnCount) columns has no headers.")
    }
}
