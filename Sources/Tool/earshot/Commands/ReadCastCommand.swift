import ArgumentParser
import CommandIO
import Speech
import SpokenTerminal
import TerminalReader

/// `earshot read cast`: what would have been spoken of a recorded terminal session.
struct ReadCastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cast",
        abstract: "Print what would have been spoken of a recorded terminal session.",
        discussion: """
            EXAMPLES:
              earshot run --record session.cast; earshot read cast session.cast
              earshot read cast session.cast --times

            FILE is what run --record or asciinema (versions 2 and 3) has recorded. Each line is one thing that is heard: \
            "say: TEXT", "notice: TEXT" (Earshot's own words), "character: C", "stop", "sound: NAME". Nothing is run and \
            nobody waits.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The recorded session.", completion: .file(extensions: ["cast"]))
    var file: String

    @Option(help: "How to print: text, or json with a line for each thing as run --speech-log writes it.")
    var format = Format.text

    @Flag(help: "Print the seconds since the start before each line of text.")
    var times = false

    func run() throws {
        guard let recorded = try RecordedTerminal(path: file) else {
            throw ToolError("this is no recorded terminal session of version 2 or 3", file: file, exitCode: .dataError)
        }
        switch format {
        case .json: for line in recorded.speech.lines { try StandardOutput.writeLine(line.json) }
        case .text:
            for (line, text) in zip(recorded.speech.lines, recorded.text) {
                try StandardOutput.writeLine(times ? line.time.seconds(digits: 2) + " " + text : text)
            }
        }
    }
}
