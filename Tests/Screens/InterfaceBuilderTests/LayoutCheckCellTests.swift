import Foundation
import InterfaceBuilder
import Testing

/// The frames of the content of cells, by the table around them and the version of Xcode.
@Suite @MainActor struct LayoutCheckCellTests {
    private static let header = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch."#

    /// A cell whose content is a view between its margins, stored from one x to another.
    private func cell(
        _ start: Int, _ end: Int, width: Int, _ attributes: String = "", _ content: String = "", _ more: String = ""
    ) -> String {
        """
        <tableViewCell \(attributes) id="cell"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
        <tableViewCellContentView key="contentView" \(content) tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="\(width)" height="60"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="\(start)" y="0" width="\(end - start)" height="60"/></view></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c2"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c3"/>
        <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="c4"/></constraints>
        \(more)</tableViewCellContentView></tableViewCell>
        """
    }

    private func document(_ kind: String, _ tools: String, _ device: String, _ objects: String) throws -> [Double] {
        let text = """
            \(Self.header)\(kind)" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
            <device id="\(device)" orientation="portrait"/>\(objects)</document>
            """
        return try InterfaceBuilderDocument.decode(Array(text.utf8)).checkLayout().views.map(\.errorWithStoredContent)
    }

    private func xib(_ cell: String, _ tools: String, _ device: String = "retina4_7") throws -> [Double] {
        try document("XIB", tools, device, "<objects>\(cell)</objects>")
    }

    /// The errors in a storyboard with one table, which is the controller's view or one in it.
    private func storyboard(
        _ cell: String, width: Int, isInner: Bool = false, style: String = "plain", _ tools: String, _ device: String
    ) throws -> [Double] {
        func table(_ key: String) -> String {
            """
            <tableView \(key) style="\(style)" dataMode="prototypes" id="t">
            <rect key="frame" x="0" y="0" width="\(width)" height="600"/><prototypes>\(cell)</prototypes></tableView>
            """
        }
        let view =
            isInner
            ? """
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="600"/><subviews>
            \(table(""))</subviews></view>
            """ : table(#"key="view""#)
        let kind = isInner ? "viewController" : "tableViewController"
        return try document(
            "Storyboard.XIB", tools, device,
            "<scenes><scene><objects><\(kind) id=\"c\">\(view)</\(kind)></objects></scene></scenes>")
    }

    @Test(arguments: [("14460", 15), ("16096", 15), ("23504", 16)])
    func `tables next to other views once had narrower margins`(tools: String, margin: Int) throws {
        let narrow = cell(margin, 375 - margin, width: 375)
        #expect(try storyboard(narrow, width: 375, isInner: true, tools, "retina4_7") == [0])
        // Those that are a controller's view have its margins, and round screens have wider ones.
        #expect(try storyboard(cell(16, 359, width: 375), width: 375, tools, "retina4_7") == [0])
        #expect(try storyboard(cell(16, 359, width: 375), width: 375, isInner: true, tools, "retina5_9") == [0])
    }

    @Test(arguments: [("14460", "retina4_7", 16), ("16097", "retina4_7", 15), ("16097", "retina6_1", 16)])
    func `cells in xibs have margins of their time`(tools: String, device: String, margin: Int) throws {
        #expect(try xib(cell(margin, 320 - margin, width: 320), tools, device) == [0])
    }

    @Test func `a cell is not wider than the screen that it is drawn for`() throws {
        #expect(try xib(cell(16, 400, width: 416), "21507") == [0])
        #expect(try xib(cell(20, 396, width: 416), "21507", "retina6_1") == [0])
    }

    @Test(arguments: [("collectionViewCell", 20), ("tableViewCell", 0)])
    func `the status bar is above a cell in a xib only where it is a collection view's`(kind: String, top: Int) throws {
        let content = kind == "tableViewCell" ? "tableViewCellContentView" : "view"
        let text = """
            \(Self.header)XIB" toolsVersion="13771" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/><objects><\(kind) id="cell">
            <rect key="frame" x="0" y="0" width="370" height="547"/><\(content) key="contentView" \
            insetsLayoutMarginsFromSafeArea="NO" id="content">
            <rect key="frame" x="0" y="0" width="370" height="547"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0" y="\(top)" width="370" height="\(547 - top)"/></view></subviews></\(content)>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
            <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c3"/>
            <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c4"/>
            </constraints></\(kind)></objects></document>
            """
        let check = try InterfaceBuilderDocument.decode(Array(text.utf8)).checkLayout()
        #expect(check.views.map(\.errorWithStoredContent) == [0])
    }

    @Test func `content that preserves margins has those of its cell at least`() throws {
        let margins = #"<edgeInsets key="layoutMargins" top="8" left="15" bottom="8" right="8"/>"#
        let preserved = cell(16, 359, width: 375, "", "preservesSuperviewLayoutMargins=\"YES\"", margins)
        #expect(try storyboard(preserved, width: 375, "21701", "retina4_7") == [0])
        #expect(
            try storyboard(cell(15, 367, width: 375, "", "", margins), width: 375, "21701", "retina4_7") == [0])
    }

    @Test func `an inset group makes a cell narrower that is stored as wide as the table`() throws {
        let (stored, inset) = (cell(20, 330, width: 390), cell(20, 330, width: 350))
        #expect(try storyboard(stored, width: 390, style: "insetGrouped", "23504", "retina6_0") == [0])
        let pinned = stored.replacingOccurrences(of: "\"trailingMargin\"", with: "\"trailing\" constant=\"20\"")
        #expect(try storyboard(pinned, width: 390, style: "insetGrouped", "23504", "retina6_0") == [0])
        #expect(try storyboard(inset, width: 390, style: "insetGrouped", "23504", "retina6_0") == [0])
        #expect(
            try storyboard(cell(20, 370, width: 390), width: 390, style: "grouped", "23504", "retina6_0") == [0])
    }
}
