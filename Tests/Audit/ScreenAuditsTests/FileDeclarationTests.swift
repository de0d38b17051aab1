import AccessibilityAudit
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

    private func document(_ objects: String) throws -> InterfaceBuilderDocument {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
                <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes>
            </document>
            """
        return try InterfaceBuilderDocument.decode(Array(xml.utf8))
    }

    @Test func `the app's own attributes may hold texts and colours`() throws {
        let document = try document(
            """
            <viewController id="c"><view key="view" id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="spokenKey" value="save"/>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Save"/>
                <userDefinedRuntimeAttribute type="color" keyPath="nightColor"><color key="value" white="1" alpha="1"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><integer key="value" value="4"/>
                </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view></viewController>
            """)
        let view = try #require(FileDeclarations.all(in: document, of: nil)["v"])
        #expect(view.textKeys == ["spokenKey"] && view.colorKeys == ["nightColor"])
    }

    @Test func `code reaches the cells of its table and the views of their style`() throws {
        func cells(_ controller: String, _ collection: String) throws -> [String: Declaration] {
            let cell = #"<tableViewCell textLabel="t" id="r"><label id="t" text="Name"/></tableViewCell>"#
            let rows =
                collection == "cells"
                ? "<sections><tableViewSection id='s1'><cells>\(cell)</cells></tableViewSection></sections>"
                : "<prototypes>\(cell)</prototypes>"
            return FileDeclarations.all(
                in: try document(
                    "<tableViewController id='c' \(controller)><tableView key='view' id='v'>\(rows)</tableView>"
                        + "</tableViewController>"), of: nil)
        }
        let filled = try cells("customClass='List'", "cells")
        #expect(filled["r"]?.owner == "List" && filled["t"]?.outlets == ["textLabel"])
        let fixed = try cells("", "cells")
        #expect(fixed["r"]?.owner == nil && fixed["t"] == nil)
        let prototypes = try cells("", "prototypes")
        #expect(prototypes["r"]?.owner == nil && prototypes["t"]?.outlets == ["textLabel"])
    }

    @Test func `what a view draws is unknown if only code or the system decides it`() throws {
        let declarations = FileDeclarations.all(
            in: try document(
                """
                <viewController id="c" customClass="Trip">
                    <view key="view" id="v"><subviews>
                        <imageView id="photo"/><imageView id="blank"/><imageView id="logo" image="logo"/>
                        <view id="gradient" customClass="Gradient"/><mapView id="map"/>
                        <view id="card" customClass="Card"><color key="backgroundColor" white="1" alpha="1"/></view>
                    </subviews></view>
                    <connections><outlet property="photoView" destination="photo" id="o1"/>
                        <outlet property="logoView" destination="logo" id="o2"/></connections>
                </viewController>
                """), of: nil)
        let unknown = declarations.filter { $0.value.unknownDrawing != nil }.keys.sorted()
        #expect(unknown == ["gradient", "map", "photo"])
    }

    @Test func `an embedded scene of another storyboard keeps its outlets`() throws {
        let outer = try document(
            """
            <viewController id="c"><view key="view" id="v"><subviews><containerView id="box"><connections>
                <segue destination="p" kind="embed" id="e"/></connections></containerView></subviews></view>
            </viewController>
            <viewControllerPlaceholder storyboardName="Inner" id="p"/>
            <viewControllerPlaceholder storyboardName="Other" id="q"/>
            """)
        let inner = try document(
            """
            <viewController id="i"><view key="view" id="w"><subviews><label id="l" text="Name"/></subviews></view>
                <connections><outlet property="nameLabel" destination="l" id="o"/></connections></viewController>
            """)
        var asked: [String] = []
        let declarations = FileDeclarations.all(in: outer, of: nil) { name in
            asked.append(name)
            return inner
        }
        #expect(declarations["l"]?.outlets == ["nameLabel"] && asked == ["Inner"])
    }

    @Test func `the actions of a control are declared with their targets and its tag`() throws {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <button tag="3" id="bbb-bb-bbb"><connections>
                <action selector="go:" destination="-1" eventType="touchUpInside" id="ccc-cc-ccc"/>
            </connections></button></objects></document>
            """
        let document = try InterfaceBuilderDocument.decode(Array(xml.utf8))
        #expect(FileDeclarations.all(in: document, of: nil)["bbb-bb-bbb"]?.actions == ["go: -1 3"])
    }
}
