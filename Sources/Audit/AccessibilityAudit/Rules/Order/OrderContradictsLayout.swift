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
        for (before, after) in zip(screen.inOrder, screen.inOrder.dropFirst()) {
            let (one, two) = (before.frame, after.frame)
            // Views without an area are not drawn.
            guard one.width > 0, one.height > 0, two.width > 0, two.height > 0, one.isFinite, two.isFinite else {
                continue
            }
            // Scrolled views move past others, so their relative position is meaningless.
            guard screen.isScrolled(before) == screen.isScrolled(after) else { continue }
            guard screen.isContradicted(one, two, mirrored) else {
                report.pass()
                continue
            }
            guard !screen.areApart(before, after) else { continue }
            // A custom order of elements may be intended.
            let isMeant = screen.isOrderSet(around: before) || screen.isOrderSet(around: after)
            report.fail(
                after, "VoiceOver reads \(after.name) after \(before.name), but it is drawn before it.",
                review: isMeant ? "the order is set explicitly and may be intended" : nil)
        }
    }
}
