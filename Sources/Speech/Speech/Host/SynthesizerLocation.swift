import Foundation
import Spawning

/// Finds the helper program `earshot-synthesizer`.
public enum SynthesizerLocation {
    /// The file name of the helper program.
    public static let programName = "earshot-synthesizer"
    /// The environment variable that names its path. It is ignored in programs that run with another user's rights.
    public static let environmentVariable = "EARSHOT_SYNTHESIZER"

    /// Finds the helper: at the path if one is given, else at the path in the environment variable, else next to the
    /// running program, else where an installation puts it (`PREFIX/libexec/earshot`), else along `PATH`.
    ///
    /// - Throws: `SynthesisError.unavailable`, which names the searched locations.
    public static func find(path: String? = nil) throws(SynthesisError) -> String {
        if let path { return try checked(path, "the given path") }
        if getuid() == geteuid(), getgid() == getegid(), let value = getenv(environmentVariable) {
            return try checked(String(cString: value), environmentVariable)
        }
        var looked: [String] = []
        if let folder = InstalledFiles.programFolder {
            for place in [folder, InstalledFiles.helpers(programFolder: folder)] {
                if ProgramPath.isProgram("\(place)/\(programName)") { return "\(place)/\(programName)" }
                looked.append("\(place)/\(programName)")
            }
        }
        if let found = ProgramPath.find(programName) { return found }
        looked.append("PATH")
        throw .unavailable(
            "cannot find \(programName) (searched \(looked.joined(separator: ", "))); install Earshot again or set "
                + "\(environmentVariable) to its path")
    }

    private static func checked(_ path: String, _ origin: String) throws(SynthesisError) -> String {
        guard ProgramPath.isProgram(path) else {
            throw .unavailable("\(origin) names \(path) as \(programName), which is not an executable file")
        }
        return path
    }
}
