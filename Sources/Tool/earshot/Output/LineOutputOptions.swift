import ArgumentParser
import Braille
import CommandIO
import SessionOutput
import Speech

/// The options for writing speech as lines of text or of braille cells.
struct LineOutputOptions: ParsableArguments {
    @Option(
        name: .customLong("text"),
        help: ArgumentHelp(
            "Write each utterance as a line of text to a file; - for standard output.", valueName: "file"),
        completion: .file())
    var textPath: String?

    @Option(
        name: .customLong("braille"),
        help: ArgumentHelp(
            "Write each utterance as a line of braille cells to a file; - for standard output. Uses liblouis.",
            valueName: "file"), completion: .file())
    var braillePath: String?

    @Option(
        help: ArgumentHelp(
            "The liblouis table, such as en-ueb-g2.ctb. (default: the uncontracted table of the language)",
            valueName: "table"))
    var brailleTable: String?

    /// Whether any output goes to standard output.
    var usesStandardOutput: Bool { textPath == "-" || braillePath == "-" }

    /// Opens the outputs. `tell` receives the first later error; by default it is printed to standard error.
    func open(
        language: String, report: @escaping (String) -> Void = { StandardError.write("earshot: \($0)\n") }
    ) throws -> LineOutputs {
        do {
            return LineOutputs(
                text: try textPath.map(LineWriter.init(path:)),
                braille: try braillePath.map { path in
                    (try BrailleTranslator(table: brailleTable, language: language), try LineWriter(path: path))
                }, report: report)
        } catch let error as BrailleError {
            if case .unknownTable = error { throw ToolError("\(error)", exitCode: .usage) }
            throw ToolError("\(error)", exitCode: .unavailable)
        } catch let error as AudioSinkError {
            throw ToolError("\(error)", exitCode: .cannotCreate)
        }
    }
}
