import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Cells, headers and views that tables and collections make from nibs.
@MainActor struct NibRegistrationTests {
    private func nib(_ root: String) throws -> UINib { UINib(document: try xib(root)) }

    private let label = """
        <label text="From the nib" id="L1"><rect key="frame" x="10" y="0.0" width="200" height="44"/></label>
        """

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    @Test func `a table makes a cell from its nib for each row, under the name that it was registered for`() throws {
        let nib = try nib(
            """
            <tableViewCell contentMode="scaleToFill" reuseIdentifier="other" id="C1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="C1" id="V1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>\(label)</subviews>
            </tableViewCellContentView>
            </tableViewCell>
            """)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.register(nib, forCellReuseIdentifier: "row")
        let rows = Rows()
        table.dataSource = rows
        table.layoutIfNeeded()
        let cells = (0..<2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(cells.count == 2 && cells[0] !== cells[1])
        #expect(cells.allSatisfy { $0.reuseIdentifier == "row" })
        #expect(cells.allSatisfy { ($0.contentView.subviews.first as? UILabel)?.text == "From the nib" })
        table.register(UINib?.none, forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    @Test func `a collection makes a cell from its nib for each item`() throws {
        let nib = try nib(
            """
            <collectionViewCell contentMode="center" id="C1">
            <rect key="frame" x="0.0" y="0.0" width="120" height="44"/>
            <view key="contentView" contentMode="center" id="V1">
            <rect key="frame" x="0.0" y="0.0" width="120" height="44"/>
            <subviews>\(label)</subviews>
            </view>
            </collectionViewCell>
            """)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(nib, forCellWithReuseIdentifier: "item")
        let rows = Rows()
        collection.dataSource = rows
        collection.layoutIfNeeded()
        let cell = collection.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(cell?.reuseIdentifier == "item")
        #expect((cell?.contentView.subviews.first as? UILabel)?.text == "From the nib")
    }

    @Test func `the objects of a nib are made by its name in a bundle`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects><view id="V1"><rect key="frame" x="0" y="0" width="50" height="60"/></view></objects></document>
            """
        try Data(text.utf8).write(to: folder.appending(path: "Panel.xib"))
        let bundle = try #require(Bundle(path: folder.path))
        let views = bundle.loadNibNamed("Panel", owner: nil, options: nil)
        #expect((views?.first as? UIView)?.frame.size == CGSize(width: 50, height: 60))
    }
}
