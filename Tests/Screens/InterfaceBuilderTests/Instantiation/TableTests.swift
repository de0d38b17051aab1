import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

private final class Rows: UITableView, NamedPropertyOwner, UITableViewDataSource {
    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool { false }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

@Suite(.serialized) @MainActor struct TableInstantiationTests {
    private func labels(_ view: UIView) -> [String] {
        let tree = capture(view)
        return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
    }

    private let sections = """
        <tableView dataMode="static" style="grouped" allowsSelection="NO" id="t">
          <rect key="frame" x="0" y="0" width="320" height="600"/>
          <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="30"/><subviews>
            <label text="Top" id="hl"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews></view>
          <sections>
            <tableViewSection headerTitle="First" footerTitle="After" id="s1"><cells>
              <tableViewCell style="IBUITableViewCellStyleValue1" accessoryType="checkmark" textLabel="l1" \
        detailTextLabel="l2" id="c1">
                <rect key="frame" x="0" y="50" width="320" height="70"/>
                <tableViewCellContentView key="contentView" id="cc1"><subviews>
                  <label text="Name" id="l1"/><label text="Ann" id="l2"/></subviews></tableViewCellContentView>
              </tableViewCell>
              <tableViewCell customClass="SwitchCell" id="c2">
                <rect key="frame" x="0" y="120" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="cc2">
                  <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
                  <label text="Wi-Fi" id="l3"><rect key="frame" x="16" y="10" width="90" height="20"/></label>
                  <switch on="YES" id="w"><rect key="frame" x="200" y="6" width="51" height="31"/></switch>
                  </subviews></tableViewCellContentView>
              </tableViewCell></cells></tableViewSection>
            <tableViewSection id="s2"><string key="headerTitle">Second</string><cells/></tableViewSection>
          </sections>
        </tableView>
        """

    /// Heights of rows: (the table's, that of the cell, whether constraints hold the content, the result).
    @Test(arguments: [
        ("-1", "", true, 80.0), ("-1", "rowHeight=\"60\"", true, 60), ("44", "", true, 50), ("-1", "", false, 50),
    ])
    func `a static row is as high as its content where the file leaves that open`(
        _ test: (table: String, cell: String, isHeld: Bool, height: Double)
    ) throws {
        let constraints = """
            <constraints>
            <constraint firstItem="sw" firstAttribute="top" secondItem="cc" secondAttribute="top" constant="20" id="k1"/>
            <constraint firstItem="sw" firstAttribute="leading" secondItem="cc" secondAttribute="leading" id="k2"/>
            <constraint firstAttribute="bottom" secondItem="sw" secondAttribute="bottom" constant="29" id="k3"/>
            </constraints>
            """
        let flag = test.isHeld ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
        let stored = test.cell.isEmpty ? 50 : 60
        let table: UITableView = try made(
            """
            <tableView dataMode="static" style="plain" rowHeight="\(test.table)" id="t">
            <rect key="frame" x="0" y="0" width="320" height="600"/><sections><tableViewSection id="s"><cells>
            <tableViewCell \(test.cell) id="c"><rect key="frame" x="0" y="0" width="320" height="\(stored)"/>
            <tableViewCellContentView key="contentView" id="cc">
            <rect key="frame" x="0" y="0" width="320" height="\(stored)"/><subviews>
            <switch \(flag) id="sw"><rect key="frame" x="0" y="10" width="51" height="31"/></switch></subviews>
            \(test.isHeld ? constraints : "")</tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
            </tableView>
            """)
        _ = capture(table)
        let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(Double(row.frame.height) == test.height)
    }

    @Test func `static sections have their titles and rows`() throws {
        let table: UITableView = try made(sections)
        #expect(table.style == .grouped && !table.allowsSelection)
        #expect(labels(table) == ["Top", "First", "Name, Ann", "Wi-Fi", nil, "After", "Second"].compactMap { $0 })
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.frame.height == 70 && first.accessoryType == .checkmark)
        #expect(first.textLabel?.text == "Name" && first.detailTextLabel?.text == "Ann")
        #expect(first.textLabel?.sourceLocation?.objectID == "l1")
        let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(second.contentView.subviews.map(\.frame.minX) == [16, 200])
        #expect(capture(table).nodes.contains { $0.className == "SwitchCell" })
    }

    private let prototypes = """
        <tableView dataMode="prototypes" style="plain" rowHeight="60" id="t">
          <rect key="frame" x="0" y="0" width="320" height="600"/>
          <prototypes>
            <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleDefault" textLabel="l" id="c">
              <rect key="frame" x="0" y="0" width="320" height="60"/>
              <tableViewCellContentView key="contentView" id="cc"><subviews><label text="Title" id="l"/></subviews>
              </tableViewCellContentView></tableViewCell>
            <tableViewCell id="d"><rect key="frame" x="0" y="60" width="320" height="80"/>
              <tableViewCellContentView key="contentView" id="dc"><subviews>
              <label text="Other" id="e"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
              </tableViewCellContentView></tableViewCell>
          </prototypes>
          <connections><outlet property="dataSource" destination="t" id="o"/></connections>
        </tableView>
        """

