import ArgumentParser
import Foundation

/// The command-line tool: it parses, calls and prints; what it does lives in the libraries.
@main struct EarshotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "earshot",
        abstract: "A VoiceOver-style screen reader and accessibility model that needs no Mac, no simulator, no screen.",
        discussion: ExitStatus.help,
        version: "0.1.0",
        subcommands: [
            DemoCommand.self, ReadCommand.self, TreeCommand.self, ExploreCommand.self, SayCommand.self,
            VoicesCommand.self, AnnounceCommand.self, ServeCommand.self, ConformanceCommand.self, ReplayCommand.self,
            RunCommand.self,
        ]
    )

    static func main() async {
        // A reader that has gone, such as `head`, is noticed when writing fails, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let error as ToolError {
            StandardError.write("earshot: \(error)\n")
            Foundation.exit(error.exitCode.rawValue)
        } catch is StandardOutput.Closed {
            Foundation.exit(ExitStatus.success.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}
