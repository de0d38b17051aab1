import Foundation
import SwiftUI
import Testing

@MainActor struct FramesTests {
    @Test func `frames of views equal those that Apple's SwiftUI computes`() {
        for example in FrameCase.layout + FrameCase.controls {
            // The widths of letters are not exactly those of the device on which the frames were measured.
            let tolerance: CGFloat = example.texts.isEmpty ? 1 : 5
            let found = example.layOut()
            for (name, expected) in example.frames.sorted(by: { $0.key < $1.key }) {
                let actual = found[name].map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
                let isNear = actual.count == 4 && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
                #expect(isNear, "\(example.id) \(name): \(actual), expected \(expected)")
            }
        }
    }
}
