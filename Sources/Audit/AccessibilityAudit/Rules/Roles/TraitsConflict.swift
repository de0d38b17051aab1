import AccessibilityTree

/// Traits don't contradict each other.
struct TraitsConflict: FixedRule {
    static let description = RuleDescription(
        id: "traits-conflict", title: "The traits of an element don't contradict each other.",
        explanation: "Somebody hears two roles and can't tell how the element is used.",
        remedy: "Keep the trait that says how it is used, and take the others away.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let safeFix: String? = "The trait of a text is taken from what is a button, a search field or adjustable."
    static let kinds: ElementKinds = .reachable
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .fail("A button that is a link.", .button("Save") { $0.traits.insert(.link) }),
        .fail("A button that is adjustable.", .button("Save") { $0.traits.insert(.adjustable) }),
        .fail(
            "Text that doesn't change and changes all the time.", .text("3") { $0.traits.insert(.updatesFrequently) }),
        .fail("A button that is text.", .button("Save") { $0.traits.insert(.staticText) }),
        .pass("A button that is an image, which is heard as both.", .button("Cat") { $0.traits.insert(.image) }),
        .pass("A search field, which UIKit makes of two traits.", .field("Search") { $0.traits.insert(.searchField) }),
    ]
    private static let exclusive: AccessibilityTraits = [.button, .link, .searchField, .keyboardKey]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        let traits = element.traits
        let roles = traits.intersection(Self.exclusive)
        var conflict: [AccessibilityTraits] = []
        if roles.rawValue.nonzeroBitCount > 1 {
            conflict = [roles]
        } else if traits.isSuperset(of: [.button, .adjustable]) {
            conflict = [[.button, .adjustable]]
        } else if traits.isSuperset(of: [.staticText, .updatesFrequently]) {
            conflict = [[.staticText, .updatesFrequently]]
        } else if traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable, .searchField]) {
            conflict = [traits.intersection([.staticText, .button, .adjustable, .searchField])]
        }
        // What the system makes of a date picker can be tapped and adjusted.
        guard let names = conflict.first?.names, element.className != "DatePartView" else { return report.pass() }
        report.fail(
            element,
            "\(element.name.capitalizedFirst) has the traits \(names.joined(separator: " and ")), which contradict each other.",
            attribute: "traits", fix: Self.fix(traits))
    }

    // An interactive element is no mere text; for other pairs the intended trait is unknown.
    private static func fix(_ traits: AccessibilityTraits) -> Finding.Fix? {
        guard traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable, .searchField]) else {
            return nil
        }
        return Finding.Fix(
            title: "Take the trait of a text away", xml: "staticText=\"YES\"",
            change: Finding.Change("traits.staticText", from: "YES", to: nil))
    }
}
