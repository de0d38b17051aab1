import AccessibilityTree
import ArgumentParser
import CommandIO
import DemoApp
import Escaping
import FileScreens
import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader
import SpokenTerminal
import StrictXML

/// `earshot replay`: repeats the actions of a log and compares the speech.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Repeat a logged session and compare the speech.",
        discussion: """
            LOG is a log that read, explore or demo wrote with --log. Its gestures, commands, notifications and \
            times are repeated on the screens that it names, or on those of --screen. Differences are printed: "-" \
            is the speech in the log, "+" the speech now.

            LOG can also be a terminal session that "earshot run --record" wrote. With --expect, its speech is \
            compared with a file that "earshot read cast" printed; without, its speech is printed.

            EXIT CODES: 0 if the speech is the same, 1 if it has changed, 2 if the log or a screen can't be read.
            """,
        examples: [
            "earshot read Main.xib --log old.jsonl && earshot replay old.jsonl",
            "earshot replay old.jsonl --screen New.xib",
            "earshot replay session.cast --expect session.txt",
        ])

    @Argument(help: "The log or recorded terminal session.", completion: .file(extensions: ["jsonl", "cast"]))
    var log: String

    @Option(
        help: ArgumentHelp("The expected speech of a recorded terminal session.", valueName: "file"),
        completion: .file())
    var expect: String?

    @Option(
        help: ArgumentHelp("The file with the screens, instead of the one in the log.", valueName: "file"),
        completion: .screens)
    var screen: String?

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Input") var files: FileOptions

    @MainActor func run() async throws {
        do {
            if let recorded = try RecordedTerminal(path: log) { return try replay(recorded) }
        } catch var error as ToolError {
            error.exitCode = .trouble
            throw error
        }
        guard expect == nil else {
            throw ToolError("--expect requires a recorded terminal session", file: log, exitCode: .usage)
        }
        let sessions: [SessionLog]
        var isSame = true
        do {
            sessions = try load()
            let screens = ReplayedScreens(files.reader)
            for (index, session) in sessions.enumerated() {
                try clock.apply(replaying: session.header)
                let difference = try replay(session, on: screens)
                guard !difference.isEmpty else { continue }
                isSame = false
                let name = session.header.screen ?? session.header.file ?? "the sample app"
                try StandardOutput.writeLine("session \(index + 1) (\(SafeText.line(name))): speech has changed")
                for line in difference.excerpt() { try StandardOutput.writeLine("  " + SafeText.line(line)) }
            }
        } catch var error as ToolError {
            error.exitCode = .trouble
            throw error
        }
        guard isSame else { throw ExitCode(ExitStatus.failure.rawValue) }
        try StandardOutput.writeLine(
            sessions.count == 1 ? "speech is unchanged" : "speech is unchanged in \(sessions.count) sessions")
    }

    private func replay(_ recorded: RecordedTerminal) throws {
        let spoken = recorded.text
        guard let expect else { return try StandardOutput.write(spoken.map { $0 + "\n" }.joined()) }
        let wanted = try RecordedTerminal.lines(of: expect)
        let difference = LineDifference(from: wanted, to: spoken)
        guard !difference.isEmpty else { return try StandardOutput.writeLine("speech is unchanged") }
        try StandardOutput.writeLine("speech has changed")
        for line in difference.excerpt() { try StandardOutput.writeLine("  " + SafeText.line(line)) }
        throw ExitCode(ExitStatus.failure.rawValue)
    }

    private func load() throws -> [SessionLog] {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: log, maximumSize: 256 << 20)
        } catch {
            throw ToolError(error, file: log)
        }
        do {
            return try SessionLog.read(bytes)
        } catch let error {
            throw ToolError(error.message, file: log, line: error.line, exitCode: .trouble)
        }
    }

    /// Returns the differences from the speech in a session of the log.
    @MainActor func replay(_ session: SessionLog, on screens: ReplayedScreens) throws -> LineDifference {
        guard let file = screen ?? session.header.file else { return try replayDemo(session) }
        guard file != "-" else {
            throw ToolError(
                "the log is of a file from standard input", file: log, remedy: "name the file with --screen",
                exitCode: .trouble)
        }
        let path = screen == nil ? resolve(file) : file
        guard let found = try screens.screen(of: session, in: path) else {
            // The file had no screen, and has none now.
            return LineDifference(from: SessionReplay.lines(session.entries), to: [])
        }
        let (reader, window) = found.startReader(options: session.header.options, policy: session.header.policy)
        defer { window?.isHidden = true }
        return run(session, on: reader, postsNotifications: true)
    }

    // A log names its file as the user did, possibly relative to the folder of the log.
    private func resolve(_ file: String) -> String {
        guard !FileManager.default.fileExists(atPath: file) else { return file }
        let sibling = URL(filePath: log).deletingLastPathComponent().appending(path: file).path
        return FileManager.default.fileExists(atPath: sibling) ? sibling : file
    }

    @MainActor private func replayDemo(_ session: SessionLog) throws -> LineDifference {
        try Display(logged: session.header.display).apply()
        let window = DemoApp.launch()
        defer { DemoApp.quit() }
        // The app posts its notifications itself.
        let reader = ScreenReaderSession(
            window: window, options: session.header.options, policy: session.header.policy)
        return run(session, on: reader, postsNotifications: false)
    }

    @MainActor private func run(
        _ log: SessionLog, on reader: ScreenReaderSession, postsNotifications: Bool
    ) -> LineDifference {
        defer { reader.end() }
        return SessionReplay(log).run(on: reader.session, postsNotifications: postsNotifications)
    }
}
