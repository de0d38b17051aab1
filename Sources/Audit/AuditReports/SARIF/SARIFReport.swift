import AccessibilityAudit
import AccessibilityTree
import StrictJSON

/// SARIF 2.1.0 within GitHub's limits: one run, at most 25,000 results, the worst of them, and relative URIs.
///
/// Sources: the OASIS standard, and GitHub's "SARIF support for code scanning".
struct SARIFReport {
    let facts: ReportFacts

    /// The most results of a run (GitHub's limit).
    static let resultLimit = 25_000
    /// The most notes about files that were left out.
    private static let noteLimit = 1_000

    func write(to output: inout ReportOutput) throws {
        var json = JSONStream()
        json.open("{", to: &output.text)
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json", to: &output.text)
        json.member("version", "2.1.0", to: &output.text)
        json.open("runs", "[", to: &output.text)
        json.open("{", to: &output.text)
        try SARIFRules(facts: facts).write(&json, to: &output)
        json.open("automationDetails", "{", to: &output.text)
        // The part before the slash distinguishes this tool's results from those of others for the same commit.
        json.member("id", "earshot-accessibility/", to: &output.text)
        json.close("}", to: &output.text)
        json.member("columnKind", "unicodeCodePoints", to: &output.text)
        let findings = facts.worstFirst
        writeInvocation(leftOut: facts.result.findings.count - Self.resultLimit, &json, to: &output.text)
        json.open("results", "[", to: &output.text)
        var fingerprints = Fingerprints()
        for finding in findings.prefix(Self.resultLimit) {
            output.text += "\n"
            write(finding, fingerprints.next(finding), &json, to: &output.text)
            try output.flushIfLong()
        }
        json.close("]", to: &output.text)
        output.text += "}]}\n"
    }

    // MARK: Results

    // There are thousands of them, and most of each is the same: that is written in long pieces, not name by name.
    private func write(_ finding: Finding, _ fingerprint: String, _ json: inout JSONStream, to text: inout String) {
        json.open("{", to: &text)
        text += "\"ruleId\":"
        JSONEscaping.append(finding.rule, to: &text)
        if let index = facts.ruleIndices[finding.rule] {
            text += ",\"ruleIndex\":"
            text += String(index)
        }
        // The standard has no level for results that are not issues.
        text +=
            finding.outcome == .fail
            ? Self.failureStart(finding.impact) : ",\"kind\":\"review\",\"level\":\"none\",\"message\":{\"text\":"
        JSONEscaping.append(Self.plain(finding.wholeMessage), to: &text)
        text += "},\"locations\":[{"
        // GitHub refuses a file with a result that has no physical location: the name of a screen from code
        // takes the place of the file's.
        let location = finding.location ?? SourceLocation(file: finding.screen ?? "views", line: 1, column: 1)
        write(location, finding.end, to: &text)
        if finding.element != nil || finding.screen != nil {
            text += ","
            writeLogicalLocation(finding, to: &text)
        }
        text += "}]"
        json.goOn()
        writeFix(of: finding, &json, to: &text)
        text += ",\"partialFingerprints\":{\"primaryLocationLineHash\":"
        JSONEscaping.append(fingerprint, to: &text)
        text += "},\"properties\":{\"impact\":\""
        text += finding.impact.rawValue
        text += "\",\"identity\":"
        JSONEscaping.append(finding.identity, to: &text)
        json.member("utterance", finding.element?.utterance, to: &text)
        json.member("setting", finding.setting, to: &text)
        json.close("}}", to: &text)
    }

    private static func failureStart(_ impact: Impact) -> String {
        switch level(impact) {
        case "error": ",\"kind\":\"fail\",\"level\":\"error\",\"message\":{\"text\":"
        case "warning": ",\"kind\":\"fail\",\"level\":\"warning\",\"message\":{\"text\":"
        default: ",\"kind\":\"fail\",\"level\":\"note\",\"message\":{\"text\":"
        }
    }

    /// Writes the change that `--fix` would make (3.55 to 3.57); only safe ones.
    private func writeFix(of finding: Finding, _ json: inout JSONStream, to text: inout String) {
        guard let fix = finding.fix, let replacement = fix.replacement, let location = finding.location else { return }
        json.open("fixes", "[", to: &text)
        json.open("{", to: &text)
        message(Self.plain(fix.title), "description", &json, to: &text)
        json.open("artifactChanges", "[", to: &text)
        json.open("{", to: &text)
        json.open("artifactLocation", "{", to: &text)
        json.member("uri", facts.paths.uri(location.file), to: &text)
        json.close("}", to: &text)
        json.open("replacements", "[", to: &text)
        json.open("{", to: &text)
        json.open("deletedRegion", "{", to: &text)
        // In the columns of the run, Unicode scalars. Bytes are left out: a reader would take both for two regions
        // where it counts the mark at the start of a file otherwise.
        json.member("startLine", replacement.place.line, to: &text)
        json.member("startColumn", replacement.place.column, to: &text)
        json.member("endLine", replacement.place.endLine, to: &text)
        json.member("endColumn", replacement.place.endColumn, to: &text)
        json.close("}", to: &text)
        if !replacement.text.isEmpty {
            json.open("insertedContent", "{", to: &text)
            json.member("text", replacement.text, to: &text)
            json.close("}", to: &text)
        }
        for close in ["}", "]", "}", "]", "}", "]"] { json.close(close, to: &text) }
    }

