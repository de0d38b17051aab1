import AccessibilityAudit
import Testing

@testable import AuditReports

/// The text of an audit for people.
struct TextTests {
    /// Issues of two rules in two files, the first with repeats, and a review.
    private static let result: AuditResult = {
        var result = Fixture.large(5)
        result.rules[0].plural = "controls without a label"
        for index in 3..<5 { result.findings[index].location?.file = "App/B.xib" }
        result.findings[4].rule = "target-size"
        result.findings[4].impact = .moderate
        var review = result.findings[0]
        (review.outcome, review.reviewReason) = (.needsReview, "code may change it")
        (review.rule, review.impact) = ("label-punctuated", .critical)
        result.findings.append(review)
        return result
    }()

    private func text(_ result: AuditResult = result, all: Bool = false) -> String {
        AuditText(isColored: false, isComplete: all).text(result)
    }

    @Test func `repeats of a rule in a file are one line, and single findings stay`() {
        let lines = text().split(separator: "\n").map(String.init)
        #expect(lines.contains("  App/Main.storyboard:1:9: 3 controls without a label: lines 1, 2, 3"))
        #expect(lines.contains("  App/B.xib:4:9: UIButton number 3 has no accessibility label."))
        #expect(lines.last == "--all lists each finding.")
        let all = text(all: true)
        #expect(all.contains("  App/Main.storyboard:2:9: UIButton number 1 has no accessibility label.\n"))
        #expect(!all.contains("lines 1, 2, 3") && !all.contains("--all"))
    }

    @Test func `issues come first, and reviews have a section without an impact`() throws {
        let text = text()
        let review = try #require(text.range(of: "Needs review: 1 place that"))
        for heading in ["serious: Controls must have a label. [label-missing]", "moderate: "] {
            let range = try #require(text.range(of: heading))
            #expect(range.lowerBound < review.lowerBound)
        }
        #expect(text[review.upperBound...].contains("review: Labels must not end with a full stop. [label-punctuated]"))
        #expect(!text.contains("critical: "))
    }

    @Test func `the end names the three causes with the largest effect`() {
        var result = Fixture.large(30)
        // 9 × 7, 6 × 7, 12 × 3 and 2 × 10 of Lighthouse's weights.
        for (index, place)
            in (Array(repeating: 0, count: 9) + Array(repeating: 1, count: 6)
            + Array(repeating: 2, count: 12) + Array(repeating: 3, count: 3)).enumerated()
        {
            result.findings[index].location?.file = "App/\(place).xib"
            result.findings[index].impact = [.serious, .serious, .moderate, .critical][place]
            if place == 3, index > 28 { result.findings[index].impact = .minor }
        }
        #expect(
            text(result).contains(
                """
                Start with:
                  1. label-missing in App/0.xib: 9 issues, serious
                  2. label-missing in App/1.xib: 6 issues, serious
                  3. label-missing in App/2.xib: 12 issues, moderate

                30 issues
                """))
        #expect(!text(Fixture.large(3)).contains("Start with"))
    }

    @Test func `text in colors that UIKit has chosen is one line for all files`() {
        var result = Fixture.large(4)
        for index in 0..<4 {
            result.findings[index].outcome = .needsReview
            result.findings[index].reviewReason = Finding.systemColorReason
            result.findings[index].location?.file = "App/\(index).xib"
        }
        #expect(text(result).contains("\n  4 places in 4 files. Needs review: \(Finding.systemColorReason).\n"))
    }

    @Test func `a remedy of its own is printed with its finding`() {
        var result = Fixture.large(2)
        result.findings[1].location?.file = "App/B.xib"
        result.findings[1].remedy = "Add the key \"x\" to de.lproj/Main.strings."
        let text = text(result)
        #expect(text.contains("label. Fix: Add the key \"x\" to de.lproj/Main.strings.\n"))
        #expect(text.contains("\n  Fix: Set an accessibility label.\n"))
    }
}
