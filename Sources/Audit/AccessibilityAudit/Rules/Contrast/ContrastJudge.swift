import AccessibilityTree

/// Judges the contrast of a text with its background.
struct ContrastJudge {
    /// The smallest ratio that is enough.
    var needed: Double
    /// The attribute of the file that has the colour.
    var attribute: String
    /// The reason why a person has to decide whether too little contrast is the app's issue; nil where it is.
    var review: String?

    // The Accessibility-Test-Framework for Android allows as much for rounding.
    private static let tolerance = 0.01

    /// Judges a colour of an element's text.
    ///
    /// - Parameters:
    ///   - background: The colour behind it; nil for what is behind the element.
    ///   - subject: What messages call the text, such as "UILabel "Save""; evaluated only for findings.
    func judge(
        _ color: Appearance.Color, over background: Appearance.Color? = nil, of element: AuditedElement,
        on screen: ScreenFacts, _ report: inout RuleReport, subject: @autoclosure () -> String
    ) {
        let color = color.faded(by: element.alpha)
        if let background, background.alpha >= 1 { return judge(color, background, element, &report, subject) }
        // The background that the system draws is unknown here.
        if SystemParts.drawsBackground(element.className), !element.own.contains(.hasBackgroundColor) { return }
        switch screen.backdrop(of: element) {
        case .color(let behind): judge(color, behind, element, &report, subject)
        // A bar without a set colour gets one that contrasts with its title.
        case .unknown where element.isSystemPart: break
        case .unknown(let reason): doubt(element, reason, &report, subject)
        case .between(let first, let second):
            let ratios = [first, second].map { color.over($0).contrast(with: $0) }
            if min(ratios[0], ratios[1]) + Self.tolerance >= needed, color.luminance < first.luminance {
                report.pass()
            } else if max(ratios[0], ratios[1]) + Self.tolerance < needed {
                judge(color, ratios[0] > ratios[1] ? first : second, element, &report, subject)
            } else {
                doubt(element, "the background is translucent over an unknown colour", &report, subject)
            }
        }
    }

    private func doubt(
        _ element: AuditedElement, _ reason: String, _ report: inout RuleReport, _ subject: () -> String
    ) {
        report.fail(element, "The contrast of \(subject()) can't be computed.", .appearance, review: reason)
    }

    private func judge(
        _ color: Appearance.Color, _ behind: Appearance.Color, _ element: AuditedElement, _ report: inout RuleReport,
        _ subject: () -> String
    ) {
        let seen = color.over(behind)
        let ratio = seen.contrast(with: behind)
        guard ratio + Self.tolerance < needed else { return report.pass() }
        // Rounded down, so that a ratio below the threshold is never shown as reaching it.
        let written = (ratio * 100).rounded(.down) / 100
        report.fail(
            element,
            "The contrast of \(subject()) is \(written):1 (\(seen.hexadecimal) on \(behind.hexadecimal)); the minimum is \(needed.inTenths):1.",
            .appearance, attribute: attribute,
            // The range that Apple's audit calls "nearly passed".
            impact: ratio >= 3 ? .moderate : nil, review: review)
    }
}
