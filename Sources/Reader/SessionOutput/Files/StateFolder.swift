import Foundation
import HeadlessUIKit
import Voices

/// The folder for state that belongs to a user: `$XDG_STATE_HOME/earshot`, else `~/.local/state/earshot`.
package enum StateFolder {
    /// A file of the folder.
    ///
    /// - Parameter environment: where `XDG_STATE_HOME` and `HOME` are looked up. A relative folder is ignored, as the
    ///   XDG specification requires.
    package static func file(
        _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
        let usual = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/state/earshot")
        return (BaseFolder.state(environment).map { URL(filePath: $0) } ?? usual).appending(path: name)
    }

    /// Makes the folder that a file is to be in, unless it is there.
    package static func prepare(for file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }

    /// Moves a file that can't be used out of the way of a new one, so that nothing of it is lost.
    ///
    /// - Returns: Where it is now; nil when it could not be moved, or is no ordinary file, as a device is.
    package static func putAside(_ file: URL) -> URL? {
        guard file.isOrdinaryFile else { return nil }
        var aside = file.appendingPathExtension("damaged")
        var number = 2
        while FileManager.default.fileExists(atPath: aside.path), number < 1000 {
            aside = file.appendingPathExtension("damaged-\(number)")
            number += 1
        }
        do {
            try FileManager.default.moveItem(at: file, to: aside)
            return aside
        } catch {
            return nil
        }
    }
}
