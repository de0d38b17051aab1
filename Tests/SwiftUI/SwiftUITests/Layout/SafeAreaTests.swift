import Foundation
import Testing

@testable import SwiftUI

@MainActor struct SafeAreaTests {
    private let screen = CGSize(width: 400, height: 800)

    /// The frames of a view on a screen with bars at the top and at the bottom.
    private func frames(_ view: TestNode, keyboard: CGFloat = 0) -> [String: CGRect] {
        let bounds = CGRect(origin: .zero, size: screen)
        let area = SafeArea(
            screen: bounds, container: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
            keyboard: EdgeInsets(.bottom, keyboard))
        return TestNode(ScreenLayout(), [view]).frames(in: screen, context: PlacementContext(safeArea: area))
    }

    private func ignoring(_ regions: SafeAreaRegions = .all, _ edges: Edge.Set = .all) -> TestNode {
        color.probe("content").with(IgnoresSafeAreaLayout(regions: regions, edges: edges)).probe("around")
    }

    @Test func `content is centred in the safe area`() {
        #expect(frames(color.probe("a"))["a"] == CGRect(x: 0, y: 50, width: 400, height: 720))
        #expect(frames(box(100, 20).probe("a"))["a"] == CGRect(x: 150, y: 400, width: 100, height: 20))
    }

    @Test func `content that ignores the safe area fills the screen, its frame outside stays`() {
        let frames = frames(ignoring())
        #expect(frames["content"] == CGRect(origin: .zero, size: screen))
        #expect(frames["around"] == CGRect(x: 0, y: 50, width: 400, height: 720))
    }

    @Test func `only the given edges are ignored`() {
        #expect(frames(ignoring(.all, .top))["content"] == CGRect(x: 0, y: 0, width: 400, height: 770))
    }

    @Test func `only the given regions are ignored`() {
        #expect(frames(ignoring(.keyboard), keyboard: 300)["content"]?.maxY == 770)
        #expect(frames(ignoring(.container), keyboard: 300)["content"] == CGRect(x: 0, y: 0, width: 400, height: 500))
        #expect(frames(color.probe("content"), keyboard: 300)["content"]?.maxY == 500)
    }

    @Test func `an edge inside the safe area doesn't extend`() {
        let view = vStack(spacing: 0, box(10, 100), ignoring())
        #expect(frames(view)["content"] == CGRect(x: 0, y: 150, width: 400, height: 650))
        #expect(
            frames(ignoring().padding(.bottom, 10))["content"] == CGRect(x: 0, y: 0, width: 400, height: 760))
    }

    @Test func `bars add to the safe area, and content under them extends to the edge of the screen`() {
        let view = TestNode(
            SafeAreaInsetLayout(edge: .bottom), [ignoring(), color.frame(height: 40).probe("bar")])
        let frames = frames(view)
        #expect(frames["around"] == CGRect(x: 0, y: 50, width: 400, height: 672))
        #expect(frames["bar"] == CGRect(x: 0, y: 730, width: 400, height: 40))
        #expect(frames["content"] == CGRect(origin: .zero, size: screen))
    }

    @Test func `a bar's spacing and alignment are respected`() {
        let view = TestNode(
            SafeAreaInsetLayout(edge: .leading, alignment: .top, spacing: 2),
            [color.probe("content"), box(60, 40).probe("bar")])
        let frames = frames(view)
        #expect(frames["bar"] == CGRect(x: 0, y: 50, width: 60, height: 40))
        #expect(frames["content"] == CGRect(x: 62, y: 50, width: 338, height: 720))
    }

    @Test func `padding of the safe area can be ignored`() {
        let view = ignoring().with(SafeAreaPaddingLayout(insets: EdgeInsets(.vertical, 20)))
        #expect(frames(view)["around"] == CGRect(x: 0, y: 70, width: 400, height: 680))
        #expect(frames(view)["content"] == CGRect(origin: .zero, size: screen))
    }

    @Test func `the safe area is mirrored from right to left`() {
        let area = SafeArea(
            screen: CGRect(origin: .zero, size: screen),
            container: EdgeInsets(top: 0, leading: 44, bottom: 0, trailing: 0))
        let content = TestNode(ScreenLayout(), [color.probe("content")]).rightToLeft()
        // The insets of a screen are given in its coordinates: 44 points on the left.
        #expect(
            content.frames(in: screen, context: PlacementContext(safeArea: area))["content"]
                == CGRect(x: 44, y: 0, width: 356, height: 800))
        let leading = TestNode(
            ScreenLayout(), [color.probe("content").with(IgnoresSafeAreaLayout(edges: .trailing))]
        ).rightToLeft()
        #expect(
            leading.frames(in: screen, context: PlacementContext(safeArea: area))["content"]
                == CGRect(origin: .zero, size: screen))
    }
}

