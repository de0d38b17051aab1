import Braille
import CommandIO
import Escaping
import Speech

/// The destinations of lines of text and braille. A failure is reported once; speech continues.
package final class LineOutputs {
    private let text: LineWriter?
    private let braille: (translator: BrailleTranslator, writer: LineWriter)?
    /// The first error.
    package private(set) var failure: ToolError?

    private let report: (String) -> Void

    package init(
        text: LineWriter? = nil, braille: (BrailleTranslator, LineWriter)? = nil, report: @escaping (String) -> Void
    ) {
        self.text = text
        self.report = report
        self.braille = braille.map { ($0.0, $0.1) }
    }

    /// Writes an utterance; one without words leaves no line.
    package func write(_ utterance: Utterance) {
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
            report("\(first)")
        }
    }

    /// Throws the first error, if there was one.
    package func check() throws {
        if let failure { throw failure }
    }
}
