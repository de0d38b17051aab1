/// Remembers what changes again and again without being asked, so that it is not read again and again.
struct Churn: Sendable {
    /// The progress as it was last told.
    var percent: Int?
    /// The row of the progress that is told.
    var progressRow: Int?
    private var spokenPercent: Int?
    /// Whether the number has fallen, as that of a meter does: nothing comes to an end there.
    private var isMeter = false
    private var rewrites = 0
    private var rows: [Int: Set<String>] = [:]

    /// How many times a row may show something else by itself before nobody wants to hear it.
    private static let newsLimit = 4

    /// How many times a line may be rewritten before it counts as an animation.
    static let rewriteLimit = 2

    mutating func keyPressed() {
        rewrites = 0
        progressRow = nil
        rows.removeAll()
    }

    /// A new line began.
    mutating func restart() {
        percent = nil
        progressRow = nil
        spokenPercent = nil
        isMeter = false
        rewrites = 0
    }

    /// A progress was told as a line of output.
    mutating func told(_ new: Int) {
        percent = new
        spokenPercent = new
    }

    /// Whether a line that is written anew is worth saying.
    mutating func mayRewrite() -> Bool {
        rewrites += 1
        return rewrites <= Self.rewriteLimit
    }

    /// Whether a row shows what it has not shown since the last key; not for ever.
    mutating func isNew(_ signature: String, row: Int) -> Bool {
        guard rows[row, default: []].count < Self.newsLimit else { return false }
        return rows[row, default: []].insert(signature).inserted
    }

    /// A progress changed: a tone for each tenth, words for each step.
    mutating func progress(_ new: Int, line: String, step: Int) -> [Spoken] {
        defer { percent = new }
        guard let spoken = spokenPercent, let before = percent else {
            spokenPercent = new
            return [.say(line)]
        }
        if new < before {
            // The next of several tasks begins, or it is no progress at all.
            spokenPercent = new
            guard before - new >= 50, !isMeter else {
                isMeter = true
                return []
            }
            return [.say(line)]
        }
        guard !isMeter else { return [] }
        let step = max(1, min(100, step))
        if new / step > spoken / step || new == 100 && spoken != 100 {
            spokenPercent = new
            return [.say("\(new)%")]
        }
        return new / 10 > before / 10 ? [.sound(.progress(new))] : []
    }
}
