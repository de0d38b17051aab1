import AccessibilityTree

/// Traits don't contradict each other.
struct TraitsConflict: FixedRule {
    static let description = RuleDescription(
        id: "traits-conflict", title: "The traits of an element must not contradict each other.",
        plural: "elements with contradictory traits",
        explanation: "VoiceOver announces two roles, and the way to use the element is unclear.",
        remedy:
            "Under Accessibility Traits in the Identity inspector, keep the trait that describes the use of the element and clear the others.",
        impact: .serious, criteria: [.nameRoleValue], clauses: ["11.5.2.5"])
    static let safeFix: String? =
        "The trait Static Text is removed from buttons, search fields and adjustable elements."
    static let kinds: ElementKinds = .reachable
    static let examples: [RuleExample] = [
        .pass("A button.", .button("Save")),
        .fail("A button with the trait of a link.", .button("Save") { $0.traits.insert(.link) }),
        .fail("A button with the trait of an adjustable element.", .button("Save") { $0.traits.insert(.adjustable) }),
        .pass(
            "A static text that updates frequently.", .text("3") { $0.traits.insert(.updatesFrequently) }),
        .fail("A button with the trait of a static text.", .button("Save") { $0.traits.insert(.staticText) }),
        .pass(
            "A button with the trait of an image; VoiceOver announces both.",
            .button("Cat") { $0.traits.insert(.image) }),
        .pass("A text that is a button.", .text("Save") { $0.traits.insert(.button) }),
        .pass("A search field, to which UIKit gives two traits.", .field("Search") { $0.traits.insert(.searchField) }),
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
        } else if traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable, .searchField]),
            // A label that can be tapped keeps the trait of its text, which VoiceOver doesn't announce.
            !element.own.contains(.hasText) || element.own.contains(.isControl)
        {
            conflict = [traits.intersection([.staticText, .button, .adjustable, .searchField])]
        }
        // The parts of the system's date picker can be tapped and adjusted.
        guard let names = conflict.first?.names, element.className != "DatePartView" else { return report.pass() }
        report.fail(
            element,
            "The traits of \(element.name) contradict each other: \(names.joined(separator: " and ")).",
            attribute: "traits", fix: Self.fix(traits))
    }

    // An interactive element is no mere text; for other pairs the intended trait is unknown.
    private static func fix(_ traits: AccessibilityTraits) -> Finding.Fix? {
        guard traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable, .searchField]) else {
            return nil
        }
        return Finding.Fix(
            title: "Remove the trait Static Text", xml: "staticText=\"YES\"",
            change: Finding.Change("traits.staticText", from: "YES", to: nil))
    }
}
