import Foundation
import Spawning
import Testing

@Suite struct `The output of a program` {
    private func output(_ script: String, limit: Int = 1_000, patience: Int? = nil) throws -> ProgramOutput {
        try ProgramOutput.of(
            ProgramStart(["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"]), limit: limit,
            patience: patience)
    }

    @Test func `comes with its status, and nothing of its errors`() throws {
        let told = try output("echo a; echo b >&2; exit 3")
        #expect(told.bytes == Array("a\n".utf8))
        #expect(told.status >> 8 & 0xFF == 3)
    }

    @Test func `ends when nothing can be read`() throws {
        #expect(try output("cat").bytes.isEmpty)
    }

    @Test func `is limited`() {
        do {
            _ = try output("yes")
            Issue.record("there is no limit")
        } catch ProgramOutput.Failure.tooMuch {
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func `is waited for no longer than the limit`() {
        do {
            _ = try output("echo a; exec sleep 1000", patience: 50)
            Issue.record("it was waited for")
        } catch ProgramOutput.Failure.late {
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func `of a program that is not there is an error`() {
        #expect(throws: ProgramOutput.Failure.self) {
            _ = try ProgramOutput.of(ProgramStart(["/nonexistent/program"]), limit: 1)
        }
    }
}
