import InterfaceBuilder
import Testing

@testable import ScreenAudits

/// Declarations in a file about the code that may reach its objects.
@MainActor struct FileDeclarationTests {
    private func isFoundByTag(_ element: String) throws -> Bool {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <view id="aaa-aa-aaa"><rect key="frame" x="0" y="0" width="300" height="300"/>
                        <subviews>\(element)</subviews>
                    </view>
                </objects>
            </document>
            """
        let document = try InterfaceBuilderDocument.decode(Array(xml.utf8))
        return FileDeclarations.all(in: document, of: nil)["bbb-bb-bbb"]?.tag != nil
    }

    @Test func `code may find by its tag what shows something`() throws {
        #expect(try isFoundByTag(#"<label tag="3" text="Name" id="bbb-bb-bbb"/>"#))
        #expect(try isFoundByTag(#"<button tag="3" id="bbb-bb-bbb"/>"#))
        #expect(try !isFoundByTag(#"<label tag="0" text="Name" id="bbb-bb-bbb"/>"#))
    }

    @Test func `the tag of a field or of the sender of an action does not make code find it by tag`() throws {
        #expect(try !isFoundByTag(#"<textField tag="3" placeholder="Name" id="bbb-bb-bbb"/>"#))
        let sender = """
            <button tag="3" id="bbb-bb-bbb"><connections>
                <action selector="go:" destination="-1" eventType="touchUpInside" id="ccc-cc-ccc"/>
            </connections></button>
            """
        #expect(try !isFoundByTag(sender))
    }
}
