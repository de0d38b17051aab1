import AccessibilityTree

/// The order follows rows and columns as they are drawn.
struct OrderContradictsLayout: AuditRule {
    static let description = RuleDescription(
        id: "order-contradicts-layout", title: "The reading order follows rows and columns as they are drawn.",
        explanation: "Somebody hears an answer before its question, or a button before what it is about.",
        remedy: "Put what belongs together into one container, and list elements as they are drawn.",
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
            "A row that has been scrolled below a button which stays.",
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
            "A field that a low screen leaves no height, above the button that is read before it.",
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
            "A bar that is read first and lies below the content.", bar,
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

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let mirrored = screen.tree.environment.layoutDirection == .rightToLeft
        for (before, after) in zip(screen.inOrder, screen.inOrder.dropFirst()) {
            let (one, two) = (before.frame, after.frame)
            // What is squeezed to nothing is not drawn.
            guard one.width > 0, one.height > 0, two.width > 0, two.height > 0, one.isFinite, two.isFinite else {
                continue
            }
            // What scrolls goes past what doesn't, so where they stand to each other says nothing.
            guard screen.isScrolled(before) == screen.isScrolled(after) else { continue }
            guard screen.isContradicted(one, two, mirrored) else {
                report.pass()
                continue
            }
            guard !screen.areApart(before, after) else { continue }
            // A list that somebody has made may be meant so.
            let isMeant = screen.isOrderSet(around: before) || screen.isOrderSet(around: after)
            report.fail(
                after, "\(after.name.capitalizedFirst) is read after \(before.name), and is drawn before it.",
                review: isMeant ? "somebody has set the order, which may be meant so" : nil)
        }
    }
}

/// The order doesn't hang on a hair.
struct OrderFragile: AuditRule {
    static let margin = Threshold(
        "margin", "How near to the height at which rows are told apart two elements must not be, in points.",
        standard: 1, range: 0...8)
    static let description = RuleDescription(
        id: "order-fragile", title: "The reading order doesn't hang on a point more or less.",
        explanation:
            "Elements that are less than 8 points apart (13 on a tablet) are read as one row: another text size or device turns their order round.",
        remedy: "Align what is one row, put more room between rows, or put what belongs together into a container.",
        impact: .minor, criteria: [.meaningfulSequence], clauses: ["11.1.3.2"])
    static let thresholds = [margin]
    static let examples: [RuleExample] = [
        .pass("Two rows.", .text("Name"), .text("Ada", Rect(x: 20, y: 240, width: 100, height: 22))),
        .review(
            "Two elements whose tops are 8 points apart, the lower one to the left.",
            .text("Name", Rect(x: 200, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 20, y: 108, width: 100, height: 22))),
        .pass(
            "Two elements whose tops are 10 points apart, the lower one to the left.",
            .text("Name", Rect(x: 200, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 20, y: 110, width: 100, height: 22))),
        .pass(
            "Two elements that come in the same order either way.",
            .text("Name", Rect(x: 20, y: 100, width: 100, height: 22)),
            .text("Ada", Rect(x: 200, y: 108, width: 100, height: 22))),
    ]
    private let margin: Double

    init(_ settings: RuleSettings) { margin = settings[Self.margin] }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let tolerance = screen.tree.environment.idiom == .pad ? 13.0 : 8.0
        let mirrored = screen.tree.environment.layoutDirection == .rightToLeft
        for (before, after) in zip(screen.inOrder, screen.inOrder.dropFirst()) {
            let (one, two) = (before.frame, after.frame)
            guard one.isFinite, two.isFinite else { continue }
            let distance = (one.y - two.y).magnitude
            let isNear = (distance - tolerance).magnitude <= margin
            let isLeftFirst = mirrored ? one.x >= two.x : one.x <= two.x
            // Where rows and columns say the same, the tolerance decides nothing.
            guard isNear, isLeftFirst != (one.y <= two.y), !screen.isOrderSet(around: before) else {
                report.pass()
                continue
            }
            report.fail(
                after,
                "The tops of \(before.name) and \(after.name) are \(TargetSize.rounded(distance)) points apart: a point decides which is read first.",
                .looks, review: "which order is meant, only somebody can tell")
        }
    }
}

extension ScreenFacts {
    /// Whether what is read second is drawn first: above, or before in the same row.
    func isContradicted(_ one: Rect, _ two: Rect, _ mirrored: Bool) -> Bool {
        // The top of the next column is beside the end of the last one.
        let startsBeside = mirrored ? two.maxX <= one.x + 1 : two.x >= one.maxX - 1
        if two.maxY <= one.y + 1 { return !startsBeside }
        let shared = min(one.maxY, two.maxY) - max(one.y, two.y)
        guard shared > min(one.height, two.height) * 0.75, (one.y - two.y).magnitude < 8 else { return false }
        return mirrored ? two.x >= one.maxX - 1 : two.maxX <= one.x + 1
    }

