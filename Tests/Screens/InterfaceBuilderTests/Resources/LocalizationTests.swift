import AccessibilityTree
import Foundation
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Documents with the texts of a language.
@Suite @MainActor struct LocalizationTests {
    private func document(_ name: String) throws -> InterfaceBuilderDocument {
        try InterfaceBuilderDocument.read(path: projectPath("App/Base.lproj/\(name)"))
    }

    private func german(_ name: String, _ language: String = "de-AT") throws -> InterfaceBuilderDocument.Prepared {
        let document = try document(name)
        return document.localized(for: language, using: ProjectResources(around: projectPath("App")))
    }

    @Test func `every text of a storyboard is in the language, and no key is left over`() throws {
        let result = try german("Main.storyboard")
        #expect(result.language == "de")
        #expect(result.notes.isEmpty)
        let document = result.document
        func object(_ id: String) throws -> InterfaceBuilderDocument.Object { try #require(document.object(id: id)) }
        #expect(try object("dep-lb-001")[.text] == "Abfahrt ab dem Hauptbahnhof")
        #expect(try object("buy-bt-001").states.map(\.title) == ["Fahrkarte kaufen", "Gekauft"])
        #expect(try object("buy-bt-001").accessibility?.hint == "Öffnet den Laden")
        let configuration = try #require(document.object(of: object("mor-bt-001"), key: "configuration"))
        #expect(configuration[.title] == "Mehr")
        #expect(configuration[.subtitle] == "Alle Verbindungen")
        #expect(try object("nam-tf-001")[.placeholder] == "Name der Reisenden")
        #expect(
            document.objects(of: try object("cls-sc-001"), in: "segments").map { $0[.title] } == [
                "Erste Klasse", "Zweite Klasse",
            ])
        #expect(try object("bdg-vw-001").accessibility?.label == "Abzeichen")
        #expect(try object("bdg-vw-001").runtimeAttributes.last?.value == .text("neu"))
        #expect(try object("jou-ni-001")[.prompt] == "Heute")
    }

    @Test func `strings in UTF-16 and catalogues are put in too`() throws {
        let settings = try german("Settings.storyboard").document
        #expect(settings.object(id: "snd-ts-001")?[.headerTitle] == "Ton")
        #expect(settings.object(id: "snd-ts-001")?[.footerTitle] == "Ansagen sind kürzer.")
        #expect(settings.object(id: "vol-lb-001")?[.text] == "Lautstärke")
        let ticket = try document("Ticket.xib")
        let resources = ProjectResources(around: projectPath("App"))
        for (language, idiom, text) in [
            ("de", UIUserInterfaceIdiom.phone, "Fahrkarte antippen"), ("de", .pad, "Fahrkarte auf dem iPad antippen"),
            ("ar-EG", .phone, "المس التذكرة"),
            // Text that is not translated stays as in the file.
            ("en", .phone, "Tap the ticket"),
        ] {
            let result = ticket.localized(for: language, using: resources, idiom: idiom)
            #expect(result.document.object(id: "tik-lb-001")?[.text] == text)
        }
    }

    @Test func `a language that the project does not have changes nothing`() throws {
        let result = try german("Main.storyboard", "fr")
        #expect(result.language == nil)
        #expect(result.notes.isEmpty)
        #expect(result.document.object(id: "dep-lb-001")?[.text] == "Departure")
    }

    private func localized(_ markup: String, _ strings: String) throws -> InterfaceBuilderDocument.Prepared {
        var reader = StringTableReader(language: "de")
        reader.addStrings(Array(strings.utf8), file: "Main.strings")
        return try xib(markup).localized(with: reader.result)
    }

    @Test func `keys without a place are counted, the first with its line`() throws {
        let result = try localized(
            #"<label id="a" text="A"/><view id="v"/>"#,
            """
            "a.text" = "B";
            "b.text" = "x"; "c.text" = "x";
            "a.customClass" = "Evil"; "v.segmentTitles[3]" = "x"; "a.configuration.title" = "x";
            "no key" = "x"; "v.normalTitle" = "x"; "a.x.y.z.text" = "x"; "a.titles[99999999999999999999]" = "x";
            """)
        #expect(result.document.object(id: "a")?[.text] == "B")
        #expect(result.document.object(id: "a")?.customClass == nil)
        #expect(
            result.notes.map { "\($0.line ?? 0):\($0.column ?? 0): \($0.message)" } == [
                "3:55: the document has no text for the key “a.configuration.title” (4 such, here first)",
                "4:62: no object in the document has the id of the key “a.titles[99999999999999999999]” (5 such, here first)",
            ])
    }

    @Test func `texts in elements, with looks and in lists are replaced`() throws {
        let result = try localized(
            """
            <label id="a"><string key="text">A
            B</string></label>
            <label id="b"><attributedString key="attributedText"><fragment content="A"><attributes>
              <font key="NSFont" size="20" metaFont="system"/></attributes></fragment><fragment content="B"/>
              </attributedString></label>
            <searchBar id="c"><scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
            <button id="d"><state key="normal"><attributedString key="attributedTitle"><fragment content="x"/>
              </attributedString></state></button>
            <textField id="e" placeholder="P"/>
            <view id="f"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="one" value="1"/>
              <userDefinedRuntimeAttribute type="string" keyPath="two" value="2" localized="YES"/>
            </userDefinedRuntimeAttributes></view>
            """,
            """
            "a.text" = "Ä"; "b.attributedText" = "Ö"; "c.scopeButtonTitles[1]" = "Zwei"; "d.normalTitle" = "Ü";
            "e.ibShadowedPlaceholder" = "Platz"; "f.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "zwei";
            "d.highlightedTitle" = "gedrückt";
            """)
        let document = result.document
        #expect(result.notes.isEmpty)
        #expect(document.object(id: "a")?[.text] == "Ä")
        guard case .styledText(let text)? = document.object(id: "b")?.value("attributedText") else {
            Issue.record("the text has lost its looks")
            return
        }
        #expect(text.fragments.map(\.text) == ["Ö"])
        #expect(text.fragments.first?.font?.pointSize == 20)
        #expect(document.object(id: "c")?.value("scopeButtonTitles") == .texts(["One", "Zwei"]))
        #expect(document.object(id: "d")?.states.map(\.title) == ["Ü", "gedrückt"])
        #expect(document.object(id: "e")?[.placeholder] == "Platz")
        #expect(document.object(id: "f")?.runtimeAttributes.map(\.value) == [.text("1"), .text("zwei")])
    }

    @Test func `what varies with size classes is in the language too`() throws {
        let result = try localized(
            #"<label id="a" text="A"><variation key="widthClass=compact"><string key="text">C</string></variation></label>"#,
            "\"a.text\" = \"B\";")
        let label = try #require(UINib(document: result.document).items().first?.object as? UILabel)
        #expect(label.text == "B")
    }
}
