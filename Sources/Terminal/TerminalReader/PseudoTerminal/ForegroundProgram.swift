import Foundation

extension PseudoTerminal {
    /// The names of the program that the terminal's keys go to, without folders, the most precise one first; none when it
    /// is unknown.
    ///
    /// They are the name of the script that an interpreter runs, the system's name of the process, and the name by which
    /// the program was started.
    public var foregroundProgramNames: [String] {
        let group = tcgetpgrp(descriptor)
        guard group > 0 else { return [] }
        // Called whenever the screen has settled, so it must be fast.
        let known = Self.read("/proc/\(group)/comm", atMost: 64).prefix { $0 != 0x0A }
        guard !known.isEmpty else { return [] }
        let words = Self.read("/proc/\(group)/cmdline", atMost: 4_096).split(separator: 0)
        let long = known.count < Self.longestKnownName ? nil : Self.longName(of: group, words, beginning: known)
        var names = [String(decoding: long ?? known, as: UTF8.self)]
        if let first = words.first {
            // A login shell is started as "-bash".
            let started = String(decoding: Self.fileName(first), as: UTF8.self).trimmingPrefix("-")
            if Interpreter.isName(started), let script = Interpreter.script(in: words.dropFirst()) {
                names.insert(script, at: 0)
            }
            names.append(String(started))
        }
        return names.reduce(into: [String]()) { if !$0.contains($1), !$1.isEmpty { $0.append($1) } }
    }

    /// `TASK_COMM_LEN` of Linux without the null byte: the system keeps no longer names.
    private static let longestKnownName = 15

    /// Returns the whole of a name that the system has cut: a word by which the program was started, or its file, where
    /// one of them begins as the system's name does.
    private static func longName(
        of process: pid_t, _ words: [ArraySlice<UInt8>], beginning known: ArraySlice<UInt8>
    ) -> ArraySlice<UInt8>? {
        let file = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return [UInt8]() }
            let count = readlink("/proc/\(process)/exe", start, buffer.count)
            return buffer[..<max(count, 0)].map { UInt8(bitPattern: $0) }
        }
        // Of a script, the interpreter and its option come first: "/bin/sh -e /usr/bin/name".
        return (words.prefix(3) + [file[...]]).lazy.map(fileName).first { $0.starts(with: known) }
    }

    fileprivate static func fileName(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex)...]
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

/// Programs that run scripts.
private enum Interpreter {
    private static let names: Set<Substring> = [
        "ash", "awk", "bash", "dash", "escript", "expect", "fish", "gawk", "groovy", "guile", "julia", "ksh", "lua",
        "luajit", "mawk", "mksh", "node", "nodejs", "perl", "php", "pypy", "python", "R", "Rscript", "ruby", "sh",
        "tclsh", "wish", "zsh",
    ]

    /// Whether a name is that of an interpreter, maybe with its version: "python3.11".
    static func isName(_ name: Substring) -> Bool {
        let end = name.lastIndex { !$0.isNumber && $0 != "." && $0 != "-" }
        return end.map { names.contains(name[...$0]) } ?? false
    }

    /// The name of the script in the arguments of an interpreter: the first that is no option, unless it is code (`-c`).
    static func script(in arguments: ArraySlice<ArraySlice<UInt8>>) -> String? {
        let path = arguments.first { $0.first != UInt8(ascii: "-") }
        guard let path, !path.contains(where: { [0x09, 0x0A, 0x20].contains($0) }) else { return nil }
        return String(decoding: PseudoTerminal.fileName(path), as: UTF8.self)
    }
}
