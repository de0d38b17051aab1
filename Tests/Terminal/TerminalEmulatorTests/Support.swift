import Foundation
import TestSupport
import Testing

@testable import TerminalEmulator

/// Files next to the package, if they are present.
enum SharedData {
    static let root = PackageFolders.shared.appending(path: "terminal")

    static let isPresent = FileManager.default.fileExists(atPath: root.path)

    static func names(in folder: String, suffix: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return all.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: root.appending(path: path)))
    }
}

extension Terminal {
    /// A terminal that has been fed a text.
    init(rows: Int = 25, columns: Int = 80, options: Options = Options(), _ text: String) {
        self.init(size: Size(rows: rows, columns: columns), options: options)
        feed(text.utf8)
    }

    mutating func feed(_ text: String) { feed(text.utf8) }

    /// The rows without the empty ones at the bottom.
    var lines: [String] {
        screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    mutating func replies() -> String { String(decoding: drainReplies(), as: UTF8.self) }
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
