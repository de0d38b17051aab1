import Foundation
import Testing

@testable import SwiftUI

@MainActor struct LayoutRulesTests {
    private let size = CGSize(width: 300, height: 200)

    @Test func `dividers are as long as the largest view when nothing is proposed`() {
        let frames = hStack(spacing: 0, box(20, 30), divider(.horizontal).probe("divider"), box(20, 50)).fixedSize()
            .frames(in: size)
        #expect(frames["divider"] == CGRect(x: 149.5, y: 75, width: 1, height: 50))
    }

    @Test func `views of equal height fill their row when its height is fixed`() {
        let row = hStack(
            spacing: 0, box(20, 30).frame(maxHeight: .infinity).probe("a"),
            box(20, 50).frame(maxHeight: .infinity).probe("b")
        ).fixedSize(horizontal: false, vertical: true)
        let frames = row.frames(in: size)
        #expect(frames["a"]?.height == 50)
        #expect(frames["b"]?.height == 50)
    }

    @Test func `text baselines are aligned, also through containers and modifiers`() {
        func line(_ baseline: CGFloat) -> TestNode {
            TestNode(guide: { key, _, _ in
                key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
                    ? baseline : nil
            }) { _ in CGSize(width: 40, height: baseline + 5) }
        }
        let frames = hStack(
            alignment: .firstTextBaseline, spacing: 0, line(10).padding(.all, 4).probe("padded"),
            vStack(spacing: 0, line(20), line(10)).probe("column"), box(10, 8).probe("box")
        ).frames(in: size)
        let top = frames["column"]?.minY ?? 0
        #expect(frames["padded"]?.minY == top + 6)
        #expect(frames["box"]?.minY == top + 12)
        let last = hStack(
            alignment: .lastTextBaseline, spacing: 0, line(10).probe("line"),
            vStack(spacing: 0, line(20), line(10)).probe("column")
        ).frames(in: size)
        #expect(last["line"]?.minY == (last["column"]?.minY ?? 0) + 25)
    }

    @Test func `containers inherit custom guides but not those of edges`() {
        func offset(_ guide: HorizontalAlignment) -> CGFloat {
            let inner = vStack(spacing: 0, box(40, 10).alignmentGuide(guide) { _ in 30 }, box(40, 10))
            let frames = vStack(alignment: guide, spacing: 0, inner.probe("inner"), box(9, 10).probe("box"))
                .frames(in: size)
            return (frames["box"]?.minX ?? 0) - (frames["inner"]?.minX ?? 0)
        }
        #expect(offset(.leading) == 0)
        #expect(offset(.third) == 27)
    }

    @Test func `an overlay is aligned with the guides of its content`() {
        let frames = box(100, 60).alignmentGuide(VerticalAlignment.top) { _ in 20 }
            .overlay(alignment: .top, box(10, 10).probe("badge")).probe("base").frames(in: size)
        #expect(frames["badge"]?.minY == (frames["base"]?.minY ?? 0) + 20)
    }

    @Test func `a stack's views of higher priority determine its size`() {
        let frames = zStack(color.probe("back"), box(80, 40).layoutPriority(1).probe("front")).probe("stack")
            .frames(in: size)
        #expect(frames["stack"] == CGRect(x: 110, y: 80, width: 80, height: 40))
        #expect(frames["back"] == frames["stack"])
    }

    @Test func `a stack has the guides of its views of higher priority`() {
        func line(_ baseline: CGFloat) -> TestNode { box(10, 40).alignmentGuide(.firstTextBaseline) { _ in baseline } }
        let frames = hStack(
            alignment: .firstTextBaseline, spacing: 0, zStack(line(10), line(30).layoutPriority(1)).probe("stack"),
            line(5).probe("line")
        ).frames(in: size)
        #expect((frames["line"]?.minY ?? 0) - (frames["stack"]?.minY ?? 0) == 25)
    }

    @Test func `a spacer keeps its minimum and overflows evenly`() {
        let frames = hStack(spacing: 0, box(150, 10).probe("a"), spacer(.horizontal), box(150, 10).probe("b"))
            .frames(in: size)
        #expect(frames["a"]?.minX == -4)
        #expect(frames["b"]?.maxX == 304)
    }

    @Test func `a spacer outside of stacks fills both axes`() {
        #expect(spacer().probe("spacer").frames(in: size)["spacer"] == CGRect(origin: .zero, size: size))
    }

    @Test(arguments: [(250, "wide"), (150, "narrow"), (50, "narrow")])
    func `the first view that fits is shown, or else the last`(_ width: CGFloat, _ expected: String) {
        let choice = TestNode(ViewThatFitsLayout(), [box(200, 20).probe("wide"), box(100, 20).probe("narrow")])
        let frames = choice.frames(in: CGSize(width: width, height: 100))
        #expect(Array(frames.keys) == [expected])
    }

