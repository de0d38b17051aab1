import Words

/// Remembers what changes again and again without being asked, so that it is not read again and again.
struct Churn: Sendable {
    /// The progress that is drawn or written.
    private var drawn = ToldProgress(canBeMeter: true)
    /// The progress that the program reports to the terminal (OSC 9;4).
    private var reported = ToldProgress(canBeMeter: false)
    /// The row of the progress that is told.
    var progressRow: Int?
    private var rewrites = 0
    private var rows: [Int: Set<String>] = [:]

    mutating func keyPressed() {
        rewrites = 0
        progressRow = nil
        rows.removeAll()
    }

    /// A new line began.
    mutating func restart() {
        drawn = ToldProgress(canBeMeter: true)
        progressRow = nil
        rewrites = 0
    }

    /// The progress as it was last written.
    var percent: Int? { drawn.percent }

    /// A progress was told as a line of output.
    mutating func told(_ new: Int) { drawn.told(new) }

    /// Whether a line that is written anew is worth saying.
    mutating func mayRewrite() -> Bool {
        rewrites += 1
        return rewrites <= Thresholds.Repetition.rewrites
    }

    /// Whether a row shows what it has not shown since the last key; not for ever.
    mutating func isNew(_ signature: String, row: Int) -> Bool {
        guard rows[row, default: []].count < Thresholds.Repetition.news else { return false }
        return rows[row, default: []].insert(signature).inserted
    }

    /// A progress changed that is drawn or written.
    mutating func progress(_ new: Int, line: String, step: Int) -> [Spoken] {
        drawn.went(to: new, line: line, step: step, double: reported)
    }

    /// A progress changed that the program reports; `nil` when it has ended.
    mutating func reports(_ new: Int?, step: Int) -> [Spoken] {
        guard let new else {
            reported = ToldProgress(canBeMeter: false)
            return []
        }
        return reported.went(to: new, line: TerminalWords.current.percent(new), step: step, double: drawn)
    }
}
