import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

extension CoreTests {
    /// The edges of compositional layouts, sections that scroll on their own, and how both are read.
    @Suite @MainActor struct CompositionalEdges {
        private let screen = TestWindow(size: CGSize(width: 400, height: 800))

        private func rows(_ height: CGFloat = 100) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .absolute(height))
            return NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }

        private func edge(
            _ kind: String, _ alignment: NSRectAlignment, width: NSCollectionLayoutDimension = .fractionalWidth(1),
            height: NSCollectionLayoutDimension = .absolute(40)
        ) -> NSCollectionLayoutBoundarySupplementaryItem {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .of(width, height), elementKind: kind, alignment: alignment)
        }

        private var heard: [String] { WindowSource(screen.window).captureTree().elementLabels }

        @Test func `headers and footers stand outside of the insets, in the order of reading`() {
            let section = rows()
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 20)
            section.boundarySupplementaryItems = [edge("footer", .bottom), edge("header", .top)]
            let fixture = CompositionalFixture([2, 1]) { _, _ in section }
            #expect(fixture.place("header") == "20 0 360 40" && fixture.place(0) == "20 50 360 100")
            #expect(fixture.place("footer") == "20 255 360 40" && fixture.place("header", 1) == "20 295 360 40")
            screen.add(fixture.view)
            #expect(heard == ["header 0", "0.0", "0.1", "footer 0", "header 1", "1.0", "footer 1"])
            section.supplementariesFollowContentInsets = false
            fixture.layout.invalidateLayout()
            #expect(fixture.place("header") == "0 0 400 40")
        }

        @Test func `a supplementary view at a side takes width from the items, and over the content it takes none`() {
            let section = rows()
            section.boundarySupplementaryItems = [
                edge("side", .leading, width: .absolute(50), height: .fractionalHeight(0.05))
            ]
            let fixture = CompositionalFixture([2]) { _, _ in section }
            #expect(fixture.place(0) == "50 0 350 100" && fixture.place("side") == "0 80 50 40")
            let over = edge("header", .top)
            over.extendsBoundary = false
            section.boundarySupplementaryItems = [over]
            fixture.layout.invalidateLayout()
            #expect(fixture.place(0) == "0 0 400 100" && fixture.place("header") == "0 0 400 40")
        }

        @Test func `a pinned header stays visible while its section is`() {
            let section = rows()
            let header = edge("header", .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            let fixture = CompositionalFixture([10, 10]) { _, _ in section }
            screen.add(fixture.view)
            fixture.view.contentOffset.y = 500
            #expect(fixture.place("header") == "0 500 400 40")
            fixture.view.contentOffset.y = 1020
            #expect(fixture.place("header") == "0 1000 400 40" && fixture.place("header", 1) == "0 1040 400 40")
            #expect(heard.prefix(2) == ["0.9", "header 0"])
        }

        @Test func `a header's height follows from its content`() {
            let section = rows()
            section.boundarySupplementaryItems = [edge("header", .top, height: .estimated(30))]
            let fixture = CompositionalFixture([1]) { _, _ in section }
            #expect(fixture.place("header") == "0 0 400 30")
            fixture.edgeHeight = 55
            fixture.view.reloadData()
            fixture.layout.invalidateLayout()
            #expect(fixture.place("header") == "0 0 400 55" && fixture.place(0) == "0 55 400 100")
        }

        @Test func `a header of the whole layout is above all sections`() {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [edge("header", .top), edge("footer", .bottom)]
            let section = rows()
            let fixture = CompositionalFixture([1, 1], configuration: configuration) { _, _ in section }
            screen.add(fixture.view)
            #expect(fixture.place(0) == "0 40 400 100" && fixture.view.contentSize.height == 280)
            #expect(heard == ["header 0", "0.0", "1.0", "footer 0"])
        }

        @Test func `a badge is placed at its item's corner and is read with it`() {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: .of(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
            let size = NSCollectionLayoutSize.of(.absolute(100), .absolute(100))
            let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: .of(.fractionalWidth(1), .absolute(120)), repeatingSubitem: item, count: 2))
            let fixture = CompositionalFixture([3]) { _, _ in section }
            #expect(fixture.place("badge", item: 1) == "190 -10 20 20")
            #expect(fixture.place("badge", item: 2) == "90 110 20 20")
        }

        @Test func `a background is behind its section, and no data source is asked for it`() {
            final class Back: UICollectionReusableView {}
            let section = rows()
            let item = NSCollectionLayoutDecorationItem.background(elementKind: "back")
            item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            let fixture = CompositionalFixture([2]) { _, _ in section }
            fixture.layout.register(Back.self, forDecorationViewOfKind: "back")
            section.decorationItems = [item]
            fixture.layout.invalidateLayout()
            fixture.view.layoutIfNeeded()
            let back = fixture.view.subviews.first { $0 is Back }
            #expect(back?.frame == CGRect(x: 5, y: 5, width: 390, height: 190))
            #expect(fixture.view.subviews.first === back)
        }

        // MARK: Sections that scroll on their own

        private func shelf(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 150
        ) -> NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize.of(.absolute(width), .absolute(80))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 10, trailing: 20)
            return section
        }

        private func shelves(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 150
        ) -> CompositionalFixture {
            let shelf = shelf(behavior, width: width)
            let fixture = CompositionalFixture([20, 3]) { index, _ in index == 0 ? shelf : self.rows() }
            screen.add(fixture.view)
            fixture.view.layoutIfNeeded()
            return fixture
        }

        private func band(_ fixture: CompositionalFixture) throws -> UIScrollView {
            try #require(fixture.view.subviews.compactMap { $0 as? UIScrollView }.first)
        }

        @Test func `its groups are side by side in a scroll view, and only visible ones have cells`()
            throws
        {
            let fixture = shelves(.continuous)
            #expect(fixture.place(0) == "20 0 150 80" && fixture.place(2) == "340 0 150 80")
            #expect(
                fixture.place(0, 1) == "0 90 400 100" && fixture.view.contentSize == CGSize(width: 400, height: 390))
            let band = try band(fixture)
            #expect(band.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
            #expect(band.contentSize == CGSize(width: 20 * 160 - 10 + 40, height: 80))
            #expect(heard == ["0.0", "0.1", "0.2", "1.0", "1.1", "1.2"])
            #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview === band)
            band.contentOffset.x = 500
            #expect(fixture.place(3) == "0 0 150 80")
            fixture.view.layoutIfNeeded()
            #expect(heard == ["0.3", "0.4", "0.5", "1.0", "1.1", "1.2"])
            #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == IndexPath(item: 3, section: 0))
        }

        @Test func `an assistive technology scrolls it, reaches all its items, and brings them into view`() throws {
            let fixture = shelves(.continuous)
            let band = try band(fixture)
            let source = WindowSource(screen.window)
            var tree = source.captureTree()
            let first = try #require(tree.visitedElements.first)
            #expect(source.perform(ActionRequest(target: first.id, action: .scroll(.left))).isHandled)
            MainLoop.main.runUntilIdle()
            #expect(band.contentOffset.x == 400 && fixture.view.contentOffset == .zero)
            band.contentOffset.x = 0
            fixture.view.layoutIfNeeded()
            tree = source.captureTree()
            let third = try #require(tree.visitedElements.first { $0.label?.string == "0.2" })
            #expect(source.perform(ActionRequest(target: third.id, action: .makeNext(forward: true))).isHandled)
            tree = source.captureTree()
            let fourth = try #require(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0)))
            #expect(fourth.superview === band && tree[fourth.nodeID] != nil)
            #expect(source.perform(ActionRequest(target: fourth.nodeID, action: .scrollToVisible)).isHandled)
            #expect(band.contentOffset.x == 250)
        }

        @Test(arguments: [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, CGFloat(400)), (.groupPaging, 160),
            (.groupPagingCentered, 55), (.continuousGroupLeadingBoundary, 400),
        ]) func `each behaviour has its own page`(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ expected: CGFloat
        ) throws {
            let fixture = shelves(behavior)
            let band = try band(fixture)
            #expect(band.accessibilityScroll(.left))
            #expect(band.contentOffset.x == expected)
        }

        @Test func `a drag comes to rest at a group`() throws {
            let fixture = shelves(.groupPaging)
            let band = try band(fixture)
            let drag = FingerMovement(
                start: CGPoint(x: 300, y: 40), distance: CGPoint(x: -30, y: 0), velocity: CGPoint(x: -0.5, y: 0))
            #expect(band.follow(drag))
            #expect(band.contentOffset.x == 160)
            let back = FingerMovement(start: CGPoint(x: 100, y: 40), distance: CGPoint(x: 20, y: 0))
            #expect(band.follow(back))
            #expect(band.contentOffset.x == 160)
        }

        @Test func `code scrolls to an item of it, and a tap selects the item under the finger`() throws {
            let fixture = shelves(.continuous)
            fixture.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .left, animated: false)
            #expect(fixture.place(10) == "0 0 150 80")
            screen.window.simulateTap(at: CGPoint(x: 10, y: 10))
            #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(item: 10, section: 0)])
        }

        @Test func `from right to left it starts at the right`() throws {
            let shelf = shelf(.continuous)
            let fixture = CompositionalFixture([20]) { _, _ in shelf }
            fixture.view.semanticContentAttribute = .forceRightToLeft
            fixture.layout.invalidateLayout()
            #expect(fixture.place(0) == "230 0 150 80" && fixture.place(1) == "70 0 150 80")
        }

        @Test func `the app gets the visible items and changes them`() throws {
            let section = shelf(.continuous)
            var told: [[Int]] = []
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                told.append(items.map(\.indexPath.item) + [Int(offset.x)])
                for item in items { item.alpha = 0.5 }
            }
            let fixture = CompositionalFixture([20]) { _, _ in section }
            screen.add(fixture.view)
            fixture.view.layoutIfNeeded()
            #expect(told.last == [0, 1, 2, 0])
            #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
            try band(fixture).contentOffset.x = 160
            fixture.view.layoutIfNeeded()
            #expect(told.last == [0, 1, 2, 3, 160] || told.last == [1, 2, 3, 160])
        }
    }
}