    @Test func `only the chosen axes decide what fits`() {
        let choice = TestNode(
            ViewThatFitsLayout(axes: .horizontal), [box(200, 500).probe("first"), box(10, 10).probe("second")])
        #expect(Array(choice.frames(in: size).keys) == ["first"])
    }

    @Test func `frames relative to a container divide it`() {
        let container = CGSize(width: 320, height: 100)
        #expect(
            color.with(FrameLayout(relativeTo: container, .horizontal)).sizeThatFits(.zero)
                == CGSize(width: 320, height: 0))
        let part = FrameLayout(relativeTo: container, .horizontal, count: 4, span: 2, spacing: 8)
        #expect(color.with(part).sizeThatFits(.zero).width == 156)
        let none = FrameLayout(relativeTo: container, .horizontal, count: 0, spacing: 8)
        #expect(none.issue == nil)
    }

    @Test func `ratios without a proposal on one axis follow from the other`() {
        #expect(
            color.aspectRatio(2, contentMode: .fit).sizeThatFits(ProposedViewSize(width: 100, height: nil))
                == CGSize(width: 100, height: 50))
        let image = TestNode { $0.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 80)) }
        #expect(
            image.aspectRatio(contentMode: .fit).sizeThatFits(ProposedViewSize(width: 100, height: 100))
                == CGSize(width: 50, height: 100))
        #expect(
            image.aspectRatio(contentMode: .fill).sizeThatFits(ProposedViewSize(width: 100, height: 100))
                == CGSize(width: 100, height: 200))
    }

    @Test func `stacks and insets are mirrored from right to left, offsets aren't`() {
        let frames = hStack(
            alignment: .top, spacing: 0, box(50, 10).probe("first"), box(100, 10).probe("moved").offset(x: 5),
            color.probe("last").padding(.leading, 20)
        ).rightToLeft().frames(in: size)
        #expect(frames["first"]?.minX == 250)
        #expect(frames["moved"]?.minX == 155)
        #expect(frames["last"] == CGRect(x: 0, y: 0, width: 130, height: 200))
    }

    @Test func `spacing is that of the views at the edges of a stack`() {
        let font = ViewSpacing.text(ascent: 16, descent: 4, leading: 2, capHeight: 12, pixel: 0.5)
        let frames = vStack(
            vStack(spacing: 0, box(10, 10), text(20, 20, spacing: font)).probe("above"),
            text(20, 20, spacing: font).probe("text"), text(20, 20, spacing: font).padding().probe("padded")
        ).frames(in: size)
        #expect((frames["text"]?.minY ?? 0) - (frames["above"]?.maxY ?? 0) == 2)
        // Padding takes the text away from the edge.
        #expect((frames["padded"]?.minY ?? 0) - (frames["text"]?.maxY ?? 0) == 10)
    }

    @Test func `rows of a grid are aligned by their guide, cells by their anchor`() {
        let frames = grid(
            alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0,
            [box(10, 10).probe("low"), box(50, 40)],
            [box(30, 20), box(10, 10).setting(GridCellAnchorKey.self, .topLeading).probe("anchored")]
        ).probe("grid").frames(in: size)
        #expect(frames["grid"] == CGRect(x: 110, y: 70, width: 80, height: 60))
        #expect(frames["low"] == CGRect(x: 130, y: 100, width: 10, height: 10))
        #expect(frames["anchored"] == CGRect(x: 140, y: 110, width: 10, height: 10))
    }

    @Test func `a view outside of rows spans all columns, and an unsized one doesn't widen them`() {
        func frames(_ axes: Axis.Set) -> [String: CGRect] {
            TestNode(
                GridLayout(horizontalSpacing: 8, verticalSpacing: 0),
                [
                    row(1, box(9, 10)), row(1, box(60, 10).probe("second")), row(1, box(28, 10)),
                    color.frame(height: 4).setting(GridCellUnsizedAxesKey.self, axes).probe("spanning"),
                ]
            ).probe("grid").frames(in: CGSize(width: 320, height: 100))
        }
        #expect(frames([])["spanning"]?.width == 320)
        #expect(frames([])["second"]?.midX == 9 + 69 + 8 + 64.5)
        #expect(frames(.horizontal)["grid"]?.width == 113)
        #expect(frames(.horizontal)["spanning"]?.width == 113)
    }

    private func row(_ number: Int, _ cell: TestNode) -> TestNode {
        cell.setting(GridRowKey.self, GridRowKey.Row(id: ObjectIdentifier(Rows.all[number])))
    }
}

private enum Rows {
    final class Row: Sendable {}
    static let all = (0..<3).map { _ in Row() }
}

extension HorizontalAlignment {
    fileprivate enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
    fileprivate static let third = HorizontalAlignment(Third.self)
}
