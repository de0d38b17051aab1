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

    @Test func `the app's own attributes may hold texts and colors`() throws {
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

    @Test(arguments: [
        ("string", "spokenKey", "text"), ("string", "transKeyNormal", "text"), ("localizedString", "note", "text"),
        ("string", "heroID", ""), ("string", "heroModifierString", ""), ("string", "labelStyleName", ""),
        ("string", "accessibilityValue", ""), ("color", "titleColor", "color"), ("color", "layer.borderColor", ""),
        ("color", "cardBorderColor", ""), ("number", "textInset", ""),
    ])
    func `the name of an attribute says whether code may take a text or a color from it`(
        type: String, key: String, meaning: String
    ) throws {
        let document = try document(
            """
            <viewController id="c"><view key="view" id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="\(type)" keyPath="\(key)" value="1"/>
            </userDefinedRuntimeAttributes></view></viewController>
            """)
        let view = FileDeclarations.all(in: document, of: nil)["v"]
        #expect((view?.textKeys ?? []) == (meaning == "text" ? [key] : []))
        #expect((view?.colorKeys ?? []) == (meaning == "color" ? [key] : []))
    }

    @Test func `code reaches the items of a controller's bars, and the objects at the top of a xib`() throws {
        func declarations(_ controller: String) throws -> [String: Declaration] {
            FileDeclarations.all(
                in: try document(
                    """
                    <viewController id="c" \(controller)><view key="view" id="v"><subviews><toolbar id="t"><items>
                        <barButtonItem title="Go" id="loose"/></items></toolbar></subviews></view>
                        <tabBarItem key="tabBarItem" id="tab"/><navigationItem key="navigationItem" id="n">
                        <barButtonItem key="rightBarButtonItem" title="More" id="more"/></navigationItem>
                        <toolbarItems><barButtonItem title="Sort" id="sort"/></toolbarItems>
                    </viewController>
                    """), of: nil)
        }
        let reached = try declarations("customClass='Trips'").filter { $0.value.owner == "Trips" }
        #expect(reached.keys.sorted() == ["more", "sort", "tab"])
        #expect(try declarations("").values.allSatisfy { $0.owner == nil })
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="header" destination="b" id="o"/></connections></placeholder>
            <button id="a"/><view id="b"><subviews><label id="l"/></subviews></view></objects></document>
            """
        let objects = FileDeclarations.all(in: try .decode(Array(xib.utf8)), of: nil)
        #expect(objects.filter { $0.value.isTopLevel }.keys.sorted() == ["a", "b"])
        #expect(objects["b"]?.outlets == ["header"] && objects["l"] == nil)
    }

    @Test func `outlets of constraints reach the views that these place, and UIKit's classes are not the app's`() throws
    {
        let declarations = FileDeclarations.all(
            in: try document(
                """
                <viewController id="c"><view key="view" id="v"><subviews>
                    <scrollView id="panel" customClass="UIScrollView"><constraints>
                        <constraint firstAttribute="height" constant="80" id="height"/></constraints></scrollView>
                    <view id="bar" customClass="UIPlaceHolderView"/></subviews>
                    <constraints><constraint firstItem="bar" firstAttribute="top" secondItem="v" secondAttribute="top"
                        id="top"/></constraints></view><connections>
                    <outlet property="heightConstraint" destination="height" id="o1"/>
                    <outlet property="topConstraint" destination="top" id="o2"/></connections></viewController>
                """), of: nil)
        #expect(declarations["panel"]?.constraintOutlets == ["heightConstraint"])
        #expect(declarations["bar"]?.constraintOutlets == ["topConstraint"])
        #expect(declarations["panel"]?.customClass == nil && declarations["bar"]?.customClass == "UIPlaceHolderView")
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
