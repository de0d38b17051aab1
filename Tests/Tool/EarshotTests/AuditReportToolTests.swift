import Foundation
import TestSupport
import Testing

/// The reports of `earshot audit`.
@Suite(.serialized) struct `Reports of an audit` {
    private static func storyboard(_ more: String) -> String {
        WalkFixtures.storyboard(
            initial: "a",
            WalkFixtures.controller(
                "a",
                """
                <button buttonType="system" id="icon"><rect key="frame" x="20" y="200" width="44" height="44"/>
                <state key="normal" image="ic_close_24"/></button>
                \(more)
                """, title: "Trips"))
    }

    private static let bad = """
        <button buttonType="system" id="bad"><rect key="frame" x="20" y="400" width="44" height="44"/>
        <state key="normal" image="ic_bad_24"/></button>
        """

    /// The names of all reports and the files that they are written to.
    private static let files = [
        "sarif": "a.sarif", "json": "a.json", "github": "a.log", "github-summary": "summary.md", "gitlab": "gl.json",
        "junit": "junit.xml", "checkstyle": "checkstyle.xml", "tap": "a.tap", "markdown": "a.md", "html": "a.html",
    ]

    @Test func `one more bad button is reported by every report at its line, and known ones by none`() throws {
        let folder = try BuiltTool.folder()
        let file = folder.appending(path: "Main.storyboard")
        try Data(Self.storyboard("").utf8).write(to: file)
        let baseline = folder.appending(path: "baseline.json").path
        #expect(try ToolTests.run(["audit", file.path, "--write-baseline", baseline]).code == 0)
        let text = Self.storyboard(Self.bad)
        try Data(text.utf8).write(to: file)
        let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("ic_bad_24") }) + 1
        let reports = Self.files.flatMap { ["--report", "\($0)=\(folder.appending(path: $1).path)"] }
        let output = try ToolTests.run(
            ["audit", file.path, "--baseline", baseline, "--report-root", folder.path] + reports)
        #expect(output.code == 1, "\(output.err)")
        for (name, path) in Self.files {
            let report = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            #expect(report.contains("ic bad 24"), "\(name)")
            // The page draws the whole screen.
            #expect(!report.contains("ic_close_24") || name == "html", "\(name)")
            #expect(report.contains("\(line)"), "\(name)")
            // SARIF names the folder itself, and our JSON the properties that identify findings.
            #expect(!report.contains(folder.path) || ["sarif", "json"].contains(name), "\(name)")
        }
    }

    @Test func `a report can take the place of the text`() throws {
        let file = try ToolTests.file(Self.storyboard(""), "Main.storyboard")
        let output = try ToolTests.run(["audit", file, "--report", "sarif"])
        let value = try #require(try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any])
        #expect(value["version"] as? String == "2.1.0")
    }

    @Test(arguments: [
        (["--report", "srif=x"], "did you mean \"sarif\"?"), (["--report", "sarif="], "has no file name"),
        (["--report", "tap", "--report", "sarif"], "the same destination: standard output"),
    ]) func `a wrong report is one clear error`(options: [String], message: String) throws {
        let file = try ToolTests.file(Self.storyboard(""), "Main.storyboard")
        let output = try ToolTests.run(["audit", file] + options)
        #expect(output.code == 64 && output.out.isEmpty)
        #expect(output.err.contains(message), "\(output.err)")
    }

    @Test func `the file that is audited is not written over`() throws {
        let file = try ToolTests.file(Self.storyboard(""), "Main.storyboard")
        let output = try ToolTests.run(["audit", file, "--report", "json=\(file)"])
        #expect(output.code == 64 && output.err.contains("it is an input file"), "\(output.err)")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.storyboard(""))
    }

    @Test func `a page plays the announcements on request`() throws {
        let file = PackageFolders.root.appending(path: "Tests/Fixtures/SmallApp/App/Base.lproj/Main.storyboard").path
        let folder = try BuiltTool.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "audit.html")
        let silent = try ToolTests.run(["audit", file, "--report", "html=\(page.path)"])
        #expect(silent.code == 1)
        #expect(try !String(contentsOf: page, encoding: .utf8).contains("data:audio/wav;base64,"))
        let spoken = try ToolTests.run(["audit", file, "--report", "html=\(page.path)", "--report-sound"])
        #expect(spoken.code == 1)
        let text = try String(contentsOf: page, encoding: .utf8)
        let sound = try #require(text.split(separator: "data:audio/wav;base64,").dropFirst().first)
        let bytes = try #require(Data(base64Encoded: String(sound.prefix { $0 != "\"" })))
        // More than its header: 16,000 samples a second of two bytes.
        #expect(bytes.starts(with: Array("RIFF".utf8)) && bytes.count > 8_000)
        let none = try ToolTests.run(["audit", file, "--report-sound"])
        #expect(none.code == 64 && none.err.contains("--report html=FILE"))
    }
}
