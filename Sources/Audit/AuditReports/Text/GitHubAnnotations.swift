import AccessibilityAudit
import Escaping

/// Workflow commands that become annotations: the worst first, as many of each type as GitHub shows, and a line with
/// their number.
///
/// Source: GitHub's "Workflow commands for GitHub Actions"; of each type a step shows ten, and drops others silently.
struct GitHubAnnotations {
    let facts: ReportFacts

    /// The most annotations of one type in a step (GitHub's limit).
    static let limit = 10

    func write(to output: inout ReportOutput) throws {
        var counts: [String: Int] = [:]
        var leftOut = 0
        for finding in facts.worstFirst {
            let type = Self.type(of: finding)
            guard counts[type, default: 0] < Self.limit else {
                leftOut += 1
                continue
            }
            counts[type, default: 0] += 1
            write(finding, type, to: &output.text)
        }
        // A line that is no command, so that it is not counted.
        output.text += "earshot: \(facts.result.summary)"
        if leftOut > 0 { output.text += "; \(leftOut) without an annotation (GitHub shows \(Self.limit) of each type)" }
        output.text += "\n"
    }

    private func write(_ finding: Finding, _ type: String, to text: inout String) {
        text += "::\(type) "
        if let location = finding.location {
            let (line, column) = (max(location.line, 1), max(location.column, 1))
            // Columns are of one line; the last one belongs to the annotation.
            var (endLine, endColumn) = (line, column)
            if let end = finding.end, end.line >= line {
                endLine = end.line
                if endLine == line { endColumn = max(end.column - 1, column) }
            }
            text += "file=\(Self.property(facts.paths.path(location.file))),line=\(line),endLine=\(endLine),"
            if endLine == line { text += "col=\(column),endColumn=\(endColumn)," }
        }
        text += "title=\(Self.property("Accessibility: \(finding.rule)"))::"
        let place = finding.placeInWords.map { " (\($0))" } ?? ""
        text += Self.data(finding.wholeMessage + place) + "\n"
    }

    private static func type(of finding: Finding) -> String {
        guard finding.outcome == .fail else { return "notice" }
        return switch finding.impact {
        case .critical, .serious: "error"
        case .moderate: "warning"
        case .minor: "notice"
        }
    }

    /// Escapes the message of a command. The older form of commands, `##[name]`, is recognized anywhere in a line.
    static func data(_ text: String) -> String {
        var result = ""
        var isBehindHash = false
        for scalar in LineEscaping.escaped(text).unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "#" where isBehindHash: result += "\\u{23}"
            default: result.unicodeScalars.append(scalar)
            }
            isBehindHash = scalar == "#"
        }
        return result
    }

    /// Escapes a property of a command.
    static func property(_ text: String) -> String {
        var result = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
