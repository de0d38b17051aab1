import Foundation
import ReadableSound
import Testing

/// A session of `earshot run` whose whole sound is read from the samples of its sink, with a synthesizer whose sound
/// can be read.
final class RecordedRun {
    let terminal: PseudoTerminal
    private let folder: URL
    private let sound: String

    /// Starts a session.
    ///
    /// - Parameters:
    ///   - sink: The file that the samples go to, instead of a temporary one.
    ///   - options: Options of the command.
    ///   - files: Files of the user below `~/.config/earshot`, by their names, with their contents.
    ///   - after: A command that a shell runs when the session has ended; without it there is no shell.
    init(
        _ command: [String], sink: String? = nil, options: [String] = [], files: [String: String] = [:],
        after: String? = nil
    ) throws {
        folder = try BuiltTool.folder()
        let settings = folder.appending(path: "config/earshot")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        for (name, content) in files {
            let file = settings.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        sound = folder.appending(path: "sound.raw").path
        let words = ["run", "--sink", "raw=\(sink ?? sound)"] + options + ["--"] + command
        let environment = [
            "TERM": "xterm-256color", "XDG_CONFIG_HOME": folder.appending(path: "config").path,
            "XDG_CACHE_HOME": folder.appending(path: "cache").path,
            "EARSHOT_SYNTHESIZER": BuiltTool.beside("readable-synthesizer"),
        ]
        if let after {
            terminal = try PseudoTerminal(
                ["-c", "\"$0\" \"$@\"; \(after)", PseudoTerminal.tool.path] + words, program: "/bin/sh",
                environment: environment)
        } else {
            terminal = try PseudoTerminal(words, environment: environment)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The sound output so far.
    var heard: [ReadableSound.Part] {
        ReadableSound.read(ReadableSound.samples(FileManager.default.contents(atPath: sound) ?? Data()))
    }

    /// The texts that were spoken to their end.
    var texts: [String] { Self.texts(heard) }

    static func texts(_ heard: [ReadableSound.Part]) -> [String] {
        heard.compactMap { if case .text(let text, _, true) = $0 { text } else { nil } }
    }

    /// Waits until a text was spoken to its end.
    func hears(_ text: String) -> Bool { BuiltTool.wait { texts.contains(text) } }
}

extension BuiltTool {
    /// The path of a program that was built with the tests.
    static func beside(_ name: String) -> String {
        URL(filePath: path).deletingLastPathComponent().appending(path: name).path
    }
}

/// A sound device of a test: a program that plays on it is blocked while the test doesn't read.
final class SlowDevice {
    let path: String
    private let folder: URL
    private let descriptor: Int32

    /// Makes a pipe that holds 4 KiB: less than a tenth of a second.
    init() throws {
        folder = try BuiltTool.folder()
        path = folder.appending(path: "device").path
        try #require(mkfifo(path, 0o600) == 0)
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        try #require(descriptor >= 0)
        // F_SETPIPE_SZ, which the module of the C library leaves out.
        try #require(fcntl(descriptor, 1031, 4096) >= 0)
    }

    deinit {
        close(descriptor)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Whether something waits to be played.
    var isPlaying: Bool {
        var item = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&item, 1, 0) > 0 && item.revents & Int16(POLLIN) != 0
    }

    /// Reads samples until the player has closed the device, or until the time limit.
    func playToEnd(within limit: Duration = .seconds(20)) -> [ReadableSound.Part] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        _ = BuiltTool.wait(limit) {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] }
            // Only a writer that has written can have closed the pipe.
            return count == 0 && !bytes.isEmpty
        }
        return ReadableSound.read(ReadableSound.samples(bytes))
    }
}
