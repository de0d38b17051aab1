import Foundation
import InterfaceBuilder
import Testing

/// The bars that Interface Builder draws around views that are compared with stored frames.
@Suite @MainActor struct LayoutCheckBarTests {
    /// The number of the tools, by Xcode's version.
    private enum Tools {
        static let xcode10 = "14460"
        static let xcode12 = "17701"
        static let xcode14 = "22505"
    }

    /// A controller whose view holds a bar of 10 points at either end of its safe area, where it was stored.
    private func controller(
        _ id: String, _ height: Int, top: Int, bottom: Int, width: Int = 414, _ attributes: String = "",
        _ more: String = ""
    ) -> String {
        """
        <viewController \(attributes) id="\(id)"><view key="view" id="\(id)v">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
        \(bar("\(id)t", y: top, width))\(bar("\(id)b", y: height - bottom - 10, width))</subviews>
        <viewLayoutGuide key="safeArea" id="\(id)s"/><constraints>
        \(pin("\(id)t", "top", "\(id)s"))\(pin("\(id)t", "leading", "\(id)s"))
        \(pin("\(id)b", "bottom", "\(id)s"))\(pin("\(id)b", "leading", "\(id)s"))</constraints></view>\(more)
        </viewController>
        """
    }

    private func bar(_ id: String, y: Int, _ width: Int) -> String {
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="\(y)" width="\(width)" height="10"/><constraints>
        <constraint firstAttribute="height" constant="10" id="\(id)h"/>
        <constraint firstAttribute="width" constant="\(width)" id="\(id)w"/></constraints></view>
        """
    }

    private func pin(_ view: String, _ attribute: String, _ guide: String) -> String {
        """
        <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(guide)" \
        secondAttribute="\(attribute)" id="\(view)\(attribute)"/>
        """
    }

    private func container(_ kind: String, _ id: String, _ member: String, _ attributes: String = "") -> String {
        let relationship = kind == "tabBarController" ? "viewControllers" : "rootViewController"
        return """
            <\(kind) \(attributes) id="\(id)"><connections><segue destination="\(member)" kind="relationship" \
            relationship="\(relationship)" id="\(id)r"/></connections></\(kind)>
            """
    }

    private func segue(_ kind: String, to destination: String) -> String {
        #"<connections><segue destination="\#(destination)" kind="\#(kind)" id="\#(destination)g"/></connections>"#
    }

    /// The errors of all bars of a storyboard for a phone with round corners: 44 points at its top, 48 since Xcode 14,
    /// and 34 at its bottom.
    private func errors(
        _ controllers: String..., tools: String = Tools.xcode12, device: String = "retina6_1"
    ) throws -> [Double] {
        let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="\(device)" orientation="portrait"/>
            <scenes>\(scenes)</scenes></document>
            """
        return try InterfaceBuilderDocument.decode(Array(text.utf8), file: "Test.storyboard").checkLayout().views
            .map(\.errorWithStoredContent)
    }

