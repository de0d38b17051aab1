import AccessibilityTree

/// Requires that touch targets are large enough for a finger.
struct TargetSize: AuditRule {
    static let minimum = Threshold(
        "minimum", "The minimum width and height of a touch target, in points.", standard: 44, range: 1...200)
    static let floor = Threshold(
        "floor", "The width or height below which a touch target is a serious issue (WCAG 2.5.8), in points.",
        standard: 24,
        range: 1...200)
    private static let tiny = RuleDescription.ImpactCase(.serious, if: "the width or the height is below 24 pt")
    static let description = RuleDescription(
        id: "target-size", title: "Touch targets must be at least 44 × 44 pt.",
        plural: "small touch targets",
        explanation: "Users with a tremor or large fingers miss a small control or hit a neighboring one.",
        remedy:
            "Increase Width and Height in the Size inspector, or enlarge the area that takes touches (point(inside:with:)).",
        impact: .moderate, otherImpacts: [tiny], precision: .veryHigh, criteria: [.targetSize, .targetSizeEnhanced])
    static let thresholds = [minimum, floor]
    static let kinds: ElementKinds = .interactive
    static let examples: [RuleExample] = [
        .pass("A button of 44 × 44 pt.", .button("Save", Rect(x: 20, y: 100, width: 44, height: 44))),
        .pass(
            "A button with a size that was rounded to pixels.",
            .button("Save", Rect(x: 20, y: 100, width: 44, height: 43.666_666))),
        .fail("A button of 60 × 30 pt.", .button("Save", Rect(x: 20, y: 100, width: 60, height: 30))),
        .fail("A button of 20 × 20 pt.", .button("Save", Rect(x: 20, y: 100, width: 20, height: 20))),
        .nothing(
            "A link in text, which is exempt.",
            .button("Terms", Rect(x: 20, y: 100, width: 60, height: 20)) { $0.traits = .link }),
        .nothing("A text, which is not a touch target.", .text("Save")),
        .pass(
            "A bar button, which also takes touches around it.",
            .element("UIButtonBarButton", "Add", .button, Rect(x: 340, y: 60, width: 34, height: 44))),
        .pass(
            "A button of a stepper, whose size the system sets.",
            ExampleView(
                "UIStepper", Rect(x: 20, y: 100, width: 94, height: 32),
                [.button("Increment", Rect(x: 67, y: 100, width: 47, height: 32))])),
        .pass(
            "The clear button of a field, whose size the system sets.",
            .element("AccessoryButton", "Clear text", .button, Rect(x: 310, y: 110, width: 24, height: 24))),
        RuleExample(
            "A button whose size doesn't follow from its constraints, because they conflict.", .notApplicable,
            [.button("Save", Rect(x: 20, y: 100, width: 20, height: 20))]
        ) { $0.misplacedViews = [NodeID(2)] },
        RuleExample(
            "A small button whose constraints leave its size open, in a view of the app's own class.", .needsReview,
            [
                .container(
                    Rect(x: 0, y: 100, width: 402, height: 60),
                    [.button("Save", Rect(x: 20, y: 100, width: 20, height: 20))]
                ) { $0.isInFile() }
            ]
        ) { $0.ambiguousViews = [NodeID(3)] }.declaring { $0.customClass = "ColumnsView" },
        .nothing(
            "A field that takes no touches.",
            .field("Name", Rect(x: 20, y: 100, width: 300, height: 34)) { $0.touch?.takesTouches = false }),
        .nothing(
            "A disabled button.",
            .button("Save", Rect(x: 20, y: 100, width: 20, height: 20)) { $0.traits.insert(.notEnabled) }),
    ]
    // Sizes rounded to pixels still count as 44 points; iOS itself reports 43.99.
    private static let tolerance = 0.5
    private let minimum: Double
    private let floor: Double

    init(_ settings: RuleSettings) {
        minimum = settings[Self.minimum]
        floor = settings[Self.floor]
    }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.traits.contains(.notEnabled), !element.traits.contains(.link), screen.isShown(element),
            screen.isTouchable(element), !screen.isMisplaced(element)
        else { return }
        // The system makes its own controls large enough, even if it draws them smaller.
        guard element.traits.isDisjoint(with: [.tabButton, .backButton, .keyboardKey]) else { return }
        let frame = element.hasPath ? element.node.pathBounds ?? element.frame : element.frame
        guard frame.width.isFinite, frame.height.isFinite, frame.width > 0, frame.height > 0 else { return }
        let smaller = min(frame.width, frame.height)
        guard smaller < minimum - Self.tolerance else { return report.pass() }
        // The whole row of a table takes the touch; a switch and a slider are as large as the system makes them.
        let holder = screen.tree.parentIndex(of: element.index).map { screen.screenClass(at: $0).name }
        if Self.hasSystemSize(element) || holder == "UIStepper" { return report.pass() }
        let size = "\(frame.width.inTenths) × \(frame.height.inTenths) pt"
        report.fail(
            element,
            "\(element.name) is \(size), smaller than the recommended \(minimum.inTenths) × \(minimum.inTenths) pt.",
            .appearance, impact: smaller < floor - Self.tolerance ? Self.tiny.impact : nil,
            // What its constraints leave open, its superview's class may decide.
            review: screen.screen.ambiguousViews.contains(element.node.id)
                ? screen.layoutDoubt(about: element.index) : nil)
    }

    private static func hasSystemSize(_ element: AuditedElement) -> Bool {
        if element.traits.contains(.toggleButton) || element.isSystemPart { return true }
        return switch element.className {
        case "UISlider", "UIStepper", "UISwitch", "UIPageControl", "UISegment", "UISegmentedControl": true
        default: false
        }
    }
}
