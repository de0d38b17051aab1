import Testing

@testable import osStandIn

/// Logs and locks.
struct LogTests {
    @Test(arguments: [
        ("%{public}s in %.1f", "hall in 2.5"), ("%% %d", "% hall"), ("%{private}@ %ld", "<private> 2.5"),
        ("%s %s %s", "hall 2.5 %s"), ("plain", "plain"),
    ])
    func `a message has its values`(format: String, message: String) {
        #expect(LogLine.message(format, ["hall", 2.5]) == message)
    }

    @Test func `a message stays one line without control characters`() {
        let line = LogLine.line("info", subsystem: "a", category: "b", "one\ntwo\u{1B}[31m\u{202E}")
        #expect(
            line.hasPrefix("[a:b] info: one\\ntwo")
                && line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    }

    @Test func `a value that is private is hidden`() {
        let message: OSLogMessage = "\("a", privacy: .private) \(1, format: .hex) \("b", privacy: .public)"
        #expect(message.text == "<private> 1 b")
    }

    @Test func `nothing is asked of a message that goes nowhere`() {
        var asked = 0
        func name() -> String {
            asked += 1
            return "name"
        }
        Logger(subsystem: "a", category: "b").info("\(name())")
        OSLog.disabled.write("info") { name() }
        #expect(asked == 0)
    }

    @Test func `a lock lets one in at a time`() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1_000 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 8_000)
        #expect(lock.withLockIfAvailable { $0 } == 8_000)
    }
}
