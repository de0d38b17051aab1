import Foundation
import SwiftUI

extension FrameCase {
    /// Containers and modifiers. Texts are in the system font of the Mac on which the frames were measured.
    @MainActor static var layout: [FrameCase] {
        [
            FrameCase(
                "padding-default", 200, 100,
                [
                    "inner": [16, 16, 168, 68],
                    "outer": [0, 0, 200, 100],
                ]
            ) {
                Color.gray.probe("inner").padding().probe("outer")
            },
            FrameCase(
                "hstack-equal-share-after-rigid", 300, 100,
                [
                    "a": [0, 0, 125, 100],
                    "b": [125, 0, 50, 100],
                    "c": [175, 0, 125, 100],
                ]
            ) {
                HStack(spacing: 0) {
                    Color.gray.probe("a")
                    Color.gray.frame(width: 50).probe("b")
                    Color.gray.probe("c")
                }
            },
            FrameCase(
                "spacer-between", 300, 100,
                [
                    "a": [0, 25, 50, 50],
                    "b": [250, 25, 50, 50],
                    "spacer": [50, 50, 200, 0],
                    "stack": [0, 25, 300, 50],
                ]
            ) {
                HStack {
                    SizedBox(50, 50).probe("a")
                    Spacer().probe("spacer")
                    SizedBox(50, 50).probe("b")
                }
                .probe("stack")
            },
            FrameCase(
                "vstack-leading-trailing", 300, 200,
                [
                    "l1": [50, 78, 100, 20],
                    "l2": [50, 102, 50, 20],
                    "leading": [50, 78, 100, 44],
                    "t1": [150, 78, 100, 20],
                    "t2": [200, 102, 50, 20],
                    "trailing": [150, 78, 100, 44],
                ]
            ) {
                HStack(spacing: 0) {
                    VStack(alignment: .leading, spacing: 4) {
                        SizedBox(100, 20).probe("l1")
                        SizedBox(50, 20).probe("l2")
                    }
                    .probe("leading")
                    VStack(alignment: .trailing, spacing: 4) {
                        SizedBox(100, 20).probe("t1")
                        SizedBox(50, 20).probe("t2")
                    }
                    .probe("trailing")
                }
            },
            FrameCase(
                "zstack-with-flexible", 200, 200,
                [
                    "fill": [0, 0, 200, 200],
                    "b": [0, 0, 30, 30],
                ]
            ) {
                ZStack(alignment: .topLeading) {
                    Color.gray.probe("fill")
                    SizedBox(30, 30).probe("b")
                }
            },
            FrameCase(
                "frame-flexible-variants", 300, 300,
                [
                    "min": [100, 90, 100, 20],
                    "max": [50, 110, 200, 20],
                    "fill": [0, 130, 300, 20],
                    "ideal": [75, 150, 150, 20],
                    "clampFlexible": [90, 170, 120, 20],
                    "overflow": [50, 190, 200, 20],
                ]
            ) {
                VStack(spacing: 0) {
                    SizedBox(40, 20).frame(minWidth: 100).probe("min")
                    SizedBox(40, 20).frame(maxWidth: 200).probe("max")
                    SizedBox(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill")
                    SizedBox(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal")
                    Color.gray.frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible")
                    SizedBox(250, 20).frame(maxWidth: 200).probe("overflow")
                }
            },
            FrameCase(
                "alignment-guides", 300, 200,
                [
                    "a": [75, 66, 100, 20],
                    "b": [175, 90, 50, 20],
                    "c": [160, 114, 30, 20],
                    "stack": [75, 66, 150, 68],
                ]
            ) {
                VStack(alignment: .leading, spacing: 4) {
                    SizedBox(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a")
                    SizedBox(50, 20).probe("b")
                    SizedBox(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
                }
                .probe("stack")
            },
            FrameCase(
                "group-gets-modifiers-per-child", 300, 100,
                [
                    "a": [5, 25, 50, 50],
                    "b": [65, 25, 50, 50],
                    "c": [120, 0, 180, 100],
                ]
            ) {
                HStack(spacing: 0) {
                    Group {
                        Color.gray.probe("a")
                        Color.gray.probe("b")
                    }
                    .frame(width: 50, height: 50)
                    .padding(5)
                    Color.gray.probe("c")
                }
            },
            FrameCase(
                "nested-stacks", 300, 200,
                [
                    "a": [10, 10, 190, 110],
                    "b": [210, 10, 80, 110],
                    "bottom": [0, 140, 300, 60],
                    "c": [0, 150, 40, 40],
                    "d": [260, 150, 40, 40],
                    "row": [0, 0, 300, 130],
                ]
            ) {
                VStack(spacing: 10) {
                    HStack(spacing: 10) {
                        Color.gray.probe("a")
                        Color.gray.frame(width: 80).probe("b")
                    }
                    .padding(10)
                    .probe("row")
                    HStack {
                        SizedBox(40, 40).probe("c")
                        Spacer()
                        SizedBox(40, 40).probe("d")
                    }
                    .frame(height: 60)
                    .probe("bottom")
                }
            },
            FrameCase(
                "hstack-hugs-content", 300, 200,
                [
                    "a": [50, 80, 30, 30],
                    "b": [86, 80, 40, 30],
                    "column": [50, 80, 200, 40],
                    "row": [50, 80, 76, 30],
                    "wide": [50, 110, 200, 10],
                ]
            ) {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 6) {
                        SizedBox(30, 30).probe("a")
                        SizedBox(40, 30).probe("b")
                    }
                    .probe("row")
                    SizedBox(200, 10).probe("wide")
                }
                .probe("column")
            },
            FrameCase(
                "rtl-grid", 320, 220,
                [
                    "a": [195, 23, 40, 30],
                    "b": [125, 23, 60, 30],
                    "c": [85, 23, 30, 30],
                    "d": [130, 63, 100, 30],
                    "e": [85, 63, 30, 30],
                    "f": [195, 103, 40, 30],
                    "grid": [85, 23, 150, 110],
                    "l0": [188, 149, 40, 20],
                    "l1": [140, 149, 40, 20],
                    "l2": [92, 149, 40, 20],
                    "l3": [188, 177, 40, 20],
                    "l4": [140, 177, 40, 20],
                    "lazy": [60, 149, 200, 48],
                ]
            ) {
                VStack(spacing: 16) {
                    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                        GridRow {
                            SizedBox(40, 30).probe("a")
                            SizedBox(60, 30).probe("b")
                            SizedBox(30, 30).probe("c")
                        }
                        GridRow {
                            SizedBox(100, 30).gridCellColumns(2).probe("d")
                            SizedBox(30, 30).probe("e")
                        }
                        GridRow {
                            SizedBox(40, 30).gridColumnAlignment(.trailing).probe("f")
                        }
                    }
                    .probe("grid")
                    LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8) {
                        ForEach(0..<5, id: \.self) { index in SizedBox(40, 20).probe("l\(index)") }
                    }
                    .frame(width: 200)
                    .probe("lazy")
                }
                .environment(\.layoutDirection, .rightToLeft)
            },
            FrameCase(
                "rtl-horizontal-scroll", 200, 80,
                [
                    "content": [-160, 20, 350, 40],
                    "s0": [140, 20, 50, 40],
                    "s1": [80, 20, 50, 40],
                    "s2": [20, 20, 50, 40],
                    "s3": [-40, 20, 50, 40],
                    "s4": [-100, 20, 50, 40],
                    "s5": [-160, 20, 50, 40],
                    "scroll": [10, 10, 180, 60],
                ]
            ) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<6, id: \.self) { index in SizedBox(50, 40).probe("s\(index)") }
                    }
                    .probe("content")
                }
                .frame(width: 180, height: 60)
                .probe("scroll")
                .environment(\.layoutDirection, .rightToLeft)
            },
            FrameCase(
                "safe-area-inset", 400, 260,
                [
                    "ignoring": [270, 30, 100, 200],
                    "ignoringBar": [270, 30, 100, 30],
                    "ignoringContent": [270, 30, 100, 200],
                    "plain": [30, 30, 100, 200],
                    "plainBar": [30, 200, 100, 30],
                    "plainContent": [30, 30, 100, 162],
                    "row": [30, 30, 340, 200],
                    "scroll": [150, 30, 100, 200],
                    "scrollBar": [150, 200, 100, 30],
                    "scrollContent": [150, 30, 100, 240],
                    "row0": [150, 30, 100, 30],
                    "row1": [150, 60, 100, 30],
                    "row2": [150, 90, 100, 30],
                    "row3": [150, 120, 100, 30],
                    "row4": [150, 150, 100, 30],
                    "row5": [150, 180, 100, 30],
                    "row6": [150, 210, 100, 30],
                    "row7": [150, 240, 100, 30],
                ]
            ) {
                HStack(spacing: 20) {
                    VStack(spacing: 0) { Color.gray.probe("plainContent") }
                        .safeAreaInset(edge: .bottom) { Color.gray.frame(height: 30).probe("plainBar") }
                        .frame(width: 100, height: 200)
                        .probe("plain")
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<8, id: \.self) { index in Color.gray.frame(height: 30).probe("row\(index)") }
                        }
                        .probe("scrollContent")
                    }
                    .safeAreaInset(edge: .bottom) { Color.gray.frame(height: 30).probe("scrollBar") }
                    .frame(width: 100, height: 200)
                    .probe("scroll")
                    VStack(spacing: 0) { Color.gray.probe("ignoringContent") }
                        .ignoresSafeArea()
                        .safeAreaInset(edge: .top, spacing: 0) { Color.gray.frame(height: 30).probe("ignoringBar") }
                        .frame(width: 100, height: 200)
                        .probe("ignoring")
                }
                .probe("row")
            },
            FrameCase(
                "grid-flexible", 320, 200,
                [
                    "a": [59.5, 72.925, 9, 16],
                    "blue": [20, 99.075, 88, 30],
                    "ccc": [242, 72.925, 28, 16],
                    "e": [156, 106.075, 8, 16],
                    "green": [212, 99.075, 88, 30],
                    "grid": [20, 70.925, 280, 58.151],
                    "red": [116, 70.925, 88, 20],
                ],
                texts: [
                    "A": CGSize(width: 9, height: 16), "CCC": CGSize(width: 28, height: 16),
                    "E": CGSize(width: 8, height: 16),
                ]
            ) {
                Grid {
                    GridRow {
                        Text("A").probe("a")
                        Color.gray.frame(height: 20).probe("red")
                        Text("CCC").probe("ccc")
                    }
                    GridRow {
                        Color.gray.frame(height: 30).probe("blue")
                        Text("E").probe("e")
                        Color.gray.frame(height: 30).probe("green")
                    }
                }
                .frame(width: 280)
                .probe("grid")
                .font(.system(size: 13))
            },
            FrameCase(
                "position-takes-proposal", 320, 240,
                [
                    "above": [140.75, 160, 38.5, 16],
                    "below": [141.75, 224, 36.5, 16],
                    "hstack": [0, 100, 320, 50],
                    "inHStack": [34, 100, 244, 50],
                    "inVStack": [0, 180, 320, 40],
                    "inZStack": [60, 0, 200, 90],
                    "left": [0, 117, 24, 16],
                    "point": [60, 0, 200, 90],
                    "right": [288, 117, 32, 16],
                    "stack": [0, 0, 320, 240],
                    "vstack": [0, 160, 320, 80],
                    "zstack": [60, 0, 200, 90],
                ],
                texts: [
                    "Left": CGSize(width: 24, height: 16), "Right": CGSize(width: 32, height: 16),
                    "Above": CGSize(width: 38.5, height: 16), "Below": CGSize(width: 36.5, height: 16),
                ]
            ) {
                VStack(spacing: 10) {
                    ZStack {
                        Color.gray
                        SizedBox(40, 40).position(x: 50, y: 30).probe("inZStack")
                        SizedBox(30, 30).position(CGPoint(x: 150, y: 60)).probe("point")
                    }
                    .frame(width: 200, height: 90)
                    .probe("zstack")
                    HStack(spacing: 10) {
                        Text("Left").probe("left")
                        SizedBox(30, 30).position(x: 20, y: 20).probe("inHStack")
                        Text("Right").probe("right")
                    }
                    .frame(height: 50)
                    .probe("hstack")
                    VStack(spacing: 4) {
                        Text("Above").probe("above")
                        SizedBox(30, 20).position(x: 40, y: 10).probe("inVStack")
                        Text("Below").probe("below")
                    }
                    .probe("vstack")
                }
                .probe("stack")
                .font(.system(size: 13))
            },
            FrameCase(
                "three-flexible-one-capped", 300, 100,
                [
                    "a": [0, 0, 50, 100],
                    "b": [50, 0, 125, 100],
                    "c": [175, 0, 125, 100],
                ]
            ) {
                HStack(spacing: 0) {
                    Color.gray.frame(maxWidth: 50).probe("a")
                    Color.gray.probe("b")
                    Color.gray.probe("c")
                }
            },
            FrameCase(
                "priority-three-levels", 300, 40,
                [
                    "high": [180, 0, 120, 40],
                    "mid": [80, 0, 100, 40],
                    "low": [0, 0, 80, 40],
                ]
            ) {
                HStack(spacing: 0) {
                    Color.gray.frame(minWidth: 30).layoutPriority(-1).probe("low")
                    Color.gray.frame(minWidth: 40, maxWidth: 100).probe("mid")
                    Color.gray.frame(minWidth: 50, maxWidth: 120).layoutPriority(1).probe("high")
                }
            },
            FrameCase(
                "two-spacers-share", 300, 40,
                [
                    "a": [0, 10, 40, 20],
                    "b": [100, 10, 40, 20],
                    "c": [260, 10, 40, 20],
                ]
            ) {
                HStack(spacing: 0) {
                    SizedBox(40, 20).probe("a")
                    Spacer()
                    SizedBox(40, 20).probe("b")
                    Spacer()
                    Spacer()
                    SizedBox(40, 20).probe("c")
                }
            },
            FrameCase(
                "overlay-takes-size-of-content", 200, 200,
                [
                    "base": [50, 70, 100, 60],
                    "badge": [130, 70, 20, 20],
                    "same": [50, 70, 100, 60],
                ]
            ) {
                SizedBox(100, 60)
                    .overlay(alignment: .topTrailing) { SizedBox(20, 20).probe("badge") }
                    .overlay { Color.clear.probe("same") }
                    .probe("base")
            },
            FrameCase(
                "offset-keeps-layout", 200, 100,
                [
                    "a": [40, 30, 40, 40],
                    "moved": [90, 35, 40, 40],
                    "outside": [80, 30, 40, 40],
                    "c": [120, 30, 40, 40],
                ]
            ) {
                HStack(spacing: 0) {
                    SizedBox(40, 40).probe("a")
                    SizedBox(40, 40).probe("moved").offset(x: 10, y: 5).probe("outside")
                    SizedBox(40, 40).probe("c")
                }
            },
            FrameCase(
                "aspect-ratio-fill", 300, 100,
                [
                    "a": [0, -25, 300, 150]
                ]
            ) {
                Color.gray.aspectRatio(2, contentMode: .fill).probe("a")
            },
            FrameCase(
                "aspect-ratio-in-stack", 300, 200,
                [
                    "a": [0, 25, 150, 150],
                    "b": [150, 0, 150, 200],
                ]
            ) {
                HStack(spacing: 0) {
                    Color.gray.aspectRatio(1, contentMode: .fit).probe("a")
                    Color.gray.probe("b")
                }
            },
            FrameCase(
                "geometry-reader", 300, 200,
                [
                    "top": [125, 0, 50, 40],
                    "reader": [0, 40, 300, 160],
                    "inside": [0, 40, 150, 20],
                ]
            ) {
                VStack(spacing: 0) {
                    SizedBox(50, 40).probe("top")
                    GeometryReader { proxy in
                        SizedBox(proxy.size.width / 2, 20).probe("inside")
                    }
                    .probe("reader")
                }
            },
            FrameCase(
                "scroll-view-implicit-stack", 300, 200,
                [
                    "scroll": [100, 0, 100, 200],
                    "a": [120, 0, 60, 30],
                    "b": [100, 38, 100, 30],
                ]
            ) {
                ScrollView {
                    SizedBox(60, 30).probe("a")
                    SizedBox(100, 30).probe("b")
                }
                .probe("scroll")
            },
            FrameCase(
                "frame-alignment-all", 200, 200,
                [
                    "tl": [0, 0, 20, 20],
                    "c": [90, 90, 20, 20],
                    "br": [180, 180, 20, 20],
                    "l": [0, 90, 20, 20],
                ]
            ) {
                ZStack {
                    SizedBox(20, 20).probe("tl").frame(width: 200, height: 200, alignment: .topLeading)
                    SizedBox(20, 20).probe("c").frame(width: 200, height: 200)
                    SizedBox(20, 20).probe("br").frame(width: 200, height: 200, alignment: .bottomTrailing)
                    SizedBox(20, 20).probe("l").frame(maxWidth: .infinity, alignment: .leading)
                }
            },
            FrameCase(
                "negative-padding", 200, 100,
                [
                    "inner": [70, 30, 60, 40],
                    "outer": [80, 40, 40, 20],
                ]
            ) {
                SizedBox(60, 40).probe("inner").padding(-10).probe("outer")
            },
            FrameCase(
                "empty-and-optional", 200, 100,
                [
                    "stack": [80, 25, 40, 50],
                    "a": [80, 25, 40, 20],
                    "b": [80, 55, 40, 20],
                ]
            ) {
                VStack(spacing: 10) {
                    SizedBox(40, 20).probe("a")
                    EmptyView()
                    if false { SizedBox(40, 20) }
                    SizedBox(40, 20).probe("b")
                }
                .probe("stack")
            },
            FrameCase(
                "custom-layout", 300, 100,
                [
                    "layout": [100, 25, 100, 50],
                    "a": [100, 25, 40, 20],
                    "b": [140, 45, 60, 30],
                ]
            ) {
                Diagonal {
                    SizedBox(40, 20).probe("a")
                    SizedBox(60, 30).probe("b")
                }
                .probe("layout")
            },
        ]
    }
}

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: point, proposal: ProposedViewSize(size))
            point.x += size.width; point.y += size.height
        }
    }
}
