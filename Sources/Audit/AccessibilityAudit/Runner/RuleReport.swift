import AccessibilityTree

/// Collects the outcomes of a rule.
public struct RuleReport {
    /// The aspects of an element that code may set if a file has an outlet for it.
    public enum Aspect: Sendable {
        /// The content: label, value, traits, text, image.
        case content
        /// The colors of the text, the background and the tint.
        case colors
        /// The font and the frame. Code that fills a label hardly changes them; a custom class may.
        case appearance
    }

    let screen: ScreenFacts
    private let subject: RuleSubject
    var description: RuleDescription { subject.description }
    private(set) var findings: [Finding] = []
    private(set) var counts = AuditResult.Counts()
    private var judged = false
    // The identities of the notes of this screen.
    private var noted: Set<String> = []
    // The places of findings by the indices of their elements: of several about one element the worst is kept.
    private var reported: [Int: Int] = [:]

    init(_ screen: ScreenFacts, _ subject: RuleSubject) { (self.screen, self.subject) = (screen, subject) }

    /// Reports that something meets the rule's requirement.
    public mutating func pass() {
        judged = true
        counts.passed += 1
    }

    /// Reports an issue of an element, or that it needs review if code may have fixed it.
    ///
    /// - Parameters:
    ///   - message: the problem, in one sentence, with the measured values.
    ///   - remedy: the way to fix it here; that of the rule by default.
    ///   - aspect: the aspect, which decides whether code may have fixed it.
    ///   - attribute: the attribute in a file that causes the issue, or nil.
    ///   - impact: the impact; that of the rule by default.
    ///   - reason: why it needs review in any case; nil for an issue.
    ///   - fix: the change that fixes the XML, or nil.
    ///   - element: the element.
    public mutating func fail(
        _ element: AuditedElement, _ message: String, remedy: String? = nil, _ aspect: Aspect = .content,
        attribute: String? = nil, impact: Impact? = nil, review reason: String? = nil, fix: Finding.Fix? = nil
    ) {
        let doubt = reason ?? screen.doubt(about: element, aspect)
        fail(element, message, remedy, attribute, impact, doubt, identity: screen.identity(of: element), fix)
    }

    /// Reports once what several elements of a file have in common: that they need review.
    ///
    /// - Parameters:
    ///   - element: The element; others with the same subject are not reported.
    ///   - subject: What the elements have in common, such as their class.
    ///   - message: The problem with the element.
    ///   - reason: Why they need review.
    ///   - attribute: The attribute in the file that causes the problem, or nil.
    mutating func note(
        _ element: AuditedElement, subject: String, _ message: @autoclosure () -> String, review reason: String,
        attribute: String? = nil
    ) {
        let identity = (screen.screen.file ?? screen.screen.name ?? "") + "|" + subject
        judged = true
        guard noted.insert(identity).inserted else { return }
        fail(element, message(), nil, attribute, nil, reason, identity: identity, nil)
    }

    private mutating func fail(
        _ element: AuditedElement, _ message: String, _ remedy: String?, _ attribute: String?, _ impact: Impact?,
        _ doubt: String?, identity: String, _ fix: Finding.Fix?
    ) {
        var finding = finding(message, remedy, impact, identity: identity, doubt)
        finding.element = screen.description(of: element)
        (finding.location, finding.end) = screen.location(of: element, attribute: attribute)
        finding.fix = fix
        // A part of an object has no fact in the file that could be changed.
        if !element.own.contains(.hasSource), screen.source(of: element) != nil { finding.fix?.change = nil }
        // A test tool's record of a running app is not a file to fix.
        if let source = screen.source(of: element), source.objectID == nil { finding.fix = nil }
        add(finding, about: element.index)
    }

    /// Reports an issue of the screen as a whole.
    public mutating func fail(
        _ message: String, remedy: String? = nil, at location: SourceLocation? = nil, impact: Impact? = nil,
        review reason: String? = nil
    ) {
        let doubt = reason ?? screen.doubt
        let place = location?.objectID == nil ? screen.screen.location : location
        var finding = finding(message, remedy, impact, identity: screen.identity(at: place), doubt)
        finding.location = location ?? screen.screen.location
        add(finding)
    }

    private func finding(
        _ message: String, _ remedy: String?, _ impact: Impact?, identity: String, _ doubt: String?
    ) -> Finding {
        let doubt = doubt ?? screen.screen.unusedReason
        var finding = Finding(
            rule: description.id, impact: impact ?? description.impact, outcome: doubt == nil ? .fail : .needsReview,
            message: message, remedy: remedy ?? description.remedy, identity: "\(description.id)|\(identity)")
        finding.reviewReason = doubt
        finding.screen = screen.screen.name
        finding.setting = screen.screen.setting
        return finding
    }

    private mutating func add(_ finding: Finding, about element: Int? = nil) {
        judged = true
        var finding = finding
        finding.limitTexts()
        if let element, let place = reported[element] {
            guard finding.isWorse(than: findings[place]) else { return }
            if findings[place].outcome != finding.outcome {
                counts.needsReview -= 1
                counts.failed += 1
            }
            findings[place] = finding
            return
        }
        if finding.outcome == .fail { counts.failed += 1 } else { counts.needsReview += 1 }
        if let element { reported[element] = findings.count }
        findings.append(finding)
    }

    /// The counts, with a screen that had nothing for the rule counted as such.
    var total: AuditResult.Counts {
        var counts = counts
        if !judged { counts.notApplicable = 1 }
        return counts
    }
}

/// The description of a rule, kept once for all screens.
final class RuleSubject: Sendable {
    let description: RuleDescription
    let kinds: ElementKinds
    // `description.id`, stored separately: each report reads it, and `description.id` would copy the description.
    let id: String

    init(_ rule: any AuditRule.Type) {
        (description, kinds) = (rule.description, rule.kinds)
        id = description.id
    }
}
