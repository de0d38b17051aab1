import AccessibilityAudit

/// Findings of one rule and one outcome that people read as one entry: those in one file, or on one screen that comes
/// from code. Text in colors that UIKit has chosen is one entry for the whole project.
struct FindingFold {
    /// The file as findings have it, or nil.
    var file: String?
    /// The name of a screen that comes from code, or nil.
    var screen: String?
    /// Whether it is about the system's colors in all files.
    var isAboutSystem = false
    /// The findings, in the order of the result; at least one.
    var findings: [Finding]

    /// The most places and names that an entry lists.
    private static let placeLimit = 10

    /// Folds findings of one rule and one outcome, in the order in which they come.
    static func all(_ findings: [Finding]) -> [FindingFold] {
        struct Key: Hashable {
            var file: String?
            var screen: String?
            var isAboutSystem: Bool
        }
        var folds: [FindingFold] = []
        var places: [Key: Int] = [:]
        for finding in findings {
            let isAboutSystem = finding.reviewReason == Finding.systemColorReason
            let file = isAboutSystem ? nil : finding.location?.file
            let screen = isAboutSystem || file != nil ? nil : finding.screen
            let key = Key(file: file, screen: screen, isAboutSystem: isAboutSystem)
            if let place = places[key] {
                folds[place].findings.append(finding)
            } else {
                places[key] = folds.count
                folds.append(
                    FindingFold(file: file, screen: screen, isAboutSystem: isAboutSystem, findings: [finding]))
            }
        }
        return folds
    }

    /// The number of findings in words, such as "24 texts with a fixed font"; for several only. Whether they are such
    /// texts is open where they need review.
    func count(_ rule: RuleDescription?) -> String {
        let noun = findings[0].isIssue ? rule?.plural ?? "issues" : "places"
        guard isAboutSystem else { return "\(findings.count.grouped) \(noun)" }
        let files = Set(findings.map { $0.location?.file }).count
        return "\(findings.count.grouped) \(noun) in \(files.grouped) \(files == 1 ? "file" : "files")"
    }

    /// The lines, each once, ascending; none if the findings are not in one file.
    var lines: [Int] {
        file == nil ? [] : Set(findings.compactMap { $0.location?.line }).sorted()
    }

    /// The lines or else the elements in words, such as "lines 12, 40, 53"; nil if there are neither.
    var placesInWords: String? {
        if isAboutSystem { return nil }
        if !lines.isEmpty { return (lines.count == 1 ? "line " : "lines ") + Self.list(lines.map(String.init)) }
        let names = findings.compactMap { $0.element.map(ReportFacts.name) }
        return names.isEmpty ? nil : Self.list(names)
    }

    /// The reason for review in words, unless a single message gives it; nil for issues.
    var reason: String? {
        if findings.count == 1 { return findings[0].otherReason }
        var reasons: [String] = []
        for case let reason? in findings.map(\.reviewReason) where !reasons.contains(reason) { reasons.append(reason) }
        guard let first = reasons.first else { return nil }
        return switch reasons.count {
        case 1: first
        case 2: "\(first), and another reason"
        default: "\(first), and \(reasons.count - 1) other reasons"
        }
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - placeLimit
        return names.prefix(placeLimit).joined(separator: ", ") + (rest > 0 ? " and \(rest.grouped) more" : "")
    }
}

extension Finding {
    /// Whether the finding is an issue, and not one that needs review.
    var isIssue: Bool { outcome == .fail }
}
