import AccessibilityTree

/// Requires that an interactive symbol contrasts with its background.
struct ImageContrast: AuditRule {
    static let minimum = Threshold(
        "minimum", "The smallest ratio of a symbol to what is behind it.", standard: 3, range: 1...21)
    static let description = RuleDescription(
        id: "image-contrast", title: "A symbol that is operated stands out from what is behind it.",
        explanation: "Somebody with low vision doesn't see that there is a button.",
        remedy: "Choose a tint that stands out more.",
        impact: .moderate, criteria: [.nonTextContrast], clauses: ["11.1.4.11"])
    static let thresholds = [minimum]
    static let kinds: ElementKinds = .drawsImage
    static let examples: [RuleExample] = [
        .pass("A blue symbol on white.", .button("Add") { $0.showsSymbol(.init(red: 0, green: 0.3, blue: 0.8)) }),
        .fail("A pale symbol on white.", .button("Add") { $0.showsSymbol(.gray(0.8)) }),
        .nothing("An image with colours of its own.", .button("Add") { $0.shows("plus", isSymbol: false) }),
    ]
    private let minimum: Double

    init(_ settings: RuleSettings) { minimum = settings[Self.minimum] }

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard element.kinds.contains(.interactive), element.own.contains(.isSymbol), !element.own.contains(.hasText),
            let tint = element.appearance?.tintColor, !element.traits.contains(.notEnabled), screen.isShown(element),
            case .color(let behind) = screen.backdrop(of: element)
        else { return }
        let seen = tint.faded(by: element.alpha).over(behind)
        let ratio = seen.contrast(with: behind)
        guard ratio + 0.01 < minimum else { return report.pass() }
        report.fail(
            element,
            "The symbol of \(element.name) has a contrast of \((ratio * 100).rounded(.down) / 100):1, \(seen.hexadecimal) on \(behind.hexadecimal); it needs \(minimum):1.",
            .appearance, attribute: "tintColor")
    }
}

extension Node {
    /// Shows a symbol in a colour, in an example.
    fileprivate mutating func showsSymbol(_ tint: Appearance.Color) {
        editAppearance { appearance in
            (appearance.imageName, appearance.isSymbol, appearance.tintColor) = ("plus", true, tint)
        }
    }
}
