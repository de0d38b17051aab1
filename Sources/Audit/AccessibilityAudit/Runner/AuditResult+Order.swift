import AccessibilityTree

extension AuditResult {
    /// Adds the reports of rules about a screen.
    public mutating func add(_ reports: [(rule: String, findings: [Finding], counts: Counts)]) {
        for (place, report) in reports.enumerated() {
            if !report.findings.isEmpty { findings += report.findings }
            tally.add(report.rule, report.counts, at: place)
        }
    }

    /// Adds the findings of other screens.
    public mutating func add(_ other: AuditResult) {
        findings += other.findings
        files += other.files
        skipped += other.skipped
        unmeasured += other.unmeasured
        tally.add(other.tally)
    }

    /// Sorts the findings: by file, line, column and rule. A finding that is the same in several screens of a file, or
    /// in several settings, is kept once, with the settings that have it; an issue takes the place of a review.
    ///
    /// - Parameter settings: the settings that the screens were shown in; a finding that occurs in all of them names
    ///   none.
    public mutating func sort(settings: Set<String> = []) {
        var kept: [Int] = []
        var places: [FindingPlace: Int] = [:]
        places.reserveCapacity(findings.count)
        var occurrences: [FindingPlace: Int] = [:]
        var found: [Set<String>] = []
        var isUsual: [Bool] = []
        // In place: otherwise a finding would be copied for each access to a property.
        findings.withUnsafeBufferPointer { findings in
            for index in findings.indices {
                guard let finding = findings.baseAddress.map({ $0 + index }) else { return }
                var key = FindingPlace(identity: finding.pointee.identity, outcome: finding.pointee.outcome)
                let setting = finding.pointee.setting
                // An object that several screens show is one object; views made by code may occur several times.
                if finding.pointee.location?.objectID != nil {
                    key.outcome = .fail
                } else {
                    key.setting = setting ?? ""
                    let number = occurrences[key, default: 0] + 1
                    occurrences[key] = number
                    (key.setting, key.occurrence) = ("", number)
                }
                if let place = places[key] {
                    let outcome = findings[kept[place]].outcome
                    if outcome != finding.pointee.outcome {
                        // A review of an object that fails elsewhere adds nothing.
                        guard finding.pointee.outcome == .fail else { continue }
                        (kept[place], found[place], isUsual[place]) = (index, [], false)
                    }
                    if let setting { found[place].insert(setting) } else { isUsual[place] = true }
                } else {
                    places[key] = kept.count
                    kept.append(index)
                    found.append(setting.map { [$0] } ?? [])
                    isUsual.append(setting == nil)
                }
            }
        }
        for (place, index) in kept.enumerated() where findings[index].setting != nil {
            // A finding in the usual setting is reported without the others.
            let isEverywhere = isUsual[place] || !settings.isEmpty && found[place] == settings
            findings[index].setting = isEverywhere ? nil : found[place].sorted().joined(separator: "; ")
        }
        order(kept) { $0 }
    }

    /// Sorts the findings: by file, line, column, rule, screen and identity; and the files.
    ///
    /// - Parameter name: returns the path of a file in reports; by default the same.
    public mutating func order(by name: (String) -> String = { $0 }) { order(Array(findings.indices), name) }

    /// Keeps some of the findings, in their order.
    private mutating func order(_ kept: [Int], _ name: (String) -> String) {
        var names: [String: String] = [:]
        func written(_ file: String) -> String {
            if let known = names[file] { return known }
            let new = name(file)
            names[file] = new
            return new
        }
        let fileRanks = Self.ranks(kept.map { findings[$0].location?.file }) { $0.map(written) ?? "" }
        let ruleRanks = Self.ranks(kept.map { findings[$0].rule }) { $0 }
        var keys = kept.indices.map { place in
            let location = findings[kept[place]].location
            return SortKey(
                file: fileRanks[place], line: location?.line ?? 0, column: location?.column ?? 0,
                rule: ruleRanks[place], index: kept[place])
        }
        keys.sort { left, right in
            if let isBefore = left.isBefore(right) { return isBefore }
            // Few findings have one location and one rule, so their texts are seldom compared.
            let (one, other) = (findings[left.index], findings[right.index])
            let (text, otherText) = ((one.screen ?? "", one.identity), (other.screen ?? "", other.identity))
            return text == otherText ? left.index < right.index : text < otherText
        }
        // Findings by file are mostly in order, and findings are large.
        let isInOrder = keys.count == findings.count && keys.indices.allSatisfy { keys[$0].index == $0 }
        if !isInOrder { findings = keys.map { findings[$0.index] } }
        files = files.map { ($0, written($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
        for list in [\AuditResult.skipped, \.unmeasured] {
            self[keyPath: list] = self[keyPath: list].map { ($0, written($0.path)) }.sorted { $0.1 < $1.1 }.map(\.0)
        }
    }

    /// Returns the ranks of values by their names: numbers are compared faster.
    private static func ranks<Value: Hashable>(_ values: [Value], _ name: (Value) -> String) -> [Int] {
        var numbers: [Value: Int] = [:]
        var names: [String] = []
        var last: (value: Value, number: Int)?
        let places = values.map { value in
            // Findings in sequence are mostly of one file.
            if let last, last.value == value { return last.number }
            let number = numbers[value] ?? names.count
            if number == names.count {
                numbers[value] = number
                names.append(name(value))
            }
            last = (value, number)
            return number
        }
        var ranks = names.map { _ in 0 }
        var rank = -1
        var previous: String?
        for number in names.indices.sorted(by: { names[$0] < names[$1] }) {
            // Several may be called the same.
            if previous != names[number] { rank += 1 }
            ranks[number] = rank
            previous = names[number]
        }
        return places.map { ranks[$0] }
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

/// The properties by which findings are merged.
private struct FindingPlace: Hashable {
    var identity: String
    var outcome: Outcome
    var setting = ""
    var occurrence = 0
}

private struct SortKey {
    var file: Int
    var line: Int
    var column: Int
    var rule: Int
    var index: Int

    /// Whether it comes before another one; nil where they are the same.
    func isBefore(_ other: SortKey) -> Bool? {
        if file != other.file { return file < other.file }
        if line != other.line { return line < other.line }
        if column != other.column { return column < other.column }
        return rule == other.rule ? nil : rule < other.rule
    }
}
