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

    /// Returns the path of a program that is built or installed with this one: next to it, where an installation puts
    /// it (`PREFIX/libexec/earshot`), or in the folders of `PATH`.
    package static func companion(_ name: String) -> String? {
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = own.map { URL(filePath: $0).deletingLastPathComponent() }
        let places = ["", "../libexec/earshot"].compactMap { folder?.appending(path: $0).appending(path: name).path }
        return places.first(where: isProgram) ?? find(name)
    }

    /// Whether a path is that of a file that may be executed.
    package static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