    @Test(arguments: [(Tools.xcode10, 44), (Tools.xcode12, 49)])
    func `toolbars have grown`(tools: String, height: Int) throws {
        let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
        #expect(
            try errors(controller("c", 896, top: 44, bottom: 34 + height, "", toolbar), tools: tools) == [0, 0])
    }

    @Test func `the toolbar of a navigation controller is below all on its stack`() throws {
        for (attribute, bottom) in [("toolbarHidden=\"NO\"", 34 + 49), ("", 34)] {
            #expect(
                try errors(
                    container("navigationController", "n", "c", attribute),
                    controller("c", 896, top: 88, bottom: bottom, "", segue("push", to: "d")),
                    controller("d", 896, top: 88, bottom: bottom)) == [0, 0, 0, 0])
        }
    }

    @Test func `a tab bar stays away above a scene that hides it`() throws {
        #expect(
            try errors(
                container("tabBarController", "t", "n"), container("navigationController", "n", "a"),
                controller("a", 896, top: 88, bottom: 83, "", segue("show", to: "b")),
                controller("b", 896, top: 88, bottom: 34, "hidesBottomBarWhenPushed=\"YES\"", segue("show", to: "c")),
                controller("c", 896, top: 88, bottom: 34)) == [0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [("show", 83), ("showDetail", 83), ("presentation", 34)])
    func `a navigation controller that a tab shows is above the tab bar`(kind: String, bottom: Int) throws {
        #expect(
            try errors(
                container("tabBarController", "t", "n"), container("navigationController", "n", "a"),
                controller("a", 896, top: 88, bottom: 83, "", segue(kind, to: "m")),
                container("navigationController", "m", "b"), controller("b", 896, top: 88, bottom: bottom))
                == [0, 0, 0, 0])
    }

    @Test func `a tab bar that is simulated around a navigation controller is below its content`() throws {
        let bar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
        let navigation = container("navigationController", "n", "a")
            .replacingOccurrences(of: "<connections>", with: bar + "<connections>")
        #expect(try errors(navigation, controller("a", 896, top: 88, bottom: 83)) == [0, 0])
    }

    @Test func `what a controller below a simulated bar shows is below one as well`() throws {
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
        #expect(
            try errors(
                controller("a", 896, top: 88, bottom: 34, "", bar + segue("show", to: "b")),
                controller("b", 896, top: 88, bottom: 34)) == [0, 0, 0, 0])
    }

    @Test func `what is higher than the screen ends as the screen does`() throws {
        #expect(try errors(controller("c", 1896, top: 44, bottom: 34)) == [0, 0])
    }

    @Test func `a part of the screen that reaches below no bars is free at all edges`() throws {
        let edges = #"<extendedEdge key="edgesForExtendedLayout"/>"#
        #expect(
            try errors(controller("c", 228, top: 0, bottom: 0, "", edges), tools: Tools.xcode10) == [0, 0])
        #expect(
            try errors(controller("c", 896, top: 44, bottom: 34, "", edges), tools: Tools.xcode10) == [0, 0])
    }

    @Test func `what is presented without filling the screen is below the status bar`() throws {
        for (kind, top) in [("presentation", 0), ("show", 48)] {
            #expect(
                try errors(
                    controller("a", 896, top: 48, bottom: 34, "", segue(kind, to: "b")),
                    controller("b", 768, top: top, bottom: 0, width: 375), tools: Tools.xcode14) == [0, 0, 0, 0])
        }
    }

    @Test func `a sheet on a round screen ends above the corners`() throws {
        #expect(
            try errors(
                container("navigationController", "n", "c"), controller("c", 834, top: 56, bottom: 0, width: 390),
                tools: Tools.xcode14, device: "retina6_0") == [0, 0])
    }

    @Test(arguments: [(Tools.xcode10, 0), (Tools.xcode12, 44)])
    func `Xcode has not heeded since version 11 that there is no status bar`(tools: String, top: Int) throws {
        #expect(
            try errors(
                controller("c", 896, top: top, bottom: 34, "", #"<nil key="simulatedStatusBarMetrics"/>"#),
                tools: tools) == [0, 0])
    }

    @Test(arguments: [("17701", 0), ("21507", 0), ("21701", 20)])
    func `screens without round corners had no status bar for a while`(tools: String, top: Int) throws {
        #expect(
            try errors(
                controller("c", 667, top: top, bottom: 0, width: 375), tools: tools, device: "retina4_7") == [0, 0])
    }

    @Test func `the view of a xib has its simulated bars`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(Tools.xcode12)" \
            targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_1" orientation="portrait"/><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
            \(bar("t", y: 88, 414))\(bar("b", y: 896 - 83 - 10, 414))</subviews><viewLayoutGuide key="safeArea" id="s"/>
            <constraints>\(pin("t", "top", "s"))\(pin("t", "leading", "s"))\(pin("b", "bottom", "s"))
            \(pin("b", "leading", "s"))</constraints>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/></view></objects></document>
            """
        let check = try InterfaceBuilderDocument.decode(Array(text.utf8), file: "Test.xib").checkLayout()
        #expect(check.views.map(\.errorWithStoredContent) == [0, 0])
    }
}
