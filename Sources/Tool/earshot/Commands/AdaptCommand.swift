import ArgumentParser
import CommandIO
import Foundation
import Spawning

/// `earshot adapt`: makes an app's Swift files compile on Linux.
struct AdaptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "adapt",
        abstract: "Make the Swift files of an iOS app compile on Linux.",
        discussion: """
            Replaces Objective-C features such as @objc, #selector and @IBOutlet, which Swift rejects on Linux, by \
            equivalents from this package's UIKit module. Line numbers don't change. Name all files of a module, or \
            its folder, in one call. The original files are never changed. Packages don't need copies: their targets \
            can use the plugin AdaptSources.
            """,
        examples: [
            "earshot adapt Sources/App -o adapted",
            "earshot adapt LoginViewController.swift SignUpViewController.swift -o adapted --changed",
        ])

    @Argument(help: "Swift files, or folders with Swift files.", completion: .file(extensions: ["swift"]))
    var paths: [String]

    @Option(
        name: [.short, .long], help: ArgumentHelp("The folder for adapted files.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Flag(help: "Write only files that were changed.")
    var changed = false

    @Flag(help: "Keep the entry point (@main or @UIApplicationMain).")
    var keepEntryPoint = false

    @Flag(help: "Add a #sourceLocation with the original name to changed files, so that compilers report that name.")
    var sourceLocations = false

    @Option(
        help: ArgumentHelp(
            "Also write a virtual file system overlay for swiftc -vfsoverlay that maps the originals to adapted files.",
            valueName: "file"), completion: .file())
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

/// The program that adapts files. It is separate because it is linked to libraries of the toolchain.
enum AdaptProgram {
    static let name = "earshot-adapt"

    /// Finds the program next to this one, then along `PATH`.
    static func find() throws(ToolError) -> String {
        if let found = ProgramPath.companion(name) { return found }
        throw ToolError(
            "cannot find \(name) next to this program or in PATH",
            remedy: "build it with swift build --product \(name), with a toolchain that contains swift-syntax or with "
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
        return ToolError("cannot be started: \(reason)", file: words[0], exitCode: .unavailable)
    }
}
