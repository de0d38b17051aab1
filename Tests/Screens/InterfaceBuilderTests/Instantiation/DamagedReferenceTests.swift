import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// A small generator whose numbers are the same each time.
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite(.serialized) @MainActor struct DamagedReferenceTests {
    private static let references: Set<Substring> = [
        "destination", "textLabel", "detailTextLabel", "imageView", "selectedItem", "reference",
    ]
    private static let properties = [
        "view", "dataSource", "delegate", "accessoryView", "gestureRecognizers", "tableView", "inputView",
    ]

    /// The file with each reference to an object replaced by one to any object, and outlets by others.
    private func shuffled(_ name: String, seed: UInt64) throws -> [UInt8] {
        let text = try String(contentsOfFile: fixturePath(name), encoding: .utf8)
        let ids = text.matches(of: /\sid="([^"]*)"/).map(\.1)
        var generator = Generator(state: seed)
        return Array(
            text.replacing(/\s([A-Za-z]+)="([^"]*)"/) { match in
                if Self.references.contains(match.1), let id = ids.randomElement(using: &generator) {
                    return " \(match.1)=\"\(id)\""
                }
                if match.1 == "property", let property = Self.properties.randomElement(using: &generator) {
                    return " property=\"\(property)\""
                }
                return String(match.0)
            }.utf8)
    }

    @Test(arguments: ["settings.storyboard", "controls.storyboard", "cells.xib", "connected.storyboard"])
    func `files whose objects refer to any others are shown without harm`(name: String) throws {
        var nodes = 0
        for seed in 1...40 {
            let document = try InterfaceBuilderDocument.decode(shuffled(name, seed: UInt64(seed)))
            for screen in document.screens() {
                let window = screen.makeWindow(isWalkable: seed.isMultiple(of: 2))
                nodes += WindowSource(window).captureTree().count
                window.isHidden = true
            }
        }
        #expect(nodes > 100)
    }
}
