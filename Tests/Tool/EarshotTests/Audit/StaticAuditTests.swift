import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import AccessibilityAudit

/// What `earshot audit --static` finds in files without laying their screens out.
struct StaticAuditTests {
    private static let rules = Set(AuditRules.all.filter { !$0.needsLayout }.map { $0.description.id })

    /// What was found, as what tells findings apart, of the rules that are asked both ways.
    private func found(_ folder: AuditFolder, _ arguments: [String]) throws -> Set<String> {
        let output = try folder.run(["audit"] + arguments + ["--fail-on", "none", "--report", "json=found.json"])
        #expect(output.code == 0, "\(output.err)")
        let value = try JSONSerialization.jsonObject(with: Data(folder.read("found.json").utf8)) as? [String: Any]
        let findings = try #require(value?["findings"] as? [[String: Any]])
        return Set(
            findings.compactMap { finding in
                guard let rule = finding["rule"] as? String, Self.rules.contains(rule) else { return nil }
                let place = finding["location"] as? [String: Any]
                let (line, column) = (place?["line"] ?? "", place?["column"] ?? "")
                return "\(finding["identity"] ?? "") \(finding["outcome"] ?? "") \(line):\(column)"
            })
    }

    @Test func `what a file states is found as in its screens, at the same place`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard)
        let (shown, stated) = (try found(folder, ["."]), try found(folder, [".", "--static"]))
        #expect(shown == stated && shown.count > 8, "\(shown.symmetricDifference(stated).sorted())")
    }

    @Test(arguments: ["settings.storyboard", "cells.xib", "connected.storyboard", "controls.storyboard"])
    func `the fixtures have the same findings both ways`(_ name: String) throws {
        let folder = try AuditFolder()
        let file = PackageFolders.root.appending(path: "Tests/Expectations/interfacebuilder/\(name)")
        try folder.write(String(decoding: try Data(contentsOf: file), as: UTF8.self), name)
        // What UIKit makes by itself, such as the titles of sections, is no object of the file.
        func ofObjects(_ arguments: [String]) throws -> Set<String> {
            try found(folder, arguments).filter { $0.split(separator: "|").count == 2 }
        }
        let (shown, stated) = (try ofObjects([name]), try ofObjects([name, "--static"]))
        #expect(
            shown == stated && !shown.isEmpty, "\(shown.symmetricDifference(stated).sorted().joined(separator: "\n"))")
    }

    @Test func `it says how many rules are left out, and mends as the other way does`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard)
        let output = try folder.run(["audit", ".", "--static", "--fix", "--fail-on", "none"])
        let count = AuditRules.all.count - Self.rules.count
        #expect(output.err.contains("earshot: \(count) rules need screens that are laid out and were not asked"))
        #expect(try folder.read() == AuditFolder.mendedStoryboard)
        // One rule that needs no layout leaves none out.
        let one = try folder.run(["audit", ".", "--static", "--rule", "label-missing", "--fail-on", "none"])
        #expect(one.code == 0 && !one.err.contains("were not asked"))
    }

    @Test func `what needs a screen is refused, and what is in a baseline for it stays there`() throws {
        let folder = try AuditFolder()
        try folder.write(AuditFolder.storyboard)
        for arguments in [
            ["--sizes"], ["--appearances"], ["--walk"], ["--scene", "1"], ["--bare"], ["--text-size", "AX5"],
            ["--write-baseline", "b.json"], ["--prune"], ["--rule", "target-size"],
        ] {
            #expect(try folder.run(["audit", ".", "--static"] + arguments).code == 64, "\(arguments)")
        }
        _ = try folder.run(["audit", ".", "--write-baseline", "b.json"])
        let output = try folder.run(["audit", ".", "--static", "--baseline", "b.json"])
        #expect(output.code == 0 && !output.err.contains("no longer found"), "\(output.err)")
    }

    @Test func `texts of a language are taken where they are wanted`() throws {
        let folder = try AuditFolder()
        let storyboard = AuditFolder.storyboard.replacing("Go home.", with: "Home")
        try folder.write(storyboard, "Base.lproj/Main.storyboard")
        try folder.write("\"stop.accessibilityLabel\" = \"Zurück.\";", "de.lproj/Main.strings")
        func stops(_ arguments: [String]) throws -> Set<String> {
            try found(folder, [".", "--rule", "label-punctuated"] + arguments)
        }
        #expect(try stops(["--static"]).isEmpty && stops(["--static", "--locale", "de"]).count == 1)
        #expect(try stops(["--static", "--locale", "de"]) == stops(["--locale", "de"]))
    }
}