    @Test func `prototypes are not rows and are read separately`() throws {
        let table: UITableView = try made(prototypes)
        #expect(labels(table) == [])
        let screen = try #require(try xib(prototypes).screens().first)
        #expect(screen.prototypes.map(\.name) == ["row", "Table view cell"])
        #expect(screen.prototypes.map(\.location.objectID) == ["c", "d"])
        let windows = screen.prototypes.map { $0.makeWindow() }
        defer { for window in windows { window.isHidden = true } }
        #expect(windows.map(\.bounds.size) == [CGSize(width: 320, height: 60), CGSize(width: 320, height: 80)])
        let heard = windows.map { window in
            let tree = WindowSource(window).captureTree()
            return ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
        }
        #expect(heard == [["Title"], ["Other"]])
    }

    @Test func `prototypes make as many cells as a data source asks for`() throws {
        var classes = InterfaceBuilderClasses()
        classes.register(Rows.self)
        let markup = prototypes.replacing("<tableView ", with: "<tableView customClass=\"Rows\" ")
        let nib = UINib(document: try xib(markup), classes: classes)
        let table = try #require(nib.items().first?.object as? Rows)
        #expect(labels(table) == ["Row 0", "Row 1", "Row 2"])
        let cells = try (0..<3).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
        #expect(Set(cells.map { ObjectIdentifier($0) }).count == 3)
        #expect(cells.map(\.reuseIdentifier) == ["row", "row", "row"])
        #expect(cells.map { $0.sourceLocation?.objectID } == ["c", "c", "c"])
    }

    @Test func `a loose view may be the accessory of one cell`() throws {
        func cell(_ id: String) -> String {
            """
            <tableViewCell id="\(id)"><connections>
            <outlet property="accessoryView" destination="w" id="\(id)-o"/></connections></tableViewCell>
            """
        }
        let items = UINib(
            document: try xib(
                """
                <tableView dataMode="static" id="t"><rect key="frame" x="0" y="0" width="320" height="600"/><sections>
                <tableViewSection id="s"><cells>\(cell("c1"))\(cell("c2"))</cells></tableViewSection></sections>
                </tableView><switch id="w"/>
                """)
        ).items()
        let table = try #require(items.first?.object as? UITableView)
        #expect(capture(table).nodes.count { $0.className == "UISwitch" } == 1)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryView === items.last?.object)
    }

    @Test func `a cell whose parts are not its own has none of them`() throws {
        let table: UITableView = try made(
            """
            <tableView dataMode="static" id="t"><rect key="frame" x="0" y="0" width="320" height="600"/>
            <sections><tableViewSection id="s"><cells>
              <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t" detailTextLabel="gone" id="c">
                <connections><outlet property="accessoryView" destination="t" id="o"/></connections></tableViewCell>
            </cells></tableViewSection></sections></tableView>
            """)
        #expect(capture(table).count > 1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.accessoryView == nil && cell.frame.height == 44)
    }
}

/// An app's table view controller that changes one thing about its static rows.
private final class SettingsController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if indexPath.row == 1 { cell.textLabel?.text = "Changed" }
        return cell
    }
}

@Suite(.serialized) @MainActor struct TableControllerTests {
    private func cell(_ id: String, _ text: String) -> String {
        """
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="\(id)-l" id="\(id)">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="\(id)-c"><subviews><label text="\(text)" id="\(id)-l"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """
    }

    private func controller(_ content: String, mode: String, connected: Bool) throws -> UITableViewController {
        let connections = """
            <connections><outlet property="dataSource" destination="t" id="o1"/>
            <outlet property="delegate" destination="t" id="o2"/></connections>
            """
        let document = try storyboard(
            """
            <tableViewController customClass="SettingsController" id="t"><tableView key="view" dataMode="\(mode)" id="v">
            <rect key="frame" x="0" y="0" width="320" height="600"/>\(content)\(connected ? connections : "")
            </tableView></tableViewController>
            """)
        var classes = InterfaceBuilderClasses()
        if mode == "static" { classes.register(SettingsController.self) }
        let scene = try #require(UIStoryboard(document: document, classes: classes).scenes.first)
        return try #require(scene.instantiateViewController() as? UITableViewController)
    }

    private func labels(_ controller: UIViewController) -> [String] {
        capture(controller, CGSize(width: 320, height: 600)).nodes
            .filter { $0.className == "UITableViewCell" }.compactMap { $0.label?.string }
    }

    @Test(arguments: [true, false])
    func `static rows reach a subclass through super`(connected: Bool) throws {
        let content = """
            <sections><tableViewSection id="s"><cells>\(cell("a", "One"))\(cell("b", "Two"))</cells></tableViewSection>
            </sections>
            """
        let controller = try controller(content, mode: "static", connected: connected)
        #expect(labels(controller) == ["One", "Changed"])
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
    }

    @Test(arguments: [true, false])
    func `a controller whose class is not here shows no prototype`(connected: Bool) throws {
        let content = "<prototypes>\(cell("a", "One"))</prototypes>"
        #expect(try labels(controller(content, mode: "prototypes", connected: connected)) == [])
    }
}
