import Foundation

/// Gives text to the pasteboard of the user: that of the outer terminal (OSC 52), or the buffer of tmux, which
/// swallows OSC 52 as it is set up.
enum Pasteboard {
    /// More than this is cut off: terminals refuse long texts.
    private static let limit = 50_000

    /// Copies a text. What is returned belongs on the outer terminal; it may be nothing.
    static func copy(_ text: String, environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        if environment["TMUX"]?.isEmpty == false, load(Array(text.utf8.prefix(limit))) { return "" }
        return sequence(for: text)
    }

    /// What is written to a terminal. The text is encoded, so nothing in it is obeyed.
    static func sequence(for text: String) -> String {
        "\u{1B}]52;c;" + Data(text.utf8.prefix(limit)).base64EncodedString() + "\u{07}"
    }

    private static func load(_ bytes: [UInt8]) -> Bool {
        Helper.run(["tmux", "load-buffer", "-w", "-"], input: bytes)
    }
}

/// Follows links on request. Addresses come from programs, so only those of the web and of mail are handed on.
enum LinkOpener {
    static func isAllowed(_ link: String) -> Bool {
        guard link.utf8.count <= 4_096, link.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        return ["https://", "http://", "mailto:"].contains { link.lowercased().hasPrefix($0) }
    }

    static func open(_ link: String) -> Bool { isAllowed(link) && Helper.run(["xdg-open", link], input: []) }
}

/// Runs small programs beside the session, for which it does not wait.
private enum Helper {
    /// Starts a program; false when it can't be started. It sees nothing of the terminal.
    static func run(_ words: [String], input: [UInt8]) -> Bool {
        guard let path = path(of: words[0]) else { return false }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = Array(words.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardInput = pipe
        do { try process.run() } catch { return false }
        let writer = pipe.fileHandleForWriting
        // The other side may read slowly or not at all.
        DispatchQueue.global().async {
            try? writer.write(contentsOf: input)
            try? writer.close()
        }
        return true
    }

    private static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
