import TerminalEmulator

extension Screen {
    /// Returns the number of characters that begin in some columns of a row: the second half of a wide one is none.
    func characterCount(row: Int, columns: Range<Int>) -> Int {
        columns.clamped(to: 0..<self.columns).count { self[row, $0].width > 0 }
    }
}
