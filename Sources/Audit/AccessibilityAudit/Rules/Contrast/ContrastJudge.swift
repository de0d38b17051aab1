import AccessibilityTree

/// Judges the contrast of a text or a symbol with its background.
struct ContrastJudge {
    /// The smallest ratio that is enough.
    var needed: Double
    /// The attribute of the file that has the color.
    var attribute: String
    /// Whether the color is one of the system's own.
    var isSystemColor = false
    /// Whether an unknown background is reported.
    var reportsUnknown = true
    /// The reason why a person has to decide whether too little contrast is the app's issue; nil where it is.
    var review: String?

    /// The range that Apple's audit calls "nearly passed".
    static let nearly = RuleDescription.ImpactCase(.moderate, if: "the ratio is 3:1 or more")

    // The Accessibility-Test-Framework for Android allows as much for rounding.
    private static let tolerance = 0.01

    /// Judges a color of an element's text.
    ///
    /// - Parameters:
    ///   - background: The element's background; nil for that of its appearance.
    ///   - subject: The name of the text in messages, such as "UILabel "Save""; evaluated only for findings.
    func judge(
        _ color: Appearance.Color, over background: Appearance.Color? = nil, of element: AuditedElement,
        on screen: ScreenFacts, _ report: inout RuleReport, subject: @autoclosure () -> String
    ) {
        // Users can't read text behind a modal view, so it is inactive.
        if screen.isInert(element) { return }
        // The background that the system draws is unknown here.
        if SystemParts.drawsBackground(element.className), background == nil,
            !element.own.contains(.hasBackgroundColor)
        {
            return
        }
        guard let drawn = screen.drawnColors(color, of: element, over: background) else { return }
        if let unknown = drawn.unknown {
            // A bar without a set color gets one that contrasts with its title.
            if !element.isSystemPart { doubt(element, unknown, &report, subject) }
            return
        }
        let ratios = drawn.pairs.map { $0.text.contrast(with: $0.background) }
        guard let worst = ratios.indices.min(by: { ratios[$0] < ratios[$1] }),
            let best = ratios.indices.max(by: { ratios[$0] < ratios[$1] })
        else { return }
        if ratios[best] + Self.tolerance < needed {
            fail(element, drawn.pairs[best], ratios[best], drawn.doubt, on: screen, &report, subject)
        } else if ratios[worst] + Self.tolerance >= needed, !drawn.isRange || isOutside(drawn.pairs) {
            report.pass()
        } else if drawn.isRange {
            doubt(element, "the background is translucent over an unknown color", &report, subject)
        } else {
            doubt(element, "parts of the text have different backgrounds", &report, subject)
        }
    }

    /// Whether the text is darker or lighter than all backgrounds in a range.
    private func isOutside(_ pairs: [DrawnColors.Pair]) -> Bool {
        pairs.allSatisfy { $0.text.luminance < $0.background.luminance }
            || pairs.allSatisfy { $0.text.luminance > $0.background.luminance }
    }

    private func doubt(
        _ element: AuditedElement, _ reason: String, _ report: inout RuleReport, _ subject: () -> String
    ) {
        guard reportsUnknown else { return }
        report.fail(
            element, "The contrast of \(subject()) can't be computed: \(reason).", .colors, review: reason)
    }

    private static func isSectionTitle(_ element: AuditedElement, _ screen: ScreenFacts) -> Bool {
        guard element.className == "HeadingLabel" else { return false }
        // The label is in the content view of the header or the footer.
        let holder = screen.tree.parentIndex(of: element.index).flatMap { screen.tree.parentIndex(of: $0) }
        return holder.map { screen.screenClass(at: $0).name } == "UITableViewHeaderFooterView"
    }

    private func fail(
        _ element: AuditedElement, _ pair: DrawnColors.Pair, _ ratio: Double, _ doubt: String?,
        on screen: ScreenFacts, _ report: inout RuleReport, _ subject: () -> String
    ) {
        // Rounded down, so that a ratio below the threshold is never shown as reaching it.
        let written = (ratio * 100).rounded(.down) / 100
        func message() -> String {
            "The contrast of \(subject()) is \(written):1 (\(pair.text.hexadecimal) on \(pair.background.hexadecimal)); the minimum is \(needed.inTenths):1."
        }
        if isSystemColor, pair.background.isSystemBackground {
            // The app decides neither about the color of UIKit's own section titles nor about their background.
            if Self.isSectionTitle(element, screen) { return report.pass() }
            return report.fail(
                element, message(), .colors, attribute: attribute, review: Finding.systemColorReason)
        }
        if let reason = screen.doubt(about: element, .colors) ?? doubt {
            return report.note(
                element, subject: element.className, message(), review: reason, attribute: attribute)
        }
        report.fail(
            element, message(), .colors, attribute: attribute, impact: ratio >= 3 ? Self.nearly.impact : nil,
            review: review)
    }
}
