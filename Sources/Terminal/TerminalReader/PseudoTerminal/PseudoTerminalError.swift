import Foundation

/// The reasons why a program could not be started in a new terminal.
public enum PseudoTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system has no pseudo-terminal left, or no descriptor for one. The number is an `errno`.
    case noTerminal(Int32)
    /// There is no such program.
    case notFound(String)
    /// There is such a file, but it can't be run. The number is an `errno`.
    case notExecutable(String, Int32)

    /// The exit code that shells give for it: 127 when there is no such program, else 126.
    public var exitCode: Int32 {
        if case .notFound = self { 127 } else { 126 }
    }

    /// A description of the error.
    public var description: String {
        switch self {
        case .noTerminal(let code): "cannot open a pseudo-terminal: \(String(cString: strerror(code)))"
        case .notFound(let program): "\(program): command not found"
        case .notExecutable(let program, let code): "\(program): \(String(cString: strerror(code)))"
        }
    }
}
