import Foundation
import InterfaceBuilder
import Testing

/// The comparison of the layout with stored frames.
@Suite @MainActor struct LayoutCheckTests {
    /// The check of a storyboard with one controller, whose view of 375 × 667 points holds this.
    private func check(_ subviews: String, _ constraints: String) throws -> LayoutCheck {
        try storyboard(
            """
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view></viewController>
            """
        ).checkLayout()
    }

    private func label(_ id: String, _ rect: String, _ attributes: String = "") -> String {
        let numbers = rect.split(separator: " ")
        return """
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" \
            verticalHuggingPriority="251" \(attributes) id="\(id)"><rect key="frame" x="\(numbers[0])" y="\(numbers[1])" \
            width="\(numbers[2])" height="\(numbers[3])"/></label>
            """
    }

    private func pin(_ id: String, _ constant: String = "8") -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="\(constant)" id="\(id)1"/>
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
        constant="10" id="\(id)2"/>
        """
    }

    @Test func `a view is measured with the stored size of its text and with its own`() throws {
        let check = try check(label("a", "10 28 60 30"), pin("a"))
        #expect(check.rootCount == 1 && check.excluded.isEmpty && check.brokenConstraints.isEmpty)
        let view = try #require(check.views.first)
        #expect(view.errorWithStoredContent == 0)
        #expect(view.error > 5 && !view.isIndependent)
        #expect(view.element == "label" && view.location.objectID == "a" && view.location.line == 2)
    }

    @Test func `the largest difference of a frame is its error`() throws {
        let check = try check(label("a", "10.5 30.5 60 30"), pin("a"))
        let off = try #require(check.views.first)
        #expect(off.errorWithStoredContent == 2.5)
    }

    @Test(arguments: [
        ("", LayoutCheck.Exclusion.contradictory), ("misplaced=\"YES\"", .misplaced), ("ambiguous=\"YES\"", .ambiguous),
        ("fixedFrame=\"YES\"", .placedByFrame),
    ]) func `a view that says nothing of the layout is left out with its reason`(
        attributes: String, reason: LayoutCheck.Exclusion
    ) throws {
        let check = try check(
            label("a", "10 28 60 30", attributes),
            pin("a") + #"<constraint firstItem="a" firstAttribute="width" constant="90" id="c3"/>"#)
        #expect(check.views.isEmpty)
        #expect(check.excluded == [reason: 1])
    }

    @Test func `a fixed view is independent of texts`() throws {
        let check = try check(
            label("a", "10 28 60 30"),
            pin("a") + """
                <constraint firstItem="a" firstAttribute="width" constant="60" id="c3"/>
                <constraint firstItem="a" firstAttribute="height" constant="30" id="c4"/>
                """)
        let view = try #require(check.views.first)
        #expect(view.isIndependent && view.error == 0)
    }

    @Test func `the content of a cell is a root with the margins of its time`() throws {
        let check = try xib(
            """
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="375" height="60"/><subviews>\(label("a", "8 8 50 20"))</subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" \
            id="c2"/></constraints></tableViewCellContentView></tableViewCell>
            """
        ).checkLayout()
        #expect(check.views.map(\.errorWithStoredContent) == [0])
    }

    @Test(arguments: [
        // The second view begins below the first, or the spacing of 8 is not kept.
        ("distribution=\"fill\"", "0 0 80 20", "0 28 80 20", 3),
        ("distribution=\"fill\"", "0 0 80 20", "0 33 80 15", 1),
        // Across, both fill the stack.
        ("", "0 0 80 20", "4 28 76 20", 1),
        ("alignment=\"trailing\"", "30 0 50 20", "4 28 76 20", 3),
        ("alignment=\"center\"", "30 0 20 20", "10 28 60 20", 3),
        ("alignment=\"center\"", "30 0 20 20", "0 28 60 20", 1),
        ("distribution=\"fillEqually\"", "0 0 80 20", "0 28 80 20", 3),
        ("distribution=\"fillEqually\"", "0 0 80 25", "0 33 80 15", 1),
    ]) func `a view that its stack view would not place so is left out`(
        attributes: String, first: String, second: String, measured: Int
    ) throws {
        let check = try check(
            """
            <stackView axis="vertical" spacing="8" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="10" y="28" width="80" height="48"/><subviews>\(label("a", first))\(label("b", second))
            </subviews></stackView>
            """, pin("s"))
        #expect(check.views.count == measured)
        #expect((check.excluded[.contradictory] ?? 0) == 3 - measured)
    }

    @Test(arguments: [
        // 44 points at the top of this device, 48 since Xcode 14, and twice as many since Xcode 16.3.
        ("20037", "20020", 44), ("21507", "21505", 48), ("23504", "23506", 48), ("23727", "23721", 96),
        ("24127", "24063", 96), ("32700.99.1234", "22685", 48),
    ]) func `insets are those of the time of the file`(tools: String, plugin: String, top: Int) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><device id="retina6_1" orientation="portrait"/>
            <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugin)"/>
            </dependencies><scenes><scene><objects>
            <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\(label("a", "10 \(top + 4) 60 30"))
            </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(pin("a", "4"))</constraints></view>
            </viewController></objects></scene></scenes></document>
            """
        let check = try InterfaceBuilderDocument.decode(Array(text.utf8), file: "Test.storyboard").checkLayout()
        #expect(check.views.map(\.errorWithStoredContent) == [0])
    }

    @Test func `a popover is laid out separately`() throws {
        let content = """
            <viewController id="p" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="200" height="65"/><subviews>\(label("a", "10 8 60 30"))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(pin("a"))</constraints></view></viewController>
            """
        let opener = """
            <viewController id="o" sceneMemberID="viewController"><view key="view" id="w"/><connections>
            <segue destination="p" kind="KIND" id="s"/></connections></viewController>
            """
        for (kind, error) in [("popoverPresentation", 0.0), ("show", 20)] {
            let check = try storyboard(opener.replacingOccurrences(of: "KIND", with: kind), content).checkLayout()
            #expect(check.views.map(\.errorWithStoredContent) == [error])
        }
    }

    @Test func `lines of text are in the middle of a control as high as its stored size`() throws {
        func button(_ id: String, _ x: Int, _ constraints: String) -> String {
            """
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(x)" y="40" width="60" height="60"/><state key="normal" title="OK"/>
            <constraints>\(constraints)</constraints></button>
            """
        }
        let height = #"<constraint firstAttribute="height" constant="60" id="h"/>"#
        let lines = ["a b", "b a"].map { pair in
            """
            <constraint firstItem="\(pair.prefix(1))" firstAttribute="baseline" secondItem="\(pair.suffix(1))" \
            secondAttribute="firstBaseline" id="\(pair.prefix(1))3"/>
            """
        }
        let check = try check(
            button("a", 10, height) + button("b", 10, ""), pin("a", "20") + pin("b", "20") + lines.joined())
        #expect(check.views.map(\.errorWithStoredContent) == [0, 0])
        #expect(check.brokenConstraints.isEmpty)
    }

    @Test func `an indicator that is hidden only because it is not animating takes room in a stack view`() throws {
        func errors(_ attributes: String) throws -> [Double] {
            try check(
                """
                <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                <rect key="frame" x="10" y="28" width="80" height="40"/><subviews>
                <activityIndicatorView hidden="YES" \(attributes) style="gray" \
                translatesAutoresizingMaskIntoConstraints="NO" id="i">
                <rect key="frame" x="0" y="0" width="80" height="20"/></activityIndicatorView>
                \(label("a", "0 20 80 20"))</subviews></stackView>
                """, pin("s")
            ).views.map(\.errorWithStoredContent)
        }
        #expect(try errors(#"hidesWhenStopped="YES""#) == [0, 0, 0])
        // Views that the file hides are left out, and a view that would begin below one is contradictory.
        #expect(try errors("") == [])
    }

    @Test func `a text counts with its stored size where the file states another one for design time`() throws {
        let stated = #"placeholderIntrinsicWidth="90" placeholderIntrinsicHeight="50""#
        let view = try #require(try check(label("a", "10 28 60 30", stated), pin("a")).views.first)
        #expect(view.errorWithStoredContent == 0 && !view.isIndependent)
        #expect(view.frame.width == 90 && view.frame.height == 50)
    }
}
