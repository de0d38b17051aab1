import Foundation

extension PseudoTerminal {
    /// The name of the program that the terminal's keys go to, as the system knows it (up to 15 bytes); nil when that
    /// can't be told.
    public var foregroundProgram: String? {
        let group = tcgetpgrp(descriptor)
        guard group > 0, let data = FileManager.default.contents(atPath: "/proc/\(group)/comm") else { return nil }
        let name = String(decoding: data.prefix { $0 != 0x0A }, as: UTF8.self)
        return name.isEmpty ? nil : name
    }
}
