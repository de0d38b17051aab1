import TerminalEmulator
import Words

/// Lines of the screen that are always announced, or never automatically. They stay at their edge of the screen when
/// its size changes.
struct ReviewWindows {
    /// The lines whose changes are announced.
    private(set) var watched: [RowRange] = []
    /// The lines that are not announced automatically.
    private(set) var muted: [RowRange] = []
    /// The number of rows of the screen.
    private var rowCount = 0
    private var watchedRows: Set<Int> = []
    private var mutedRows: Set<Int> = []
    /// The last content of watched rows. A row without one is not announced.
    private var seen: [Int: String] = [:]

    init() {}

    /// Creates the windows from saved ones.
    init(watched: [RowRange], muted: [RowRange]) {
        self.watched = watched
        self.muted = muted
    }

    var isEmpty: Bool { watched.isEmpty && muted.isEmpty }

    /// Watches rows, or mutes them, replacing earlier settings for them. Returns false if there are too many lines
    /// already.
    mutating func add(_ rows: Range<Int>, isWatched: Bool, on screen: Screen) -> Bool {
        let count = screen.rows
        let range = RowRange(rows, of: count)
        let others = Self.without(rows, isWatched ? muted : watched, of: count)
        let same = (isWatched ? watched : muted).filter { $0 != range } + [range]
        guard others.count + same.count <= RowRange.mostRanges else { return false }
        (watched, muted) = isWatched ? (same, others) : (others, same)
        if count == rowCount { findRows() } else { place(count) }
        if isWatched { for row in rows { seen[row] = ScreenWords.of(screen.shownText(row: row)) } }
        return true
    }

    /// Ranges of a screen without some rows.
    private static func without(_ rows: Range<Int>, _ ranges: [RowRange], of count: Int) -> [RowRange] {
        ranges.flatMap { range -> [RowRange] in
            let old = range.rows(of: count)
            guard old.overlaps(rows) else { return [range] }
            let left = [
                old.lowerBound..<max(rows.lowerBound, old.lowerBound),
                min(rows.upperBound, old.upperBound)..<old.upperBound,
            ]
            return left.filter { !$0.isEmpty }.map { RowRange($0, of: count) }
        }
    }

    /// The announcements that list them.
    var spoken: [String] {
        watched.map { TerminalWords.current[.watched, $0.spoken] }
            + muted.map { TerminalWords.current[.muted, $0.spoken] }
    }

    /// Finds the rows on a screen of this size.
    private mutating func place(_ count: Int) {
        guard count != rowCount else { return }
        rowCount = count
        findRows()
        seen = [:]
    }

    private mutating func findRows() {
        watchedRows = Set(watched.flatMap { $0.rows(of: rowCount) })
        mutedRows = Set(muted.flatMap { $0.rows(of: rowCount) }).subtracting(watchedRows)
    }

    /// Returns the announcements for changes of the watched lines.
    mutating func changes(on screen: Screen) -> [Spoken] {
        place(screen.rows)
        var spoken: [Spoken] = []
        for row in watchedRows.sorted() {
            let now = ScreenWords.of(screen.shownText(row: row))
            let before = seen.updateValue(now, forKey: row)
            if let before, now != before, !now.isEmpty { spoken.append(.say(now)) }
        }
        return spoken
    }

    /// Returns the operations without those that only change silent lines: muted ones, and watched ones, which are
    /// announced here.
    mutating func audible(_ operations: [Operation], rowCount: Int) -> [Operation] {
        guard !isEmpty else { return operations }
        place(rowCount)
        return operations.filter { operation in
            switch operation {
            case .write(let write): !isSilent(write.row..<write.row + 1)
            case .erase(let region, _), .fill(let region, _), .changeAttributes(let region): !isSilent(region.rows)
            default: true
            }
        }
    }

    /// Returns the announcements without silent lines. A program that paints a whole screen is read as a whole.
    mutating func audible(_ spoken: [Spoken], on screen: Screen) -> [Spoken] {
        guard !isEmpty else { return spoken }
        place(screen.rows)
        let silent = mutedRows.union(watchedRows)
        func texts(_ rows: some Sequence<Int>) -> Set<String> {
            Set(
                rows.flatMap {
                    [ScreenWords.of(screen.shownText(row: $0)), ScreenWords.line(screen.shownText(row: $0))]
                })
        }
        let left = texts(silent).subtracting(texts((0..<screen.rows).filter { !silent.contains($0) }))
        return spoken.filter { if case .say(let text) = $0 { !left.contains(text) } else { true } }
    }

    private func isSilent(_ rows: Range<Int>) -> Bool {
        !rows.isEmpty && rows.allSatisfy { mutedRows.contains($0) || watchedRows.contains($0) }
    }
}
