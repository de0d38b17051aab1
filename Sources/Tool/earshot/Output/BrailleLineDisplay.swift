import ArgumentParser
import Braille
import CommandIO
import TerminalReader

/// The options for a braille display.
struct BrailleDisplayOptions: ParsableArguments {
    @Flag(
        name: .customLong("braille-display"),
        help: "Show the current line on the braille display that BRLTTY drives; its keys pan, move and route.")
    var isOn = false

    /// Opens the display, if it is requested.
    ///
    /// - Parameters:
    ///   - table: The table of liblouis; nil for that of the language.
    ///   - report: Called with the display's status messages, on any thread.
    ///   - press: Called with its keys, on any thread.
    func open(
        table: String?, language: @autoclosure () throws -> String, report: @escaping @Sendable (String) -> Void,
        press: @escaping @Sendable (LineDisplayKey) -> Void
    ) throws -> BrailleLineDisplay? {
        guard isOn else { return nil }
        do {
            let translator = try BrailleTranslator(table: table, language: language())
            return BrailleLineDisplay(
                try BrailleDisplay(
                    translate: { try? translator.line($0) },
                    report: { status in
                        switch status {
                        case .failed(let error): report("\(error)")
                        case .returned: report("the braille display is available again")
                        }
                    },
                    press: { key in
                        switch key {
                        case .lineUp: press(.previousLine)
                        case .lineDown: press(.nextLine)
                        case .route(let character): press(.character(character))
                        case .panLeft, .panRight: break
                        }
                    }))
        } catch let error as BrailleError {
            if case .unknownTable = error { throw ToolError("\(error)", exitCode: .usage) }
            throw ToolError("\(error)", exitCode: .unavailable)
        } catch let error as BrailleDisplayError {
            throw ToolError("\(error)", exitCode: .unavailable)
        }
    }
}

/// A braille display that shows the current line.
final class BrailleLineDisplay: LineDisplay {
    private let display: BrailleDisplay

    init(_ display: BrailleDisplay) { self.display = display }

    func show(_ line: String, cursor: Int?, language: String?) {
        display.show(BrailleText(line, cursor: cursor, language: language))
    }

    /// Releases the display.
    func shutdown() { display.shutdown() }
}
