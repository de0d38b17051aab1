import Foundation
import TestSupport
import Testing

/// `earshot audit` and `earshot rules`.
struct AuditToolTests {
    /// A scene with a button that has an image only, a text in a fixed font and a button that code fills.
    private static func storyboard(_ more: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="a"><scenes><scene><objects><viewController id="a" customClass="SaveController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
        <button buttonType="system" id="icon"><rect key="frame" x="20" y="100" width="44" height="44"/>
        <state key="normal" image="ic_close_24"/></button>
        <label text="Saved" id="text"><rect key="frame" x="20" y="200" width="300" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button buttonType="custom" id="filled"><rect key="frame" x="20" y="300" width="44" height="44"/></button>
        \(more)</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
        <connections><outlet property="saveButton" destination="filled" id="o"/></connections>
        </viewController></objects></scene></scenes></document>
        """
    }

    private static func file(_ more: String = "") throws -> String {
        try ToolTests.file(storyboard(more), "Main.storyboard")
    }

    @Test func `audit reports issues by rule with their locations, and exits with 1`() throws {
        let file = try Self.file()
        let output = try ToolTests.run(["audit", file])
        #expect(output.code == 1)
        #expect(output.out.contains("serious: Labels must be words"))
        #expect(
            output.out.contains(
                "\(file):5:21: The label of UIButton \"ic close 24\" is derived from the image name \"ic_close_24\"."))
        #expect(output.out.contains("\(file):7:1: UILabel \"Saved\" has a fixed 17 pt font"))
        #expect(output.out.contains("Needs review: code may change it through the outlet \"saveButton\"."))
        #expect(!output.out.contains("\u{1B}"))
    }

    @Test func `what fails a run can be chosen`() throws {
        let file = try Self.file()
        #expect(try ToolTests.run(["audit", file, "--fail-on", "none"]).code == 0)
        #expect(try ToolTests.run(["audit", file, "--rule", "label-missing"]).code == 0)
        #expect(try ToolTests.run(["audit", file, "--fail-on", "critical"]).code == 0)
        let skipped = try ToolTests.run([
            "audit", file, "--skip-rule", "dynamic-type", "--skip-rule", "label-not-readable",
        ])
        #expect(skipped.code == 0)
    }

    @Test func `an unknown name is reported with the nearest one`() throws {
        let file = try Self.file()
        let rule = try ToolTests.run(["audit", file, "--rule", "label-mising"])
        #expect(rule.code == 64 && rule.err.contains("did you mean \"label-missing\"?"))
        let impact = try ToolTests.run(["audit", file, "--fail-on", "critcal"])
        #expect(impact.code == 64 && impact.err.contains("did you mean \"critical\"?"))
    }

    @Test func `JSON has what the text has`() throws {
        let output = try ToolTests.run(["audit", try Self.file(), "--format", "json"])
        let value = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
        let findings = try #require(value?["findings"] as? [[String: Any]])
        let missing = try #require(findings.first { $0["rule"] as? String == "label-missing" })
        #expect(missing["outcome"] as? String == "needs-review")
        #expect((missing["identity"] as? String)?.hasSuffix("Main.storyboard#filled") == true)
    }

    @Test func `a baseline keeps what is known, and one bad button more is one new issue`() throws {
        let file = try Self.file()
        let baseline = URL(filePath: file).deletingLastPathComponent().appending(path: "baseline.json").path
        #expect(try ToolTests.run(["audit", file, "--write-baseline", baseline]).code == 0)
        let again = try ToolTests.run(["audit", file, "--baseline", baseline])
        #expect(again.code == 0 && again.out.hasPrefix("0 issues"))
        let bad = """
            <button buttonType="system" id="bad"><rect key="frame" x="20" y="400" width="44" height="44"/>
            <state key="normal" image="ic_bad_24"/></button>
            """
        // Above the others, so that each of them moves.
        let changed = Self.storyboard(bad).replacing("<subviews>\n", with: "<subviews>\n\n")
        try changed.write(toFile: file, atomically: true, encoding: .utf8)
        let one = try ToolTests.run(["audit", file, "--baseline", baseline, "--format", "json"])
        #expect(one.code == 1)
        let value = try JSONSerialization.jsonObject(with: Data(one.out.utf8)) as? [String: Any]
        let findings = try #require(value?["findings"] as? [[String: Any]])
        #expect(findings.compactMap { $0["rule"] as? String } == ["label-not-readable"])
        try Self.storyboard().replacing("ic_close_24", with: "").write(toFile: file, atomically: true, encoding: .utf8)
        let stale = try ToolTests.run(["audit", file, "--baseline", baseline, "--prune"])
        #expect(stale.err.contains("removed from"))
    }

    @Test func `a baseline is the same from every folder`() throws {
        let folder = try AuditFolder()
        try folder.write(Self.storyboard(), "App/Main.storyboard")
        try folder.write("", "ci/empty")
        #expect(try folder.run(["audit", "App", "--write-baseline", "ci/audit.json"]).code == 0)
        let paths = try folder.read("ci/audit.json").matches(of: /"[a-z-]+\|([^#|]*)/).map(\.1)
        #expect(!paths.isEmpty && paths.allSatisfy { $0 == "../App/Main.storyboard" })
        for (inside, arguments) in [
            (".", ["App", "--baseline", "ci/audit.json"]), ("App", [".", "--baseline", "../ci/audit.json"]),
            ("ci", [folder.path("App"), "--baseline", "audit.json"]),
        ] {
            let output = try folder.run(["audit"] + arguments, inside: inside)
            #expect(output.code == 0 && output.out.hasPrefix("0 issues in 1 file\n"), "\(inside): \(output.out)")
            #expect(!output.err.contains("no longer found"))
        }
    }

    @Test func `a report in place of a baseline is named, with the command that writes one`() throws {
        let folder = try AuditFolder()
        try folder.write(Self.storyboard())
        _ = try folder.run(["audit", ".", "--report", "json=audit.json"])
        let output = try folder.run(["audit", ".", "--baseline", "audit.json"])
        #expect(output.code == 65)
        #expect(
            output.err.contains(
                "audit.json: this is a report in the format \"earshot-audit/1\", not a baseline (write a baseline with "
                    + "earshot audit --write-baseline FILE)"), "\(output.err)")
    }

    @Test func `a missing baseline is reported with the command that writes one`() throws {
        let folder = try AuditFolder()
        try folder.write(Self.storyboard())
        let output = try folder.run(["audit", ".", "--baseline", "audit.json"])
        #expect(output.code == 66)
        #expect(
            output.err.hasPrefix("earshot: audit.json: the file cannot be read: No such file or directory (write a ")
                && output.err.contains("earshot audit --write-baseline FILE"), "\(output.err)")
    }

    @Test func `conflicting constraints are reported by their rule, and as UIKit does with --verbose`() throws {
        let conflict = """
            <view id="box"><rect key="frame" x="20" y="500" width="100" height="40"/><constraints>
            <constraint firstAttribute="width" constant="100" id="c1"/>
            <constraint firstAttribute="width" constant="200" id="c2"/></constraints></view>
            """
        let file = try Self.file(
            conflict.replacing("<view id", with: "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id"))
        let rules = ["--rule", "broken-constraints"]
        let quiet = try ToolTests.run(["audit", file] + rules)
        #expect(quiet.out.contains("[broken-constraints]") && quiet.err.isEmpty, "\(quiet.out) \(quiet.err)")
        let verbose = try ToolTests.run(["audit", file, "--verbose"] + rules)
        #expect(verbose.err.contains("Unable to simultaneously satisfy constraints"))
    }

    @Test func `the sample of the README has three issues`() throws {
        let sample = PackageFolders.root.appending(path: "Examples/Audit").path
        let output = try ToolTests.run(["audit", sample])
        #expect(
            output.code == 1 && output.out.hasSuffix("\n3 issues in 1 file (1 critical, 2 serious)\n"), "\(output.out)")
        for rule in ["label-missing", "dynamic-type", "text-contrast"] { #expect(output.out.contains("[\(rule)]")) }
    }

    @Test func `the impacts that a list of rules shows are those of findings`() throws {
        let line = try ToolTests.run(["rules"]).out.split(separator: "\n").first { $0.hasPrefix("dynamic-type ") }
        #expect(line?.contains(" serious, moderate ") == true)
        let rule = try ToolTests.run(["rules", "show", "text-contrast"]).out
        #expect(rule.hasPrefix("text-contrast (serious; moderate if the ratio is 3:1 or more)\n"))
    }

    @Test func `settings of a project are read, and mistakes in them reported with their location`() throws {
        let file = try Self.file()
        let settings = URL(filePath: file).deletingLastPathComponent().appending(path: "audit.yml").path
        func write(_ text: String) throws { try text.write(toFile: settings, atomically: true, encoding: .utf8) }
        try write(
            """
            rules: {dynamic-type: off}
            suppressions:
              - {rule: label-not-readable, element: icon, reason: "known"}
              - {rule: target-size, reason: "nothing"}
            """)
        let output = try ToolTests.run(["audit", file, "--config", settings])
        #expect(output.code == 0)
        #expect(output.err.contains("audit.yml:4: the suppression of target-size matches no finding"))
        try write("rulez: {}")
        let mistake = try ToolTests.run(["audit", file, "--config", settings])
        #expect(mistake.code == 65 && mistake.err.contains("audit.yml:1:1: unknown key \"rulez\"; did you mean"))
        try write("exclude: [\"*.storyboard\"]")
        #expect(try ToolTests.run(["audit", file, "--config", settings]).out.hasPrefix("0 issues in 0 files"))
    }

    @Test func `a label can't give orders to a terminal or a build log`() throws {
        let label =
            "<label text=\"&#x9b;2J##vso[task] \u{202E}x\" id=\"evil\"><rect key=\"frame\" x=\"20\" y=\"500\" "
            + "width=\"300\" height=\"30\"/><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"7\"/></label>"
        let output = try ToolTests.run(["audit", try Self.file(label), "--all"])
        #expect(output.out.contains("small-text"))
        #expect(!output.out.contains("\u{9B}") && !output.out.contains("##vso[") && !output.out.contains("\u{202E}"))
    }

    @Test func `view descriptions are audited, too`() throws {
        let file = try ToolTests.file(
            #"{"class": "UIView", "frame": [0, 0, 402, 874], "children": [{"class": "UISwitch", "frame": [20, 120, 51, 31]}]}"#
        )
        let output = try ToolTests.run(["audit", file])
        #expect(output.code == 1 && output.out.contains("[label-missing]"))
    }

    @Test func `rules are listed, and each is shown with its examples`() throws {
        let list = try ToolTests.run(["rules"])
        #expect(list.code == 0 && list.out.contains("label-missing"))
        #expect(list.out.hasPrefix("adjustable-does-not-answer  critical  "))
        let rule = try ToolTests.run(["rules", "show", "target-size"])
        #expect(rule.out.contains("minimum: 44.0") && rule.out.contains("WCAG 2.2 2.5.8"))
        #expect(rule.out.contains("fail: A button of 60 × 30 pt."))
        #expect(try ToolTests.run(["rules", "show", "target-sise"]).err.contains("did you mean \"target-size\"?"))
    }

    @Test func `the page of the rules has each rule with its links and its examples`() throws {
        let page = try ToolTests.run(["rules", "page"]).out
        let rules = try ToolTests.run(["rules"]).out.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(rules.count > 40)
        for rule in rules {
            #expect(page.contains("| [\(rule)](#\(rule)) |") && page.contains("\n## \(rule)\n"), "\(rule)")
        }
        #expect(page.contains("- Setting `minimum` (default 44.0, 1.0 to 200.0): "))
        #expect(page.contains("- *fail*: A button of 60 × 30 pt."))
    }

    @Test func `a walk reports which screens are never reached and which are never left`() throws {
        let file = try ToolTests.file(WalkFixtures.app, "Main.storyboard")
        let rules = ["--rule", "screen-not-reached", "--rule", "no-way-out"]
        let still = try ToolTests.run(["audit", file] + rules)
        #expect(still.code == 0 && !still.out.contains("never reached"))
        let walked = try ToolTests.run(["audit", "--walk", file, "--format", "json"] + rules)
        let value = try JSONSerialization.jsonObject(with: Data(walked.out.utf8)) as? [String: Any]
        let findings = try #require(value?["findings"] as? [[String: Any]])
        let messages = findings.compactMap { $0["message"] as? String }.sorted()
        #expect(
            messages == [
                "\"Alone\" is never reached.", "\"Coded\" is never reached.", "\"Never\" is never reached.",
                "\"Off\" is never reached.", "\"Own\" is never reached.",
                "From \"Trap\" no gesture leads forward or back.",
            ])
        #expect(findings.allSatisfy { $0["outcome"] as? String == "needs-review" })
    }

    @Test func `a view that covers a button is reported, and needs review where code reaches it`() throws {
        func cover(_ id: String) -> String {
            """
            <button buttonType="system" id="under"><rect key="frame" x="20" y="400" width="120" height="44"/>
            <state key="normal" title="Pay"/></button>
            <view contentMode="scaleToFill" id="\(id)"><rect key="frame" x="0" y="380" width="375" height="100"/></view>
            """
        }
        let plain = try ToolTests.run(["audit", try Self.file(cover("cover")), "--rule", "touch-covered", "--all"])
        #expect(plain.code == 1 && plain.out.contains("UIButton \"Pay\" is covered by UIView."))
        // The outlet of the fixture leads to it.
        let text = Self.storyboard(cover("shade")).replacing("destination=\"filled\"", with: "destination=\"shade\"")
        let file = try ToolTests.file(text, "Main.storyboard")
        let reached = try ToolTests.run(["audit", file, "--rule", "touch-covered", "--all"])
        #expect(
            reached.code == 0
                && reached.out.contains("code may hide one of them through the outlet \"saveButton\""))
    }
}
