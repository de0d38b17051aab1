import AccessibilityTree
import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ToleranceTests {
    private func notes(_ objects: String) throws -> [InterfaceBuilderDocument.Note.Kind] {
        try xib(objects).notes.map(\.kind)
    }

    @Test func `row 21: unknown elements are kept by name and reported once`() throws {
        let document = try xib(
            "<view id='a'><glow key='halo' size='3'/><subviews><hologram id='b' text='x'/><hologram/></subviews></view>"
        )
        #expect(document.notes.map(\.kind) == [.unknownElement("glow"), .unknownElement("hologram")])
        #expect(document.notes.map(\.count) == [1, 2])
        #expect(document.notes[1].position.line == 2)
        let view = try #require(document.object(id: "a"))
        #expect(document.object(of: view, key: "halo")?[.size] == 3)
        #expect(document.objects(of: view, in: "subviews").map(\.elementName) == ["hologram", "hologram"])
        #expect(document.object(id: "b")?[.text] == "x")
    }

    @Test func `row 21: a document whose elements are renamed at random is still read`() throws {
        let text = try String(contentsOfFile: fixturePath("settings.storyboard"), encoding: .utf8)
        let names = Set(text.split(separator: "<").compactMap { $0.split { !$0.isLetter }.first.map(String.init) })
        for name in names.sorted() where name != "document" {
            let renamed = text.replacing("<\(name) ", with: "<x\(name) ").replacing("<\(name)>", with: "<x\(name)>")
                .replacing("</\(name)>", with: "</x\(name)>").replacing("<\(name)/>", with: "<x\(name)/>")
            #expect(refusal(renamed) == nil, "with \(name) renamed")
        }
    }

    @Test func `row 7: no part of a storyboard is taken for the whole`() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixturePath("settings.storyboard"))))
        for count in stride(from: 1, to: bytes.count - 2, by: 61) {
            #expect(throws: InterfaceBuilderError.self) {
                try InterfaceBuilderDocument.decode(Array(bytes[..<count]))
            }
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `damaged files give a sound document or an error`(seed: UInt64) throws {
        let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixturePath("settings.storyboard"))))
        var state = seed
        func random(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let snippets = ["\"", "<", "/>", "&", "9", "é", "id=\"a\"", "<view>", "</view>", "reference=\"x\"", "NO", "-"]
        var decoded = 0
        for _ in 0..<60 {
            var bytes = original
            for _ in 0...random(below: 2) {
                let place = random(below: bytes.count)
                bytes.replaceSubrange(place..<(place + 1), with: snippets[random(below: snippets.count)].utf8)
            }
            guard let document = try? InterfaceBuilderDocument.decode(bytes) else { continue }
            decoded += 1
            for object in document.objects {
                #expect(
                    object.parent.map { $0 < object.index && document.objects[$0].children.contains(object.index) }
                        ?? true)
                #expect(object.children.allSatisfy { document.objects[$0].parent == object.index })
            }
        }
        #expect(decoded > 0)
    }

    @Test(arguments: ["44,5", "nan", "inf", "-inf", "0x10", "abc", "", " 1", "1 2"])
    func `row 18: a frame with a broken number is left out with a note`(number: String) throws {
        let markup = "<view id='a'><rect key='frame' x='0' y='0' width='\(number)' height='1'/></view>"
        #expect(
            try notes(markup) == [.invalidNumber(element: "rect", attribute: "width", value: number)])
        #expect(try xib(markup).object(id: "a")?.frame == nil)
    }

    @Test func `row 18: incomplete frames are left out, and odd but finite ones kept`() throws {
        #expect(try xib("<view id='a'><rect key='frame' x='0'/></view>").object(id: "a")?.frame == nil)
        let odd = try xib("<view id='a'><rect key='frame' x='-1e6' y='1000000' width='-5' height='+.5'/></view>")
        #expect(odd.object(id: "a")?.frame == Rect(x: -1e6, y: 1e6, width: -5, height: 0.5))
        #expect(odd.notes.isEmpty)
    }

    @Test(arguments: ["-1e308", "1e999", "1000000.5", "-99999999999"])
    func `a frame with a number out of range is left out with a note and its place`(number: String) throws {
        let document = try xib("<view id='a'>\n <rect key='frame' x='0' y='0' width='\(number)' height='1'/></view>")
        #expect(
            document.notes.map(\.kind) == [.numberOutOfRange(element: "rect", attribute: "width", value: number)])
        #expect(document.notes.map { "\($0.position)" } == ["3:2"])
        #expect(document.notes[0].message.contains("outside ±1,000,000"))
        #expect(document.object(id: "a")?.frame == nil)
    }

    @Test func `numbers in the attributes of objects are noted where they stand`() throws {
        let document = try xib(
            """
            <slider id='a' minValue='-1e7' maxValue='10' value='ten'/>
            <label id='b' numberOfLines='9223372036854775807' text='99999999999' tag='99999999999'/>
            <view id='c'><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type='number' keyPath='x' value='1e7'/></userDefinedRuntimeAttributes></view>
            """)
        #expect(
            document.notes.map(\.kind) == [
                .numberOutOfRange(element: "slider", attribute: "minValue", value: "-1e7"),
                .invalidNumber(element: "slider", attribute: "value", value: "ten"),
                .numberOutOfRange(element: "label", attribute: "numberOfLines", value: "9223372036854775807"),
                .numberOutOfRange(element: "userDefinedRuntimeAttribute", attribute: "value", value: "1e7"),
            ])
        let slider = try #require(document.object(id: "a"))
        #expect(slider[.minValue] == nil && slider[.maxValue] == 10)
        #expect(document.object(id: "b")?.tag == 99_999_999_999)
    }

    @Test func `row 19: numbers that do not fit are absent`() throws {
        let document = try xib("<view id='a' tag='99999999999999999999' alpha='1e999' value='nan'/>")
        let view = try #require(document.object(id: "a"))
        #expect(view.tag == nil)
        #expect(view[.alpha] == nil)
        #expect(view[NumberName.value] == nil)
        #expect(view.attribute("tag") == "99999999999999999999")
    }

    @Test(arguments: [
        ("red='2' green='0' blue='0' alpha='1' customColorSpace='sRGB'", false),
        ("red='1' green='0' blue='0' alpha='-1' customColorSpace='sRGB'", false),
        ("red='1' green='0' blue='0' alpha='1' customColorSpace='displayP3'", true),
        ("red='1' green='0' blue='0' alpha='1' customColorSpace='whatever'", false),
        ("red='nan' green='0' blue='0' alpha='1' customColorSpace='sRGB'", false), ("name='missing'", false),
        ("systemColor='unheardOf'", false), ("", false), ("white='0.5' alpha='1' colorSpace='calibratedWhite'", true),
        ("red='1' green='0' blue='0' alpha='0.5' colorSpace='calibratedRGB'", true),
    ])
    func `row 20: colours that cannot be resolved are nil`(attributes: String, isKnown: Bool) throws {
        let document = try xib("<view id='a'><color key='backgroundColor' \(attributes)/></view>")
        let color = try #require(document.object(id: "a")?[.backgroundColor])
        #expect((document.resolved(color) != nil) == isKnown)
    }

    @Test func `row 16: duplicate ids are reported once and the first object wins`() throws {
        let document = try xib("<view id='a' tag='1'/><view id='a' tag='2'/><label id='a' tag='3'/>")
        #expect(document.notes.map(\.kind) == [.duplicateID("a")])
        #expect(document.notes.map(\.count) == [2])
        #expect(document.object(id: "a")?.tag == 1)
    }

    @Test func `row 16: dangling references are reported once each`() throws {
        let markup = """
            <view id='a'><constraints><constraint firstItem='b' secondItem='a'/><constraint firstItem='c'/></constraints>
            <variation key='default'><mask key='subviews'><exclude reference='d'/></mask></variation>
            <connections><outlet property='x' destination='b'/><action selector='y:'/></connections></view>
            """
        #expect(
            try notes(markup) == [.danglingReference("b"), .danglingReference("c"), .danglingReference("d")])
    }

    @Test func `row 16: controllers that contain each other are reported once`() throws {
        func controller(_ id: String, _ kind: String, _ destinations: String...) -> String {
            let segues = destinations.map { "<segue kind='\(kind)' destination='\($0)'/>" }.joined()
            return """
                <viewController id='\(id)'><view key='view'><subviews><containerView>
                <connections>\(segues)</connections></containerView></subviews></view></viewController>
                """
        }
        let markup =
            controller("a", "embed", "b") + controller("b", "relationship", "c", "d")
            + controller("c", "embed", "a", "b")
            + controller("d", "embed", "d") + controller("e", "show", "e", "f") + controller("f", "show", "e")
            + controller("g", "embed", "e")
        #expect(try notes(markup) == [.containmentCycle(["a", "b", "c"]), .containmentCycle(["d"])])
    }

    @Test func `row 16: a chain of many controllers costs no stack`() throws {
        let count = 20_000
        let controllers = (0..<count).map {
            """
            <viewController id='v\($0)'><connections><segue kind='embed' destination='v\(($0 + 1) % count)'/>\
            </connections></viewController>
            """
        }
        let document = try xib(controllers.joined())
        guard case .containmentCycle(let ids)? = document.notes.first?.kind else {
            Issue.record("The cycle was not found.")
            return
        }
        #expect(ids.count == count)
    }

    @Test(arguments: [("QQ", "A"), ("QUI=", "AB"), ("w6k\n", "é"), ("", "")])
    func `texts in base 64 are read with and without padding`(written: String, text: String) throws {
        let document = try xib("<label id='a'><string key='text' base64-UTF8='YES'>\(written)</string></label>")
        #expect(document.object(id: "a")?[.text] == text)
        #expect(document.notes.isEmpty)
    }

    @Test(arguments: ["Q", "QQ=Q", "Q!", "/w", "gICA"])
    func `broken base 64 is left out with a note`(written: String) throws {
        let document = try xib("<label id='a'><string key='text' base64-UTF8='YES'>\(written)</string></label>")
        #expect(document.object(id: "a")?[.text] == nil)
        #expect(document.notes.map(\.kind) == [.invalidBase64])
    }

    @Test func `odd traits and flags are ignored`() throws {
        let document = try xib(
            """
            <view id='a'><accessibility><accessibilityTraits key='traits' none='YES' button='NO' flying='YES'/>
            <bool key='isElement' value='MAYBE'/></accessibility></view>
            """)
        let facts = try #require(document.object(id: "a")?.accessibility)
        #expect(facts.traits == [])
        #expect(facts.isElement == nil)
    }

    @Test func `messages name what they are about in one safe line`() throws {
        let document = try xib(
            """
            <glow/><view id='&#10;glow'/><view id='&#10;glow'><rect x='glow\u{202E}'/><connections>
            <outlet destination='glow'/></connections></view>
            """)
        let messages = document.notes.map(\.message)
        #expect(
            messages == [
                "unknown element <glow>", "“glow\\u{202E}” in attribute x of <rect> is not a number",
                "duplicate id “\\nglow”", "no object has the id “glow”",
            ])
    }
}
