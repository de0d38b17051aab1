import Foundation
import Testing

@testable import SwiftUI

private enum HostileLengths {
    static let invalid: [CGFloat] = [.nan, .infinity, -.infinity, -5, -.greatestFiniteMagnitude]
}

private func isFinite(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
}

@MainActor struct HostileLayoutTests {
    private static let size = CGSize(width: 300, height: 200)

    @Test(arguments: HostileLengths.invalid) func `an invalid fixed frame is reported once and counts as absent`(
        _ length: CGFloat
    ) {
        let frame = color.frame(width: length, height: 20)
        let named = vStack(spacing: 0, frame.probe("a"), box(10, 10))
        for _ in 0..<3 { #expect(named.frames(in: Self.size)["a"] == CGRect(x: 0, y: 85, width: 300, height: 20)) }
        #expect(frame.issues == [.invalidFrame])
    }

    @Test(arguments: HostileLengths.invalid) func `an invalid minimum is reported and counts as absent`(
        _ length: CGFloat
    ) {
        let frame = box(40, 20).frame(minWidth: length)
        #expect(frame.frames(in: Self.size).isEmpty)
        #expect(frame.issues == [.invalidFrame])
        #expect(frame.frame?.width == 40)
    }

    @Test func `contradictory limits are reported and widened`() {
        let frame = box(40, 20).frame(minWidth: 100, maxWidth: 50)
        _ = frame.frames(in: Self.size)
        #expect(frame.issues == [.contradictoryFrame])
        #expect(frame.frame?.width == 100)
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func `padding that isn't finite is reported and has no effect`(
        _ length: CGFloat
    ) {
        let padding = box(40, 20).padding(.all, length)
        _ = padding.frames(in: Self.size)
        #expect(padding.issues == [.invalidPadding])
        #expect(padding.frame?.size == CGSize(width: 40, height: 20))
    }

    @Test(arguments: [CGFloat.nan, 0, -1, .infinity]) func `an invalid ratio is reported and counts as absent`(
        _ ratio: CGFloat
    ) {
        let node = color.aspectRatio(ratio, contentMode: .fit)
        _ = node.frames(in: Self.size)
        #expect(node.issues == [.invalidAspectRatio])
        #expect(node.frame?.size == CGSize(width: 200, height: 200))
    }

    @Test func `sizes that aren't numbers or are negative count as zero and are reported once by the container`() {
        let bad = [
            CGSize(width: CGFloat.nan, height: 10), CGSize(width: -3, height: 10),
            CGSize(width: 10, height: -CGFloat.infinity),
        ].map { size in TestNode { _ in size } }
        let stack = TestNode(HStackLayout(spacing: 0), bad)
        _ = stack.frames(in: Self.size)
        #expect(stack.issues == [.invalidSize])
        #expect(bad.map { $0.frame?.size.width } == [0, 0, 10])
        #expect(stack.frame?.size == CGSize(width: 10, height: 10))
    }

    @Test func `places and sizes that aren't finite become zero and are reported once`() {
        let children = [TestNode { _ in CGSize(width: CGFloat.infinity, height: 10) }, box(10, 10)]
        let stack = TestNode(VStackLayout(), children)
        _ = stack.frames(in: Self.size)
        #expect(stack.issues == [.invalidPosition])
        for child in children {
            let frame = child.frame ?? .null
            #expect(isFinite(frame))
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -8]) func `every spacing gives finite frames`(_ spacing: CGFloat) {
        let cells = [[box(10, 10), color], [color, box(10, 10)]]
        for node in [
            hStack(spacing: spacing, box(10, 10), color, box(10, 10)),
            grid(horizontalSpacing: spacing, verticalSpacing: spacing, cells[0], cells[1]),
        ] {
            _ = node.frames(in: Self.size)
            let frame = node.frame ?? .null
            #expect(isFinite(frame))
            #expect(frame.width >= 0 && frame.height >= 0)
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, 1e-300, -1]) func `every lazy grid has a bounded number of tracks`(
        _ length: CGFloat
    ) {
        let items = [
            GridItem(.adaptive(minimum: length), spacing: length), GridItem(.fixed(length)),
            GridItem(.flexible(minimum: length, maximum: -length)),
        ]
        for width in [nil, 0, 300, CGFloat.infinity] {
            let tracks = LazyTracks(items, in: width)
            #expect((1...10_000).contains(tracks.tracks.count))
        }
    }

    @Test(arguments: [Int.min, -1, 0, .max]) func `every number of columns is bounded`(_ columns: Int) {
        let node = grid([box(10, 10).setting(GridCellColumnsKey.self, columns)], [box(20, 10), box(20, 10)])
        _ = node.frames(in: Self.size)
        #expect(isFinite(node.frame ?? .null))
    }

    @Test func `priorities that aren't numbers count as zero`() {
        let stack = hStack(
            spacing: 0, color.layoutPriority(.nan).probe("a"), color.probe("b"), color.layoutPriority(.infinity))
        let frames = stack.frames(in: Self.size)
        #expect(frames["a"]?.width == 0)
        #expect(frames["b"]?.width == 0)
    }

    @Test func `deep nesting ends with one report instead of a stack overflow`() {
        var node = color
        var all: [TestNode] = []
        for _ in 0..<50_000 {
            node = node.padding(.all, 0)
            all.append(node)
        }
        _ = node.frames(in: Self.size)
        #expect(all.flatMap(\.issues) == [.tooDeep])
        // Frees the nodes one by one, since a deep chain would be freed recursively.
        while !all.isEmpty { node = all.removeLast() }
    }

    @Test func `a layout that contains itself ends with one report`() {
        let holder = Holder()
        let engine = LayoutEngine(VStackLayout(spacing: 0), children: LayoutChildren([holder, holder]))
        var issues: [LayoutIssue] = []
        engine.onIssue = { issues.append($0) }
        holder.engine = engine
        #expect(engine.sizeThatFits(ProposedViewSize(Self.size)) == .zero)
        #expect(issues == [.tooDeep])
    }

    @Test func `measuring nested stacks takes time in proportion to their number`() {
        func measurements(depth: Int) -> Int {
            var node = hStack(color, box(10, 10))
            for level in 0..<depth {
                node =
                    level.isMultiple(of: 2)
                    ? vStack(node, color, box(10, 10), text(30, 20)) : hStack(node, color, box(10, 10))
            }
            let before = LayoutStatistics.measurements
            _ = node.frames(in: CGSize(width: 3000, height: 3000))
            return LayoutStatistics.measurements - before
        }
        let (small, large) = (measurements(depth: 20), measurements(depth: 40))
        #expect(Double(large) / Double(small) < 2.3, "\(small) and \(large) measurements")
    }
}

/// A node whose answers are those of the engine that contains it.
@MainActor private final class Holder: LayoutNode {
    weak var engine: LayoutEngine<VStackLayout>?
    var priority: Double { 0 }
    var spacing: ViewSpacing { ViewSpacing() }
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { engine?.sizeThatFits(proposal) ?? .zero }
    func explicitAlignment(of guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    func place(_ placement: LayoutPlacement) {
        engine?.place(in: placement.frame.size, proposal: placement.proposal)
    }
}
