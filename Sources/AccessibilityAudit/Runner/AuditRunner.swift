import AccessibilityTree

/// Asks rules about screens.
public struct AuditRunner: Sendable {
    /// The rules, in the order in which they are asked.
    public let rules: [any AuditRule]

    /// Creates a runner.
    ///
    /// - Parameters:
    ///   - rules: the rules; all unless given.
    ///   - settings: the numbers that were set, by the ids of the rules.
    public init(_ rules: [any AuditRule.Type] = AuditRules.all, settings: [String: RuleSettings] = [:]) {
        self.rules = rules.map { $0.init(settings[$0.description.id] ?? RuleSettings()) }
    }

    /// A runner that asks those of the rules that have these ids, as this one does.
    public func only(_ ids: Set<String>) -> AuditRunner {
        AuditRunner(asking: rules.filter { ids.contains(type(of: $0).description.id) })
    }

    /// A runner that asks those of the rules for which what a file states is enough.
    public var withoutLayout: AuditRunner { AuditRunner(asking: rules.filter { !type(of: $0).needsLayout }) }

    private init(asking rules: [any AuditRule]) { self.rules = rules }

    /// A result to which screens are added.
    public func emptyResult() -> AuditResult {
        let descriptions = rules.map { type(of: $0).description }.sorted { $0.id < $1.id }
        let counts = descriptions.map { ($0.id, AuditResult.Counts()) }
        return AuditResult(rules: descriptions, counts: Dictionary(counts) { first, _ in first })
    }

    /// Asks all rules about a screen.
    public func check(_ screen: AuditedScreen) -> [(rule: String, findings: [Finding], counts: AuditResult.Counts)] {
        let facts = ScreenFacts(screen)
        var reports = rules.map { RuleReport(facts, type(of: $0).description) }
        let kinds = rules.map { type(of: $0).kinds }
        for element in facts.elements {
            for index in rules.indices where !kinds[index].isDisjoint(with: element.kinds) {
                rules[index].check(element, on: facts, &reports[index])
            }
        }
        return rules.indices.map { index in
            rules[index].check(facts, &reports[index])
            return (reports[index].description.id, reports[index].findings, reports[index].total)
        }
    }

    /// Asks all rules about screens and puts what they say in order.
    public func run(_ screens: [AuditedScreen]) -> AuditResult {
        var result = emptyResult()
        for screen in screens { result.add(check(screen)) }
        result.sort(settings: Set(screens.compactMap(\.setting)))
        return result
    }
}

extension AuditResult {
    /// Adds what rules have said of a screen.
    public mutating func add(_ reports: [(rule: String, findings: [Finding], counts: Counts)]) {
        for report in reports {
            findings += report.findings
            counts[report.rule, default: Counts()].add(report.counts)
        }
    }

    /// Puts the findings in their order: by file, line, column and rule. What is the same in several screens of a file,
    /// or in several settings, is there once, with the settings that have it.
    ///
    /// - Parameter settings: the settings that the screens were shown in; what all of them have is in none.
    public mutating func sort(settings: Set<String> = []) {
        var kept: [Finding] = []
        var places: [String: Int] = [:]
        var occurrences: [String: Int] = [:]
        var found: [Set<String>] = []
        var isUsual: [Bool] = []
        for finding in findings {
            var key = "\(finding.identity)|\(finding.outcome.rawValue)"
            // An object that several screens show is one object; what code makes may be there several times.
            if finding.location?.objectID == nil {
                let place = "\(key)|\(finding.setting ?? "")"
                occurrences[place, default: 0] += 1
                key += "|\(occurrences[place] ?? 0)"
            }
            if let index = places[key] {
                if let setting = finding.setting { found[index].insert(setting) } else { isUsual[index] = true }
            } else {
                places[key] = kept.count
                kept.append(finding)
                found.append(finding.setting.map { [$0] } ?? [])
                isUsual.append(finding.setting == nil)
            }
        }
        for index in kept.indices {
            // What is so in the usual setting needs none of the others to be told.
            let isEverywhere = isUsual[index] || !settings.isEmpty && found[index] == settings
            kept[index].setting = isEverywhere ? nil : found[index].sorted().joined(separator: "; ")
        }
        findings = kept
        order()
    }

    /// Puts the findings in their order: by file, line, column, rule, screen and identity; and the files.
    ///
    /// - Parameter name: how a file is called in what is written; as it is called here unless given.
    public mutating func order(by name: (String) -> String = { $0 }) {
        var names: [String: String] = [:]
        func written(_ file: String) -> String {
            if let known = names[file] { return known }
            let new = name(file)
            names[file] = new
            return new
        }
        let keys = findings.map { $0.sortKey(file: $0.location.map { written($0.file) } ?? "") }
        findings = findings.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left] < keys[right]
        }.map { findings[$0] }
        files = files.map { ($0, written($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
        skipped = skipped.map { ($0, written($0.path)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
}

extension AuditResult.Counts {
    mutating func add(_ other: Self) {
        passed += other.passed
        failed += other.failed
        needsReview += other.needsReview
        notApplicable += other.notApplicable
    }
}

extension Finding {
    fileprivate func sortKey(file: String) -> SortKey {
        SortKey(
            file: file, line: location?.line ?? 0, column: location?.column ?? 0, rule: rule, screen: screen ?? "",
            identity: identity)
    }
}

private struct SortKey: Comparable {
    var file: String
    var line: Int
    var column: Int
    var rule: String
    var screen: String
    var identity: String

    static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column, left.rule, left.screen, left.identity)
            < (right.file, right.line, right.column, right.rule, right.screen, right.identity)
    }
}
