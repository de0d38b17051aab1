import ArgumentParser
import Braille
import CommandIO
import Escaping
import Speech

/// The options for reading along: what is spoken as lines of text or of braille cells.
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

    /// Opens the outputs. `tell` gets the first thing that goes wrong later; by default standard error does.
    func open(
        language: String, tell: @escaping (String) -> Void = { StandardError.write("earshot: \($0)\n") }
    ) throws -> LineOutputs {
        do {
            return LineOutputs(
                text: try textPath.map(LineWriter.init(path:)),
                braille: try braillePath.map { path in
                    (try BrailleTranslator(table: brailleTable, language: language), try LineWriter(path: path))
                }, tell: tell)
        } catch let error as BrailleError {
            if case .unknownTable = error { throw ToolError("\(error)", exitCode: .usage) }
            throw ToolError("\(error)", exitCode: .unavailable)
        } catch let error as AudioSinkError {
            throw ToolError("\(error)", exitCode: .cannotCreate)
        }
    }
}

/// Where lines of text and braille go. A failure is told once; what is spoken goes on.
final class LineOutputs {
    private let text: LineWriter?
    private let braille: (translator: BrailleTranslator, writer: LineWriter)?
    /// What went wrong first.
    private(set) var failure: ToolError?

    private let tell: (String) -> Void

    init(
        text: LineWriter? = nil, braille: (BrailleTranslator, LineWriter)? = nil, tell: @escaping (String) -> Void
    ) {
        self.text = text
        self.tell = tell
        self.braille = braille.map { ($0.0, $0.1) }
    }

    /// Writes an utterance; one without words leaves no line.
    func write(_ utterance: Utterance) {
        let line = UtteranceLine.text(utterance)
        guard !line.isEmpty else { return }
        do {
            try text?.write(SafeText.line(line))
            if let braille { try braille.writer.write(try braille.translator.cells(utterance)) }
        } catch {
            guard failure == nil else { return }
            let exitCode: ExitStatus = error is BrailleError ? .unavailable : .cannotCreate
            let first = ToolError("\(error)", exitCode: exitCode)
            failure = first
            tell("\(first)")
        }
    }

    /// Throws what went wrong first, if anything did.
    func check() throws {
        if let failure { throw failure }
    }
}
