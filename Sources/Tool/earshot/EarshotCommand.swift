import ArgumentParser
import CommandIO
import Escaping
import Foundation

/// The command-line tool. It parses arguments, calls the libraries and prints results.
struct EarshotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "earshot",
        abstract: "Read, test and audit screens with a VoiceOver-style screen reader on Linux.",
        discussion: ExitStatus.help,
        version: "0.1.0",
        groupedSubcommands: [
            CommandGroup(
                name: "Screen",
                subcommands: [
                    ReadCommand.self, ExploreCommand.self, TreeCommand.self, SnapshotCommand.self, WalkCommand.self,
                    LayoutCheckCommand.self, DemoCommand.self,
                ]),
            CommandGroup(name: "Audit", subcommands: [AuditCommand.self, MergeCommand.self, RulesCommand.self]),
            CommandGroup(
                name: "Speech",
                subcommands: [
                    RunCommand.self, SayCommand.self, AnnounceCommand.self, VoicesCommand.self, DoctorCommand.self,
                ]),
            CommandGroup(
                name: "Testing", subcommands: [ReplayCommand.self, ConformanceCommand.self, AdaptCommand.self] + driven),
        ]
    )

    /// `earshot serve`, if the package was built with its trait "ATDriver".
    private static var driven: [any ParsableCommand.Type] {
        #if ATDriver
        [ServeCommand.self]
        #else
        []
        #endif
    }

    /// The help for users who only know the name of the tool. It consists of plain sentences, because many users listen
    /// to it.
    static let firstSteps = """
        Earshot reads, speaks and checks screens, without a display.

        Work in the terminal with speech and VoiceOver's commands:
          earshot run
        Play the sample app, gesture by gesture:
          earshot demo
        Find accessibility issues in the storyboards, xibs and page sources of this folder:
          earshot audit
        Speak announcements of your own programs and learn the outcome of each:
          echo '{"id": 1, "text": "Saved"}' | earshot announce

        No speech? Find out what is missing and how to fix it:
          earshot doctor

        "earshot help" lists all commands. "earshot help run" describes one and gives examples.
        """

    func run() async throws { try StandardOutput.writeLine(Self.firstSteps) }
}

/// The entry point of the tool.
///
/// Commands that need no tasks run on the main thread: the threads of tasks, once there are any, wake up each second
/// for ever, even when idle.
@main enum EarshotTool {
    static func main() {
        CrashReport.install()
        // When the reader of a pipe is gone, such as `head`, a write fails; no signal ends the tool.
        signal(SIGPIPE, SIG_IGN)
        // If one of these is closed, the next opened file would get its number.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDWR)
        }
        do {
            var command = try EarshotCommand.parseAsRoot()
            guard let asynchronous = command as? any AsyncParsableCommand else { return try command.run() }
            let handed = HandedCommand(command: asynchronous)
            Task { await run(handed) }
        } catch {
            exit(because: error)
        }
        dispatchMain()
    }

    /// A command that the main thread passes to the task that runs it, so that it is parsed only once.
    // Safe: the main thread does not use the command after passing it, so only the task accesses it.
    private struct HandedCommand: @unchecked Sendable {
        let command: any AsyncParsableCommand
    }

    private static func run(_ handed: HandedCommand) async {
        do {
            var command = handed.command
            try await command.run()
            Foundation.exit(ExitStatus.success.rawValue)
        } catch {
            exit(because: error)
        }
    }

    private static func exit(because error: any Error) -> Never {
        switch error {
        case let error as ToolError:
            StandardError.write("earshot: \(error)\n")
            Foundation.exit(error.exitCode.rawValue)
        case let error as CocoaError: exit(because: ToolError(error))
        case is StandardOutput.Closed: Foundation.exit(ExitStatus.success.rawValue)
        default: exitAsParser(because: error)
        }
    }

    // The message can repeat the command line, which a script may have assembled.
    private static func exitAsParser(because error: any Error) -> Never {
        let words = Array(CommandLine.arguments.dropFirst())
        if let unknown = CommandWords(words).unknownCommandError { exit(because: unknown) }
        let parsed = EarshotCommand.exitCode(for: error)
        let mistaken = parsed.isSuccess ? CommandWords(words).textMistakenForHelp : nil
        let code = mistaken == nil ? parsed : .validationFailure
        let message = mistaken.map { "Error: Unknown option '\($0)'" } ?? EarshotCommand.fullMessage(for: error)
        if code.isSuccess, words.first?.hasPrefix("--generate-completion-script") == true {
            print(CompletionScript.completed(message))
            Foundation.exit(ExitStatus.success.rawValue)
        }
        guard !code.isSuccess, !message.isEmpty else { EarshotCommand.exit(withError: error) }
        let advice = code == .validationFailure ? CommandWords(words).advice(for: message) : nil
        StandardError.write(SafeText.lines(message) + "\n" + (advice.map { $0 + "\n" } ?? ""))
        Foundation.exit(code.rawValue)
    }
}
