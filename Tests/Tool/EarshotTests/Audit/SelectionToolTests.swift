import Foundation
import Testing

/// `earshot audit --changed-since`, `--shard`, and `earshot merge`.
struct SelectionToolTests {
    // MARK: --changed-since

    private static func repository() throws -> AuditFolder {
        let folder = try AuditFolder()
        for name in ["A.storyboard", "B.storyboard", "sub folder/ä.storyboard", "Gone.storyboard"] {
            // Files that are alike would be taken for renamed ones.
            try folder.write(AuditFolder.storyboard + "<!-- \(name) -->\n", name)
        }
        try git(folder, ["init", "-q", "."])
        try git(folder, ["add", "."])
        try git(folder, ["commit", "-qm", "first"])
        return folder
    }

    private static func git(_ folder: AuditFolder, _ arguments: [String]) throws {
        let git = try #require(FixToolTests.git)
        let names = ["-c", "user.name=x", "-c", "user.email=x@example.com", "-c", "commit.gpgsign=false"]
        let output = try folder.run(names + arguments, program: git, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
        #expect(output.code == 0, "\(output.err)")
    }

    private static func files(_ folder: AuditFolder, _ arguments: [String] = ["--changed-since", "HEAD"]) throws
        -> [String]
    {
        let output = try folder.run(["audit", "."] + arguments + ["--format", "json"])
        let value = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
        let files = try #require(value?["files"] as? [String])
        let findings = value?["findings"] as? [[String: Any]] ?? []
        let places = findings.compactMap { ($0["location"] as? [String: Any])?["file"] as? String }
        #expect(Set(places) == Set(files))
        return files
    }

    @Test func `only changed files are reported: changed, renamed and unknown ones`() throws {
        let folder = try Self.repository()
        #expect(try Self.files(folder) == [])
        #expect(try folder.run(["audit", ".", "--changed-since", "HEAD"]).code == 0)
        try folder.write(AuditFolder.storyboard + "<!-- new -->\n", "sub folder/ä.storyboard")
        try folder.write(AuditFolder.storyboard, "New.xib")
        try Self.git(folder, ["mv", "B.storyboard", "D.storyboard"])
        try FileManager.default.removeItem(atPath: folder.path("Gone.storyboard"))
        let changed = ["D.storyboard", "New.xib", "sub folder/ä.storyboard"]
        #expect(try Self.files(folder) == changed)
        try Self.git(folder, ["add", "-A"])
        try Self.git(folder, ["commit", "-qm", "second"])
        #expect(try Self.files(folder) == [])
        #expect(try Self.files(folder, ["--changed-since", "HEAD~1"]) == changed)
        // Whole paths are those of the repository too.
        let whole = try folder.run([
            "audit", folder.path("sub folder"), "--changed-since", "HEAD~1", "--format", "json",
        ])
        #expect(whole.out.contains("sub folder/ä.storyboard"))
    }

    @Test func `a folder outside of a repository, an unknown commit and an option-like name are reported`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard)
        // The folders above may be a repository.
        let outside = try folder.run(
            ["audit", ".", "--changed-since", "HEAD"],
            environment: ["GIT_CEILING_DIRECTORIES": folder.folder.deletingLastPathComponent().path])
        #expect(outside.code == 64 && outside.err.contains("is not in a git repository"))
        let repository = try Self.repository()
        let unknown = try repository.run(["audit", ".", "--changed-since", "nobody/knows"])
        #expect(unknown.code == 64 && unknown.err.contains("unknown commit \"nobody/knows\""))
        for reference in ["--output=stolen", "-h", ""] {
            #expect(try repository.run(["audit", ".", "--changed-since=\(reference)"]).code == 64)
        }
        #expect(!FileManager.default.fileExists(atPath: repository.path("stolen")))
        let missing = try repository.run(["audit", ".", "--changed-since", "HEAD"], environment: ["PATH": "/nowhere"])
        #expect(missing.code == 69 && missing.err.contains("git is not in PATH"))
    }

    @Test func `a repository's settings start no program`() throws {
        let folder = try Self.repository()
        try folder.write("#!/bin/sh\ntouch '\(folder.path("ran"))'\n", "evil.sh")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("evil.sh"))
        for key in ["core.fsmonitor", "diff.external", "core.pager", "diff.evil.textconv"] {
            try Self.git(folder, ["config", key, folder.path("evil.sh")])
        }
        try folder.write("*.storyboard diff=evil\n", ".gitattributes")
        try folder.write(AuditFolder.storyboard, "A.storyboard")
        #expect(try Self.files(folder) == ["A.storyboard"])
        #expect(!FileManager.default.fileExists(atPath: folder.path("ran")))
    }

    // MARK: --shard and merge

    private static func project() throws -> AuditFolder {
        let folder = try AuditFolder()
        for number in 0..<7 {
            let text = AuditFolder.storyboard.replacing("Saved", with: "Saved \(number)")
            try folder.write(
                text + String(repeating: "\n", count: number * 700), "App/\(number % 3)/\(number).storyboard")
        }
        try folder.write("<document>", "App/Broken.xib")
        try folder.write("fail-on: critical\n", ".earshot.yml")
        return folder
    }

    private static let formats = [
        "json", "sarif", "github", "github-summary", "gitlab", "junit", "checkstyle", "tap", "markdown",
    ]

    @Test(arguments: [1, 2, 3, 12])
    func `the parts of a run, merged, are the whole run in every report`(_ count: Int) throws {
        let folder = try Self.project()
        let whole = try folder.run(
            ["audit", "App"] + Self.formats.flatMap { ["--report", "\($0)=whole.\($0)"] } + ["--all"])
        var parts: [String] = []
        for number in 1...count {
            parts.append("part-\(number).json")
            _ = try folder.run([
                "audit", "App", "--shard", "\(number)/\(count)", "--report", "json=part-\(number).json",
            ])
        }
        let merged = try folder.run(
            ["merge"] + parts.reversed() + Self.formats.flatMap { ["--report", "\($0)=merged.\($0)"] } + ["--all"])
        #expect(merged.code == whole.code && merged.out == whole.out)
        for format in Self.formats {
            #expect(try folder.read("merged.\(format)") == folder.read("whole.\(format)"), "\(format)")
        }
        for limit in ["none", "minor"] {
            let expected = try folder.run(["audit", "App", "--fail-on", limit]).code
            #expect(try folder.run(["merge"] + parts + ["--fail-on", limit]).code == expected)
        }
        #expect(try folder.run(["merge"] + parts + ["--report", "html=page.html"]).code == whole.code)
        #expect(try folder.read("page.html").contains("label-missing"))
    }

    @Test func `missing parts, duplicate ones and files that are no reports are reported`() throws {
        let folder = try Self.project()
        for number in 1...3 {
            _ = try folder.run(["audit", "App", "--shard", "\(number)/3", "--report", "json=\(number).json"])
        }
        func merge(_ files: String...) throws -> (code: Int32, out: String, err: String) {
            try folder.run(["merge"] + files)
        }
        #expect(try merge("1.json", "3.json").err.contains("missing shards: 2/3"))
        #expect(try merge("1.json", "2.json", "3.json", "2.json").err.contains("2.json: it is shard 2/3, like 2.json"))
        #expect(try merge("1.json", "missing.json").code == 66)
        try folder.write("{\"format\": \"earshot-audit/9\", \"version\": \"1\"}", "other.json")
        let other = try merge("other.json")
        #expect(other.code == 65 && other.err.contains("not a report in the format"))
        // A report does not overwrite its own input.
        let over = try folder.run(["merge", "1.json", "2.json", "3.json", "--report", "json=2.json"])
        #expect(over.code == 64)
        #expect(try merge("1.json", "2.json", "3.json").code == 1)
    }

    @Test func `a part of a run says nothing of what is of use to others`() throws {
        let folder = try Self.project()
        _ = try folder.run(["audit", "App", "--write-baseline", "b.json"])
        let part = try folder.run(["audit", "App", "--shard", "1/3", "--baseline", "b.json"])
        #expect(part.code == 0 && !part.err.contains("no longer found") && part.out.hasPrefix("0 issues"))
        for option in [["--write-baseline", "c.json"], ["--baseline", "b.json", "--prune"]] {
            #expect(try folder.run(["audit", "App", "--shard", "1/3"] + option).code == 64)
        }
        for shard in ["0/3", "4/3", "x", "1/0"] {
            #expect(try folder.run(["audit", "App", "--shard", shard]).code == 64)
        }
    }
}
