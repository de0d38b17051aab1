import ArgumentParser
import CommandIO
import Foundation
import Spawning

/// `earshot adapt`: an app's Swift files, made to compile on Linux.
struct AdaptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt", abstract: "Make Swift files of an iOS app compile on Linux.",
        discussion: """
            EXAMPLES:
              earshot adapt Sources/App -o adapted
              earshot adapt LoginViewController.swift SignUpViewController.swift -o adapted --changed

            Words of Objective-C such as @objc, #selector and @IBOutlet, which Swift refuses on Linux, are replaced by \
            what the module UIKit of this package has for them; all lines stay where they were. All files of a module \
            belong together: name them, or their folder, in one call. The files themselves are never changed. A package \
            needs no copies: its targets use the plugin AdaptSources.
            """)

    @Argument(help: "Swift files, and folders with Swift files.", completion: .file(extensions: ["swift"]))
    var paths: [String]

    @Option(name: [.short, .long], help: ArgumentHelp("Where adapted files go.", valueName: "folder"))
    var output: String

    @Flag(help: "Write only files that had to be changed.")
    var changed = false

    @Flag(help: "Let the program still start at @main or @UIApplicationMain.")
    var keepEntryPoint = false

    @Flag(help: "Begin changed files with the name of their original, which compilers then name.")
    var sourceLocations = false

    @Option(
        help: ArgumentHelp(
            "Also write a virtual file overlay for swiftc -vfsoverlay, with which it reads the originals as adapted.",
            valueName: "file"))
    var overlay: String?

    func run() throws {
        var words = [try AdaptProgram.find()]
        if !changed { words.append("--all") }
        if keepEntryPoint { words.append("--keep-entry-point") }
        if sourceLocations { words.append("--source-locations") }
        if let overlay { words += ["--overlay", overlay] }
        words += ["-o", output, "--"] + paths
        throw AdaptProgram.become(words)
    }
}

/// The program that adapts files. It is one of its own since it is linked to libraries of the toolchain.
enum AdaptProgram {
    static let name = "earshot-adapt"

    /// Finds the program next to this one, then along `PATH`.
    static func find() throws(ToolError) -> String {
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let beside = own.map { URL(filePath: $0).deletingLastPathComponent().appending(path: name).path }
        if let beside, ProgramPath.isProgram(beside) { return beside }
        if let found = ProgramPath.find(name) { return found }
        throw ToolError(
            "\(name) is neither beside this program nor in PATH",
            remedy: "build it with swift build --product \(name); it needs a toolchain with swift-syntax, or "
                + "EARSHOT_SWIFT_SYNTAX=package", exitCode: .unavailable)
    }

    /// Replaces this process by another program; returns only if that can't be started.
    static func become(_ words: [String]) -> ToolError {
        signal(SIGPIPE, SIG_DFL)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        execv(words[0], arguments)
        let reason = String(cString: strerror(errno))
        signal(SIGPIPE, SIG_IGN)
        for argument in arguments { free(argument) }
        return ToolError("it can't be started: \(reason)", file: words[0], exitCode: .unavailable)
    }
}
