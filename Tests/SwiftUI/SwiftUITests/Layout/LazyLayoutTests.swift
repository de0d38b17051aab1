import Foundation
import Testing

@testable import SwiftUI

@MainActor struct LazyLayoutTests {
    private let viewport = CGSize(width: 100, height: 200)

    /// Rows that are made when the layout asks for them.
    @MainActor private final class Rows {
        private(set) var made: [Int: TestNode] = [:]
        let count: Int
        private let height: (Int) -> CGFloat

        init(_ count: Int, height: @escaping (Int) -> CGFloat = { _ in 20 }) {
            self.count = count
            self.height = height
        }

        func node(_ index: Int) -> TestNode {
            if let node = made[index] { return node }
            let height = height(index)
            let node = TestNode { CGSize(width: $0.width ?? 50, height: height) }
            made[index] = node
            return node
        }
    }

    private func stack(
        _ rows: Rows, _ layout: LazyLayout? = nil, sections: [LazySection] = [], viewport: CGSize?
    ) -> LazyEngine {
        LazyEngine(
            layout ?? LazyLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0),
            children: LayoutChildren(count: rows.count, sections: sections, viewport: viewport) { rows.node($0) })
    }

    private typealias LazyEngine = LayoutEngine<LazyLayout>

    /// Lays out the content of a scroll view until its size is final, and returns the children that were placed.
    private func show(_ engine: LazyEngine, at offset: CGFloat) -> [Int] {
        var placed: [Int] = []
        for _ in 0..<10 {
            let proposal = ProposedViewSize(width: viewport.width, height: nil)
            let size = engine.sizeThatFits(proposal)
            var hasChanged = false
            engine.onSizeChange = { hasChanged = true }
            let visible = CGRect(x: 0, y: offset, width: viewport.width, height: viewport.height)
            if let indices = engine.place(
                in: size, proposal: proposal, context: PlacementContext(visibleRect: visible))
            {
                placed = indices
            }
            if !hasChanged { return placed }
        }
        Issue.record("the size never became final")
        return placed
    }

    @Test func `a list of 100,000 rows makes only those that are visible`() {
        let rows = Rows(100_000)
        let engine = stack(rows, viewport: viewport)
        #expect(show(engine, at: 0) == Array(0..<10))
        #expect(rows.made.count == 10)
        #expect(engine.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height == 2_000_000)
        #expect(show(engine, at: 1_000_000) == Array(50_000..<50_010))
        #expect(rows.made.count == 20)
        #expect(rows.made[50_003]?.frame == CGRect(x: 0, y: 1_000_060, width: 100, height: 20))
    }

    @Test func `rows of other heights than estimated change the size`() {
        let rows = Rows(100) { $0 < 10 ? 20 : 40 }
        let engine = stack(rows, viewport: viewport)
        _ = show(engine, at: 0)
        let proposal = ProposedViewSize(width: 100, height: nil)
        #expect(engine.sizeThatFits(proposal).height == 2000)
        _ = show(engine, at: 200)
        #expect(engine.sizeThatFits(proposal).height > 2000)
        #expect(rows.made[10]?.frame?.minY == 200)
        #expect(rows.made[11]?.frame?.minY == 240)
    }

    @Test func `short content is measured exactly before it is placed`() {
        let rows = Rows(5) { CGFloat($0 + 1) * 10 }
        let engine = stack(rows, viewport: viewport)
        #expect(engine.sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 150))
    }

    @Test func `without a scroll view all rows are measured`() {
        let rows = Rows(50) { CGFloat($0) }
        let engine = stack(rows, viewport: nil)
        #expect(engine.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height == 1225)
    }

    @Test func `a lazy stack fills the space across its axis`() {
        let rows = (0..<2).map { _ in box(40, 20) }
        let node = TestNode(
            LazyLayout(axis: .vertical, alignment: HorizontalAlignment.trailing.key), rows.map { $0.probe("row") })
        let frames = node.probe("stack").frames(in: CGSize(width: 300, height: 100))
        #expect(frames["stack"] == CGRect(x: 0, y: 26, width: 300, height: 48))
        #expect(frames["row"] == CGRect(x: 260, y: 54, width: 40, height: 20))
    }

    @Test func `a changed row changes only its own line`() {
        var height: CGFloat = 20
        let leaf = TestNode { CGSize(width: $0.width ?? 50, height: height) }
        let rows = Rows(1000)
        let engine = LazyEngine(
            LazyLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0),
            children: LayoutChildren(count: 1000, viewport: viewport) { $0 == 3 ? leaf : rows.node($0) })
        _ = show(engine, at: 0)
        height = 60
        engine.invalidate()
        #expect(show(engine, at: 0) == Array(0..<8))
        #expect(rows.made.count == 9)
        #expect(rows.made[4]?.frame?.minY == 120)
    }

    @Test func `headers have their own line and stay visible when they are pinned`() {
        let rows = Rows(100)
        let sections = [
            LazySection(header: 0, content: 1..<50, footer: nil),
            LazySection(header: 50, content: 51..<99, footer: 99),
        ]
        let layout = LazyLayout(
            axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0,
            items: [GridItem(), GridItem()], pinned: .headers)
        let engine = stack(rows, layout, sections: sections, viewport: viewport)
        // One header and 25 lines of two, one header, 24 lines and a footer.
        #expect(engine.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height == 1040)
        #expect(show(engine, at: 100).prefix(3) == [0, 9, 10])
        #expect(rows.made[0]?.frame == CGRect(x: 0, y: 100, width: 100, height: 20))
        #expect(rows.made[9]?.frame == CGRect(x: 0, y: 100, width: 46, height: 20))
        _ = show(engine, at: 515)
        #expect(rows.made[0]?.frame?.minY == 500)
        #expect(rows.made[50]?.frame?.minY == 520)
    }

    @Test func `flexible columns share the space within their limits`() {
        let tracks = LazyTracks(
            [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))], in: 280)
        #expect(tracks.tracks.map(\.length) == [60, 102, 80])
        #expect(tracks.tracks.map(\.position) == [0, 68, 178])
        #expect(tracks.total == 258)
    }

    @Test func `adaptive columns are as many as fit`() {
        let tracks = LazyTracks([GridItem(.adaptive(minimum: 50), spacing: 10)], in: 240)
        #expect(tracks.tracks.map(\.length) == [52.5, 52.5, 52.5, 52.5])
        #expect(LazyTracks([GridItem(.adaptive(minimum: 50))], in: 20).tracks.map(\.length) == [50])
    }

    @Test func `columns of a lazy grid are centred and cells aligned in them`() {
        let cells = (0..<3).map { box(20, CGFloat(10 + 10 * $0)).probe("c\($0)") }
        let frames = TestNode(
            LazyLayout(
                axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 4,
                items: [GridItem(.fixed(40), alignment: .topLeading), GridItem(.fixed(40))]), cells
        ).frames(in: CGSize(width: 200, height: 54))
        #expect(frames["c0"] == CGRect(x: 56, y: 0, width: 20, height: 10))
        #expect(frames["c1"] == CGRect(x: 114, y: 0, width: 20, height: 20))
        #expect(frames["c2"] == CGRect(x: 56, y: 24, width: 20, height: 30))
    }
}
