import AccessibilityAudit
import AuditReports
import CommandIO
import Escaping
import Foundation
import InterfaceBuilder
import StrictXML

/// The files that a project keeps for its audits: its settings and its baseline.
package struct AuditProjectFiles {
    private let config: String?
    private let baseline: String?
    private let writeBaseline: String?
    private let prunes: Bool

    /// Creates the set of files.
    ///
    /// - Parameters:
    ///   - config: The settings; nil for the usual file, which may be missing.
    ///   - baseline: The findings that are known; nil for those that the settings name.
    ///   - writeBaseline: The path to which all findings are written as a baseline, or nil.
    ///   - prunes: Whether entries that were not found again are removed from the baseline.
    package init(config: String?, baseline: String?, writeBaseline: String?, prunes: Bool) {
        (self.config, self.baseline, self.writeBaseline, self.prunes) = (config, baseline, writeBaseline, prunes)
    }

    /// Reads the settings; those that change nothing where there is no file and none was named.
    package func settings() throws(ToolError) -> AuditSettings { try Self.settings(config) }

    /// Reads the settings of a file, or of the usual one where none was named.
    package static func settings(_ config: String?) throws(ToolError) -> AuditSettings {
        let path = config ?? AuditSettings.fileName
        guard config != nil || FileManager.default.fileExists(atPath: path) else { return AuditSettings() }
        let bytes = try Self.bytes(of: path)
        do throws(SettingsError) {
            return try AuditSettings(yaml: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw ToolError(error.message, file: path, line: error.line, column: error.column, exitCode: .dataError)
        }
    }

    /// Returns the path of the baseline: the one that was named, else that of the settings, relative to their folder.
    func baselinePath(_ settings: AuditSettings) -> String? {
        if let baseline { return baseline }
        guard writeBaseline == nil, let named = settings.baseline else { return nil }
        if named.hasPrefix("/") { return named }
        let folder = (config ?? AuditSettings.fileName).split(separator: "/", omittingEmptySubsequences: false)
            .dropLast()
        return (folder.map(String.init) + [named]).joined(separator: "/")
    }

    /// Returns the folder that paths in the identities of findings are relative to: that of the baseline, so that it can
    /// be used from any folder; the current one without a baseline.
    package func root(_ settings: AuditSettings) -> String {
        guard let path = writeBaseline ?? baselinePath(settings) else { return "." }
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        return folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    }

    /// Removes suppressed and known findings, and reports suppressions and baseline entries that are no longer needed.
    ///
    /// - Parameter isWhole: whether all files were audited; otherwise an entry that is unused here may be needed for
    ///   others.
    /// - Returns: what has changed since the baseline; nil without one.
    package func apply(
        _ settings: AuditSettings, to result: inout AuditResult, isWhole: Bool
    ) throws -> AuditReport.BaselineChange? {
        let outcome = result.suppress(settings.suppressions, today: Self.today) { pattern, path in
            AuditPath.isMatched(path, by: IgnoreRules(pattern))
        }
        let file = config ?? AuditSettings.fileName
        for old in outcome.expired {
            ToolNote(message: "the suppression of \(old.rule) has expired: \(old.reason)", file: file, line: old.line)
                .report()
        }
        for unused in outcome.unused where isWhole {
            ToolNote(
                message: "the suppression of \(unused.rule) matches no finding: \(unused.reason)", file: file,
                line: unused.line
            ).report()
        }
        if outcome.count > 0 { StandardError.write("earshot: \(outcome.count) suppressed\n") }
        if let writeBaseline {
            try OutputFile.write(Array(AuditBaseline(result).json().utf8), to: writeBaseline)
        } else if let path = baselinePath(settings) {
            return try subtract(path, from: &result, isWhole: isWhole)
        }
        return nil
    }

    private func subtract(
        _ path: String, from result: inout AuditResult, isWhole: Bool
    ) throws -> AuditReport.BaselineChange {
        let known: AuditBaseline
        let remedy = "write a baseline with earshot audit --write-baseline FILE"
        let bytes = try Self.bytes(of: path, remedy: remedy)
        do throws(SettingsError) {
            known = try AuditBaseline(json: bytes)
        } catch {
            throw ToolError(error.message, file: path, remedy: remedy, exitCode: .dataError)
        }
        let outcome = result.subtract(known)
        StandardError.write("earshot: \(outcome.known) known findings from \(SafeText.escape(path))\n")
        let fixed = isWhole ? outcome.stale.count : 0
        let change = AuditReport.BaselineChange(file: path, known: outcome.known, fixed: fixed)
        guard fixed > 0 else { return change }
        if prunes {
            try OutputFile.write(Array(known.pruned(of: outcome.stale).json().utf8), to: path)
            StandardError.write("earshot: \(outcome.stale.count) removed from \(SafeText.escape(path))\n")
            return change
        }
        let entries = (Array(outcome.stale.issues.keys) + Array(outcome.stale.reviews.keys)).sorted()
        for entry in entries.prefix(20) { ToolNote(message: "no longer found: \(entry)", file: path).report() }
        let rest = entries.count - 20
        let more = rest > 0 ? " and \(rest) more" : ""
        StandardError.write("earshot: \(outcome.stale.count) no longer found\(more); --prune removes them\n")
        return change
    }

    /// - Parameter remedy: the way to get a missing file, or nil.
    private static func bytes(of path: String, remedy: String? = nil) throws(ToolError) -> [UInt8] {
        do {
            return try InputFile.read(path: path, maximumSize: 64 << 20)
        } catch {
            var failure = ToolError(error, file: path)
            if let remedy, !FileManager.default.fileExists(atPath: path) { failure.remedy = remedy }
            throw failure
        }
    }

    // In UTC, so that a run gives the same everywhere.
    private static var today: String { String(Date.now.ISO8601Format().prefix(10)) }
}
