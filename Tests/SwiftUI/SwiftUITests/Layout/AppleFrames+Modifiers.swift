import Foundation

@testable import SwiftUI

extension AppleFrames {
    /// Modifiers and containers with one child.
    static let modifiers: [AppleFrames] = [
        .init("padding-default", 200, 100, ["inner": [16, 16, 168, 68], "outer": [0, 0, 200, 100]]) {
            color.probe("inner").padding().probe("outer")
        },
        .init(
            "frame-flexible-variants", 300, 300,
            [
                "min": [100, 90, 100, 20], "max": [50, 110, 200, 20], "fill": [0, 130, 300, 20],
                "ideal": [75, 150, 150, 20], "clampFlexible": [90, 170, 120, 20], "overflow": [50, 190, 200, 20],
            ]
        ) {
            vStack(
                spacing: 0, box(40, 20).frame(minWidth: 100).probe("min"),
                box(40, 20).frame(maxWidth: 200).probe("max"),
                box(40, 20).frame(minWidth: 50, maxWidth: .infinity).probe("fill"),
                box(40, 20).frame(idealWidth: 150).fixedSize().probe("ideal"),
                color.frame(maxWidth: 120, maxHeight: 20).probe("clampFlexible"),
                box(250, 20).frame(maxWidth: 200).probe("overflow"))
        },
        .init(
            "position-takes-proposal", 320, 240,
            [
                "above": [140.75, 160, 38.5, 16], "below": [141.75, 224, 36.5, 16],
                "hstack": [0, 100, 320, 50], "inHStack": [34, 100, 244, 50], "inVStack": [0, 180, 320, 40],
                "inZStack": [60, 0, 200, 90], "left": [0, 117, 24, 16], "point": [60, 0, 200, 90],
                "right": [288, 117, 32, 16], "stack": [0, 0, 320, 240], "vstack": [0, 160, 320, 80],
                "zstack": [60, 0, 200, 90],
            ]
        ) {
            vStack(
                spacing: 10,
                zStack(
                    color, box(40, 40).position(x: 50, y: 30).probe("inZStack"),
                    box(30, 30).position(x: 150, y: 60).probe("point")
                ).frame(width: 200, height: 90).probe("zstack"),
                hStack(
                    spacing: 10, text(24, 16).probe("left"), box(30, 30).position(x: 20, y: 20).probe("inHStack"),
                    text(32, 16).probe("right")
                ).frame(height: 50).probe("hstack"),
                vStack(
                    spacing: 4, text(38.5, 16).probe("above"),
                    box(30, 20).position(x: 40, y: 10).probe("inVStack"), text(36.5, 16).probe("below")
                ).probe("vstack")
            ).probe("stack")
        },
        .init(
            "overlay-takes-size-of-content", 200, 200,
            ["base": [50, 70, 100, 60], "badge": [130, 70, 20, 20], "same": [50, 70, 100, 60]]
        ) {
            box(100, 60).overlay(alignment: .topTrailing, box(20, 20).probe("badge")).overlay(color.probe("same"))
                .probe("base")
        },
        .init(
            "offset-keeps-layout", 200, 100,
            [
                "a": [40, 30, 40, 40], "moved": [90, 35, 40, 40], "outside": [80, 30, 40, 40],
                "c": [120, 30, 40, 40],
            ]
        ) {
            hStack(
                spacing: 0, box(40, 40).probe("a"),
                box(40, 40).probe("moved").offset(x: 10, y: 5).probe("outside"), box(40, 40).probe("c"))
        },
        .init("aspect-ratio-fill", 300, 100, ["a": [0, -25, 300, 150]]) {
            color.aspectRatio(2, contentMode: .fill).probe("a")
        },
        .init("aspect-ratio-in-stack", 300, 200, ["a": [0, 25, 150, 150], "b": [150, 0, 150, 200]]) {
            hStack(spacing: 0, color.aspectRatio(1, contentMode: .fit).probe("a"), color.probe("b"))
        },
        .init(
            "frame-alignment-all", 200, 200,
            ["tl": [0, 0, 20, 20], "c": [90, 90, 20, 20], "br": [180, 180, 20, 20], "l": [0, 90, 20, 20]]
        ) {
            zStack(
                box(20, 20).probe("tl").frame(width: 200, height: 200, alignment: .topLeading),
                box(20, 20).probe("c").frame(width: 200, height: 200),
                box(20, 20).probe("br").frame(width: 200, height: 200, alignment: .bottomTrailing),
                box(20, 20).probe("l").frame(maxWidth: .infinity, alignment: .leading))
        },
        .init("negative-padding", 200, 100, ["inner": [70, 30, 60, 40], "outer": [80, 40, 40, 20]]) {
            box(60, 40).probe("inner").padding(.all, -10).probe("outer")
        },
    ]
}
