import AccessibilityAudit
import CommandIO
import Foundation

/// Applies safe fixes, in the files themselves or in a copy of them.
package struct Fixing {
    private let folder: String?
    private let isDryRun: Bool

    /// Creates a set of options for fixing.
    ///
    /// - Parameters:
    ///   - folder: The folder for a copy of the files; nil where they are changed themselves.
    ///   - isDryRun: Whether nothing is written and the changes are printed as a unified diff.
    package init(folder: String?, isDryRun: Bool) { (self.folder, self.isDryRun) = (folder, isDryRun) }

    /// Fixes findings.
    ///
    /// - Parameters:
    ///   - result: the findings; those that were fixed in place are removed.
    ///   - snapshots: the state of the files when they were audited. No other file is changed.
    ///   - named: the paths on the command line, which those in a copy are relative to.
    /// - Returns: whether all that was planned was written.
    package func apply(to result: inout AuditResult, _ snapshots: FileSnapshots, named: [String]) throws -> Bool {
        let copy = try folder.map { try FileCopy(to: $0, of: named) }
        var byFile: [String: [(place: Int, finding: Finding)]] = [:]
        for (place, finding) in result.findings.enumerated() where finding.fix?.change != nil {
            guard let file = finding.location?.file, snapshots.knows(file) else { continue }
            byFile[file, default: []].append((place, finding))
        }
        var fixed: Set<Int> = []
        var (files, overlapping, failures) = (0, 0, 0)
        let paths = copy == nil ? byFile.keys.sorted() : result.files
        for path in paths {
            do {
                guard let bytes = snapshots.unchanged(path) else {
                    guard snapshots.knows(path) else { continue }
                    throw ToolError(
                        "the file has changed since it was read", file: path, remedy: "run the audit again",
                        exitCode: .cannotCreate)
                }
                let plan = FilePlan(path, bytes, byFile[path] ?? [])
                if !isDryRun {
                    if let copy {
                        try copy.write(plan?.result ?? bytes, as: path)
                    } else if let plan {
                        try Self.replace(path, with: plan.result)
                    }
                }
                guard let plan else { continue }
                if isDryRun { try StandardOutput.write(UnifiedDiff(bytes).text(plan.edits, of: path)) }
                files += 1
                overlapping += plan.overlapping
                fixed.formUnion(plan.fixed)
                for place in plan.fixed { Self.report(result.findings[place]) }
            } catch let error as ToolError {
                failures += 1
                StandardError.write("earshot: \(error)\n")
            }
        }
        reportSummary(fixed.count, files, overlapping)
        if folder == nil, !isDryRun {
            result.findings = result.findings.enumerated().filter { !fixed.contains($0.offset) }.map(\.element)
        }
        return failures == 0
    }

    private static func report(_ finding: Finding) {
        let title = finding.fix?.title ?? ""
        ToolNote(
            message: "\(finding.rule): \(title)", file: finding.location?.file, line: finding.location?.line,
            column: finding.location?.column
        ).report()
    }

    private func reportSummary(_ fixed: Int, _ files: Int, _ overlapping: Int) {
        let verb = isDryRun ? "can be fixed" : "fixed"
        guard fixed + overlapping > 0 else {
            return StandardError.write("earshot: no issue can be fixed automatically\n")
        }
        var text = "\(fixed) \(verb) in \(files) file\(files == 1 ? "" : "s")"
        if overlapping > 0 { text += "; \(overlapping) left because another fix overlaps; run it again" }
        StandardError.write("earshot: \(text)\n")
    }

    // Replacing does not require the permission to write the file, so that is checked, also for root.
    private static func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) {
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
        {
            throw ToolError(
                "the file is read-only", file: path, remedy: "make it writable, or use --fix-to",
                exitCode: .cannotCreate)
        }
        try OutputFile.write(bytes, to: path)
    }
}
