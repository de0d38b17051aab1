import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// A view with outlets for constraints.
private final class PanelView: UIView, NamedPropertyOwner {
    var width: NSLayoutConstraint?
    var edges: [NSLayoutConstraint] = []

    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("width", let constraint as NSLayoutConstraint): width = constraint
        case ("edges", let constraints as [NSLayoutConstraint]): edges = constraints
        default: return false
        }
        return true
    }
}

/// Constraints of files as live ones.
@Suite @MainActor struct ConstraintTests {
    /// A root of 300 × 400 points with a box in it, that these constraints of the root place.
    private func box(
        _ constraints: String, attributes: String = "", more: String = "", own: String = ""
    ) throws -> UIView {
        let root: UIView = try made(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(attributes)>
                <rect key="frame" x="1" y="2" width="3" height="4"/>\(own)</view>
            </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints>\(more)</view>
            """)
        root.layoutIfNeeded()
        return try #require(root.subviews.first)
    }

    private let corner = """
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
        """

    @Test(arguments: [
        ("1.5", 150.0), ("3:4", 75.0), ("1/4", 25.0), ("2:0", 100.0), ("nonsense", 100.0),
    ]) func `a multiplier is a number or a ratio`(written: String, width: Double) throws {
        let view = try box(
            corner + """
                <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" \
                multiplier="\(written)" id="c3"/>
                """,
            own: #"<constraints><constraint firstAttribute="height" constant="100" id="c4"/></constraints>"#)
        #expect(view.frame == CGRect(x: 0, y: 20, width: width, height: 100))
    }

    @Test func `a ratio that can't be read is noted with its place`() throws {
        let document = try xib(
            """
            <view id="a"><constraints><constraint firstAttribute="width" secondItem="a" secondAttribute="height" \
            multiplier="1:0" id="c"/></constraints></view>
            """)
        #expect(document.notes.map(\.message) == ["“1:0” in attribute multiplier of <constraint> is not a number"])
    }

    @Test func `the size class chooses constraints and constants`() throws {
        let text = """
            <constraint firstItem="box" firstAttribute="height" constant="50" id="low"/>
            <constraint firstItem="box" firstAttribute="height" constant="90" id="high"/>
            <constraint firstItem="box" firstAttribute="width" constant="10" id="wide">
              <variation key="widthClass=compact" constant="70"/><variation key="widthClass=regular" constant="200"/>
            </constraint>
            """
        let masks = """
            <variation key="default"><mask key="constraints"><exclude reference="low"/></mask></variation>
            <variation key="heightClass=regular"><mask key="constraints">
              <include reference="low"/><exclude reference="high"/></mask></variation>
            """
        let view = try box(corner + text, more: masks)
        #expect(view.frame.size == CGSize(width: 70, height: 50))
    }

    @Test func `a constraint for design time is left out, and a view without others keeps its frame`() throws {
        let view = try box(
            #"<constraint firstItem="box" firstAttribute="width" constant="80" placeholder="YES" id="c"/>"#)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `what Interface Builder fixes follows its mask, whatever constraints say`() throws {
        let view = try box(corner, attributes: #"fixedFrame="YES""#)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `outlets name constraints, also those that are not installed`() throws {
        var classes = InterfaceBuilderClasses()
        classes.register(PanelView.self)
        let nib = UINib(
            document: try xib(
                """
                <view customClass="PanelView" id="root"><rect key="frame" x="0" y="0" width="300" height="400"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
                \(corner.replacing("safe", with: "root"))
                <constraint firstItem="box" firstAttribute="width" constant="40" priority="900" identifier="w" id="c3"/>
                <constraint firstItem="box" firstAttribute="width" constant="60" id="c4"/></constraints>
                <variation key="default"><mask key="constraints"><exclude reference="c4"/></mask></variation>
                <connections><outlet property="width" destination="c3" id="o1"/>
                <outletCollection property="edges" destination="c1" id="o2"/>
                <outletCollection property="edges" destination="c4" id="o3"/></connections></view>
                """), classes: classes)
        let panel = try #require(nib.items().first?.object as? PanelView)
        let width = try #require(panel.width)
        #expect(width.constant == 40 && width.priority.rawValue == 900 && width.identifier == "w")
        #expect(width.sourcePosition == ":6:1" && width.isActive)
        #expect(panel.edges.map(\.isActive) == [true, false])
        width.constant = 50
        panel.layoutIfNeeded()
        #expect(panel.subviews.first?.frame.width == 50)
        panel.edges[1].isActive = true
        panel.layoutIfNeeded()
        #expect(panel.subviews.first?.frame.width == 60)
    }

    @Test func `constraints between what is in no common view are left out with a note`() throws {
        let nib = UINib(
            document: try xib(
                """
                <view id="a"><constraints>
                  <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/>
                  <constraint firstItem="gone" firstAttribute="top" secondItem="a" secondAttribute="top" id="d"/>
                  <constraint firstItem="a" firstAttribute="top" secondItem="a" secondAttribute="width" id="e"/>
                </constraints></view><view id="b"/>
                """))
        #expect(nib.items().count == 2)
        #expect(
            nib.notes.map(\.message) == ["the constraint relates items without a common ancestor and is ignored"])
    }

    @Test func `a controller's view is laid out between its guides`() throws {
        let board = UIStoryboard(
            document: try storyboard(
                """
                <viewController id="c" sceneMemberID="viewController"><layoutGuides>
                  <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
                </layoutGuides><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
                  <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" \
                    id="l"/></subviews>
                  <constraints>
                  <constraint firstItem="l" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" \
                    id="c1"/>
                  <constraint firstItem="bottom" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="c2"/>
                  <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" \
                    id="c3"/></constraints></view></viewController>
                """, initial: "c"))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = board.instantiateInitialViewController()
        window.isHidden = false
        defer { window.isHidden = true }
        MainLoop.main.advance(by: .zero)
        let label = try #require(window.rootViewController?.view.subviews.first as? UILabel)
        #expect(label.frame.minX == 16 && label.frame.minY == 52 && label.frame.maxY == 633)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
    }

    @Test func `a class that is not here is as large as the developer has said`() throws {
        let size = #"placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite""#
        let custom = try box(corner, attributes: size + #" customClass="Gone""#)
        #expect(custom.frame.size == CGSize(width: 120, height: 0))
        #expect(try box(corner, attributes: size).frame.size == .zero)
    }
}
