import TerminalEmulator

extension Scrollback {
    /// The runs of a line that can be seen: neither concealed nor of the colour of their background.
    func shownRuns(_ index: Int) -> [TextRun] { runs(index).filter { !$0.attributes.hidesText } }

    /// The text of a line that can be seen, with the blanks at its end.
    func shownText(_ index: Int) -> String { shownRuns(index).map(\.text).joined() }
}

extension Screen {
    /// The text of a row, without blanks at its end. What is hidden is blank.
    func shownText(row: Int) -> String { runs(row: row).shownText }
}

extension [TextRun] {
    /// The text of a line, without blanks at its end. What is hidden is blank.
    var shownText: String {
        var text = ""
        for run in self {
            text += run.attributes.hidesText ? String(repeating: " ", count: run.columns.count) : run.text
        }
        while text.last == " " { text.removeLast() }
        return text
    }
}
