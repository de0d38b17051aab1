import Foundation

extension PseudoTerminal {
    /// The name of the program that the terminal's keys go to, without its folder; nil when it is unknown.
    ///
    /// The system keeps names up to 15 bytes. A longer one is taken from the words by which the program was started, or
    /// from its file, where one of them begins as the system's does.
    public var foregroundProgram: String? {
        let group = tcgetpgrp(descriptor)
        guard group > 0 else { return nil }
        // Called whenever the screen has settled, so it must be fast.
        let known = Self.read("/proc/\(group)/comm", atMost: 64).prefix { $0 != 0x0A }
        guard !known.isEmpty else { return nil }
        let long = known.count < Self.longestKnownName ? nil : Self.longName(of: group, beginning: known)
        return String(decoding: long ?? known, as: UTF8.self)
    }

    /// `TASK_COMM_LEN` of Linux without the null byte.
    private static let longestKnownName = 15

    private static func longName(of process: pid_t, beginning known: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        // Of a script, the interpreter and its option come first: "/bin/sh -e /usr/bin/name".
        let words = read("/proc/\(process)/cmdline", atMost: 4_096).split(separator: 0).prefix(3)
        let file = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return [UInt8]() }
            let count = readlink("/proc/\(process)/exe", start, buffer.count)
            return buffer[..<max(count, 0)].map { UInt8(bitPattern: $0) }
        }
        return (words + [file[...]]).lazy
            .map { $0[($0.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? $0.startIndex)...] }
            .first { $0.starts(with: known) }
    }

    private static func read(_ path: String, atMost limit: Int) -> ArraySlice<UInt8> {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return [] }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { buffer in
            let count = Foundation.read(file, buffer.baseAddress, buffer.count)
            return Array(buffer[..<max(count, 0)])[...]
        }
    }
}
