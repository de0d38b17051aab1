import Foundation

/// The lookup of programs.
package enum ProgramPath {
    /// The folders searched if `PATH` is not set, as shells do.
    private static let usual = "/usr/bin:/bin"

    /// Returns the path of a program in the folders of `PATH`, or nil if none of them has it.
    ///
    /// Relative folders are skipped: users who may write to the current folder must not choose the program. A folder or
    /// a file that is not executable is not a program.
    package static func find(
        _ name: String, in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return (environment["PATH"] ?? usual).split(separator: ":").lazy.filter { $0.hasPrefix("/") }
            .map { "\($0)/\(name)" }.first(where: isProgram)
    }

    /// Returns the path of a program that is installed with this one: next to it, or in the folders of `PATH`.
    package static func companion(_ name: String) -> String? {
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let sibling = own.map { URL(filePath: $0).deletingLastPathComponent().appending(path: name).path }
        return sibling.flatMap { isProgram($0) ? $0 : nil } ?? find(name)
    }

    /// Whether a path is that of a file that may be executed.
    package static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
