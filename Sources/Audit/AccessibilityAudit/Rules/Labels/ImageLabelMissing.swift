import AccessibilityTree

/// An image that a screen reader reaches has a label for its content.
struct ImageLabelMissing: FixedRule {
    static let description = RuleDescription(
        id: "image-label-missing", title: "Image elements must have a label.",
        plural: "images without a label",
        explanation: "VoiceOver announces only “image”, not what the image shows.",
        remedy:
            "Set the accessibility Label in the Identity inspector (accessibilityLabel) to what the image shows. For a decorative image, clear Accessibility Enabled (isAccessibilityElement).",
        impact: .serious, criteria: [.nonTextContent], clauses: ["11.1.1.1"])
    static let kinds: ElementKinds = .image
    static let examples: [RuleExample] = [
        .pass("An image with the label “Map of the town”.", .image("Map of the town")),
        .fail("An image without a label.", .image(nil)),
        .nothing("A button with an image.", .button(nil)),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.label.isBlank else { return report.pass() }
        report.fail(
            element, element.missingLabelMessage,
            fix: Finding.Fix(title: "Describe the image", xml: LabelTrimming.accessibility("…")))
    }
}
