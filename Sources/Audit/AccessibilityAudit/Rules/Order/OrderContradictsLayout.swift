import AccessibilityTree

/// The order follows rows and columns as they are drawn.
struct OrderContradictsLayout: FixedRule {
    static let description = RuleDescription(
        id: "order-contradicts-layout", title: "The reading order must match the visual order.",
        plural: "elements that are read out of order",
        explanation: "VoiceOver reads an answer before its question, or a button before its subject.",
        remedy: "Put related elements into one container, and list accessibilityElements in visual order.",
        impact: .moderate, criteria: [.meaningfulSequence, .focusOrder], clauses: ["11.1.3.2", "11.2.4.3"])
    static let examples: [RuleExample] = [
        .pass("Two texts, one above the other.", .text("Name", row(0)), .text("Ada", row(1))),
        .review(
            "A list of elements from the last to the first.",
            .container(
                Rect(x: 0, y: 100, width: 402, height: 200), [.text("Name", row(0)), .text("Ada", row(1))]
            ) { $0.explicitElements = [NodeID(4), NodeID(3)] }),
        .pass(
            "Two columns, one after the other.",
            .container(
                Rect(x: 0, y: 100, width: 201, height: 200), [.text("Name", row(0, 0)), .text("Ada", row(1, 0))]
            ) { $0.groupsChildren = true },
            .container(
                Rect(x: 201, y: 100, width: 201, height: 200), [.text("Age", row(0, 201)), .text("36", row(1, 201))]
            ) { $0.groupsChildren = true }),
        .review(
            "Two columns that are read across.",
            .container(
                Rect(x: 0, y: 100, width: 201, height: 200), [.text("Name", row(0, 0)), .text("Ada", row(1, 0))]),
            .container(
                Rect(x: 201, y: 100, width: 201, height: 200), [.text("Age", row(0, 201)), .text("36", row(1, 201))])),
        .pass(
            "Two columns with captions and values, which are read in rows.",
            .container(
                Rect(x: 0, y: 100, width: 201, height: 200), [.text("Name:", row(0, 0)), .text("Age:", row(1, 0))]),
            .container(
                Rect(x: 201, y: 100, width: 201, height: 200), [.text("Ada", row(0, 201)), .text("36", row(1, 201))])),
        .fail(
            "A field that is read before the caption next to it, which is lower.",
            .field(nil, Rect(x: 120, y: 95, width: 200, height: 40)),
            .text("Name", Rect(x: 20, y: 105, width: 90, height: 20))),
        .review(
            "A text next to a field in a cell, which UIKit may join with the other texts.",
            .container(
                Rect(x: 0, y: 80, width: 402, height: 60),
                [
                    .field(nil, Rect(x: 120, y: 95, width: 200, height: 40)),
                    .text("Name", Rect(x: 20, y: 105, width: 90, height: 20)),
                ]
            ) { $0.className = "UITableViewCellContentView" }),
        .review(
            "A text next to a button in a view of the app's own class, which may set the order.",
            .container(
                Rect(x: 0, y: 80, width: 402, height: 60),
                [
                    .button("Close", Rect(x: 220, y: 80, width: 60, height: 60)),
                    .text("Name", Rect(x: 20, y: 105, width: 90, height: 20)),
                ]
            ) { $0.isInFile() }
        ).declaring { $0.customClass = "CardView" },
        .review(
            "A field and a caption with nearly the same top, to which code may give another text.",
            .field(nil, Rect(x: 120, y: 96, width: 200, height: 40)),
            .text("Name", Rect(x: 20, y: 105, width: 90, height: 20)) { $0.isInFile() }
        ).reached(by: "nameLabel"),
        .pass(
            "A picture next to two texts.",
            .image("Ada", nil, Rect(x: 300, y: 100, width: 80, height: 100)),
            .text("Name", row(0)), .text("Born in London", row(1))),
        .nothing("One text.", .text("Name")),
        .nothing(
            "A row that is scrolled below a fixed button.",
            ExampleView("UIScrollView", Rect(x: 0, y: 0, width: 402, height: 874), [.text("Name", row(11))]),
            .button("Add", Rect(x: 20, y: 600, width: 120, height: 44))),
        .nothing(
            "A list whose end, scrolled out of it, is below the start of the next list.",
            .container(
                Rect(x: 0, y: 0, width: 402, height: 600),
                [
                    ExampleView("UIScrollView", Rect(x: 0, y: 0, width: 402, height: 300), [.text("Name", row(8))]),
                    ExampleView("UIScrollView", Rect(x: 0, y: 300, width: 402, height: 300), [.text("Ada", row(4))]),
                ]
            ) { $0.explicitElements = [NodeID(4), NodeID(6)] }),
        .nothing(
            "A field without height on a small screen, above the button that is read before it.",
            .container(
                Rect(x: 0, y: 0, width: 402, height: 300),
                [
                    .button("Add", Rect(x: 20, y: 100, width: 120, height: 44)),
                    .text("Name", Rect(x: 20, y: 20, width: 150, height: 0)),
                ]
            ) { $0.explicitElements = [NodeID(3), NodeID(4)] }),
        .nothing(
            "A screen whose content runs under the bar above it.", bar,
            .text("Name", Rect(x: 20, y: -13, width: 150, height: 22))),
        .nothing(
            "A screen whose content begins behind the bar above it.", bar,
            .text("Name", Rect(x: 20, y: 50, width: 150, height: 22))),
        .review(
            "A bar that is read first and is below the content.", bar,
            .text("Name", Rect(x: 20, y: 10, width: 150, height: 22))),
    ]

