import Foundation
import Testing

@testable import TerminalReader

@Suite struct `The terminal in signal handlers` {
    private func state(
        reusing last: UnsafeMutablePointer<TerminalRescue.State>?, leave: String = "off", input: Int32 = 0
    ) -> UnsafeMutablePointer<TerminalRescue.State> {
        TerminalRescue.state(
            saved: termios(), raw: termios(), input: input, output: 1, use: .interactive(enter: "on", leave: leave),
            guardDescriptor: -1, reusing: last)
    }

    @Test func `is made once, however often the process goes on`() {
        let first = state(reusing: nil)
        for _ in 0..<3 { #expect(state(reusing: first) == first) }
        #expect(String(decoding: first.pointee.enter, as: UTF8.self) == "on")
        #expect(String(decoding: first.pointee.leave, as: UTF8.self) == "off")
    }

    @Test func `is made anew for another terminal, and a handler at work keeps its own`() {
        let first = state(reusing: nil)
        let second = state(reusing: first, leave: "other")
        #expect(second != first)
        #expect(state(reusing: second, leave: "other", input: 5) != second)
        #expect(String(decoding: first.pointee.leave, as: UTF8.self) == "off")
        #expect(String(decoding: second.pointee.leave, as: UTF8.self) == "other")
    }
}
