import AccessibilityTree

/// An element has a place on the screen.
struct ElementWithoutSize: AuditRule {
    static let description = RuleDescription(
        id: "element-without-size", title: "An element has a size.",
        explanation: "A finger never finds it, and the cursor is drawn nowhere.",
        remedy: "Give it a size, or set accessibilityFrame to where it is seen.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .reached
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .fail("A button without a width.", .button("Save", Rect(x: 20, y: 100, width: 0, height: 44))),
        .fail("A button whose place is no number.", .button("Save", Rect(x: .nan, y: 100, width: 44, height: 44))),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let frame = element.hasPath ? element.node.pathBounds ?? element.frame : element.frame
        if frame.width > 0, frame.height > 0, frame.isFinite { return report.pass() }
        report.fail(
            element, "\(element.name.capitalizedFirst) has an accessibilityFrame without a size.",
            review: screen.screen.location == nil ? nil : "the app may lay it out otherwise, as where a cell is higher")
    }
}

/// A double tap arrives where the element is.
struct ActivationPointOutside: AuditRule {
    static let description = RuleDescription(
        id: "activation-point-outside", title: "The point that a double tap touches lies in the element.",
        explanation: "A double tap does something else than what was heard.",
        remedy: "Set accessibilityActivationPoint to a point inside the element, or leave it alone.",
        impact: .serious, criteria: [.keyboard], clauses: ["11.5.2.5"])
    static let kinds: ElementKinds = .operated
    static let examples: [RuleExample] = [
        .pass("A button that is touched at its left.", .button("Save") { $0.activationPoint = Point(x: 30, y: 110) }),
        .fail("A button that is touched elsewhere.", .button("Save") { $0.activationPoint = Point(x: 300, y: 600) }),
        .nothing("A button that is touched in its middle.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.own.contains(.hasActivationPoint), let point = element.node.activationPoint,
            !element.traits.contains(.notEnabled)
        else { return }
        if element.frame.contains(point) || element.node.pathBounds?.contains(point) == true {
            return report.pass()
        }
        let place = "(\(TargetSize.rounded(point.x)), \(TargetSize.rounded(point.y)))"
        report.fail(
            element, "\(element.name.capitalizedFirst) has its activation point outside of itself, at \(place).")
    }
}

/// An identifier names one element.
struct DuplicateIdentifier: AuditRule {
    static let description = RuleDescription(
        id: "duplicate-identifier", title: "No two elements of a screen have the same accessibilityIdentifier.",
        explanation: "Tests, also those of accessibility, find the wrong element.",
        remedy: "Give each element an identifier of its own.", impact: .minor)
    static let examples: [RuleExample] = [
        .pass("Two identifiers.", .button("Save") { $0.identifier = "save" }, .text("It") { $0.identifier = "it" }),
        .fail(
            "One identifier twice.", .button("Save") { $0.identifier = "save" }, .text("It") { $0.identifier = "save" }),
        .nothing("No identifiers.", .button("Save")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        var known: [String: String] = [:]
        for element in screen.inOrder {
            guard let identifier = element.identifier, !identifier.isEmpty else { continue }
            if let other = known.updateValue(element.name, forKey: identifier) {
                report.fail(
                    element,
                    "\(element.name.capitalizedFirst) has the same identifier as \(other), “\(LabelScan.shortened(identifier))”.",
                    attribute: "identifier")
            } else {
                report.pass()
            }
        }
    }
}