    private func write(_ location: SourceLocation, _ end: Finding.End?, to text: inout String) {
        text += "\"physicalLocation\":{\"artifactLocation\":{\"uri\":"
        JSONEscaping.append(facts.paths.uri(location.file), to: &text)
        let (line, column) = (max(location.line, 1), max(location.column, 1))
        text += "},\"region\":{\"startLine\":"
        text += String(line)
        text += ",\"startColumn\":"
        text += String(column)
        // Without a known end, the region is one character.
        let next = column == .max ? column : column + 1
        let known = end.flatMap { ($0.line, $0.column) > (line, column) ? $0 : nil }
        text += ",\"endLine\":"
        text += String(known?.line ?? line)
        text += ",\"endColumn\":"
        text += String(known?.column ?? next)
        text += "}}"
    }

    private func writeLogicalLocation(_ finding: Finding, to text: inout String) {
        text += "\"logicalLocations\":[{"
        if let name = finding.element.map(ReportFacts.name) ?? finding.screen {
            text += "\"name\":"
            JSONEscaping.append(name, to: &text)
            text += ","
        }
        let path = [finding.screen].compactMap(\.self) + (finding.element?.path ?? [])
        if !path.isEmpty {
            text += "\"fullyQualifiedName\":"
            JSONEscaping.append(path.joined(separator: "/"), to: &text)
            text += ","
        }
        text += "\"kind\":\"element\"}]"
    }

    // MARK: The run

    private func writeInvocation(leftOut: Int, _ json: inout JSONStream, to text: inout String) {
        json.open("invocations", "[", to: &text)
        json.open("{", to: &text)
        text += "\"executionSuccessful\":true,\"toolExecutionNotifications\":["
        json = JSONStream()
        if leftOut > 0 {
            json.open("{", to: &text)
            json.member("level", "warning", to: &text)
            message("This report omits \(leftOut) findings of lower impact.", "message", &json, to: &text)
            json.close("}", to: &text)
        }
        for file in facts.result.unmeasured.prefix(Self.noteLimit) {
            note("warning", file.unmeasuredMessage, file, &json, to: &text)
        }
        for file in facts.result.skipped.prefix(Self.noteLimit) {
            note("note", "The file was skipped: \(file.reason)", file, &json, to: &text)
        }
        let rest = facts.result.skipped.count - Self.noteLimit
        if rest > 0 {
            json.open("{", to: &text)
            json.member("level", "note", to: &text)
            message("\(rest) more files were skipped.", "message", &json, to: &text)
            json.close("}", to: &text)
        }
        json.close("]", to: &text)
        json.close("}", to: &text)
        json.close("]", to: &text)
    }

    private func note(
        _ level: String, _ words: String, _ file: AuditResult.SkippedFile, _ json: inout JSONStream,
        to text: inout String
    ) {
        json.open("{", to: &text)
        json.member("level", level, to: &text)
        message(Self.plain(words), "message", &json, to: &text)
        text += ",\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{"
        json = JSONStream()
        json.member("uri", facts.paths.uri(file.path), to: &text)
        text += "}}}]"
        json.close("}", to: &text)
    }

    private func message(_ words: String, _ key: String, _ json: inout JSONStream, to text: inout String) {
        json.open(key, "{", to: &text)
        json.member("text", words, to: &text)
        json.close("}", to: &text)
    }

    /// A text that holds no link: in SARIF's messages `[text](target)` is one (3.11.6).
    static func plain(_ text: String) -> String {
        var copy = text
        guard copy.withUTF8({ $0.contains(UInt8(ascii: "]")) }) else { return text }
        var result = ""
        var isBehindBracket = false
        for scalar in text.unicodeScalars {
            if isBehindBracket, scalar == "(" { result += " " }
            result.unicodeScalars.append(scalar)
            isBehindBracket = scalar == "]"
        }
        return result
    }

    /// The level of an issue.
    static func level(_ impact: Impact) -> String {
        switch impact {
        case .critical, .serious: "error"
        case .moderate: "warning"
        case .minor: "note"
        }
    }
}
