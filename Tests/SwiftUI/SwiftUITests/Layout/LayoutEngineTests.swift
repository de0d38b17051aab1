import Foundation
import Testing

@testable import SwiftUI

@MainActor struct LayoutEngineTests {
    private let size = CGSize(width: 300, height: 200)

    @Test func `a view is measured once for each proposal`() {
        let leaf = TestNode { _ in CGSize(width: 10, height: 10) }
        let engine = LayoutEngine(PaddingLayout(), children: LayoutChildren([leaf]))
        for _ in 0..<5 { _ = engine.sizeThatFits(.unspecified) }
        #expect(leaf.measurements == 1)
        engine.invalidate()
        _ = engine.sizeThatFits(.unspecified)
        #expect(leaf.measurements == 2)
    }

    @Test func `children are placed again only when something has changed`() {
        let leaf = box(10, 10)
        let engine = LayoutEngine(PaddingLayout(), children: LayoutChildren([leaf]))
        #expect(engine.place(in: size, proposal: .unspecified) == [0])
        #expect(engine.place(in: size, proposal: .unspecified) == nil)
        #expect(engine.place(in: size, proposal: .zero) == [0])
        engine.invalidate()
        #expect(engine.place(in: size, proposal: .zero) == [0])
    }

    @Test func `a change inside that keeps all answers ends at the view`() {
        var width: CGFloat = 10
        let leaf = TestNode { _ in CGSize(width: width, height: 10) }
        let engine = LayoutEngine(FrameLayout(width: 50), children: LayoutChildren([leaf]))
        _ = engine.sizeThatFits(.unspecified)
        width = 20
        #expect(!engine.refresh())
        engine.place(in: CGSize(width: 50, height: 10), proposal: .unspecified)
        #expect(leaf.frame == CGRect(x: 15, y: 0, width: 20, height: 10))
        let padding = LayoutEngine(PaddingLayout(), children: LayoutChildren([leaf]))
        _ = padding.sizeThatFits(.unspecified)
        width = 30
        #expect(padding.refresh())
    }

    @Test func `subviews that a layout doesn't place are centred`() {
        struct Nothing: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 50)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let frames = TestNode(Nothing(), [box(20, 10).probe("a")]).frames(in: CGSize(width: 100, height: 50))
        #expect(frames["a"] == CGRect(x: 40, y: 20, width: 20, height: 10))
    }

    @Test func `the last place of a subview applies, and its anchor is taken into account`() {
        struct Twice: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 50)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: .zero, proposal: .zero)
                subviews[0].place(
                    at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
            }
        }
        let frames = TestNode(Twice(), [box(20, 10).probe("a")]).frames(in: CGSize(width: 100, height: 50))
        #expect(frames["a"] == CGRect(x: 80, y: 40, width: 20, height: 10))
    }

    @Test func `the cache is created once and updated after a change`() {
        struct Counting: Layout {
            func makeCache(subviews: Subviews) -> [String] { ["make \(subviews.count)"] }
            func updateCache(_ cache: inout [String], subviews: Subviews) { cache.append("update") }
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
            ) -> CGSize { CGSize(width: cache.count, height: 0) }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [String]
            ) {}
        }
        let engine = LayoutEngine(Counting(), children: LayoutChildren([box(1, 1)]))
        #expect(engine.sizeThatFits(.zero).width == 1)
        #expect(engine.sizeThatFits(.unspecified).width == 1)
        engine.invalidate()
        #expect(engine.sizeThatFits(.zero).width == 2)
    }

    @Test func `an erased layout may change its type`() {
        let engine = LayoutEngine(
            AnyLayout(HStackLayout(spacing: 0)), children: LayoutChildren([box(20, 10), box(20, 10)]))
        #expect(engine.stackOrientation == .horizontal)
        #expect(engine.sizeThatFits(.unspecified) == CGSize(width: 40, height: 10))
        engine.layout = AnyLayout(VStackLayout(spacing: 0))
        #expect(engine.stackOrientation == .vertical)
        #expect(engine.sizeThatFits(.unspecified) == CGSize(width: 20, height: 20))
        engine.layout = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
        #expect(engine.stackOrientation == nil)
        #expect(engine.sizeThatFits(.unspecified) == CGSize(width: 20, height: 20))
    }

    @Test func `layout values pass through modifiers and have a default`() {
        struct Rank: LayoutValueKey { static let defaultValue = 7 }
        struct Reading: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: subviews.map { $0[Rank.self] }.reduce(0, +), height: 0)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let node = TestNode(Reading(), [box(1, 1), box(1, 1).setting(Rank.self, 3).padding()])
        #expect(node.sizeThatFits(.zero).width == 10)
    }

    @Test func `parts of the subviews are collections of subviews`() {
        struct Parts: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let (rest, chosen) = (subviews.dropFirst(), subviews[[2, 0]])
                #expect(rest.count == 2 && rest.first == subviews[1])
                #expect(chosen.indices == 0..<2 && chosen[0] == subviews[2] && chosen[1] == subviews[0])
                #expect(subviews[1..<3].map { $0.sizeThatFits(.zero).width } == [2, 3])
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        _ = TestNode(Parts(), [box(1, 1), box(2, 1), box(3, 1)]).sizeThatFits(.zero)
    }
}
