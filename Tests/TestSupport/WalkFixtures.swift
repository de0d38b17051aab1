/// Storyboards to walk.
package enum WalkFixtures {
    package static func storyboard(initial: String, _ scenes: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
        <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
        \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
        </scenes></document>
        """
    }

    package static func segue(_ kind: String, _ to: String, _ more: String = "") -> String {
        "<connections><segue destination=\"\(to)\" kind=\"\(kind)\" \(more) id=\"s-\(to)-\(kind)\"/></connections>"
    }

    package static func button(_ title: String, _ y: Int, _ connections: String, _ more: String = "") -> String {
        """
        <button \(more) buttonType="system" id="b-\(title)"><rect key="frame" x="20" y="\(y)" width="200" height="44"/>
        <state key="normal" title="\(title)"/>\(connections)</button>
        """
    }

    package static func controller(_ id: String, _ subviews: String, _ more: String = "", title: String? = nil)
        -> String
    {
        """
        <viewController \(title.map { "title=\"\($0)\"" } ?? "") id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
        \(subviews)</subviews></view>
        <navigationItem key="navigationItem" title="\(title ?? id)" id="n-\(id)"/>\(more)</viewController>
        """
    }

    package static func stack(_ id: String, _ root: String) -> String {
        """
        <navigationController id="\(id)" sceneMemberID="viewController">\
        \(segue("relationship", root, "relationship=\"rootViewController\""))</navigationController>
        """
    }

    package static func reference(_ id: String, _ board: String, _ identifier: String? = nil) -> String {
        """
        <viewControllerPlaceholder storyboardName="\(board)" \
        \(identifier.map { "referencedIdentifier=\"\($0)\"" } ?? "") id="\(id)" sceneMemberID="viewController"/>
        """
    }

    /// An app with tabs, stacks, modal screens and transitions that only code can make.
    package static let app = storyboard(
        initial: "tabs",
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="home-stack" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="more" kind="relationship" relationship="viewControllers" id="r2"/></connections>
        <tabBar key="tabBar" id="bar"><rect key="frame" x="0" y="0" width="414" height="49"/></tabBar></tabBarController>
        """,
        stack("home-stack", "home"),
        controller(
            "home",
            button("Detail", 200, segue("show", "detail")) + button("Sheet", 250, segue("presentation", "sheet"))
                + button("Trap", 300, segue("presentation", "trap", "modalPresentationStyle=\"fullScreen\""))
                + button("Done", 350, segue("presentation", "done", "modalPresentationStyle=\"fullScreen\""))
                + button("Hidden", 400, segue("show", "never"), "hidden=\"YES\"")
                + button("Off", 450, segue("show", "off"), "enabled=\"NO\"")
                + button("Own", 500, segue("custom", "own", "customClass=\"FadeSegue\"")), title: "Home"),
        controller("detail", "", title: "Detail"), controller("sheet", "", title: "Sheet"),
        controller("trap", "", title: "Trap"),
        controller(
            "done",
            button(
                "Close", 200,
                "<connections><action selector=\"close:\" destination=\"done\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
            ), title: "Done"),
        controller("never", "", title: "Never"), controller("off", "", title: "Off"),
        controller("own", "", title: "Own"),
        controller(
            "more", "", segue("show", "coded", "identifier=\"coded\""), title: "More"),
        controller("coded", "", title: "Coded"), controller("alone", "", title: "Alone"))
}
