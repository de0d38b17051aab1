import ArgumentParser
import Braille
import CommandIO
import SessionOutput
import Speech

/// The options for reading along: speech as lines of text or of braille cells.
struct LineOutputOptions: ParsableArguments {
    @Option(
        name: .customLong("text"), help: "Write each utterance as a line of text to a file, or to - (standard output).")
    var textPath: String?

    @Option(name: .customLong("braille"), help: "Write each utterance as a line of braille cells, with liblouis.")
    var braillePath: String?

    @Option(help: "The table of liblouis, such as en-ueb-g2.ctb; else the uncontracted one of the language.")
    var brailleTable: String?

    /// Whether something goes to standard output.
    var usesStandardOutput: Bool { textPath == "-" || braillePath == "-" }

    /// Opens the outputs. `report` gets the first thing that goes wrong later; by default standard error does.
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
