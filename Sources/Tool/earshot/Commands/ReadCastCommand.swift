import ArgumentParser
import CommandIO
import Speech
import SpokenTerminal
import TerminalReader

/// `earshot read cast`: the speech for a recorded terminal session.
struct ReadCastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cast",
        abstract: "Print what \"earshot run\" would speak for a recorded terminal session.",
        discussion: """
            FILE is a recording by "earshot run --record" or asciinema (versions 2 and 3). Each output line is one \
            event: "say: TEXT", "notice: TEXT" (Earshot's own messages), "character: C", "stop" or "sound: NAME". No \
            program is run, and time is virtual.
            """,
        examples: [
            "earshot run --record session.cast; earshot read cast session.cast",
            "earshot read cast session.cast --times",
        ])

    @Argument(help: "The recorded session.", completion: .file(extensions: ["cast"]))
    var file: String

    @OptionGroup(title: "Output") var output: FormatOptions

    @Flag(help: "Print the seconds since the start before each line of text.")
    var times = false

    func run() throws {
        guard let recorded = try RecordedTerminal(path: file) else {
            throw ToolError(
                "this is not a recorded terminal session of version 2 or 3", file: file, exitCode: .dataError)
        }
        switch output.format {
        case .json: for line in recorded.speech.lines { try StandardOutput.writeLine(line.json) }
        case .text:
            for (line, text) in zip(recorded.speech.lines, recorded.text) {
                try StandardOutput.writeLine(times ? line.time.seconds(digits: 2) + " " + text : text)
            }
        }
    }
}
