import Speech
import TerminalEmulator
import Testing

@testable import TerminalReader

@Suite struct `The screen` {
    /// A terminal and the decision when its screen has settled, at a time that the test sets.
    private final class Rig {
        var terminal = Terminal(size: Size(rows: 6, columns: 10))
        var settling = Settling()
        var now = Instant(seconds: 1)

        func press(_ key: PressedKey) { settling.pressed(key, on: terminal.screen) }

        func write(_ text: String, hasMore: Bool = false, endsUpdate: Bool = false) -> Bool {
            terminal.feed(text.utf8)
            let hasSettled = settling.wrote(
                terminal, endsUpdate: endsUpdate, hasMore: hasMore, isFlood: false, at: now)
            if hasSettled { settling.settled() }
            return hasSettled
        }
    }

    @Test(
        arguments: [
            ("$ ", [.character("a")], "a"), ("$ ", [.character("h"), .character("i")], "hi"),
            ("12345678", [.character("日")], "日"), ("123456789", [.character("a"), .character("b")], "ab"),
            ("$ ab", [.erase], "\u{8}\u{1B}[K"), ("$ abc\u{8}", [.erase], "\u{8}c \u{8}\u{8}"),
            ("$ ab", [.horizontal], "\u{8}"), ("$ ab\r", [.horizontal], "\u{1B}[C"),
        ] as [(String, [PressedKey], String)])
    func `has settled at once when the answer to a key is at its expected position`(
        before: String, keys: [PressedKey], answer: String
    ) {
        let rig = Rig()
        #expect(!rig.write(before))
        rig.settling.settled()
        for key in keys { rig.press(key) }
        let hasSettled = rig.write(answer)
        #expect(hasSettled)
        #expect(rig.settling.deadline == nil && !rig.settling.isPending)
    }

    @Test(
        arguments: [
            ("$ ", .character("a"), "b"), ("$ ", .character("a"), "\u{1B}[?25la"), ("$ ", .vertical, "\u{1B}[2;1H"),
            ("$ ab", .erase, "\u{8}"), ("$ ", .enter, "\r\n"), ("$ ", .other, "x"),
            ("$ ", .character("q"), "\u{1B}[5;1Hq"),
        ] as [(String, PressedKey, String)])
    func `has not when it does not`(before: String, key: PressedKey, answer: String) {
        let rig = Rig()
        _ = rig.write(before)
        rig.settling.settled()
        rig.press(key)
        #expect(!rig.write(answer))
        #expect(rig.settling.isPending)
    }

    @Test func `has not while more waits to be read`() {
        let rig = Rig()
        rig.press(.character("a"))
        #expect(!rig.write("a", hasMore: true))
        #expect(rig.write("", hasMore: false))
    }

    @Test func `settles after a moment of quiet, which grows while output keeps coming, up to a limit`() throws {
        let rig = Rig()
        #expect(!rig.write("x"))
        #expect(rig.settling.deadline == rig.now + Thresholds.Settling.quiet)
        var pauses: [Duration] = []
        let start = rig.now
        repeat {
            rig.now += .microseconds(900)
            guard !rig.write("x") else { break }
            let deadline = try #require(rig.settling.deadline)
            #expect(deadline <= start + Thresholds.Settling.limit)
            pauses.append(deadline - rig.now)
        } while rig.now < start + Thresholds.Settling.limit * 2
        #expect(
            rig.now >= start + Thresholds.Settling.limit
                && rig.now < start + Thresholds.Settling.limit + .microseconds(900))
        let growing: [Duration] = [1.5, 2, 2.5, 3, 3.5].map { .milliseconds($0) }
        #expect(pauses.starts(with: growing))
        #expect(pauses.max() == Thresholds.Settling.longestQuiet)
    }

    @Test func `settles with the end of a synchronized update, not before, but not never`() {
        let rig = Rig()
        #expect(!rig.write("\u{1B}[?2026hone"))
        #expect(rig.settling.deadline == rig.now + Thresholds.Settling.synchronizedLimit)
        rig.now += .milliseconds(100)
        #expect(!rig.write("two"))
        #expect(rig.write("\u{1B}[?2026l", endsUpdate: true))
        #expect(!rig.write("\u{1B}[?2026hthree"))
        rig.now += Thresholds.Settling.synchronizedLimit
        #expect(rig.write("four"))
    }

    @Test func `is being drawn while the cursor is hidden that was shown before the key`() throws {
        let rig = Rig()
        _ = rig.write("text")
        rig.settling.settled()
        rig.press(.vertical)
        _ = rig.write("\u{1B}[?25l\u{1B}[2;1Hmore")
        #expect(rig.settling.deadline == rig.now + Thresholds.Settling.limit)
        _ = rig.write("\u{1B}[?25h")
        #expect(try #require(rig.settling.deadline) < rig.now + Thresholds.Settling.longestQuiet)
    }
}
