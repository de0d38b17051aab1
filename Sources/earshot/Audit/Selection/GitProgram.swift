import Foundation
import Spawning

/// Asks git, without a shell and without anything that a repository's settings would have it start.
struct GitProgram {
    private let program: String
    // A list of files; more than any repository has.
    private static let outputLimit = 256 << 20

    /// Finds git in the folders of `PATH`.
    init() throws(ToolError) {
        guard let program = ProgramPath.find("git") else {
            throw ToolError(
                "git is not there", file: "--changed-since", remedy: "install git, or leave the option out",
                exitCode: .unavailable)
        }
        self.program = program
    }

    /// What git writes when it is asked something.
    ///
    /// - Parameter folder: where it is asked.
    /// - Returns: the bytes, or nil where git says no.
    func output(_ arguments: [String], in folder: String) throws(ToolError) -> [UInt8]? {
        var environment = ProcessInfo.processInfo.environment
        // Asked by a hook, git has said in others of its variables which repository is meant.
        for name in ["GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_TRACE"] { environment[name] = nil }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["LC_ALL"] = "C"
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Self.failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var start = ProgramStart(
            [program, "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager"]
                + arguments, environment: environment)
        start.open("/dev/null", flags: O_RDONLY, as: STDIN_FILENO)
        start.give(ends[1], as: STDOUT_FILENO)
        start.silence(STDERR_FILENO)
        let process: pid_t
        do {
            process = try start.start()
        } catch {
            close(ends[0])
            close(ends[1])
            throw Self.failure(error.code)
        }
        close(ends[1])
        let bytes = Self.bytes(of: ends[0])
        // Git stops at the next byte that nobody reads.
        close(ends[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        guard let bytes else { throw ToolError("git writes too much", file: "--changed-since", exitCode: .unavailable) }
        return status == 0 ? bytes : nil
    }

    private static func bytes(of descriptor: Int32) -> [UInt8]? {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return all }
            if count < 0 {
                guard errno == EINTR else { return all }
                continue
            }
            guard all.count + count <= outputLimit else { return nil }
            all += buffer[..<count]
        }
    }

    private static func failure(_ code: Int32) -> ToolError {
        ToolError(
            "git can't be started: \(String(cString: strerror(code)))", file: "--changed-since", exitCode: .unavailable)
    }
}
