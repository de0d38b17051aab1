import CommandIO
import Foundation
import Spawning

/// Runs git, without a shell and without any program that a repository's settings would start.
struct GitProgram {
    private let program: String
    // A list of files; more than any repository has.
    private static let outputLimit = 256 << 20

    /// Finds git in the folders of `PATH`.
    init() throws(ToolError) {
        guard let program = ProgramPath.find("git") else {
            throw ToolError(
                "git is not in PATH", file: "--changed-since", remedy: "install git, or omit the option",
                exitCode: .unavailable)
        }
        self.program = program
    }

    /// Returns the output of a git command.
    ///
    /// - Parameter folder: the working directory.
    /// - Returns: the bytes, or nil where git fails.
    func output(_ arguments: [String], in folder: String) throws(ToolError) -> [UInt8]? {
        var environment = ProcessInfo.processInfo.environment
        // In a hook, git names the repository in other variables.
        for name in ["GIT_EXTERNAL_DIFF", "GIT_DIFF_OPTS", "GIT_TRACE"] { environment[name] = nil }
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["LC_ALL"] = "C"
        let start = ProgramStart(
            [program, "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager"]
                + arguments, environment: environment)
        do {
            let output = try ProgramOutput.of(start, limit: Self.outputLimit)
            return output.status == 0 ? output.bytes : nil
        } catch .notStarted(let code) {
            throw Self.failure(code)
        } catch {
            throw ToolError("the output of git is too large", file: "--changed-since", exitCode: .unavailable)
        }
    }

    private static func failure(_ code: Int32) -> ToolError {
        ToolError(
            "cannot start git: \(String(cString: strerror(code)))", file: "--changed-since", exitCode: .unavailable)
    }
}
