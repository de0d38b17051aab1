import Foundation

/// Makes a new folder for the files of one test.
package func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
}
