import Foundation

@testable import SwiftUI

extension AppleFrames {
    /// Grids, scroll views, safe areas, layouts of apps, text spacing.
    static let containers: [AppleFrames] = [
        .init(
            "rtl-grid", 320, 220,
            [
                "a": [195, 23, 40, 30], "b": [125, 23, 60, 30], "c": [85, 23, 30, 30], "d": [130, 63, 100, 30],
                "e": [85, 63, 30, 30], "f": [195, 103, 40, 30], "grid": [85, 23, 150, 110],
                "l0": [188, 149, 40, 20], "l1": [140, 149, 40, 20], "l2": [92, 149, 40, 20],
                "l3": [188, 177, 40, 20], "l4": [140, 177, 40, 20], "lazy": [60, 149, 200, 48],
            ]
        ) {
            let columns = [GridItem](repeating: GridItem(.fixed(40)), count: 3)
            return vStack(
                spacing: 16,
                grid(
                    horizontalSpacing: 10, verticalSpacing: 10,
                    [box(40, 30).probe("a"), box(60, 30).probe("b"), box(30, 30).probe("c")],
                    [box(100, 30).setting(GridCellColumnsKey.self, 2).probe("d"), box(30, 30).probe("e")],
                    [box(40, 30).setting(GridColumnAlignmentKey.self, .trailing).probe("f")]
                ).probe("grid"),
                TestNode(
                    LazyLayout(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 8, items: columns),
                    (0..<5).map { box(40, 20).probe("l\($0)") }
                ).frame(width: 200).probe("lazy")
            ).rightToLeft()
        },
        .init(
            "rtl-horizontal-scroll", 200, 80,
            [
                "content": [-160, 20, 350, 40], "s0": [140, 20, 50, 40], "s1": [80, 20, 50, 40],
                "s2": [20, 20, 50, 40], "s3": [-40, 20, 50, 40], "s4": [-100, 20, 50, 40],
                "s5": [-160, 20, 50, 40], "scroll": [10, 10, 180, 60],
            ]
        ) {
            let cells = (0..<6).map { box(50, 40).probe("s\($0)") }
            return scroll(.horizontal, TestNode(HStackLayout(spacing: 10), cells).probe("content"))
                .frame(width: 180, height: 60).probe("scroll").rightToLeft()
        },
        .init(
            "safe-area-inset", 400, 260,
            [
                "ignoring": [270, 30, 100, 200], "ignoringBar": [270, 30, 100, 30],
                "ignoringContent": [270, 30, 100, 200], "plain": [30, 30, 100, 200],
                "plainBar": [30, 200, 100, 30], "plainContent": [30, 30, 100, 162], "row": [30, 30, 340, 200],
                "scroll": [150, 30, 100, 200], "scrollBar": [150, 200, 100, 30],
                "scrollContent": [150, 30, 100, 240], "row0": [150, 30, 100, 30], "row7": [150, 240, 100, 30],
            ]
        ) {
            let rows = (0..<8).map { color.frame(height: 30).probe("row\($0)") }
            return hStack(
                spacing: 20,
                TestNode(
                    SafeAreaInsetLayout(edge: .bottom),
                    [vStack(spacing: 0, color.probe("plainContent")), color.frame(height: 30).probe("plainBar")]
                ).frame(width: 100, height: 200).probe("plain"),
                TestNode(
                    SafeAreaInsetLayout(edge: .bottom),
                    [
                        scroll(.vertical, TestNode(VStackLayout(spacing: 0), rows).probe("scrollContent")),
                        color.frame(height: 30).probe("scrollBar"),
                    ]
                ).frame(width: 100, height: 200).probe("scroll"),
                TestNode(
                    SafeAreaInsetLayout(edge: .top, spacing: 0),
                    [
                        vStack(spacing: 0, color.probe("ignoringContent")).with(IgnoresSafeAreaLayout()),
                        color.frame(height: 30).probe("ignoringBar"),
                    ]
                ).frame(width: 100, height: 200).probe("ignoring")
            ).probe("row")
        },
        .init(
            "grid-flexible", 320, 200,
            [
                "a": [59.5, 72.925, 9, 16], "blue": [20, 99.075, 88, 30], "ccc": [242, 72.925, 28, 16],
                "e": [156, 106.075, 8, 16], "green": [212, 99.075, 88, 30], "grid": [20, 70.925, 280, 58.151],
                "red": [116, 70.925, 88, 20],
            ]
        ) {
            // The case gives the distance below text, which follows from the metrics of the Mac's system font.
            var spacing = ViewSpacing(all: SpacingPreference())
            spacing[.top] = SpacingPreference(text: 4.74)
            spacing[.bottom] = SpacingPreference(text: 8.1506)
            return grid(
                [
                    text(9, 16, spacing: spacing).probe("a"), color.frame(height: 20).probe("red"),
                    text(28, 16, spacing: spacing).probe("ccc"),
                ],
                [
                    color.frame(height: 30).probe("blue"), text(8, 16, spacing: spacing).probe("e"),
                    color.frame(height: 30).probe("green"),
                ]
            ).frame(width: 280).probe("grid")
        },
        .init(
            "ios-text-and-box-spacing", 320, 300,
            [
                "box": [0, 205.905, 40, 10], "divider": [0, 240.405, 320, 0.5], "hBox": [79, 223.155, 10, 10],
                "hOne": [0, 215.905, 31.5, 24.5], "hStack": [0, 215.905, 89, 24.5],
                "hTwo": [39.5, 215.905, 31.5, 24.5], "mixedStack": [0, 166.595, 40, 49.309],
                "one": [0, 115.595, 31.5, 24.5], "padded": [0, 59.095, 71, 56.5],
                "paddedText": [16, 75.095, 39, 24.5], "stack": [0, 59.095, 320, 181.809],
                "textAboveBox": [0.5, 166.595, 39, 24.5], "textStack": [0, 115.595, 31.5, 51],
                "two": [0, 142.095, 31.5, 24.5],
            ]
        ) {
            @MainActor func body(_ width: CGFloat) -> TestNode {
                text(
                    width, 24.5,
                    spacing: .text(ascent: 18.352, descent: 5.934, leading: 2, capHeight: 11.977, pixel: 0.5))
            }
            return vStack(
                alignment: .leading, spacing: 0, body(39).probe("paddedText").padding().probe("padded"),
                vStack(body(31.5).probe("one"), body(31.5).probe("two")).probe("textStack"),
                vStack(body(39).probe("textAboveBox"), box(40, 10).probe("box")).probe("mixedStack"),
                hStack(body(31.5).probe("hOne"), body(31.5).probe("hTwo"), box(10, 10).probe("hBox"))
                    .probe("hStack"),
                divider(.vertical, pixel: 0.5).probe("divider")
            ).probe("stack")
        },
        .init(
            "geometry-reader", 300, 200,
            ["top": [125, 0, 50, 40], "reader": [0, 40, 300, 160], "inside": [0, 40, 150, 20]]
        ) {
            // The reader's content depends on the width that the reader is given.
            let inside = TestNode { CGSize(width: ($0.width ?? 0) / 2, height: 20) }.probe("inside")
            return vStack(
                spacing: 0, box(50, 40).probe("top"), TestNode(GeometryReaderLayout(), [inside]).probe("reader"))
        },
        .init(
            "scroll-view-implicit-stack", 300, 200,
            ["scroll": [100, 0, 100, 200], "a": [120, 0, 60, 30], "b": [100, 38, 100, 30]]
        ) {
            scroll(.vertical, vStack(box(60, 30).probe("a"), box(100, 30).probe("b"))).probe("scroll")
        },
        .init(
            "custom-layout", 300, 100,
            ["layout": [100, 25, 100, 50], "a": [100, 25, 40, 20], "b": [140, 45, 60, 30]]
        ) {
            TestNode(Diagonal(), [box(40, 20).probe("a"), box(60, 30).probe("b")]).probe("layout")
        },
    ]
}

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: ProposedViewSize(size))
            point.x += size.width
            point.y += size.height
        }
    }
}
