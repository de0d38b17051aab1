import ArgumentParser
import CommandIO
import Escaping
import Foundation

/// The command-line tool: it parses, calls and prints; what it does lives in the libraries.
struct EarshotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "earshot",
        abstract: "A VoiceOver-style screen reader and accessibility model that needs no Mac, no simulator, no screen.",
        discussion: ExitStatus.help,
        version: "0.1.0",
        subcommands: [
            DemoCommand.self, ReadCommand.self, TreeCommand.self, ExploreCommand.self, LayoutCheckCommand.self,
            WalkCommand.self, SayCommand.self, VoicesCommand.self, AnnounceCommand.self,
        ] + driven + [
            ConformanceCommand.self, ReplayCommand.self, RunCommand.self, SnapshotCommand.self, AuditCommand.self,
            MergeCommand.self, RulesCommand.self, AdaptCommand.self, DoctorCommand.self,
        ]
    )

    /// `earshot serve`, where the package was built with its trait "ATDriver".
    private static var driven: [any ParsableCommand.Type] {
        #if ATDriver
        [ServeCommand.self]
        #else
        []
        #endif
    }

    /// The help for users who only know the name of the tool. Lines of words, since they are listened to as well.
    static let firstSteps = """
        Earshot lets you hear and check what is on a screen, without a screen.

        Work in the terminal by ear, with the commands of VoiceOver:
          earshot run
        Hear the sample app, gesture by gesture:
          earshot demo
        Find what users of a screen reader would miss in storyboards, xibs and page sources, here and below:
          earshot audit
        Let your own programs speak, and learn how each announcement ended:
          echo '{"id": 1, "text": "Saved"}' | earshot announce

        Hear nothing? Ask what is missing, and how to mend it:
          earshot doctor

        "earshot help" lists all commands; "earshot help run", and so on, begins with examples.
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
        // A reader that has gone, such as `head`, is noticed when writing fails, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        // If one is closed, the next opened file would take its number.
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

    /// A command on its way to the task that runs it. Parsing it there again would take milliseconds of each start.
    // Safe: the main thread lets go of the command when it hands it over, and only the one task has it from then on.
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

    // The parser repeats the command line, which may have been assembled by a script.
    private static func exitAsParser(because error: any Error) -> Never {
        let code = EarshotCommand.exitCode(for: error)
        guard !code.isSuccess, case let message = EarshotCommand.fullMessage(for: error), !message.isEmpty else {
            EarshotCommand.exit(withError: error)
        }
        StandardError.write(SafeText.lines(message) + "\n")
        Foundation.exit(code.rawValue)
    }
}