    private static let bar = ExampleView.container(
        Rect(x: 0, y: 44, width: 402, height: 44), [.button("Add", Rect(x: 20, y: 74, width: 120, height: 14))]
    ) { node in
        node.sortPriority = 1
        node.groupsChildren = true
    }

    private static func row(_ number: Int, _ x: Double = 20) -> Rect {
        Rect(x: x, y: 100 + Double(number) * 60, width: 150, height: 22)
    }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let mirrored = screen.tree.environment.layoutDirection == .rightToLeft
        var columns: Set<Int> = []
        for place in screen.inOrder.indices.dropFirst() {
            let (before, after) = (screen.inOrder[place - 1], screen.inOrder[place])
            guard Self.isDrawn(before), Self.isDrawn(after) else { continue }
            // Scrolled views move past others, so their relative position is meaningless.
            guard screen.isScrolled(before) == screen.isScrolled(after) else { continue }
            // UIKit orders the items of its bars.
            guard !before.isSystemPart, !after.isSystemPart else { continue }
            // A custom order of elements may be intended.
            var isMeant: Bool { screen.isOrderSet(around: before) || screen.isOrderSet(around: after) }
            if screen.isContradicted(before.frame, after.frame, mirrored) {
                guard !screen.areApart(before, after), !screen.isMisplaced(before), !screen.isMisplaced(after) else {
                    continue
                }
                report.fail(
                    after, "VoiceOver reads \(after.name) after \(before.name), but it is drawn before it.",
                    .appearance,
                    review: isMeant
                        ? "the order is set explicitly and may be intended" : Self.doubt(before, after, screen))
            } else if screen.isBeside(before.frame, after.frame, mirrored), !isMeant,
                let (column, first) = Self.column(around: place, on: screen), columns.insert(column).inserted
            {
                report.fail(
                    after,
                    "VoiceOver reads \(before.name) between \(first.name) and \(after.name), which are in one column.",
                    .appearance, review: "only a person can decide whether columns or rows belong together")
            } else {
                report.pass()
            }
        }
    }

    /// The reason why two elements in a row may be read in the other order, or nil.
    private static func doubt(
        _ before: AuditedElement, _ after: AuditedElement, _ screen: ScreenFacts
    ) -> String? {
        if after.kinds.contains(.text), let cell = screen.cellContent(around: after.index),
            screen.cellContent(around: before.index) == cell
        {
            return "UIKit may join the texts of the cell into one element"
        }
        if let custom = screen.customClass(around: before.index, and: after.index) {
            return "the custom class \(custom) of a view around them may set the order"
        }
        guard abs(before.frame.y - after.frame.y) < nearTops else { return nil }
        let access = screen.declaration(of: before)?.access ?? screen.declaration(of: after)?.access
        return access.map { "their tops are close, and code may change one of them through \($0)" }
    }

    /// The distance of two tops that another text or font bridges, in points.
    private static let nearTops = 10.0

    // Views without an area are not drawn.
    private static func isDrawn(_ element: AuditedElement) -> Bool {
        element.frame.width > 0 && element.frame.height > 0 && element.frame.isFinite
    }

    /// The column that an element continues after one next to it was read, with the element of it that was read before.
    private static func column(around place: Int, on screen: ScreenFacts) -> (Int, AuditedElement)? {
        let (between, element) = (screen.inOrder[place - 1], screen.inOrder[place])
        // A row has few columns.
        for earlier in stride(from: place - 2, through: max(place - 6, 0), by: -1) {
            let first = screen.inOrder[earlier]
            guard isDrawn(first), !screen.isMisplaced(first), !isRow(first, between, of: element) else { continue }
            if let column = screen.column(of: first, element, beside: between) { return (column, first) }
        }
        return nil
    }

    /// Whether two elements that are read in succession are likely to be a row of a table or a form, and not the tops of
    /// two columns: the next element of the column looks like its first one, and the one between looks otherwise, or
    /// the first one is a caption.
    private static func isRow(_ first: AuditedElement, _ between: AuditedElement, of next: AuditedElement) -> Bool {
        guard looksAlike(first, next) else { return false }
        return !looksAlike(first, between) || !first.kinds.contains(.text) || first.spokenLabel?.hasSuffix(":") == true
    }

    private static func looksAlike(_ one: AuditedElement, _ other: AuditedElement) -> Bool {
        one.className == other.className && one.fontSize == other.fontSize
            && one.own.contains(.isBold) == other.own.contains(.isBold)
    }
}
