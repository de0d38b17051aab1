import CommandIO
import Foundation
import InterfaceBuilder
import Spawning
import StrictJSON

/// The program that evaluates the SwiftUI views of Swift files. It is separate because it is linked to swift-syntax.
@MainActor final class SourceProgram {
    private static let name = "earshot-swiftui"
    /// The most that the program may write, in bytes.
    private static let outputLimit = 512 << 20

    private let paths: [String]
    private let display: Display
    private var answer: Result<SourceAnswer, ToolError>?

    /// Creates a caller of the program.
    ///
    /// - Parameter paths: All files that screens are wanted of; they are evaluated in one call.
    init(_ paths: [String], _ display: Display) { (self.paths, self.display) = (paths, display) }

    /// The screens of a file.
    func screens(of path: String) throws(ToolError) -> [LoadedScreen] {
        let result = answer ?? Result { () throws(ToolError) in try run(paths.contains(path) ? paths : [path]) }
        answer = result
        let answer = try result.get()
        if let omission = answer.omissions.first(where: { $0.path == path }) {
            throw ToolError(omission.reason, remedy: "correct the file", exitCode: .dataError)
        }
        let screens = answer.screens.filter { $0.location.file == path }
        if screens.isEmpty, paths.count == 1 { ToolNote(message: "the file contains no screen", file: path).report() }
        return screens.map { LoadedScreen(source: $0, display: display) }
    }

    private func run(_ paths: [String]) throws(ToolError) -> SourceAnswer {
        guard let program = ProgramPath.companion(Self.name) else {
            throw ToolError(
                "Swift files are not read: cannot find \(Self.name) next to this program or in PATH",
                remedy: "build it with swift build --product \(Self.name), with a toolchain that contains swift-syntax "
                    + "or with EARSHOT_SWIFT_SYNTAX=package", exitCode: .unavailable)
        }
        var words = [program]
        for (name, value) in display.fields.sorted(by: { $0.key < $1.key }) { words += ["--" + name, value] }
        do {
            let output = try ProgramOutput.of(ProgramStart(words + ["--"] + paths), limit: Self.outputLimit)
            guard output.status == 0 else {
                throw ToolError(
                    "\(Self.name) ended with status \(output.status)", file: paths.first,
                    remedy: "run it with the same files to see its messages; please report it", exitCode: .software)
            }
            return try StrictJSONDecoder(limits: JSONLimits(size: Self.outputLimit))
                .decode(SourceAnswer.self, from: output.bytes)
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError("\(Self.name) did not answer: \(error)", exitCode: .software)
        }
    }
}

/// Swift files among those that are read.
package enum SwiftFile {
    /// Whether a path is that of a Swift file.
    package static func isNamed(_ path: String) -> Bool { path.hasSuffix(".swift") }
}
