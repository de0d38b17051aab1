import Foundation
import StrictJSON

/// The reason why a saved state can't be used.
public enum StateStoreError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file does not contain a saved state.
    case notAState
    /// The file was written in a form of another version.
    case unsupportedVersion(Int)
    /// The file is longer than a state may be, in bytes.
    case tooLarge(Int)
    /// The file is cut off or was changed.
    case damaged(String)

    /// A description of the error, in one line.
    public var description: String {
        switch self {
        case .notAState: "the file is not a saved state"
        case .unsupportedVersion(let version): "the state has version \(version), which this program can't read"
        case .tooLarge(let size): "the state has \(size) bytes, more than \(StateStore.sizeLimit)"
        case .damaged(let reason): "the state is damaged: \(reason)"
        }
    }
}

/// A file that keeps the state of an app from one launch to the next.
///
/// It is replaced in one step, so that a crash leaves the old state or the new one. Its first line has the version, the
/// length and a checksum of the JSON that follows.
public struct StateStore: Sendable {
    /// The location of the file.
    public let url: URL
    /// The maximum size of a state, in bytes.
    public static let sizeLimit = 16 << 20
    static let version = 1
    private static let mark = "saved-state"

    /// Names a file, which need not exist yet.
    public init(url: URL) {
        self.url = url
    }

    /// Whether there is a state.
    public var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Reads the state and checks it, as a launch would.
    /// - Throws: `StateStoreError`, or the error of the file system.
    public func validate() throws { _ = try read() }

    /// Deletes the state.
    /// - Throws: The error of the file system.
    public func remove() throws {
        if url.isOrdinaryFile { try FileManager.default.removeItem(at: url) }
    }

    func write(_ state: PreservedState) throws {
        let content = Data(try StrictJSONEncoder().encode(state).text(sortsKeys: true).utf8)
        guard content.count <= Self.sizeLimit else { throw StateStoreError.tooLarge(content.count) }
        let header = "\(Self.mark) \(Self.version) \(content.count) \(Self.checksum(content))\n"
        try (Data(header.utf8) + content).write(replacing: url)
    }

    func read() throws -> PreservedState {
        let data = try contents()
        guard let end = data.prefix(128).firstIndex(of: UInt8(ascii: "\n")),
            let header = String(data: data[..<end], encoding: .utf8)
        else { throw StateStoreError.notAState }
        let parts = header.split(separator: " ")
        guard parts.count >= 2, parts[0] == Self.mark, let version = Int(parts[1]) else {
            throw StateStoreError.notAState
        }
        guard version == Self.version else { throw StateStoreError.unsupportedVersion(version) }
        let content = data[(end + 1)...]
        guard parts.count == 4, Int(parts[2]) == content.count else {
            throw StateStoreError.damaged("its length differs from the one in its first line")
        }
        guard parts[3] == Self.checksum(content) else {
            throw StateStoreError.damaged("its checksum differs from the one in its first line")
        }
        let state: PreservedState
        do {
            let decoder = StrictJSONDecoder(limits: JSONLimits(size: Self.sizeLimit))
            state = try decoder.decode(PreservedState.self, from: content)
        } catch {
            throw StateStoreError.damaged("its content can't be decoded: \(error)")
        }
        try check(state)
        return state
    }

    private func contents() throws -> Data {
        // A pipe would be waited for, and a device has no end.
        guard url.isOrdinaryFile || !exists else { throw StateStoreError.notAState }
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        let data = try handle.read(upToCount: Self.sizeLimit + 256) ?? Data()
        guard data.count < Self.sizeLimit + 256 else { throw StateStoreError.tooLarge(data.count) }
        return data
    }

    private func check(_ state: PreservedState) throws {
        let paths = state.controllers.map(\.path) + state.views.map(\.owner) + state.objects.map(\.path)
        guard paths.allSatisfy({ !$0.items.isEmpty && $0.items.count <= RestorationPath.depthLimit }) else {
            throw StateStoreError.damaged("a restoration path is empty or too long")
        }
        guard Set(state.controllers.map(\.path)).count == state.controllers.count else {
            throw StateStoreError.damaged("two view controllers have the same restoration path")
        }
        let values =
            [state.application] + state.controllers.map(\.values) + state.views.map(\.values)
            + state.objects.map(\.values)
        guard !values.contains(where: { $0.values.contains(where: \.isTooDeep) }) else {
            throw StateStoreError.damaged("a value is nested too deeply")
        }
    }

    /// FNV-1a over the content, in hexadecimal digits: it finds damage, not forgery.
    private static func checksum(_ content: Data) -> String {
        let hash = content.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