/// The layout of a screen: proposes the safe area to the content and centres it there.
private struct ScreenLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let safe = bounds.inset(by: subviews.context.safeArea.insets(within: bounds))
        subviews[0].place(in: safe, alignment: .center, proposal: ProposedViewSize(safe.size))
    }
}

@MainActor struct ScrollLayoutTests {
    private let visible = CGSize(width: 100, height: 200)

    @Test func `a scroll view takes the proposal along its axis and its content across`() {
        let proposal = ProposedViewSize(width: 300, height: 200)
        #expect(scroll(.vertical, box(400, 1000)).sizeThatFits(proposal) == CGSize(width: 400, height: 200))
        #expect(scroll(.horizontal, box(400, 50)).sizeThatFits(proposal) == CGSize(width: 300, height: 50))
        #expect(
            scroll([.horizontal, .vertical], box(1, 1)).sizeThatFits(proposal) == CGSize(width: 300, height: 200))
        #expect(scroll(.vertical, box(400, 1000)).sizeThatFits(.unspecified) == CGSize(width: 400, height: 1000))
    }

    @Test func `content has no safe area and knows what is visible or near in its own coordinates`() {
        let content = TestNode { _ in CGSize(width: 100, height: 1000) }
        let node = TestNode(
            ScrollLayout(
                axes: .vertical, offset: CGPoint(x: 0, y: 300),
                margins: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)), [content])
        _ = node.frames(in: visible)
        #expect(content.frame?.origin == CGPoint(x: 0, y: 10))
        #expect(content.placement?.context.visibleRect == CGRect(x: 0, y: 190, width: 100, height: 400))
    }

    @Test func `narrow content begins at the right edge from right to left`() {
        let frames = scroll(.horizontal, box(40, 20).probe("content")).rightToLeft().frames(in: visible)
        #expect(frames["content"]?.minX == 60)
    }

    @Test func `the initial offset follows the anchor`() {
        let content = CGSize(width: 100, height: 500)
        func offset(_ anchor: UnitPoint?) -> CGFloat {
            ScrollOffset.initial(content: content, visible: visible, direction: .leftToRight, anchor: anchor).y
        }
        #expect([offset(nil), offset(.center), offset(.bottom)] == [0, 150, 300])
    }

    @Test(
        arguments: [
            (400, nil, 0, 220), (100, nil, 0, 0), (100, nil, 300, 100), (60, UnitPoint.top, 0, 60),
            (200, .center, 0, 110), (490, .top, 0, 300),
        ] as [(CGFloat, UnitPoint?, CGFloat, CGFloat)])
    func `scrolling to a view moves as little as possible, or to its anchor`(
        _ position: CGFloat, _ anchor: UnitPoint?, _ offset: CGFloat, _ expected: CGFloat
    ) {
        let result = ScrollOffset.showing(
            CGRect(x: 0, y: position, width: 100, height: 20), anchor: anchor, from: CGPoint(x: 0, y: offset),
            content: CGSize(width: 100, height: 500), visible: visible)
        #expect(result.y == expected)
    }
}
