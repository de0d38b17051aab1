import Foundation
import Spawning

/// Finds the helper program `earshot-synthesizer`.
public enum SynthesizerLocation {
    /// The name of the program.
    public static let programName = "earshot-synthesizer"
    /// The environment variable that names its path. It is ignored in programs that run with another user's rights.
    public static let environmentVariable = "EARSHOT_SYNTHESIZER"

    /// Looks for the helper: at the path if one is given, else at the path in the environment variable, else beside
    /// the running program, else along `PATH`.
    ///
    /// - Throws: `SynthesisError.unavailable`, which names the places that were looked at.
    public static func find(path: String? = nil) throws(SynthesisError) -> String {
        if let path { return try checked(path, "the path that was given") }
        if getuid() == geteuid(), getgid() == getegid(), let value = getenv(environmentVariable) {
            return try checked(String(cString: value), environmentVariable)
        }
        var looked: [String] = []
        if let program = runningProgram {
            let beside = (program as NSString).deletingLastPathComponent + "/" + programName
            if ProgramPath.isProgram(beside) { return beside }
            looked.append(beside)
        }
        if let found = ProgramPath.find(programName) { return found }
        looked.append("PATH")
        throw .unavailable(
            "\(programName) was not found (looked at \(looked.joined(separator: " and "))); "
                + "set \(environmentVariable) to its path")
    }

    private static func checked(_ path: String, _ origin: String) throws(SynthesisError) -> String {
        guard ProgramPath.isProgram(path) else {
            throw .unavailable("\(origin) says that \(programName) is \(path), which is not an executable file")
        }
        return path
    }

    private static var runningProgram: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }
}
