import Foundation
import Testing

/// Findings of an audit in other settings than the usual one, and in other languages.
struct OtherSettingsTests {
    private static func storyboard(_ subviews: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="a"><scenes><scene><objects><viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(subviews)</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
        </viewController></objects></scene></scenes></document>
        """
    }

    /// A text that grows in a box of a height.
    private static func text(_ id: String, height: Int, y: Int) -> String {
        """
        <label text="Saved" adjustsFontForContentSizeCategory="YES" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="335" height="\(height)"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
    }

    private func findings(_ arguments: [String]) throws -> [[String: Any]] {
        let output = try ToolTests.run(["audit", "--format", "json", "--fail-on", "none"] + arguments)
        let value = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
        return try #require(value?["findings"] as? [[String: Any]], "\(output.err)")
    }

    @Test func `a clipped text is reported once, with the first text size that clips it`() throws {
        // Body is 17 points and its lines 20.3; AX2 has 33, AX3 40, AX5 53.
        let file = try ToolTests.file(
            Self.storyboard(
                Self.text("always", height: 10, y: 100) + Self.text("late", height: 32, y: 200)
                    + Self.text("never", height: 90, y: 300)), "Main.storyboard")
        let found = try findings([file, "--rule", "text-clipped", "--sizes"])
        let clipped = found.map { finding in
            let id = (finding["identity"] as? String)?.split(separator: "#").last.map(String.init) ?? ""
            return "\(id) \(finding["setting"] as? String ?? "usual")"
        }
        #expect(clipped == ["always usual", "late AX3"], "\(found)")
        #expect(try findings([file, "--rule", "text-clipped"]).count == 1)
    }

    @Test func `a placeholder and a state in a pale color are reported, in the dark style too`() throws {
        let pale =
            #"<color key="titleColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
        let file = try ToolTests.file(
            Self.storyboard(
                """
                <button buttonType="custom" id="b"><rect key="frame" x="20" y="100" width="200" height="44"/>
                <state key="normal" title="Save"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>
                <state key="selected" title="Saved">\(pale)</state></button>
                <textField id="f"><rect key="frame" x="20" y="200" width="200" height="44"/>
                <attributedString key="attributedPlaceholder"><fragment content="Name"><attributes>
                <color key="NSColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
                </attributes></fragment></attributedString></textField>
                """), "Main.storyboard")
        let found = try findings([file, "--rule", "state-contrast", "--rule", "placeholder-contrast", "--appearances"])
        let messages = found.compactMap { $0["message"] as? String }.sorted()
        #expect(messages.count == 2, "\(messages)")
        #expect(
            messages.first?.hasPrefix("The contrast of UIButton \"Save\" in the state \"selected\" is 1.") == true,
            "\(messages)")
        #expect(messages.last?.hasPrefix("The contrast of the placeholder \"Name\" is 1.") == true, "\(messages)")
    }

    @Test func `a missing translation and an overlong one are reported with their location`() throws {
        let folder = try BuiltTool.folder()
        for name in ["Base", "de", "fr", "en"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "\(name).lproj"), withIntermediateDirectories: true)
        }
        let file = folder.appending(path: "Base.lproj/Main.storyboard")
        try Data(
            Self.storyboard(
                """
                <button buttonType="system" id="b1"><rect key="frame" x="20" y="100" width="200" height="44"/>
                <accessibility key="accessibilityConfiguration" label="Close"/>
                <state key="normal" title="X"/></button>
                <label text="12:30" id="l1"><rect key="frame" x="20" y="200" width="200" height="44"/></label>
                <label text="Ready" id="l2"><rect key="frame" x="20" y="300" width="200" height="44"/></label>
                """
            ).utf8
        ).write(to: file)
        let strings = [
            "de": """
            "b1.normalTitle" = "X";
            "b1.accessibilityLabel" = "Schließt dieses Fenster, ohne etwas zu sichern";
            """,
            "fr": #""b1.ibExternalAccessibilityLabel" = "Fermer"; "b1.normalTitle" = "X"; "l2.text" = "Prêt";"#,
            // The language that the file is written in has no translations, which is not an issue.
            "en": #""other.text" = "Other";"#,
        ]
        for (language, text) in strings {
            try Data(text.utf8).write(to: folder.appending(path: "\(language).lproj/Main.strings"))
        }
        let found = try findings([file.path, "--rule", "translation-missing", "--rule", "translation-overlong"])
        let messages = found.compactMap { $0["message"] as? String }
        #expect(
            messages == [
                "The label \"Close\" has 46 characters in de; the maximum is 40.",
                "The text \"Ready\" is not translated into de.",
            ], "\(messages)")
        let places = found.compactMap { ($0["location"] as? [String: Any])?["line"] as? Int }
        #expect(places == [4, 7], "\(found)")
        #expect(found.last?["remedy"] as? String == "Add the key \"l2.text\" to de.lproj/Main.strings.")
    }

    @Test func `a translation is compared with the text of the file, whatever language is shown`() throws {
        let folder = try AuditFolder()
        try folder.write(
            Self.storyboard(
                #"<button id="b"><rect key="frame" x="20" y="100" width="200" height="44"/><state key="normal" title="Save"/></button>"#
            ), "Base.lproj/Main.storyboard")
        let long = "Hier tippen, um alle Ihre Änderungen am Dokument sofort zu sichern"
        try folder.write("\"b.normalTitle\" = \"\(long)\";", "de.lproj/Main.strings")
        for arguments in [[], ["--locale", "de"]] {
            let found = try folder.findings([".", "--rule", "translation-overlong", "--fail-on", "none"] + arguments)
            #expect(found == ["translation-overlong|Base.lproj/Main.storyboard#b"], "\(arguments)")
        }
    }

    @Test func `the color of a state is reported at its location`() throws {
        let pale =
            #"<color key="titleColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>"#
        let dark = pale.replacing("0.8", with: "0.1")
        let file = try ToolTests.file(
            Self.storyboard(
                """
                <button buttonType="custom" id="b"><rect key="frame" x="20" y="100" width="200" height="44"/>
                <state key="normal" title="Save">\(dark)</state>
                <state key="highlighted" title="Save">\(dark)</state>
                <state key="selected" title="Saved">
                  \(pale)</state></button>
                """), "Main.storyboard")
        let place = try findings([file, "--rule", "state-contrast"]).first?["location"] as? [String: Any]
        #expect(place?["line"] as? Int == 7 && place?["column"] as? Int == 3, "\(place ?? [:])")
    }
}
