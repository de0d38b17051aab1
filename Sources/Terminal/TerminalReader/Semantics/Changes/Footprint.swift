import TerminalEmulator

/// What a batch of operations did to the rows of the screen.
struct Footprint: Sendable {
    /// For each row, the row where its content stood before; `nil` when it came in blank.
    private(set) var origins: [Int?]
    /// For each row, whether it was written, erased or changed otherwise.
    private(set) var touched: [Bool]
    /// Whether too much happened to tell rows apart.
    private(set) var isWhole = false
    /// Whether text only went on from the cursor downwards, as the output of a command does.
    private(set) var isStream = true
    /// The lines that ended.
    private(set) var lineFeeds = 0
    /// The bells.
    private(set) var bells = 0
    /// Rows that were taken out below the screen's top: where, and how many.
    private(set) var removedRows: Range<Int>?
    /// Whether the whole screen was made blank, after a switch to it if there was one.
    private(set) var erasedAll = false
    /// Whether the alternate screen was entered or left.
    private(set) var switchedScreen = false

    init(_ operations: [Operation], rows: Int, cursorRow: Int) {
        origins = Array(0..<rows)
        touched = Array(repeating: false, count: rows)
        var lowest = cursorRow
        for operation in operations { note(operation, rows: rows, lowest: &lowest) }
    }

    /// Whether rows went elsewhere.
    var isScrolled: Bool { !isWhole && origins.indices.contains { origins[$0] != $0 } }

    /// The footprint of a screen of which nothing is known but how it looks now.
    static func whole(rows: Int) -> Footprint {
        var footprint = Footprint([], rows: rows, cursorRow: 0)
        footprint.isWhole = true
        footprint.isStream = false
        return footprint
    }

    private mutating func note(_ operation: Operation, rows: Int, lowest: inout Int) {
        switch operation {
        case .write(let write):
            touch(write.row..<write.row + 1)
        case .wrap(let row):
            // The mark that its text goes on is the row's own.
            touch(row..<row + 1)
            lowest = max(lowest, min(row + 1, rows - 1))
        case .lineFeed(let row):
            lineFeeds += 1
            lowest = max(lowest, min(row + 1, rows - 1))
        case .moveCursor(let row, _):
            if row < lowest || row > lowest + 1 { isStream = false }
            lowest = max(lowest, row)
        case .erase(let region, _), .fill(let region, _), .changeAttributes(let region):
            touch(region.rows)
            if region.rows.count >= rows { erasedAll = true }
            if region.rows.lowerBound < lowest { isStream = false }
        case .copy(let region, let row, _):
            touch(row..<row + region.rows.count)
        case .scroll(let region, let distance, let columns):
            scroll(region, rows: distance, columns: columns, of: rows)
        case .alternateScreen:
            switchedScreen = true
            erasedAll = false
            isWhole = true
        case .resize, .reset:
            isWhole = true
        case .dropped(_, let dropped):
            isWhole = true
            lineFeeds += dropped
        case .bell(let count): bells += count
        default: break
        }
    }

    private mutating func touch(_ rows: Range<Int>) {
        for row in rows.clamped(to: touched.startIndex..<touched.endIndex) { touched[row] = true }
    }

    private mutating func scroll(_ region: CellRegion, rows distance: Int, columns: Int, of rows: Int) {
        let area = region.rows.clamped(to: 0..<rows)
        guard columns == 0, !area.isEmpty else {
            touch(area)
            return
        }
        if area.lowerBound > 0 || area.upperBound < rows { isStream = false }
        let shift = max(-area.count, min(area.count, distance))
        if shift > 0, removedRows == nil { removedRows = area.lowerBound..<area.lowerBound + shift }
        let oldOrigins = origins
        let oldTouched = touched
        for row in area {
            let from = row + shift
            origins[row] = area.contains(from) ? oldOrigins[from] : nil
            touched[row] = area.contains(from) ? oldTouched[from] : false
        }
    }
}
