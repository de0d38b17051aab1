import TerminalEmulator

/// What is not read of a first screen.
extension ScreenImage {
    /// Whether a row is the lower edge of a frame, in which programs write what keys do.
    func isFrameEdge(_ row: Int) -> Bool {
        guard let ink = rows[row].inked else { return false }
        let cells = rows[row].cells
        return "╰└┗╚".contains(cells[ink.lowerBound].character) && "╯┘┛╝".contains(cells[ink.upperBound - 1].character)
    }

    /// The rows without those of a long table of numbers but its first: the screen of a monitor is looked at on request.
    func withoutRestOfTable(_ rows: [Int]) -> [Int] {
        guard isAlternate, !cursor.isVisible || parksCursor else { return rows }
        var kept: [Int] = []
        var run: [Int] = []
        func isRow(_ row: Int) -> Bool {
            let words = ScreenWords.of(self.rows[row].text()).split(separator: " ")
            let numbers = words.count { $0.contains(where: \.isNumber) }
            return words.count >= Thresholds.Monitor.fewestWords
                && Thresholds.Monitor.numbers.isReached(by: numbers, of: words.count)
        }
        func end() {
            kept += run.count >= Thresholds.Monitor.fewestRows ? Array(run.prefix(1)) : run
            run = []
        }
        for row in rows {
            if isRow(row) {
                run.append(row)
            } else {
                end()
                kept.append(row)
            }
        }
        end()
        return kept
    }
}
