import Foundation
import TestSupport
import Testing

/// `earshot audit --fix`, `--fix-to` and `--dry-run`.
struct FixToolTests {
    private static let rules = [
        "label-missing", "dynamic-type", "traits-conflict", "label-repeats-role", "label-punctuated",
        "hint-names-gesture",
    ]
    private static let onlyRules = rules.flatMap { ["--rule", $0] }

    @Test func `a fix changes the reported texts, and a second audit no longer finds them`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard)
        let before = try folder.findings(["Main.storyboard"])
        let output = try folder.run(["audit", "Main.storyboard", "--fix"])
        let told = output.err.split(separator: "\n").map(String.init)
        #expect(
            told.dropLast().map { $0.split(separator: ":").dropFirst(2).prefix(3).joined(separator: ":") }
                == AuditFolder.fixed)
        #expect(told.last == "earshot: 6 fixed in 1 file")
        #expect(try folder.read() == AuditFolder.fixedStoryboard)
        let after = try folder.findings(["Main.storyboard"])
        #expect(after.count == before.count - 6 && Set(after).isSubset(of: before))
        // An issue that was fixed does not end the run with a failure; the button without a label does.
        #expect(
            output.code == 1 && output.out.contains("label-missing")
                && !output.out.contains("dynamic-type]\n  Main.storyboard:14"))
        let again = try folder.run(["audit", "Main.storyboard", "--fix"])
        #expect(again.err == "earshot: no issue can be fixed automatically\n")
        #expect(try folder.read() == AuditFolder.fixedStoryboard)
    }

    @Test(arguments: ["\r\n", "\n"], ["\u{FEFF}", ""])
    func `line ends, byte order marks, missing ends and rights stay`(_ lineEnd: String, _ mark: String) throws {
        let folder = try AuditFolder()
        func written(_ text: String) -> String { mark + text.dropLast().replacing("\n", with: lineEnd) }
        try folder.write(written(AuditFolder.storyboard))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path("Main.storyboard"))
        _ = try folder.run(["audit", "Main.storyboard", "--fix"])
        #expect(Array(try folder.read().utf8) == Array(written(AuditFolder.fixedStoryboard).utf8))
        let rights = try FileManager.default.attributesOfItem(atPath: folder.path("Main.storyboard"))
        #expect(rights[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.folder.path) == ["Main.storyboard"])
    }

    @Test func `a dry run writes nothing, and its diff makes the fix`() throws {
        let folder = try AuditFolder()
        for text in [
            AuditFolder.storyboard, AuditFolder.storyboard.replacing("\n", with: "\r\n"),
            String(AuditFolder.storyboard.dropLast()),
        ] {
            try folder.write(text)
            let output = try folder.run(["audit", "Main.storyboard", "--fix", "--dry-run"])
            #expect(try folder.read() == text)
            #expect(output.out.hasPrefix("--- a/Main.storyboard\n+++ b/Main.storyboard\n@@ -"))
            #expect(output.err.contains("6 can be fixed in 1 file") && output.code == 1)
            try folder.write(output.out, "fix.patch")
            let git = try #require(Self.git)
            let applied = try folder.run(["apply", "fix.patch"], program: git)
            #expect(applied.code == 0, "\(applied.err)")
            let expected = AuditFolder.fixedStoryboard
            let isCRLF = text.utf8.contains(0x0D)
            #expect(
                try folder.read()
                    == (isCRLF
                        ? expected.replacing("\n", with: "\r\n")
                        : text.hasSuffix("\n") ? expected : String(expected.dropLast())))
        }
    }

    @Test(arguments: ["", "\u{FEFF}"], ["\n", "\r\n"])
    func `reports have what a fix writes, at the places where it writes it`(
        _ mark: String, _ lineEnd: String
    ) throws {
        let folder = try AuditFolder()
        // Letters of one, two and four bytes precede the fix in its line.
        let text =
            mark
            + AuditFolder.storyboard.replacing("hint=\"save", with: "identifier=\"é😀\" hint=\"save")
            .replacing("\n", with: lineEnd)
        try folder.write(text)
        let output = try folder.run(
            ["audit", "Main.storyboard", "--report", "sarif=a.sarif", "--report", "json=a.json", "--fail-on", "none"])
        #expect(output.code == 0 && output.err.isEmpty, "\(output.err)")
        _ = try folder.run(["audit", "Main.storyboard", "--fix"])
        let fixed = try folder.read()
        #expect(fixed != text)
        let sarif = try Self.edits(sarif: folder.read("a.sarif"))
        let json = try Self.edits(json: folder.read("a.json"))
        #expect(sarif.count == 6 && json.count == 6)
        #expect(Self.applied(sarif, to: text) == Array(fixed.utf8))
        var bytes = Array(text.utf8)
        for edit in json.sorted(by: { $0.offset > $1.offset }) {
            bytes.replaceSubrange(edit.offset..<edit.offset + edit.length, with: edit.text.utf8)
        }
        #expect(bytes == Array(fixed.utf8))
    }

    private struct Region: Decodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
    }

    private static func edits(sarif: String) throws -> [(region: Region, text: String)] {
        let value = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
        let run = try #require((value["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let fixes = try #require(run["results"] as? [[String: Any]]).flatMap { $0["fixes"] as? [[String: Any]] ?? [] }
        return try fixes.map { fix in
            let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
            #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == "Main.storyboard")
            let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
            let region = try JSONSerialization.data(withJSONObject: #require(replacement["deletedRegion"]))
            let text = (replacement["insertedContent"] as? [String: Any])?["text"] as? String
            return (try JSONDecoder().decode(Region.self, from: region), text ?? "")
        }
    }

    private static func edits(json: String) throws -> [(offset: Int, length: Int, text: String)] {
        let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        return try #require(value["findings"] as? [[String: Any]]).compactMap { finding in
            guard let replacement = (finding["fix"] as? [String: Any])?["replacement"] as? [String: Any] else {
                return nil
            }
            return (
                try #require(replacement["offset"] as? Int), try #require(replacement["length"] as? Int),
                try #require(replacement["text"] as? String)
            )
        }
    }

    // By lines and Unicode scalars alone, as an editor would that reads SARIF.
    private static func applied(_ edits: [(region: Region, text: String)], to text: String) -> [UInt8] {
        var scalars = Array(text.unicodeScalars)
        var starts = [0]
        for (place, scalar) in scalars.enumerated() where scalar == "\n" { starts.append(place + 1) }
        func offset(_ line: Int, _ column: Int) -> Int { starts[line - 1] + column - 1 }
        let rising = edits.sorted {
            ($0.region.startLine, $0.region.startColumn) > ($1.region.startLine, $1.region.startColumn)
        }
        for (region, inserted) in rising {
            let range = offset(region.startLine, region.startColumn)..<offset(region.endLine, region.endColumn)
            scalars.replaceSubrange(range, with: inserted.unicodeScalars)
        }
        return scalars.flatMap { Array(String($0).utf8) }
    }

    static let git = ["/usr/bin/git", "/usr/local/bin/git", "/bin/git"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test func `a copy has every file at its place, and the originals stay`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard, "App/A/Main.storyboard")
        let clean = AuditFolder.fixedStoryboard
        try folder.write(clean, "App/Clean.storyboard")
        let output = try folder.run(["audit", "App", "--fix-to", "copy"])
        #expect(output.err.contains("6 fixed in 1 file"))
        #expect(try folder.read("App/A/Main.storyboard") == AuditFolder.storyboard)
        #expect(try folder.read("copy/A/Main.storyboard") == AuditFolder.fixedStoryboard)
        #expect(try folder.read("copy/Clean.storyboard") == clean)
        #expect(try folder.run(["audit", "App", "--fix-to", "App"]).code == 64)
        #expect(try folder.run(["audit", "App", "--fix-to", "./copy/../App/"]).code == 64)
    }

    @Test func `a symbolic link, a file that may not be written and a copy over the original are refused`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard, "real.storyboard")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.path("link.storyboard"), withDestinationPath: "real.storyboard")
        let link = try folder.run(["audit", "link.storyboard", "--fix"])
        #expect(link.code == 73 && link.err.contains("link.storyboard: it is a symbolic link"))
        #expect(try folder.read("real.storyboard") == AuditFolder.storyboard)
        #expect(try files.destinationOfSymbolicLink(atPath: folder.path("link.storyboard")) == "real.storyboard")
        try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path("real.storyboard"))
        let guarded = try folder.run(["audit", "real.storyboard", "--fix"])
        #expect(guarded.code == 73 && guarded.err.contains("real.storyboard: the file is read-only"))
        #expect(try folder.read("real.storyboard") == AuditFolder.storyboard)
        // A link in the copy's folder leads to a folder that is not an argument.
        try folder.write(AuditFolder.storyboard, "App/A/Main.storyboard")
        try folder.write("other", "other/Main.storyboard")
        try files.createDirectory(atPath: folder.path("copy"), withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: folder.path("copy/A"), withDestinationPath: "../other")
        let copy = try folder.run(["audit", "App", "--fix-to", "copy"])
        #expect(copy.code == 73 && copy.err.contains("copy/A: not a folder"))
        #expect(try folder.read("other/Main.storyboard") == "other")
    }

    @Test func `a file in another encoding is not touched`() throws {
        let folder = try AuditFolder()
        let bytes = try #require(AuditFolder.storyboard.data(using: .utf16))
        try bytes.write(to: folder.folder.appending(path: "Main.storyboard"))
        try folder.write(AuditFolder.storyboard, "Other.storyboard")
        let output = try folder.run(["audit", ".", "--fix"])
        #expect(output.err.contains("6 fixed in 1 file"))
        #expect(try Data(contentsOf: folder.folder.appending(path: "Main.storyboard")) == bytes)
    }

    @Test func `the description of a rule names its fix`() throws {
        #expect(try ToolTests.run(["rules", "show", "label-repeats-role"]).out.contains("--fix: The role is removed"))
        #expect(try !ToolTests.run(["rules", "show", "target-size"]).out.contains("--fix"))
    }

    @Test func `two issues with the same text are fixed one after the other`() throws {
        let folder = try AuditFolder()
        let text = AuditFolder.storyboard.replacing("Go home.", with: "Go home button.")
        try folder.write(text)
        _ = try folder.run(["audit", "Main.storyboard", "--fix"])
        #expect(try folder.read().contains("<string key=\"label\">Go home button<"))
        _ = try folder.run(["audit", "Main.storyboard", "--fix"])
        #expect(try folder.read().contains("<string key=\"label\">Go home<"))
    }

    @Test func `suppressed findings and those in a baseline are not fixed`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard)
        try folder.write("suppressions: [{rule: label-repeats-role, reason: \"wanted\"}]", ".earshot.yml")
        _ = try folder.run(["audit", "Main.storyboard", "--fix"])
        #expect(try folder.read().contains("close button'") && folder.read().contains("home<"))
        try folder.write(AuditFolder.storyboard)
        _ = try folder.run(["audit", "Main.storyboard", "--write-baseline", "b.json"])
        _ = try folder.run(["audit", "Main.storyboard", "--baseline", "b.json", "--fix"])
        #expect(try folder.read() == AuditFolder.storyboard)
    }

    @Test(arguments: [
        ["-", "--fix"], ["x", "--fix", "--fix-to", "y"], ["x", "--dry-run"], ["x", "--fix-to", ""],
        ["x", "--fix", "--dry-run", "--report", "json"],
    ])
    func `what makes no sense together is refused`(_ arguments: [String]) throws {
        #expect(try ToolTests.run(["audit"] + arguments).code == 64)
    }

    @Test(
        .enabled(
            if: PackageFolders.hasShared("corpora/interface-builder"), "the corpora are not beside the package"),
        .timeLimit(.minutes(10)))
    func `over the corpora no byte changes that was not named, and a second audit finds none of it`() throws {
        let folder = try AuditFolder()
        let corpora = PackageFolders.shared.appending(path: "corpora/interface-builder")
        let copy = folder.folder.appending(path: "copy")
        try FileManager.default.copyItem(at: corpora.resolvingSymlinksInPath(), to: copy)
        // The corpora may be for reading only.
        let files = try #require(FileManager.default.subpaths(atPath: copy.path)).sorted()
        for file in files where [".storyboard", ".xib"].contains(where: file.hasSuffix) {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: copy.appending(path: file).path)
        }
        let options = Self.onlyRules + ["--fail-on", "none"]
        let first = try folder.run(["audit", "copy", "--fix", "--report", "json=first.json"] + options)
        let second = try folder.run(["audit", "copy", "--fix", "--report", "json=second.json"] + options)
        #expect(first.code == 0 && second.code == 0)
        // FILE:LINE:COLUMN: RULE: fix.
        var named: [String: [Int: Int]] = [:]
        for line in first.err.split(separator: "\n") {
            guard let match = try /earshot: (.+):(\d+):\d+: ([a-z-]+): [A-Z].*/.wholeMatch(in: String(line)),
                Self.rules.contains(String(match.3)), let number = Int(match.2)
            else { continue }
            named[String(match.1), default: [:]][number, default: 0] += 1
        }
        let count = named.values.reduce(0) { $0 + $1.values.reduce(0, +) }
        #expect(count > 100 && first.err.hasSuffix("earshot: \(count) fixed in \(named.count) files\n"))
        for file in files {
            let old = try? Data(contentsOf: corpora.appending(path: file))
            let new = try? Data(contentsOf: copy.appending(path: file))
            if let old, let new { expectChanges(Array(old), Array(new), file, named["copy/" + file] ?? [:]) }
        }
        // Exactly the issues that were not fixed are found again.
        #expect(second.err.hasSuffix("earshot: no issue can be fixed automatically\n"))
        let (before, after) = (
            try Self.identities(folder.read("first.json")), try Self.identities(folder.read("second.json"))
        )
        #expect(before == after && before.count > 1_000)
    }

    // Lines that were not named are equal; in one that was named something was added or taken away, and nothing else.
    private func expectChanges(_ old: [UInt8], _ new: [UInt8], _ file: String, _ named: [Int: Int]) {
        let (olds, news) = (
            old.split(separator: 0x0A, omittingEmptySubsequences: false),
            new.split(separator: 0x0A, omittingEmptySubsequences: false)
        )
        guard olds.count == news.count else {
            Issue.record("\(file) has other lines")
            return
        }
        for line in olds.indices where olds[line] != news[line] {
            guard let count = named[line + 1] else {
                Issue.record("\(file):\(line + 1) was changed and not named")
                continue
            }
            guard count == 1 else { continue }
            let same = zip(olds[line], news[line]).prefix { $0 == $1 }.count
            let sameEnd = zip(olds[line].reversed(), news[line].reversed()).prefix { $0 == $1 }.count
            #expect(same + sameEnd >= min(olds[line].count, news[line].count), "\(file):\(line + 1)")
        }
        for line in named.keys {
            #expect(olds[line - 1] != news[line - 1], "\(file):\(line) was named and not changed")
        }
    }

    private static func identities(_ json: String) throws -> [String] {
        let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        return try #require(value["findings"] as? [[String: Any]]).compactMap { $0["identity"] as? String }.sorted()
    }
}
