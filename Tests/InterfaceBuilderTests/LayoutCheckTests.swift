import Foundation
import InterfaceBuilder
import Testing

/// How the layout is compared with stored frames.
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
}
