import Foundation

/// Where programs are.
package enum ProgramPath {
    /// Where programs are looked for where `PATH` says nothing, as shells do.
    private static let usual = "/usr/bin:/bin"

    /// The path of a program, looked for in the folders of `PATH`; nil when none of them has it.
    ///
    /// Folders that are told relatively are left out: whoever may write to the current folder is not to choose the
    /// program. A folder or a file that may not be executed is no program.
    package static func find(
        _ name: String, in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return (environment["PATH"] ?? usual).split(separator: ":").lazy.filter { $0.hasPrefix("/") }
            .map { "\($0)/\(name)" }.first(where: isProgram)
    }

    /// Whether a path is that of a file that may be executed.
    package static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
