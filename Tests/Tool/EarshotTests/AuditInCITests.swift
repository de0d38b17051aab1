import Foundation
import TestSupport
import Testing
import Yams

/// The ways in which a team has its app audited, each run on a small app in a separate repository.
struct AuditInCITests {
    private static let root = PackageFolders.root

    /// A copy of the small app with the tool where a checkout of this repository would have built it.
    private static func app() throws -> URL {
        let folder = try BuiltTool.folder().appending(path: "app")
        try FileManager.default.copyItem(at: root.appending(path: "Tests/Fixtures/SmallApp"), to: folder)
        let built = folder.appending(path: ".earshot/.build/optimised/release")
        try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: built.appending(path: "earshot"), withDestinationURL: URL(filePath: BuiltTool.path))
        return folder
    }

    private static func bash(
        _ script: String, in folder: URL, _ more: [String: String] = [:]
    ) throws -> (out: String, err: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", "set -eo pipefail\n" + script]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
        let (out, err) = try process.runToEnd()
        return (out, err, process.terminationStatus)
    }

    /// Returns the locations of issues in a report for code scanning, as "rule file:line".
    private static func sarif(_ file: URL) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let run = (value?["runs"] as? [[String: Any]])?.first
        return (run?["results"] as? [[String: Any]] ?? []).compactMap { result in
            let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
            let uri = (place?["artifactLocation"] as? [String: Any])?["uri"] as? String
            let line = (place?["region"] as? [String: Any])?["startLine"] as? Int
            guard let rule = result["ruleId"] as? String, let uri, let line else { return nil }
            return "\(rule) \(uri):\(line)"
        }
    }

    private static let icon = "label-not-readable App/Base.lproj/Main.storyboard:29"

    @Test func `the commands of the audit page write a SARIF file with findings`() throws {
        let page = try Documents.text("docs/audit.md")
        let section = try #require(page.components(separatedBy: "## In CI\n").dropFirst().first)
        let block = try #require(section.components(separatedBy: "```sh\n").dropFirst().first)
        let lines = block.prefix { $0 != "`" }.split(separator: "\n")
        let programs = lines.map { $0.split(separator: " ")[0] }
        #expect(programs == ["git", "make", ".earshot/.build/optimised/release/earshot"])
        let folder = try Self.app()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        // The clone and the long build are left out; their results are present.
        let output = try Self.bash(String(lines[2]), in: folder)
        #expect(output.code == 1)
        #expect(try Self.sarif(folder.appending(path: "earshot.sarif")).contains(Self.icon))
        #expect(output.out.contains("::error file=App/Base.lproj/Main.storyboard,line=29,"))
        let report = try String(contentsOf: folder.appending(path: "earshot.html"), encoding: .utf8)
        #expect(report.contains("ic_add_24"))
    }

    private struct Action: Decodable {
        struct Input: Decodable { var `default`: String }
        struct Step: Decodable {
            var name: String
            var run: String?
            var uses: String?
            var env: [String: String]?
        }
        struct Runs: Decodable { var steps: [Step] }
        var inputs: [String: Input]
        var runs: Runs
    }

    private static func action() throws -> Action {
        let text = try String(contentsOf: root.appending(path: "action.yml"), encoding: .utf8)
        return try YAMLDecoder().decode(Action.self, from: text)
    }

    @Test(arguments: [
        (version: "1.2.3", isDamaged: false, isFound: true), ("1.2.3", true, false), ("1.2.4", false, false),
        ("main", false, false), ("1.2.3/../x", false, false),
    ]) func `the action takes a released archive whose checksum is right, and builds otherwise`(
        version: String, isDamaged: Bool, isFound: Bool
    ) throws {
        let step = try #require(try Self.action().runs.steps.first { $0.name == "Download the released Earshot" })
        let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let release = folder.appending(path: "owner/earshot/releases/download/1.2.3")
        try FileManager.default.createDirectory(at: release, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder.appending(path: "temp"), withIntermediateDirectories: true)
        let archive = """
            name=earshot-1.2.3-linux-$(uname -m); mkdir -p made/$name/bin
            printf '#!/bin/sh\\necho 1.2.3\\n' >made/$name/bin/earshot; chmod +x made/$name/bin/earshot
            tar -czf '\(release.path)'/$name.tar.gz -C made $name
            cd '\(release.path)'; sha256sum $name.tar.gz >$name.tar.gz.sha256
            \(isDamaged ? "echo x >>$name.tar.gz" : "")
            """
        #expect(try Self.bash(archive, in: folder).code == 0)
        let output = try Self.bash(
            try #require(step.run), in: folder,
            [
                "EARSHOT_REPOSITORY": "owner/earshot", "EARSHOT_VERSION": version,
                "EARSHOT_SERVER": "file://\(folder.path)",
                "RUNNER_TEMP": folder.appending(path: "temp").path, "GITHUB_OUTPUT": folder.appending(path: "out").path,
            ])
        #expect(output.code == 0, "\(output.err)")
        let written = (try? String(contentsOf: folder.appending(path: "out"), encoding: .utf8)) ?? ""
        #expect(written.hasPrefix("tool=\(folder.path)/temp/earshot-1.2.3") == isFound, "\(written)\(output.err)")
    }

    @Test func `the action of this repository takes its inputs as they are and runs none of them`() throws {
        let action = try Self.action()
        let step = try #require(action.runs.steps.first { $0.name == "Audit" })
        let script = try #require(step.run)
        #expect(!action.runs.steps.contains { $0.run?.contains("${{") ?? false })
        let folder = try Self.app()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        var inputs = action.inputs.mapValues(\.default)
        inputs["paths"] = "App\nno such; touch hacked"
        inputs["arguments"] = "--skip-rule=text-contrast\n--skip-rule=dynamic-type"
        var environment = ["GITHUB_STEP_SUMMARY": folder.appending(path: "summary.md").path]
        for (name, value) in step.env ?? [:] where name != "EARSHOT_TOOL" {
            let input = value.replacing("${{ inputs.", with: "").replacing(" }}", with: "")
            let text: String = try #require(inputs[input], "\(value) is no input")
            environment[name] = text
        }
        environment["EARSHOT_TOOL"] = BuiltTool.path
        let missing = try Self.bash(script, in: folder, environment)
        #expect(missing.code != 0 && missing.err.contains("no such; touch hacked"))
        environment["EARSHOT_PATHS"] = "App"
        let output = try Self.bash(script, in: folder, environment)
        #expect(output.code == 1)
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "hacked").path))
        let found = try Self.sarif(folder.appending(path: "earshot.sarif"))
        #expect(found.contains(Self.icon) && !found.contains { $0.hasPrefix("text-contrast") })
        let summary = try String(contentsOf: folder.appending(path: "summary.md"), encoding: .utf8)
        #expect(summary.contains("label-not-readable"))
    }

    @Test func `actions of others are pinned by commit`() throws {
        let folder = Self.root.appending(path: ".github/workflows").path
        let workflows = try FileManager.default.contentsOfDirectory(atPath: folder).map { ".github/workflows/\($0)" }
        for file in workflows + ["action.yml"] {
            let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
            for use in text.matches(of: /uses: (\S+)/) {
                #expect(use.1.contains(/@[0-9a-f]{40}$/), "\(file): \(use.1)")
            }
        }
    }

    @Test func `the hook asks about the files that pre-commit names`() throws {
        struct Hook: Decodable {
            var id: String
            var entry: String
            var files: String
        }
        let text = try String(contentsOf: Self.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
        let hook = try #require(try YAMLDecoder().decode([Hook].self, from: text).first)
        let pattern = try Regex(hook.files)
        #expect("App/Base.lproj/Main.storyboard".contains(pattern) && !"App/storyboard.swift".contains(pattern))
        let folder = try Self.app()
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let path = URL(filePath: BuiltTool.path).deletingLastPathComponent().path
        let output = try Self.bash(
            "PATH=\"\(path):$PATH\"; \(hook.entry) App/Base.lproj/Main.storyboard", in: folder)
        #expect(output.code == 1 && output.out.contains("[label-not-readable]"))
    }
}
