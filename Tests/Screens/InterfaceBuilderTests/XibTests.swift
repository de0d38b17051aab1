import AccessibilityTree
import InterfaceBuilder
import Testing

@Suite struct XibTests {
    @Test func `top-level objects, prototypes and collection cells are read`() throws {
        let document = try fixture("cells.xib")
        #expect(document.facts.kind == .xib)
        #expect(document.scenes.isEmpty)
        #expect(document.topLevelObjects.map { document.objects[$0].id } == ["-1", "-2", "vie-00-001"])
        #expect(document.objects[0].outlets.map(\.destination) == ["vie-00-001"])
        let table = try #require(document.object(id: "tab-00-001"))
        #expect(document.objects(of: table, in: "prototypes").map { $0.attribute("reuseIdentifier") } == ["row"])
        let collection = try #require(document.object(id: "col-00-001"))
        let layout = try #require(document.object(of: collection, key: "collectionViewLayout"))
        #expect(layout.value("itemSize") == .size(Size(width: 50, height: 60)))
        #expect(layout.value("sectionInset") == .insets(top: 2, left: 1, bottom: 4, right: 3))
        let cell = try #require(document.objects(of: collection, in: "cells").first)
        #expect(document.object(of: cell, key: "contentView")?.id == "cvv-00-001")
        #expect(document.notes.isEmpty)
    }

    @Test(arguments: [
        (#"minX="63" minY="629" width="248" height="30""#, Rect(x: 63, y: 629, width: 248, height: 30)),
        (#"width="320" height="43""#, Rect(x: 0, y: 0, width: 320, height: 43)),
    ])
    func `a frame that is stored as distances from the edges is read`(attributes: String, frame: Rect) throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <label id="a"><frame key="frameInset" \(attributes)/></label></objects></document>
            """
        let document = try InterfaceBuilderDocument.decode(Array(xml.utf8))
        #expect(document.object(id: "a")?.frame == frame)
    }

    @Test func `many files are read in the order given`() async throws {
        let names = ["cells.xib", "absent.xib", "settings.storyboard"]
        let paths = (0..<40).map { fixturePath(names[$0 % 3]) }
        let results = await InterfaceBuilderDocument.read(paths: paths)
        #expect(results.count == paths.count)
        for (path, result) in zip(paths, results) {
            switch result {
            case .success(let document): #expect(document.file == path)
            case .failure(.unreadable(let error)): #expect(error.file == path && path.hasSuffix("absent.xib"))
            case .failure(let error): Issue.record(error)
            }
        }
        #expect(await InterfaceBuilderDocument.read(paths: []).isEmpty)
    }

    @Test(arguments: [
        ("", ForeignDocument.empty), ("<archive type='x'/>", .archive), ("<plist/>", .notAnInterface(root: "plist")),
        ("<document/>", .notAnInterface(root: "document")),
        ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'/>", .macOS),
        ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>", .macOS),
        ("<document type='com.apple.InterfaceBuilder.AppleTV.XIB' targetRuntime='AppleTV'/>", .tvOS),
        ("<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard' targetRuntime='watchKit'/>", .watchOS),
        ("<document type='x' targetRuntime='newOS'/>", .otherPlatform("newOS")),
    ])
    func `foreign documents are skipped with a reason`(text: String, kind: ForeignDocument) {
        #expect(refusal(text) == .foreign(kind, file: nil))
        #expect(kind.description.hasPrefix("skipped: "))
    }

    @Test(arguments: [
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>",
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' targetRuntime='iOS.CocoaTouch.iPad'/>",
    ])
    func `documents for iPhone and iPad are read`(text: String) {
        #expect(refusal(text) == nil)
    }
}
