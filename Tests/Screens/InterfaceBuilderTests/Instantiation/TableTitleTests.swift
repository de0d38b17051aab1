import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// The height of section titles.
@Suite @MainActor struct TableTitleTests {
    /// The frames of the headers and footers of a grouped table whose one section has a row and titles.
    private func table(_ header: String, _ footer: String, height: String) throws -> UITableView {
        let document = try storyboard(
            """
            <tableViewController id="c" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="\(height)" \
            sectionFooterHeight="\(height)" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><sections>
            <tableViewSection headerTitle="\(header)" footerTitle="\(footer)" id="s"><cells>
            <tableViewCell id="r"><rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCell></cells>
            </tableViewSection></sections></tableView></tableViewController>
            """, initial: "c")
        let window = try #require(document.screens().first).makeWindow()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let controller = try #require(window.rootViewController as? UITableViewController)
        return controller.tableView
    }

    private static let long =
        "This text explains what the row above is for, in so many words that they need three lines "
        + "on a phone, as the settings of many apps do."

    @Test(arguments: ["18", "10"]) func `a footer is as high as its text where the file says nothing of its own`(
        height: String
    ) throws {
        let table = try table("Sound", Self.long, height: height)
        let (header, row, footer) = (
            table.rectForHeader(inSection: 0), table.rectForRow(at: IndexPath(row: 0, section: 0)),
            table.rectForFooter(inSection: 0)
        )
        #expect(header.height >= 28 && row.minY == header.maxY)
        #expect(footer.height > 45)
    }

    @Test func `a height set in the file takes precedence`() throws {
        let table = try table("Sound", Self.long, height: "30")
        #expect(table.rectForHeader(inSection: 0).height == 30)
        #expect(table.rectForFooter(inSection: 0).height == 30)
    }
}
