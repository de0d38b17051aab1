import AccessibilityTree

/// Requires that the position of a row in its list is announced.
struct ListWithoutPositions: AuditRule {
    static let fewest = Threshold(
        "fewest", "The minimum number of similar views in a row or column that are considered a list.", standard: 3,
        range: 2...1_000)
    static let dot = Threshold(
        "dot", "The maximum size of a page indicator or a star, in points.", standard: 24, range: 1...100)
    static let description = RuleDescription(
        id: "list-without-positions", title: "Rows of a list must expose their position.",
        plural: "lists without positions",
        explanation: "VoiceOver doesn't announce that there is a list, the number of its rows or the position in it.",
        remedy:
            "Set accessibilityContainerType of the superview to .list, or add the position to each value, such as “2 of 5”. Table and collection views do it automatically.",
        impact: .moderate, criteria: [.infoAndRelationships], clauses: ["11.1.3.1", "11.5.2.9"])
    static let thresholds = [fewest, dot]
    static let examples: [RuleExample] = [
        .review("Three rows of an image, a text and a button in a stack.", stack(rows(3))),
        .pass("The same rows in a list.", stack(rows(3)) { $0.containerType = .list }),
        .pass(
            "The same rows with their positions in their labels.", stack(rows(3) { " (\($0 + 1) of 3)" })),
        .pass("The cells of a table.", table),
        .nothing("Two rows.", stack(rows(2))),
        .nothing("The rows of a form.", stack(form)),
        .review("Three texts with a bullet before each.", stack(bullets)),
        .review("Three buttons, each above a line.", stack(menu)),
        .nothing("Three lines between other views.", stack(menu.map { $0.children[1] })),
        .nothing("Three texts, one below the other.", stack((0..<3).map { .text("Line \($0)", frame($0)) })),
        .review("Three buttons, one of them selected.", stack(tabs)),
        .nothing("Three buttons, none of them selected.", stack(tabs.map(unchosen))),
        .review("Four dots of the same size that VoiceOver doesn't announce.", stack(dots)),
        .nothing(
            "Four dots in an accessibility element, which VoiceOver announces instead.",
            stack(dots) { $0.isElement = true }),
    ]
    private let fewest: Int
    private let dot: Double
    // The maximum number of views in a row; with more, each view would be visited once for each ancestor.
    private static let largestRow = 60
    // The maximum number of levels between a list and its rows.
    private static let levels = 8

    init(_ settings: RuleSettings) {
        fewest = Int(settings[Self.fewest])
        dot = settings[Self.dot]
    }

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let tree = screen.tree
        // The number of views of each class in the current view; 0 for all but those in `found`.
        var counts = [Int](repeating: 0, count: screen.classes.count)
        var found: [Int] = []
        for index in 0..<tree.count where tree.subtree(at: index).count > fewest {
            // The rows of a list have one class, unlike most views that happen to be side by side.
            for child in screen.shownChildren(of: index) {
                let number = Int(screen.facts[child].classNumber)
                if counts[number] == 0 { found.append(number) }
                counts[number] += 1
            }
            defer {
                for number in found { counts[number] = 0 }
                found.removeAll(keepingCapacity: true)
            }
            guard found.contains(where: { counts[$0] >= fewest || screen.classes[$0].isCell }),
                !isSpokenFor(index, screen)
            else { continue }
            let cells = screen.shownChildren(of: index).reduce(0) { $0 + (Self.isCell($1, screen) ? 1 : 0) }
            if cells >= fewest {
                report.pass()
                continue
            }
            // UIKit's own bars, pickers and controls announce the position of their parts.
            guard cells == 0, Self.isPlain(tree.className(at: index)) else { continue }
            let alike = screen.shownChildren(of: index).filter {
                counts[Int(screen.facts[$0].classNumber)] >= fewest
            }
            judge(alike, in: index, screen, &report)
        }
    }

    private func judge(_ children: [Int], in holder: Int, _ screen: ScreenFacts, _ report: inout RuleReport) {
        var groups: [ListRow.Shape: [ListRow]] = [:]
        for child in children where screen.tree.subtree(at: child).count <= Self.largestRow {
            guard let row = ListRow(child, screen) else { continue }
            groups[row.shape, default: []].append(row)
        }
        // One finding for the container, about the kind of row it has most of.
        let lists = groups.values.filter { isList($0) }
        guard let rows = lists.max(by: { ($0.count, -$0[0].index) < ($1.count, -$1[0].index) }) else { return }
        if Self.isListed(holder, screen) || Self.announcePositions(rows, screen) { return report.pass() }
        let name = AuditedElement.name(of: screen.tree[holder])
        report.fail(
            screen.element(at: holder),
            "\(name) contains \(rows.count) similar views, like the \(rows[0].isDot ? "dots of a page indicator" : "rows of a list"), without their positions.",
            review: "only the running app shows whether they are a list and whether code exposes their positions")
    }

    private func isList(_ rows: [ListRow]) -> Bool {
        guard rows.count >= fewest, ListRow.areAligned(rows.map(\.frame)) else { return false }
        if rows[0].isDot {
            // Lines between other views are no marks.
            return rows.allSatisfy { $0.frame.width <= dot && $0.frame.height <= dot && $0.isRoughlySquare }
        }
        return rows[0].isComposed || rows[0].isInteractive && rows.count(where: \.isChosen) == 1
    }

    /// Whether an element around a view, or the view itself, is announced instead of its content.
    private func isSpokenFor(_ index: Int, _ screen: ScreenFacts) -> Bool {
        var place: Int? = index
        for _ in 0..<Self.levels {
            guard let current = place else { return false }
            if screen.tree.isElement(at: current) { return true }
            place = screen.tree.parentIndex(of: current)
        }
        return false
    }

    private static func isListed(_ holder: Int, _ screen: ScreenFacts) -> Bool {
        var place: Int? = holder
        for _ in 0..<levels {
            // A container of cells counts the cells and not their parts.
            guard let current = place, !isCell(current, screen) else { return false }
            let node = screen.tree[current]
            switch node.containerType {
            case .list, .dataTable, .semanticGroup: return true
            case .none, .landmark: break
            }
            if node.series != nil || node.traits.contains(.tabBar) { return true }
            place = screen.tree.parentIndex(of: current)
        }
        return false
    }

    private static func announcePositions(_ rows: [ListRow], _ screen: ScreenFacts) -> Bool {
        rows.enumerated().allSatisfy { number, row in
            screen.tree.subtree(at: row.index).contains { place in
                let node = screen.tree[place]
                return [node.label?.string, node.value?.string].compactMap(\.self).contains { words in
                    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
                    return numbers.contains(number + 1) && numbers.contains(rows.count)
                }
            }
        }
    }

    private static func isCell(_ index: Int, _ screen: ScreenFacts) -> Bool {
        if screen.screenClass(at: index).isCell { return true }
        return screen.tree.children(at: index).contains { screen.screenClass(at: $0).isCellContent }
    }

    private static func isPlain(_ className: String) -> Bool {
        !className.hasPrefix("UI") || ["UIView", "UIStackView", "UIScrollView"].contains(className)
    }
}

