import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The filter that skips lookups of names that an object does not have.
struct PresenceTests {
    typealias Key = InterfaceBuilderDocument.Attributes.Key

    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><label opaque="NO" text="Name" ownName="x" id="a-1"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label></objects>
        </document>
        """

    private func label() throws -> InterfaceBuilderDocument.Object {
        try #require(try InterfaceBuilderDocument.decode(Array(Self.xml.utf8)).objects.first)
    }

    @Test(arguments: ["opaque", "text", "ownName", "frame", "fontDescription", "textColor"])
    func `nothing that is there is passed over`(name: String) throws {
        #expect(InterfaceBuilderDocument.Presence(of: try label()).mayHave(.init(Key(name))))
    }

    @Test func `most of what is not there is`() throws {
        let presence = InterfaceBuilderDocument.Presence(of: try label())
        let others = ["hidden", "highlighted", "numberOfLines", "lineBreakMode", "adjustsFontSizeToFit", "enabled"]
        #expect(others.count { !presence.mayHave(.init(Key($0))) } >= others.count / 2)
    }

    @Test func `what has been set in place of what is written is found`() throws {
        var label = try label()
        label.attributeList.set(.init(name: "hidden", value: "YES"))
        #expect(InterfaceBuilderDocument.Presence(of: label).mayHave(.init(Key("hidden"))))
        #expect(label.attributeList[Key("hidden")] == "YES")
    }
}
