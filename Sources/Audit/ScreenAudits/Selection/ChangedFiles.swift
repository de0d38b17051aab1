import AccessibilityAudit
import CommandIO
import Foundation

/// The files that are not as they were at a commit: changed, added, renamed, or not known to git at all.
struct ChangedFiles {
    private let folder: String
    private let paths: Set<String>

    /// Reads from git which files of the current folder's repository have changed.
    ///
    /// - Parameter reference: a commit, a branch or a tag.
    /// - Throws: `ToolError` outside of a repository and for an unknown reference.
    init(since reference: String) throws(ToolError) {
        let git = try GitProgram()
        let here = FileManager.default.currentDirectoryPath
        guard let top = try git.output(["rev-parse", "--show-toplevel"], in: here).map(Self.line), !top.isEmpty else {
            throw ToolError(
                "the current folder is not in a git repository that git trusts",
                file: "--changed-since", remedy: "run it inside the repository; \"git status\" shows the reason",
                exitCode: .usage)
        }
        let commit = try git.output(
            ["rev-parse", "--verify", "--quiet", reference + "^{commit}"], in: here)
        guard let commit = commit.map(Self.line), !commit.isEmpty, commit.utf8.allSatisfy(Self.isHexadecimal) else {
            throw ToolError(
                "unknown commit \"\(reference)\"", file: "--changed-since",
                remedy: "name a commit, a branch or a tag; in a shallow clone, fetch it first", exitCode: .usage)
        }
        // A rename is an added file and one that is gone.
        let changed = try git.output(
            [
                "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--diff-filter=d",
                commit,
                "--",
            ], in: top)
        let unknown = try git.output(["ls-files", "--others", "--exclude-standard", "-z"], in: top)
        guard let changed, let unknown else {
            throw ToolError(
                "git cannot compare with \"\(reference)\"", file: "--changed-since",
                remedy: "\"git diff \(reference)\" shows the reason", exitCode: .unavailable)
        }
        folder = Self.canonical(top) ?? top
        let names = changed.split(separator: 0) + unknown.split(separator: 0)
        paths = Set(names.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Whether a file has changed; one outside of the repository counts as changed, since git does not track it.
    func contains(_ path: String) -> Bool {
        guard let whole = Self.canonical(path), whole.hasPrefix(folder + "/") else { return true }
        var name = whole.dropFirst(folder.count + 1)
        // A repository inside this one is one entry.
        while true {
            if paths.contains(String(name)) || paths.contains(name + "/") { return true }
            guard let slash = name.lastIndex(of: "/") else { return false }
            name = name[..<slash]
        }
    }

    /// Keeps only the findings in a file that concern changed files.
    ///
    /// - Parameter path: the file that was audited.
    func reduce(_ result: inout AuditResult, to path: String) {
        let isChanged = contains(path)
        result.findings.removeAll { finding in
            !(finding.location.map { $0.file == path ? isChanged : contains($0.file) } ?? isChanged)
        }
        guard !isChanged else { return }
        var counts: [String: AuditResult.Counts] = [:]
        for finding in result.findings {
            if finding.outcome == .fail {
                counts[finding.rule, default: .init()].failed += 1
            } else {
                counts[finding.rule, default: .init()].needsReview += 1
            }
        }
        result.counts = counts
    }

    // Returns the path without links in it. A path that is itself a link stays where the link is.
    private static func canonical(_ path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last, !name.isEmpty, name != ".", name != ".." else { return real(path) }
        let folder = parts.dropLast().joined(separator: "/")
        return real(folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder).map {
            $0 == "/" ? "/\(name)" : "\($0)/\(name)"
        }
    }

    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || byte &- 0x61 < 6
    }
}
