import Foundation

/// The locations of installed files: all under one prefix, which is derived from the program's own path (`PREFIX/bin`),
/// so that a folder can be moved or unpacked anywhere.
package enum InstalledFiles {
    /// The folder of the running program; nil if the system does not report it.
    package static var programFolder: String? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map {
            ($0 as NSString).deletingLastPathComponent
        }
    }

    /// The folder of data: `PREFIX/share/earshot`.
    package static func shared(programFolder: String) -> String { "\(prefix(programFolder))/share/earshot" }

    /// The folder of programs that only Earshot starts: `PREFIX/libexec/earshot`.
    package static func helpers(programFolder: String) -> String { "\(prefix(programFolder))/libexec/earshot" }

    private static func prefix(_ programFolder: String) -> String {
        (programFolder as NSString).deletingLastPathComponent
    }
}
