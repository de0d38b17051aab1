import AccessibilityTree

/// Requires that an interactive symbol contrasts with its background.
struct ImageContrast: AuditRule {
    static let minimum = Threshold(
        "minimum", "The minimum contrast of a symbol with its background.", standard: 3, range: 1...21)
    static let description = RuleDescription(
        id: "image-contrast", title: "Interactive symbols must have sufficient contrast with their background.",
        plural: "symbols with too little contrast",
        explanation: "People with low vision don't see the control.",
        remedy: "Change Tint in the Attributes inspector.",
        impact: .moderate, precision: .high, criteria: [.nonTextContrast], clauses: ["11.1.4.11"])
    static let thresholds = [minimum]
    static let kinds: ElementKinds = .drawsImage
    static let examples: [RuleExample] = [
        .pass("A blue symbol on white.", .button("Add") { $0.showsSymbol(.init(red: 0, green: 0.3, blue: 0.8)) }),
        .fail("A pale symbol on white.", .button("Add") { $0.showsSymbol(.gray(0.8)) }),
        .nothing("An image with its own colors.", .button("Add") { $0.shows("plus", isSymbol: false) }),
    ]
    private let minimum: Double

    init(_ settings: RuleSettings) { minimum = settings[Self.minimum] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.kinds.contains(.interactive), element.own.contains(.isSymbol), !element.own.contains(.hasText),
            let tint = element.appearance?.tintColor, !element.traits.contains(.notEnabled), screen.isShown(element)
        else { return }
        ContrastJudge(needed: minimum, attribute: "tintColor", reportsUnknown: false).judge(
            tint, of: element, on: screen, &report, subject: "the symbol of \(element.name)")
    }
}

extension Node {
    /// Shows a symbol in a color, in an example.
    fileprivate mutating func showsSymbol(_ tint: Appearance.Color) {
        editAppearance { appearance in
            (appearance.imageName, appearance.isSymbol, appearance.tintColor) = ("plus", true, tint)
        }
    }
}
