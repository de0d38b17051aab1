import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct MainLoopTests {
    private func virtualLoop() -> MainLoop {
        let loop = MainLoop()
        loop.clock = .virtual
        return loop
    }

    @Test func `a turn runs work, then what waited for layout, then timers, then notifications`() {
        let loop = virtualLoop()
        var order: [String] = []
        loop.deliverNotifications = {
            order.append("notifications")
            return false
        }
        loop.perform(after: .zero) { order.append("timer") }
        loop.performAfterLayout { order.append("after layout") }
        loop.perform { order.append("work") }
        loop.runTurn()
        #expect(order == ["work", "after layout", "timer", "notifications"])
    }

    @Test func `work that is asked for in a turn waits for the next one`() {
        let loop = virtualLoop()
        var order: [Int] = []
        loop.perform {
            order.append(1)
            loop.perform { order.append(2) }
            loop.runTurn()
        }
        loop.runTurn()
        #expect(order == [1])
        loop.runTurn()
        #expect(order == [1, 2])
        #expect(!loop.hasWork)
    }

    @Test func `timers run by due time and then in the order of asking`() {
        let loop = virtualLoop()
        var order: [Int] = []
        for (index, delay) in [3, 1, 2, 1, 3, 0].enumerated() {
            loop.perform(after: .seconds(delay)) { order.append(index) }
        }
        loop.advance(by: .seconds(3))
        #expect(order == [5, 1, 3, 2, 0, 4])
        #expect(loop.now == .seconds(3))
    }

    @Test func `10,000 timers in any order run sorted`() {
        let loop = virtualLoop()
        var generator = SystemRandomNumberGenerator()
        let delays = (0..<10_000).map { _ in Int.random(in: 0..<1_000, using: &generator) }
        var seen: [Int] = []
        for delay in delays { loop.perform(after: .milliseconds(delay)) { seen.append(delay) } }
        loop.runUntilIdle()
        #expect(seen == delays.sorted())
    }

    @Test func `the time is each timer's due time while it runs`() {
        let loop = virtualLoop()
        var times: [Duration] = []
        loop.perform(after: .seconds(1)) {
            times.append(loop.now)
            loop.perform(after: .seconds(1)) { times.append(loop.now) }
        }
        loop.advance(by: .seconds(5))
        #expect(times == [.seconds(1), .seconds(2)])
        #expect(loop.now == .seconds(5))
    }

    @Test func `a timer that asks for itself without delay does not hold up its turn`() {
        let loop = virtualLoop()
        var runs = 0
        func again() {
            runs += 1
            if runs < 5 { loop.perform(after: .zero) { again() } }
        }
        loop.perform(after: .zero) { again() }
        loop.runTurn()
        #expect(runs == 1)
        loop.runUntilIdle()
        #expect(runs == 5)
    }

    @Test func `a loop that never comes to rest stops at the limit of turns`() {
        let loop = virtualLoop()
        var runs = 0
        func again() {
            runs += 1
            loop.perform(after: .milliseconds(1)) { again() }
        }
        again()
        loop.runUntilIdle(turnLimit: 50)
        #expect(runs > 10 && runs < 1_000)
    }

    @Test func `negative delays and durations count as none`() {
        let loop = virtualLoop()
        var isDone = false
        loop.perform(after: .seconds(-5)) { isDone = true }
        loop.advance(by: .seconds(-1))
        #expect(isDone)
        #expect(loop.now == .zero)
    }

    @Test func `on the real clock work and timers come by themselves, in order`() async {
        let loop = MainLoop()
        var order: [String] = []
        await withCheckedContinuation { continuation in
            loop.perform(after: .milliseconds(20)) {
                order.append("timer")
                continuation.resume()
            }
            loop.perform { order.append("work") }
        }
        #expect(order == ["work", "timer"])
        #expect(loop.now >= .milliseconds(20))
        #expect(!loop.hasWork)
    }

    @Test func `virtual time continues from its last value when the real clock takes over`() async {
        let loop = virtualLoop()
        loop.advance(by: .seconds(100))
        loop.clock = .real
        await withCheckedContinuation { continuation in
            loop.perform(after: .milliseconds(1)) { continuation.resume() }
        }
        #expect(loop.now >= .seconds(100))
        #expect(loop.now < .seconds(200))
    }
}
