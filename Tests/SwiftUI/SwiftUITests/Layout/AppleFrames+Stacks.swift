import Foundation

@testable import SwiftUI

extension AppleFrames {
    /// Stacks, spacers, alignment guides.
    static let stacks: [AppleFrames] = [
        .init(
            "hstack-equal-share-after-rigid", 300, 100,
            ["a": [0, 0, 125, 100], "b": [125, 0, 50, 100], "c": [175, 0, 125, 100]]
        ) {
            hStack(spacing: 0, color.probe("a"), color.frame(width: 50).probe("b"), color.probe("c"))
        },
        .init(
            "spacer-between", 300, 100,
            [
                "a": [0, 25, 50, 50], "b": [250, 25, 50, 50], "spacer": [50, 50, 200, 0],
                "stack": [0, 25, 300, 50],
            ]
        ) {
            hStack(box(50, 50).probe("a"), spacer(.horizontal).probe("spacer"), box(50, 50).probe("b"))
                .probe("stack")
        },
        .init(
            "vstack-leading-trailing", 300, 200,
            [
                "l1": [50, 78, 100, 20], "l2": [50, 102, 50, 20], "leading": [50, 78, 100, 44],
                "t1": [150, 78, 100, 20], "t2": [200, 102, 50, 20], "trailing": [150, 78, 100, 44],
            ]
        ) {
            hStack(
                spacing: 0,
                vStack(alignment: .leading, spacing: 4, box(100, 20).probe("l1"), box(50, 20).probe("l2")).probe(
                    "leading"),
                vStack(alignment: .trailing, spacing: 4, box(100, 20).probe("t1"), box(50, 20).probe("t2")).probe(
                    "trailing"))
        },
        .init("zstack-with-flexible", 200, 200, ["fill": [0, 0, 200, 200], "b": [0, 0, 30, 30]]) {
            zStack(alignment: .topLeading, color.probe("fill"), box(30, 30).probe("b"))
        },
        .init(
            "alignment-guides", 300, 200,
            [
                "a": [75, 66, 100, 20], "b": [175, 90, 50, 20], "c": [160, 114, 30, 20],
                "stack": [75, 66, 150, 68],
            ]
        ) {
            vStack(
                alignment: .leading, spacing: 4, box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a"),
                box(50, 20).probe("b"), box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("c")
            ).probe("stack")
        },
        .init(
            "group-gets-modifiers-per-child", 300, 100,
            ["a": [5, 25, 50, 50], "b": [65, 25, 50, 50], "c": [120, 0, 180, 100]]
        ) {
            hStack(
                spacing: 0, color.probe("a").frame(width: 50, height: 50).padding(.all, 5),
                color.probe("b").frame(width: 50, height: 50).padding(.all, 5), color.probe("c"))
        },
        .init(
            "nested-stacks", 300, 200,
            [
                "a": [10, 10, 190, 110], "b": [210, 10, 80, 110], "bottom": [0, 140, 300, 60],
                "c": [0, 150, 40, 40], "d": [260, 150, 40, 40], "row": [0, 0, 300, 130],
            ]
        ) {
            vStack(
                spacing: 10,
                hStack(spacing: 10, color.probe("a"), color.frame(width: 80).probe("b")).padding(.all, 10)
                    .probe("row"),
                hStack(box(40, 40).probe("c"), spacer(.horizontal), box(40, 40).probe("d")).frame(height: 60)
                    .probe("bottom"))
        },
        .init(
            "hstack-hugs-content", 300, 200,
            [
                "a": [50, 80, 30, 30], "b": [86, 80, 40, 30], "column": [50, 80, 200, 40],
                "row": [50, 80, 76, 30], "wide": [50, 110, 200, 10],
            ]
        ) {
            vStack(
                alignment: .leading, spacing: 0,
                hStack(spacing: 6, box(30, 30).probe("a"), box(40, 30).probe("b")).probe("row"),
                box(200, 10).probe("wide")
            ).probe("column")
        },
        .init(
            "three-flexible-one-capped", 300, 100,
            ["a": [0, 0, 50, 100], "b": [50, 0, 125, 100], "c": [175, 0, 125, 100]]
        ) {
            hStack(spacing: 0, color.frame(maxWidth: 50).probe("a"), color.probe("b"), color.probe("c"))
        },
        .init(
            "priority-three-levels", 300, 40,
            ["high": [180, 0, 120, 40], "mid": [80, 0, 100, 40], "low": [0, 0, 80, 40]]
        ) {
            hStack(
                spacing: 0, color.frame(minWidth: 30).layoutPriority(-1).probe("low"),
                color.frame(minWidth: 40, maxWidth: 100).probe("mid"),
                color.frame(minWidth: 50, maxWidth: 120).layoutPriority(1).probe("high"))
        },
        .init(
            "two-spacers-share", 300, 40,
            ["a": [0, 10, 40, 20], "b": [100, 10, 40, 20], "c": [260, 10, 40, 20]]
        ) {
            hStack(
                spacing: 0, box(40, 20).probe("a"), spacer(.horizontal), box(40, 20).probe("b"),
                spacer(.horizontal), spacer(.horizontal), box(40, 20).probe("c"))
        },
        .init(
            "empty-and-optional", 200, 100,
            ["stack": [80, 25, 40, 50], "a": [80, 25, 40, 20], "b": [80, 55, 40, 20]]
        ) {
            vStack(spacing: 10, box(40, 20).probe("a"), box(40, 20).probe("b")).probe("stack")
        },
    ]
}
