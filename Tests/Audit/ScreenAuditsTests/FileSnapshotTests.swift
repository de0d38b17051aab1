import AccessibilityAudit
import AccessibilityTree
import Foundation
import TestSupport
import Testing

@testable import ScreenAudits

/// Files that change while they are audited.
struct FileSnapshotTests {
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <button id="empty"><rect key="frame" x="20" y="20" width="144" height="44"/>
        <accessibility key="accessibilityConfiguration" label=" "/><state key="normal" title="Title"/></button>
        </subviews></view></objects></document>
        """

    @Test func `a file that was saved meanwhile is no longer the one that was read`() throws {
        let folder = try temporaryFolder()
        func path(_ name: String) -> String { folder.appending(path: name).path }
        try Data("a".utf8).write(to: folder.appending(path: "a.xib"))
        var snapshots = FileSnapshots(sizeLimit: 10)
        for name in ["a.xib", "missing.xib"] { snapshots.take(path(name)) }
        #expect(snapshots.unchanged(path("a.xib")) == Array("a".utf8))
        #expect(!snapshots.knows(path("missing.xib")) && snapshots.unchanged(path("b.xib")) == nil)
        try Data("b".utf8).write(to: folder.appending(path: "a.xib"))
        #expect(snapshots.unchanged(path("a.xib")) == nil && snapshots.knows(path("a.xib")))
    }

    @Test func `no report offers the location of a fix in a file that was saved in the meantime`() throws {
        let file = try temporaryFolder().appending(path: "Main.xib")
        try Data(Self.xib.utf8).write(to: file)
        var finding = Finding(
            rule: "label-missing", impact: .critical, message: "It has none.", remedy: "", identity: "empty")
        finding.location = SourceLocation(file: file.path, line: 3, column: 1, objectID: "empty")
        finding.fix = Finding.Fix(title: "Take it away", xml: "", change: .init("label", from: " ", to: nil))
        var snapshots = FileSnapshots(sizeLimit: 1 << 20)
        snapshots.take(file.path)
        var result = AuditResult(findings: [finding])
        FixRanges.fill(in: &result, snapshots)
        #expect(result.findings[0].fix?.replacement?.place.line == 4)
        try Data(("\n" + Self.xib).utf8).write(to: file)
        result.findings = [finding]
        FixRanges.fill(in: &result, snapshots)
        #expect(result.findings[0].fix?.replacement == nil)
    }
}
