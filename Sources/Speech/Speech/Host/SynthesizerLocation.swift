import Foundation
import Spawning

/// Finds the helper program `earshot-synthesizer`.
public enum SynthesizerLocation {
    /// The file name of the helper program.
    public static let programName = "earshot-synthesizer"
    /// The environment variable that names its path. It is ignored in programs that run with another user's rights.
    public static let environmentVariable = "EARSHOT_SYNTHESIZER"

    /// Finds the helper: at the path if one is given, else at the path in the environment variable, else where
    /// `candidates` says.
    ///
    /// - Throws: `SynthesisError.unavailable`, which names the searched locations and the product to add.
    public static func find(path: String? = nil) throws(SynthesisError) -> String {
        if let path { return try checked(path, "the given path") }
        if getuid() == geteuid(), getgid() == getegid(), let value = getenv(environmentVariable) {
            return try checked(String(cString: value), environmentVariable)
        }
        return try find(in: candidates())
    }

    static func find(in candidates: [String]) throws(SynthesisError) -> String {
        if let found = candidates.first(where: ProgramPath.isProgram) { return found }
        throw .unavailable(
            """
            cannot find \(programName) (searched \(candidates.joined(separator: ", ")) and PATH): add the product \
            "\(programName)" of the package "earshot" to the dependencies of your target, or install Earshot, or set \
            \(environmentVariable) to its path
            """)
    }

    /// The paths at which the helper can be: next to the running program or test bundle, where a build puts it; where an
    /// installation under the program's prefix puts it (`PREFIX/libexec/earshot`); in the installation of the tool that
    /// `PATH` has, and in the usual ones; along `PATH`.
    static func candidates(
        program: String? = InstalledFiles.programFolder, arguments: [String] = CommandLine.arguments,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String] {
        var folders: [String] = []
        if let program { folders += [program, InstalledFiles.helpers(programFolder: program)] }
        // Tests are run by a program of the toolchain.
        folders += arguments.filter { $0.hasPrefix("/") }.compactMap { argument in
            let folders = argument.components(separatedBy: "/").prefix { !$0.hasSuffix(".xctest") }
            return folders.count < argument.components(separatedBy: "/").count ? folders.joined(separator: "/") : nil
        }
        if let tool = ProgramPath.find("earshot", in: environment) {
            let real = URL(filePath: tool).resolvingSymlinksInPath().deletingLastPathComponent().path
            folders += [real, InstalledFiles.helpers(programFolder: real)]
        }
        folders += ["/usr/local/libexec/earshot", "/usr/libexec/earshot"]
        let found = ProgramPath.find(programName, in: environment)
        var seen: Set<String> = []
        return (folders.map { "\($0)/\(programName)" } + [found].compactMap(\.self)).filter { seen.insert($0).inserted }
    }

    private static func checked(_ path: String, _ origin: String) throws(SynthesisError) -> String {
        guard ProgramPath.isProgram(path) else {
            throw .unavailable("\(origin) names \(path) as \(programName), which is not an executable file")
        }
        return path
    }
}