// The parts of the examples.
extension ListWithoutPositions {
    private static func frame(_ row: Int) -> Rect { Rect(x: 0, y: 100 + Double(row) * 60, width: 402, height: 60) }

    private static func stack(_ rows: [ExampleView], _ edit: (inout Node) -> Void = { _ in }) -> ExampleView {
        var view = ExampleView("UIStackView", Rect(x: 0, y: 100, width: 402, height: 400), rows)
        edit(&view.node)
        return view
    }

    private static func rows(_ count: Int, announcing place: (Int) -> String = { _ in "" }) -> [ExampleView] {
        (0..<count).map { row in
            let top = 100 + Double(row) * 60
            return .container(
                frame(row),
                [
                    .image("Photo", "photo", Rect(x: 10, y: top, width: 60, height: 60)),
                    .text(
                        "Person \("ABC".dropFirst(row).prefix(1))\(place(row))",
                        Rect(x: 80, y: top, width: 200, height: 60)),
                    .button("Call", Rect(x: 300, y: top, width: 60, height: 60)),
                ])
        }
    }

    private static let table = ExampleView(
        "UITableView", Rect(x: 0, y: 100, width: 402, height: 400),
        (0..<3).map { .element("UITableViewCell", "Row \($0)", .button, frame($0)) })

    private static let form = (0..<3).map { row in
        let top = 100 + Double(row) * 60
        return ExampleView.container(
            frame(row),
            [
                .image(nil, "icon", Rect(x: 10, y: top, width: 30, height: 30)),
                .text("Name \(row)", Rect(x: 50, y: top, width: 100, height: 60)),
                .field("Name \(row)", Rect(x: 160, y: top, width: 200, height: 60)),
            ])
    }

    private static let bullets = (0..<3).map { row in
        let top = 100 + Double(row) * 60
        return ExampleView.container(
            frame(row),
            [
                .text("•", Rect(x: 10, y: top, width: 20, height: 22)),
                .text("Stay at home", Rect(x: 40, y: top, width: 300, height: 22)),
            ])
    }

    private static let menu = (0..<3).map { row in
        let top = 100 + Double(row) * 60
        return ExampleView.container(
            frame(row),
            [
                .button("Topic \("ABC".dropFirst(row).prefix(1))", Rect(x: 0, y: top, width: 402, height: 58)),
                .container(Rect(x: 0, y: top + 59, width: 402, height: 1), []) {
                    $0.editAppearance { $0.backgroundColor = .gray(0.5) }
                },
            ])
    }

    private static let tabs = (0..<3).map { number in
        ExampleView.button("Part \(number)", Rect(x: Double(number) * 100, y: 100, width: 100, height: 44)) {
            if number == 0 { $0.traits.insert(.selected) }
        }
    }

    private static func unchosen(_ tab: ExampleView) -> ExampleView {
        var tab = tab
        tab.node.traits.remove(.selected)
        return tab
    }

    private static let dots = (0..<4).map { number in
        ExampleView.container(Rect(x: 100 + Double(number) * 16, y: 100, width: 8, height: 8), []) {
            $0.editAppearance { $0.backgroundColor = .gray(0.5) }
        }
    }
}
