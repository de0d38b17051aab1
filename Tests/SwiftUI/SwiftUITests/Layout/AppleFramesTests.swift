import Foundation
import Testing

@testable import SwiftUI

/// A view whose frames Apple's SwiftUI computed, or that follow from its rules by arithmetic.
struct AppleFrames: Sendable, CustomTestStringConvertible {
    let id: String
    let size: CGSize
    let frames: [String: [CGFloat]]
    let view: @MainActor @Sendable () -> TestNode

    init(
        _ id: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]],
        _ view: @escaping @MainActor @Sendable () -> TestNode
    ) {
        self.id = id
        size = CGSize(width: width, height: height)
        self.frames = frames
        self.view = view
    }

    var testDescription: String { id }
}

@MainActor struct AppleFramesTests {
    @Test(arguments: AppleFrames.stacks + AppleFrames.modifiers + AppleFrames.containers)
    func `frames equal those that Apple's SwiftUI computes`(_ example: AppleFrames) {
        let frames = example.view().frames(in: example.size)
        for (name, expected) in example.frames.sorted(by: { $0.key < $1.key }) {
            let frame = frames[name]
            let actual = frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
            let matches = actual.count == 4 && zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.01 }
            #expect(matches, "\(name): \(actual), expected \(expected)")
        }
    }
}
