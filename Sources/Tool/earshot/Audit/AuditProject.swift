import AccessibilityAudit
import ArgumentParser
import CommandIO
import Escaping
import Foundation
import InterfaceBuilder
import StrictXML

/// The options of an audit that a project keeps: its settings and its baseline.
struct AuditProject: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's settings; .earshot.yml in the current folder unless given.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Tell only what is not in this file, and what of it is gone.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all that is found to this file, and end with success.", valueName: "file"))
    var writeBaseline: String?

    @Flag(help: "Take what was not found again out of the baseline.")
    var prune = false

    func validate() throws {
        guard writeBaseline == nil || baseline == nil && !prune else {
            throw ValidationError("--write-baseline is not for --baseline or --prune")
        }
    }

    /// Reads the settings; those that change nothing where there is no file and none was named.
    func settings() throws(ToolError) -> AuditSettings { try Self.settings(config) }

    /// Reads the settings of a file, or of the usual one where none was named.
    static func settings(_ config: String?) throws(ToolError) -> AuditSettings {
        let path = config ?? AuditSettings.fileName
        guard config != nil || FileManager.default.fileExists(atPath: path) else { return AuditSettings() }
        let bytes = try Self.bytes(of: path)
        do throws(SettingsError) {
            return try AuditSettings(yaml: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw ToolError(error.message, file: path, line: error.line, column: error.column, exitCode: .dataError)
        }
    }

    /// The path of the baseline: the one that was named, else that of the settings, which is beside them.
    func baselinePath(_ settings: AuditSettings) -> String? {
        if let baseline { return baseline }
        guard writeBaseline == nil, let named = settings.baseline else { return nil }
        if named.hasPrefix("/") { return named }
        let folder = (config ?? AuditSettings.fileName).split(separator: "/", omittingEmptySubsequences: false)
            .dropLast()
        return (folder.map(String.init) + [named]).joined(separator: "/")
    }

    /// Takes away what is let be and what was found before, and tells what of both is of no use any more.
    ///
    /// - Parameter isWhole: whether all files were audited; otherwise what is of no use here may be of use to others.
    func apply(_ settings: AuditSettings, to result: inout AuditResult, isWhole: Bool) throws {
        let outcome = result.suppress(settings.suppressions, today: Self.today) { pattern, path in
            AuditPath.isMatched(path, by: IgnoreRules(pattern))
        }
        let file = config ?? AuditSettings.fileName
        for old in outcome.expired {
            ToolNote(message: "the suppression of \(old.rule) is over: \(old.reason)", file: file, line: old.line)
                .tell()
        }
        for unused in outcome.unused where isWhole {
            ToolNote(
                message: "nothing is found for the suppression of \(unused.rule): \(unused.reason)", file: file,
                line: unused.line
            ).tell()
        }
        if outcome.count > 0 { StandardError.write("earshot: \(outcome.count) suppressed\n") }
        if let writeBaseline {
            try OutputFile.write(Array(AuditBaseline(result).json().utf8), to: writeBaseline)
        } else if let path = baselinePath(settings) {
            try subtract(path, from: &result, isWhole: isWhole)
        }
    }

    private func subtract(_ path: String, from result: inout AuditResult, isWhole: Bool) throws {
        let known: AuditBaseline
        let bytes = try Self.bytes(of: path)
        do throws(SettingsError) {
            known = try AuditBaseline(json: bytes)
        } catch {
            throw ToolError(
                error.message, file: path, remedy: "write it anew with --write-baseline", exitCode: .dataError)
        }
        let outcome = result.subtract(known)
        StandardError.write("earshot: \(outcome.known) known from \(SafeText.escape(path))\n")
        guard isWhole, outcome.stale.count > 0 else { return }
        if prune {
            try OutputFile.write(Array(known.pruned(of: outcome.stale).json().utf8), to: path)
            StandardError.write("earshot: \(outcome.stale.count) taken out of \(SafeText.escape(path))\n")
            return
        }
        let entries = (Array(outcome.stale.faults.keys) + Array(outcome.stale.reviews.keys)).sorted()
        for entry in entries.prefix(20) { ToolNote(message: "no longer found: \(entry)", file: path).tell() }
        let rest = entries.count - 20
        let more = rest > 0 ? " and \(rest) more" : ""
        StandardError.write("earshot: \(outcome.stale.count) no longer found\(more); --prune takes them out\n")
    }

    private static func bytes(of path: String) throws(ToolError) -> [UInt8] {
        do {
            return try InputFile.read(path: path, maximumSize: 64 << 20)
        } catch {
            throw ToolError(error, file: path)
        }
    }

    // In UTC, so that a run gives the same everywhere.
    private static var today: String { String(Date.now.ISO8601Format().prefix(10)) }
}

/// Paths as patterns and identities have them: from the current folder on.
enum AuditPath {
    /// A path without what leads to the current folder.
    static func relative(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        var rest = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
        while rest.hasPrefix("./") { rest.removeFirst(2) }
        return rest
    }

    /// Whether patterns are about a file, or about a folder that it is in.
    static func isMatched(_ path: String, by rules: IgnoreRules) -> Bool {
        let parts = relative(path).split(separator: "/").map(String.init)
        return parts.indices.contains { end in
            rules.excludes(Array(parts[...end]), isFolder: end < parts.count - 1) ?? false
        }
    }
}
