import AccessibilityAudit
import InterfaceBuilder
import StrictXML

/// Adds to findings the changes that `--fix` would make in their files, for readers of a report.
package enum FixRanges {
    /// Fills in the replacements of safe fixes.
    ///
    /// - Parameter snapshots: the state of the files when they were audited; a file that has changed since gets no
    ///   replacements.
    package static func fill(in result: inout AuditResult, _ snapshots: FileSnapshots) {
        var byFile: [String: [Int]] = [:]
        for (place, finding) in result.findings.enumerated() where finding.fix?.change != nil {
            guard let file = finding.location?.file else { continue }
            byFile[file, default: []].append(place)
        }
        for (file, places) in byFile {
            guard let bytes = snapshots.unchanged(file),
                let markup = try? DocumentMarkup(bytes, file: file, limits: XMLLimits(fileSize: max(bytes.count, 1)))
            else { continue }
            for place in places {
                let replacement = replacement(result.findings[place], markup)
                result.findings[place].fix?.replacement = replacement
            }
        }
    }

    private static func replacement(_ finding: Finding, _ markup: DocumentMarkup) -> Finding.Replacement? {
        guard let change = finding.fix?.change, let id = finding.location?.objectID,
            let object = markup.position(of: id), let edit = markup.edit(change, of: id),
            edit.range.lowerBound >= object.offset
        else { return nil }
        let start = object.advanced(to: edit.range.lowerBound, in: markup.bytes)
        let end = start.advanced(to: edit.range.upperBound, in: markup.bytes)
        return Finding.Replacement(
            at: SourceRange(line: start.line, column: start.column, endLine: end.line, endColumn: end.column),
            offset: edit.range.lowerBound, length: edit.range.count,
            text: String(decoding: edit.replacement, as: UTF8.self))
    }
}
