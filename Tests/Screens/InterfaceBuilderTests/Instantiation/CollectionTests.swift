import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

private final class Tiles: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell.contentView.subviews.first as? UILabel)?.text = "Tile \(indexPath.item)"
        return cell
    }
}

@Suite(.serialized) @MainActor struct CollectionInstantiationTests {
    private func markup(_ connections: String = "") -> String {
        """
        <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="300"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" scrollDirection="horizontal" id="f">
            <size key="itemSize" width="50" height="60"/><size key="headerReferenceSize" width="30" height="30"/>
            <inset key="sectionInset" minX="10" minY="20" maxX="0" maxY="0"/></collectionViewFlowLayout>
          <cells>
          <collectionViewCell reuseIdentifier="tile" id="c"><rect key="frame" x="0" y="0" width="70" height="60"/>
            <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="70" height="60"/><subviews>
            <label text="Tile" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews></view>
          </collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" id="h"><rect key="frame" x="0" y="0" width="30" height="30"/>
            <subviews><label text="Head" id="hl"><rect key="frame" x="0" y="0" width="30" height="20"/></label></subviews>
          </collectionReusableView>\(connections)
        </collectionView>
        """
    }

    @Test func `cells and headers are prototypes, which the collection does not show`() throws {
        let collection: UICollectionView = try made(markup())
        let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 50, height: 60) && flow.scrollDirection == .horizontal)
        #expect(flow.minimumLineSpacing == 5)
        #expect(flow.sectionInset == UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
        let tree = capture(collection)
        #expect(tree.first(label: "Tile") == nil && tree.first(label: "Head") == nil)
        let screen = try #require(try xib(markup()).screens().first)
        #expect(screen.prototypes.map(\.kind) == [.cell, .sectionHeader])
        #expect(screen.prototypes.map(\.name) == ["tile", "Collection reusable view"])
        let windows = screen.prototypes.map { $0.makeWindow() }
        defer { for window in windows { window.isHidden = true } }
        #expect(windows.map(\.bounds.size) == [CGSize(width: 70, height: 60), CGSize(width: 30, height: 30)])
        #expect(
            zip(windows, ["Tile", "Head"]).allSatisfy { WindowSource($0).captureTree().first(label: $1) != nil })
    }

    private let connections = """
        <connections><outlet property="dataSource" destination="t" id="o1"/>
        <outlet property="delegate" destination="t" id="o2"/></connections>
        """

    @Test(arguments: [true, false], [true, false])
    func `prototypes make as many cells as a controller asks for`(isRegistered: Bool, isConnected: Bool) throws {
        let document = try storyboard(
            """
            <collectionViewController customClass="Tiles" id="t">\(markup(isConnected ? connections : ""))
            </collectionViewController>
            """)
        var classes = InterfaceBuilderClasses()
        if isRegistered { classes.register(Tiles.self) }
        let scene = try #require(UIStoryboard(document: document, classes: classes).scenes.first)
        let controller = try #require(scene.instantiateViewController() as? UICollectionViewController)
        let tree = capture(controller, CGSize(width: 300, height: 300))
        let tiles = tree.nodes.compactMap { $0.className == "UILabel" ? $0.label?.string : nil }
            .filter { $0.hasPrefix("Tile") }
        #expect(tiles == (isRegistered ? ["Tile 0", "Tile 1", "Tile 2"] : []))
    }
}
