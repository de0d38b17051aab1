import Foundation
import HeadlessUIKit
import Testing
import UIKit

@testable import AdaptedSample

/// Callbacks to observers of adapted classes and of UIKit's classes.
@MainActor struct SampleObservingTests {
    private let meter = Meter()
    private let label = UILabel()
    private let watcher = Watcher()

    @Test func `a dynamic property notifies observers each time it is set, by key path and by name`() {
        watcher.watch(meter, label)
        meter.level = 2
        meter.level = 2
        meter.peak = 5
        meter.name = "a"
        #expect(watcher.heard.prefix(3) == ["level 1 2", "level 2 2", "peak - 5"])
        #expect(watcher.heard.count == 4 && watcher.heard.last?.hasSuffix(" a") == true, "\(watcher.heard)")
        #expect(meter.sets == [5], "the property's own observer still runs")
    }

    @Test func `a property of UIKit notifies observers at the end of a turn`() {
        watcher.watch(meter, label)
        label.text = "new"
        MainLoop.main.runTurn()
        MainLoop.main.runTurn()
        #expect(watcher.heard == ["text - new"])
    }

    @Test func `an observer that was removed is no longer notified`() {
        watcher.watch(meter, label)
        watcher.stop(meter)
        meter.level = 9
        meter.peak = 9
        #expect(watcher.heard.isEmpty)
    }

    @Test func `the initial option notifies at once`() {
        var heard: [Int?] = []
        let token = meter.observe(\.level, options: [.initial, .new]) { _, change in heard.append(change.newValue) }
        meter.level = 3
        #expect(heard == [1, 3])
        token.invalidate()
    }
}
