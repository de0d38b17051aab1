import Foundation

extension PseudoTerminal {
    /// The name of the program that the terminal's keys go to, as the system knows it (up to 15 bytes); nil when that
    /// can't be told.
    public var foregroundProgram: String? {
        let group = tcgetpgrp(descriptor)
        guard group > 0 else { return nil }
        // Asked for whenever the screen has settled, so without detours.
        let file = open("/proc/\(group)/comm", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
            let count = Foundation.read(file, buffer.baseAddress, buffer.count)
            guard count > 0 else { return nil }
            let name = String(decoding: buffer[..<count].prefix { $0 != 0x0A }, as: UTF8.self)
            return name.isEmpty ? nil : name
        }
    }
}
