import AccessibilityAudit

/// The tool and its rules, as SARIF describes them.
struct SARIFRules {
    let facts: ReportFacts

    /// The most tags of a rule (GitHub's limit).
    private static let tagLimit = 20

    func write(_ json: inout JSONStream, to output: inout ReportOutput) throws {
        json.open("tool", "{", to: &output.text)
        json.open("driver", "{", to: &output.text)
        json.member("name", "earshot", to: &output.text)
        json.member("version", facts.version, to: &output.text)
        json.open("rules", "[", to: &output.text)
        for rule in facts.result.rules {
            output.text += "\n"
            write(rule, &json, to: &output.text)
            try output.flushIfLong()
        }
        json.close("]", to: &output.text)
        json.close("}", to: &output.text)
        json.close("}", to: &output.text)
    }

    private func write(_ rule: RuleDescription, _ json: inout JSONStream, to text: inout String) {
        json.open("{", to: &text)
        json.member("id", rule.id, to: &text)
        for (key, words) in [
            ("shortDescription", rule.title), ("fullDescription", rule.explanation),
        ] as [(String, String)] {
            json.open(key, "{", to: &text)
            json.member("text", SARIFReport.plain(words), to: &text)
            json.close("}", to: &text)
        }
        json.open("help", "{", to: &text)
        let criteria =
            rule.criteria.map { "WCAG 2.2 \($0.fullName)" }
            + rule.clauses.map { "EN 301 549 \($0)" }
        let basis = criteria.isEmpty ? "good practice" : criteria.joined(separator: ", ")
        json.member("text", SARIFReport.plain("\(rule.explanation) Fix: \(rule.remedy) Basis: \(basis)."), to: &text)
        json.member(
            "markdown",
            "\(Markdown.escaped(rule.explanation))\n\n**Fix:** \(Markdown.escaped(rule.remedy))\n\n"
                + "**Basis:** \(Markdown.escaped(basis))", to: &text)
        json.close("}", to: &text)
        json.open("defaultConfiguration", "{", to: &text)
        json.member("level", SARIFReport.level(rule.impact), to: &text)
        json.close("}", to: &text)
        json.open("properties", "{", to: &text)
        json.member("tags", Array(Self.tags(of: rule).prefix(Self.tagLimit)), to: &text)
        json.member("precision", rule.precision.rawValue, to: &text)
        let level = SARIFReport.level(rule.impact)
        json.member("problem.severity", level == "note" ? "recommendation" : level, to: &text)
        json.close("}", to: &text)
        json.close("}", to: &text)
    }

    /// Named as axe-core names them: "wcag412", "EN-11.4.1.2".
    private static func tags(of rule: RuleDescription) -> [String] {
        let criteria = rule.criteria.map { "wcag" + $0.number.filter { $0 != "." } }
        let clauses = rule.clauses.map { "EN-" + $0 }
        return ["accessibility"] + criteria + (clauses.isEmpty ? [] : ["EN-301-549"] + clauses)
            + (criteria.isEmpty ? ["best-practice"] : [])
    }
}
