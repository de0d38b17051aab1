import Foundation
import Testing

@testable import HeadlessUIKit

/// The positions of items, groups and sections in compositional layouts, by Apple's description of their parts.
@MainActor struct CompositionalLayoutTests {
    private func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: .of(width, height)) }

    private func grid(_ count: Int, _ configure: (NSCollectionLayoutSection) -> Void = { _ in }) -> CompositionalFixture
    {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(100)),
            subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        configure(section)
        return CompositionalFixture([count]) { _, _ in section }
    }

    @Test func `a group repeats its items until the line is full, and the section its groups`() {
        let fixture = grid(6)
        #expect(
            (0..<6).map { fixture.place($0) } == [
                "0 0 100 100", "100 0 100 100", "200 0 100 100", "300 0 100 100", "0 100 100 100", "100 100 100 100",
            ])
        #expect(fixture.place(6) == "nowhere" && fixture.view.contentSize == CGSize(width: 400, height: 200))
    }

    @Test func `insets, group spacing and item insets keep things apart`() {
        let fixture = grid(5) {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
            $0.interGroupSpacing = 5
        }
        #expect(fixture.place(0) == "20 10 90 100" && fixture.place(4) == "20 115 90 100")
        #expect(fixture.view.contentSize.height == 245)
        let inner = item(.fractionalWidth(0.5), .fractionalHeight(1))
        inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(100)), subitems: [inner])
        let other = CompositionalFixture([2]) { _, _ in NSCollectionLayoutSection(group: group) }
        #expect(other.place(0) == "2 1 194 96" && other.place(1) == "202 1 194 96")
    }

    @Test func `a number of items shares a line with the spaces between them`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(50)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
            count: 3)
        group.interItemSpacing = .fixed(20)
        let fixture = CompositionalFixture([4]) { _, _ in NSCollectionLayoutSection(group: group) }
        #expect((0..<4).map { fixture.place($0) } == ["0 0 120 50", "140 0 120 50", "280 0 120 50", "0 50 120 50"])
        let own = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.absolute(30), .fractionalHeight(1)), count: 2)
        let other = CompositionalFixture([3]) { _, _ in NSCollectionLayoutSection(group: own) }
        #expect((0..<3).map { other.place($0) } == ["0 0 30 50", "30 0 30 50", "0 50 30 50"])
    }

    @Test func `flexible spaces share what is left over`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(100), .fractionalHeight(1))])
        group.interItemSpacing = .flexible(30)
        let fixture = CompositionalFixture([3]) { _, _ in NSCollectionLayoutSection(group: group) }
        #expect((0..<3).map { fixture.place($0) } == ["0 0 100 50", "150 0 100 50", "300 0 100 50"])
        let lonely = item(.absolute(100), .absolute(20))
        lonely.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .fixed(10))
        let middle = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(50)), repeatingSubitem: lonely, count: 1)
        let other = CompositionalFixture([1]) { _, _ in NSCollectionLayoutSection(group: middle) }
        #expect(other.place(0) == "150 20 100 20")
    }

    @Test func `groups stand in groups, as in Apple's nested example`() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .of(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .fractionalHeight(0.25)),
            subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), column])
        let fixture = CompositionalFixture([5]) { _, _ in NSCollectionLayoutSection(group: group) }
        #expect(
            (0..<5).map { fixture.place($0) } == [
                "0 0 280 200", "280 0 120 100", "280 100 120 100", "0 200 280 200", "280 200 120 100",
            ])
    }

    @Test func `a custom group puts items where the app says`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: .of(.fractionalWidth(1), .absolute(200))) {
            environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 50)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 4, y: 100, width: width / 2, height: 100), zIndex: 3),
            ]
        }
        let fixture = CompositionalFixture([3]) { _, _ in NSCollectionLayoutSection(group: group) }
        #expect((0..<3).map { fixture.place($0) } == ["0 0 200 50", "100 100 200 100", "0 200 200 50"])
        #expect(fixture.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    }

    @Test func `sections differ, stand apart, and know their environment`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        var asked: [String] = []
        let fixture = CompositionalFixture([1, 1], configuration: configuration) { index, environment in
            let size = environment.container.effectiveContentSize
            asked.append(
                "\(index) \(Int(size.width))x\(Int(size.height)) \(environment.traitCollection.userInterfaceStyle == .dark)"
            )
            let height: CGFloat = index == 0 ? 40 : 60
            return NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: .of(.fractionalWidth(1), .absolute(height)),
                    subitems: [NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))]))
        }
        #expect(fixture.place(0, 1) == "0 52 400 60" && asked == ["0 400x800 false", "1 400x800 false"])
    }

    @Test func `other bounds lay out anew, and a scroll does not`() {
        let fixture = grid(40)
        let prepared = fixture.layout
        fixture.view.contentOffset.y = 300
        #expect(!prepared.shouldInvalidateLayout(forBoundsChange: fixture.view.bounds))
        fixture.view.frame.size.width = 200
        #expect(fixture.place(1) == "50 0 50 100")
    }

    @Test func `a horizontal layout puts groups side by side`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .of(.absolute(100), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let fixture = CompositionalFixture([5], configuration: configuration) { _, _ in
            NSCollectionLayoutSection(group: group)
        }
        #expect((0..<3).map { fixture.place($0) } == ["0 0 100 400", "0 400 100 400", "100 0 100 400"])
        #expect(fixture.view.contentSize == CGSize(width: 300, height: 800))
    }

    @Test func `a million items are placed by counting`() {
        let fixture = grid(1_000_000)
        #expect(fixture.place(999_999) == "300 24999900 100 100")
        fixture.view.scrollToItem(at: IndexPath(item: 500_000, section: 0), at: .top, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.indexPathsForVisibleItems.first == IndexPath(item: 500_000, section: 0))
        #expect(fixture.view.views.count == 32)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0]) func `lengths that make no sense do no harm`(_ length: CGFloat) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(length), .absolute(length)),
            subitems: [item(.absolute(length), .absolute(length))])
        group.interItemSpacing = .fixed(length)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = length
        let fixture = CompositionalFixture([50_000]) { _, _ in section }
        #expect(fixture.view.contentSize.height.isFinite && fixture.view.views.count <= 20_000)
    }

    // MARK: Estimated sizes

    @Test func `items tell their heights, and what is below them moves`() {
        let row = NSCollectionLayoutSize.of(.fractionalWidth(1), .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let fixture = CompositionalFixture([4]) { _, _ in NSCollectionLayoutSection(group: group) }
        #expect(fixture.view.contentSize.height == 200)
        fixture.heights = [IndexPath(item: 1, section: 0): 120, IndexPath(item: 2, section: 0): 30]
        fixture.view.reloadData()
        fixture.layout.invalidateLayout()
        #expect((0..<4).map { fixture.place($0) } == ["0 0 400 50", "0 50 400 120", "0 170 400 30", "0 200 400 50"])
        #expect(fixture.view.contentSize.height == 250)
    }

    @Test func `a line is as high as its highest item, and uniform items all are`() {
        let size = NSCollectionLayoutSize.of(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .estimated(50)),
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: size),
            count: 2)
        let fixture = CompositionalFixture([3]) { _, _ in NSCollectionLayoutSection(group: group) }
        fixture.heights = [IndexPath(item: 1, section: 0): 90]
        fixture.view.reloadData()
        fixture.layout.invalidateLayout()
        #expect((0..<3).map { fixture.place($0) } == ["0 0 200 90", "200 0 200 90", "0 90 200 50"])
    }

    @Test func `items of given widths break into lines`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(30)), subitems: [item(.estimated(100), .absolute(30))])
        let fixture = CompositionalFixture([4]) { _, _ in NSCollectionLayoutSection(group: group) }
        fixture.widths = Dictionary(uniqueKeysWithValues: (0..<4).map { (IndexPath(item: $0, section: 0), 150) })
        fixture.view.reloadData()
        fixture.layout.invalidateLayout()
        #expect((0..<4).map { fixture.place($0) } == ["0 0 150 30", "150 0 150 30", "0 30 150 30", "150 30 150 30"])
    }
}
