import Foundation
import Speech
import Synchronization
import Testing

@testable import TerminalReader

@Suite struct `A helper program of a session` {
    /// Runs a script and returns whether it succeeded, as the helper program reports.
    private func answer(
        _ script: String, input: [UInt8] = [], patience: Duration = .seconds(20), isDoneWhenLate: Bool = false
    ) -> Bool {
        let told = Mutex(false)
        let end = DispatchSemaphore(value: 0)
        HelperProgram(
            ["sh", "-c", script], input: input, patience: patience, isDoneWhenLate: isDoneWhenLate
        ).start { isDone in
            told.withLock { $0 = isDone }
            end.signal()
        }
        end.wait()
        return told.withLock { $0 }
    }

    @Test func `reports whether it succeeded, and reads its input`() {
        #expect(answer("exit 0") && !answer("exit 3"))
        #expect(answer(#"read x; [ "$x" = text ]"#, input: Array("text\n".utf8)))
        #expect(!answer(#"read x; [ "$x" = text ]"#, input: Array("other\n".utf8)))
    }

    @Test func `that hangs is given up, and what starts it never waits`() {
        let told = DispatchSemaphore(value: 0)
        HelperProgram(["sh", "-c", "exec sleep 1000"], patience: .seconds(2)).start { _ in told.signal() }
        #expect(told.wait(timeout: .now()) == .timedOut)
        told.wait()
        #expect(!answer("exec sleep 1000", patience: .milliseconds(20)))
        #expect(answer("sleep 2", patience: .milliseconds(20), isDoneWhenLate: true))
    }

    @Test func `leads a session of its own, without a terminal`() {
        // The fifth word after the name is the session, see proc(5).
        #expect(answer(#"read all < /proc/$$/stat; set -- ${all##*) }; [ "$4" = $$ ] && [ "$5" = 0 ]"#))
    }
}
