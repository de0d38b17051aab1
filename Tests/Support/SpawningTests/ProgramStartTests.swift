import Foundation
import Spawning
import Testing

@Suite struct `A program that is started` {
    /// Returns what a shell script writes to its standard output.
    private func output(
        of script: String, _ change: (inout ProgramStart) -> Void = { _ in }
    ) throws -> (text: String, status: Int32) {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        let writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
        close(ends[1])
        var program = ProgramStart(["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "A": "b c"])
        program.give(writing, as: STDOUT_FILENO)
        change(&program)
        let processID = try program.start()
        close(writing)
        let data = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
        var status: Int32 = 0
        waitpid(processID, &status, 0)
        return (String(decoding: data, as: UTF8.self), status)
    }

    @Test func `has its words, variables and descriptors`() throws {
        let result = try output(of: #"echo "$A"; [ "$(readlink /proc/self/fd/0)" = /dev/null ] && echo empty"#) {
            $0.open("/dev/null", flags: O_RDONLY, as: STDIN_FILENO)
        }
        #expect(result.text == "b c\nempty\n" && result.status == 0)
    }

    @Test func `leads a group, or a session`() throws {
        let fields = "read -r _ _ _ _ group session _ < /proc/$$/stat; echo $(($$ == group)) $(($$ == session))"
        #expect(try output(of: fields).text == "1 0\n")
        #expect(try output(of: fields) { $0.leads = .session }.text == "1 1\n")
    }

    @Test func `blocks no signal though we do`() throws {
        var blocked = sigset_t()
        var before = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let result = try output(
            of: "while read -r name value; do [ $name = SigBlk: ] && echo $value; done </proc/$$/status")
        #expect(UInt64(result.text.trimmingCharacters(in: .whitespacesAndNewlines), radix: 16) == 0)
    }

    @Test(arguments: [false, true])
    func `inherits ignored signals only on request`(keeps: Bool) throws {
        let before = signal(SIGUSR2, SIG_IGN)
        defer { signal(SIGUSR2, before) }
        let result = try output(of: "kill -USR2 $$; echo alive") { $0.keepsIgnoredSignals = keeps }
        #expect(result.text == (keeps ? "alive\n" : ""))
    }

    @Test(arguments: [
        (["/nonexistent/program"], ENOENT), (["/etc/passwd"], EACCES), ([], EINVAL), (["/bin/sh\0x"], EINVAL),
        (["sh"], ENOENT),
    ])
    func `is not started where that is impossible`(words: [String], code: Int32) {
        let failure = #expect(throws: ProgramStart.Failure.self) {
            var program = ProgramStart(words)
            program.searchesPath = false
            _ = try program.start()
        }
        #expect(failure?.code == code)
    }
}