    /// Whether where two elements stand to each other says nothing: they scroll past each other, or a part that is read
    /// first or last, such as a bar, has the one in it and the other beneath, or the other is off the screen.
    func areApart(_ one: AuditedElement, _ other: AuditedElement) -> Bool {
        if isScrolled(one), scroller(of: one) != scroller(of: other) { return true }
        let (part, otherPart) = (rankedPart(of: one), rankedPart(of: other))
        guard part != otherPart else { return false }
        let bounds = tree.environment.screenBounds
        func isBeneath(_ element: AuditedElement, _ part: Int?) -> Bool {
            if !bounds.holds(element.frame) { return true }
            return part.map { tree[$0].layoutFrame.intersects(element.frame) } ?? false
        }
        return isBeneath(one, otherPart) || isBeneath(other, part)
    }

    // The nearest view that asks for a place among its siblings, or nil.
    private func rankedPart(of element: AuditedElement) -> Int? {
        nearest(from: element) { tree[$0].sortPriority != 0 }
    }

    private func scroller(of element: AuditedElement) -> Int? { nearest(from: element, where: scrolls) }

    private func nearest(from element: AuditedElement, where isWanted: (Int) -> Bool) -> Int? {
        var index: Int? = element.index
        // Nothing real is nested so deeply.
        for _ in 0..<256 {
            guard let current = index else { return nil }
            if isWanted(current) { return current }
            index = tree.parentIndex(of: current)
        }
        return nil
    }

    /// Whether the app has said in which order what is around an element is read.
    func isOrderSet(around element: AuditedElement) -> Bool {
        if element.node.sortPriority != 0 { return true }
        var index = tree.parentIndex(of: element.index)
        // Lists are near to what they list.
        for _ in 0..<8 {
            guard let current = index else { return false }
            let node = tree[current]
            if node.explicitElements != nil || node.sortPriority != 0 { return true }
            index = tree.parentIndex(of: current)
        }
        return false
    }
}

extension Rect {
    /// Whether all its numbers are finite.
    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

/// What is heard is told apart.
struct RepeatedSentence: AuditRule {
    static let most = Threshold(
        "most", "How many times in a row the same may be heard.", standard: 2, range: 1...100)
    static let description = RuleDescription(
        id: "repeated-sentence", title: "The same is not heard again and again.",
        explanation:
            "Somebody who goes through the screen can't tell the elements apart, nor whether the cursor has moved.",
        remedy: "Say in each label what tells it from its neighbours, or make one element of them.",
        impact: .moderate, criteria: [.headingsAndLabels], clauses: ["11.2.4.6"])
    static let thresholds = [most]
    static let examples: [RuleExample] = [
        example("Three elements that say different things.", .pass, ["Edit name", "Edit address", "Edit age"]),
        example("Three elements that say the same.", .fail, ["Edit", "Edit", "Edit"]),
        example("Two elements that say the same.", .pass, ["Edit", "Edit", "Save"]),
        .nothing("A screen of which nobody has asked what is heard.", .text("Name")),
    ]
    private let most: Int

    private static func example(_ title: String, _ outcome: Outcome, _ texts: [String]) -> RuleExample {
        let views = texts.enumerated().map { row, text in
            ExampleView.text(text, Rect(x: 20, y: 100 + Double(row) * 60, width: 300, height: 22))
        }
        return RuleExample(title, outcome, views) { $0.utterances = texts }
    }

    init(_ settings: RuleSettings) { most = Int(settings[Self.most]) }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard let utterances = screen.screen.utterances, utterances.count == screen.inOrder.count else { return }
        var start = 0
        while start < utterances.count {
            var end = start + 1
            while end < utterances.count, utterances[end] == utterances[start] { end += 1 }
            if end - start > most, !LabelScan(utterances[start]).isBlank {
                report.fail(
                    screen.inOrder[start],
                    "“\(LabelScan.shortened(utterances[start]))” is heard \(end - start) times in a row.")
            } else {
                report.pass()
            }
            start = end
        }
    }
}

/// What is heard of one element is short.
struct LongUtterance: AuditRule {
    static let longest = Threshold(
        "longest", "How long what is heard of what is operated may take, in seconds at 15 characters each.",
        standard: 20, range: 1...600)
    static let description = RuleDescription(
        id: "long-utterance", title: "What is heard of what is operated takes at most 20 seconds.",
        explanation:
            "Somebody has to listen to all of it, or to stop it and miss what comes last: the role and the hint.",
        remedy: "Say what tells it from others in the label, and the rest in custom content or in elements of its own.",
        impact: .minor)
    static let thresholds = [longest]
    static let kinds: ElementKinds = [.operated, .other, .image]
    static let examples: [RuleExample] = [
        RuleExample("A short label.", .pass, [.button("Save")]) { $0.utterances = ["Save, button"] },
        RuleExample("A label that takes half a minute.", .fail, [.button("Save")]) {
            $0.utterances = [String(repeating: "and so on ", count: 45)]
        },
        .nothing("Text may be long.", .text(String(repeating: "and so on ", count: 45))),
    ]
    private let longest: Double

    init(_ settings: RuleSettings) { longest = settings[Self.longest] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard let utterances = screen.screen.utterances, let position = element.position, position < utterances.count,
            !element.kinds.contains(.field)
        else { return }
        let seconds = Double(utterances[position].utf8.count) / 15
        guard seconds > longest else { return report.pass() }
        report.fail(element, "What is heard of \(element.name) takes about \(Int(seconds)) seconds.")
    }
}
