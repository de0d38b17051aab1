import Foundation
import StrictXML

/// The state of files when they were audited, so that a file that has changed since is not overwritten.
package struct FileSnapshots {
    private var hashes: [String: UInt64] = [:]
    private let sizeLimit: Int

    /// Creates snapshots of files up to a size in bytes.
    init(sizeLimit: Int) { self.sizeLimit = sizeLimit }

    /// Records the state of a file; one that can't be read has none. Files that can be read only once, such as pipes,
    /// are skipped.
    mutating func take(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        hashes[path] = bytes(of: path).map(Self.hash)
    }

    /// The bytes of a file that is as it was; nil for another one.
    func unchanged(_ path: String) -> [UInt8]? {
        guard let hash = hashes[path], let bytes = bytes(of: path), Self.hash(bytes) == hash else { return nil }
        return bytes
    }

    /// Whether a file was there when it was taken down.
    func knows(_ path: String) -> Bool { hashes[path] != nil }

    private func bytes(of path: String) -> [UInt8]? { try? InputFile.read(path: path, maximumSize: sizeLimit) }

    // FNV-1a: it guards against an editor that has saved meanwhile, not against deliberate collisions.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        }
    }
}
