import TerminalEmulator

/// Gathers what a program writes into lines, in the order of writing.
struct OutputLines {
    /// Lines beyond these are only counted until somebody takes them.
    static let kept = 64

    /// The lines that are complete.
    private(set) var complete: [String] = []
    /// How many complete lines there were that are not kept.
    private(set) var dropped = 0
    /// The last complete line that was not kept.
    private(set) var lastDropped = ""
    /// What was written of the line that is not complete.
    private(set) var open = ""
    /// Whether the open line was written over from its start, as progress bars and clocks do.
    private(set) var isRewritten = false
    private var row = -1
    private var start = 0
    private var end = 0
    private var joinsNext = false
    /// Whether something of the open line has been taken already.
    private var wasTaken = false

    /// How many complete lines wait.
    var count: Int { complete.count + dropped }

    mutating func write(_ write: TerminalEmulator.Operation.Write) {
        let columns = write.columns
        if joinsNext, columns.lowerBound == 0 {
            open += write.text
            start = 0
        } else if write.row == row, columns.lowerBound == end {
            open += write.text
        } else if write.row == row, columns.lowerBound > end {
            if !open.isEmpty { open += " " }
            open += write.text
        } else if write.row == row, columns.lowerBound <= start {
            isRewritten = isRewritten || wasTaken || !open.isEmpty
            open = write.text
            start = columns.lowerBound
        } else {
            if write.row != row { finish() }
            if !open.isEmpty { open += " " }
            open += write.text
            start = columns.lowerBound
        }
        joinsNext = false
        row = write.row
        end = columns.upperBound
        if open.utf8.count > 16_384 { open = String(open.suffix(4_096)) }
    }

    /// The line goes on in the next row.
    mutating func wrap() { joinsNext = true }

    /// The content of the screen moved up by some rows.
    mutating func scroll(_ rows: Int) { if row >= 0 { row -= rows } }

    /// The line ended.
    mutating func finish() {
        if !open.isEmpty {
            if complete.count < Self.kept {
                complete.append(open)
            } else {
                dropped += 1
                lastDropped = open
            }
        }
        open = ""
        row = -1
        wasTaken = false
        isRewritten = false
        joinsNext = false
    }

    /// So many lines were written that nobody saw.
    mutating func skip(_ lines: Int) { dropped += lines }

    /// Takes the complete lines.
    mutating func takeComplete() -> [String] {
        defer {
            complete = []
            dropped = 0
            lastDropped = ""
        }
        return complete
    }

    /// Takes what there is of the open line; what follows in the row continues it.
    mutating func takeOpen() -> String {
        defer {
            open = ""
            start = min(start, end)
            wasTaken = true
        }
        return open
    }

    /// A key was typed: what is written over now is an answer.
    mutating func noteKey() {
        isRewritten = false
        wasTaken = false
    }

    /// Forgets everything.
    mutating func clear() { self = OutputLines() }
}
