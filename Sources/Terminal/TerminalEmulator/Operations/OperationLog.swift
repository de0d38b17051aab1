/// Collects operations until they are drained. It holds a limited number, and joins consecutive ones.
struct OperationLog {
    private enum Kind: UInt8 { case write, wrap, erase, selectiveErase, scroll, moveCursor, lineFeed, bell, other }

    private struct Record {
        var kind: Kind
        var style: UInt16 = 0
        var row: Int32 = 0
        var column: Int32 = 0
        var rowEnd: Int32 = 0
        var columnEnd: Int32 = 0
        /// Scroll distance, number of bells, or index of the event.
        var first: Int32 = 0
        var second: Int32 = 0
        var textStart: Int32 = 0
        var textEnd: Int32 = 0
    }

    /// Whether operations are logged.
    var isEnabled: Bool
    private let maximumRecords: Int
    private let maximumText: Int
    private var records: [Record] = []
    private var text: [UInt8] = []
    private var events: [Operation] = []
    private var eventBytes = 0
    private var droppedOperations = 0
    private var droppedLineFeeds = 0

    init(isEnabled: Bool, maximumRecords: Int) {
        self.isEnabled = isEnabled
        self.maximumRecords = max(16, min(maximumRecords, 1 << 20))
        maximumText = self.maximumRecords * 32
    }

    var isEmpty: Bool { records.isEmpty && droppedOperations == 0 }

    /// Whether a record can be added; counts it as dropped otherwise.
    private mutating func hasRoom() -> Bool {
        if records.count < maximumRecords, text.count < maximumText { return true }
        droppedOperations += 1
        return false
    }

    mutating func write(ascii run: UnsafeBufferPointer<UInt8>, row: Int, column: Int, style: UInt16) {
        if extendsWrite(row: row, column: column, style: style) {
            text.append(contentsOf: run)
            endWrite(column + run.count)
        } else if startWrite(row: row, column: column, style: style) {
            text.append(contentsOf: run)
            endWrite(column + run.count)
        }
    }

    mutating func write(scalar: UInt32, width: Int, row: Int, column: Int, style: UInt16) {
        guard extendsWrite(row: row, column: column, style: style) || startWrite(row: row, column: column, style: style)
        else { return }
        append(scalar)
        endWrite(column + width)
    }

    /// Adds a scalar to the character that was written last, which may have become wider. False when the log does not
    /// end with that character, since the caller has drained it or the cursor has moved.
    mutating func extend(scalar: UInt32, columnEnd: Int, row: Int) -> Bool {
        guard let last = records.last, last.kind == .write, last.row == Int32(row) else { return false }
        if text.count < maximumText {
            append(scalar)
            endWrite(max(Int(last.columnEnd), columnEnd))
        }
        return true
    }

    private mutating func append(_ scalar: UInt32) {
        guard let encoded = Unicode.Scalar(scalar).map(UTF8.encode) ?? nil else { return }
        text.append(contentsOf: encoded)
    }

    @inline(__always)
    private func extendsWrite(row: Int, column: Int, style: UInt16) -> Bool {
        guard let last = records.last else { return false }
        return last.kind == .write && last.row == Int32(row) && last.columnEnd == Int32(column) && last.style == style
            && text.count < maximumText
    }

    private mutating func startWrite(row: Int, column: Int, style: UInt16) -> Bool {
        guard hasRoom() else { return false }
        records.append(
            Record(
                kind: .write, style: style, row: Int32(row), column: Int32(column), columnEnd: Int32(column),
                textStart: Int32(text.count), textEnd: Int32(text.count)))
        return true
    }

    @inline(__always)
    private mutating func endWrite(_ column: Int) {
        records[records.count - 1].columnEnd = Int32(column)
        records[records.count - 1].textEnd = Int32(text.count)
    }

    mutating func wrap(row: Int) {
        if hasRoom() { records.append(Record(kind: .wrap, row: Int32(row))) }
    }

    mutating func lineFeed(row: Int) {
        if hasRoom() {
            records.append(Record(kind: .lineFeed, row: Int32(row)))
        } else {
            droppedLineFeeds += 1
        }
    }

    mutating func moveCursor(row: Int, column: Int) {
        if records.last?.kind == .moveCursor {
            records[records.count - 1].row = Int32(row)
            records[records.count - 1].column = Int32(column)
        } else if hasRoom() {
            records.append(Record(kind: .moveCursor, row: Int32(row), column: Int32(column)))
        }
    }

    mutating func erase(_ region: CellRegion, selective: Bool) {
        guard !region.isEmpty, hasRoom() else { return }
        records.append(record(selective ? .selectiveErase : .erase, region))
    }

    mutating func scroll(_ region: CellRegion, rows: Int, columns: Int) {
        guard !region.isEmpty else { return }
        let scroll = record(.scroll, region)
        if let last = records.last, last.kind == .scroll, columns == 0, last.second == 0, last.row == scroll.row,
            last.rowEnd == scroll.rowEnd, last.column == scroll.column, last.columnEnd == scroll.columnEnd,
            (last.first > 0) == (rows > 0), abs(last.first) < 1 << 24
        {
            records[records.count - 1].first += Int32(rows)
        } else if hasRoom() {
            records.append(scroll)
            records[records.count - 1].first = Int32(rows)
            records[records.count - 1].second = Int32(columns)
        }
    }

    mutating func bell() {
        if records.last?.kind == .bell {
            records[records.count - 1].first = min(records[records.count - 1].first, 1 << 24) + 1
        } else if hasRoom() {
            records.append(Record(kind: .bell, first: 1))
        }
    }

    /// Adds an operation of another kind. These are rare and more important than others: they have separate room.
    mutating func add(_ operation: Operation, bytes: Int = 0) {
        guard records.count < maximumRecords + 4_096, eventBytes + bytes <= 1 << 20 else {
            droppedOperations += 1
            return
        }
        eventBytes += bytes
        records.append(Record(kind: .other, first: Int32(events.count)))
        events.append(operation)
    }

    private func record(_ kind: Kind, _ region: CellRegion) -> Record {
        Record(
            kind: kind, row: Int32(region.rows.lowerBound), column: Int32(region.columns.lowerBound),
            rowEnd: Int32(region.rows.upperBound), columnEnd: Int32(region.columns.upperBound))
    }

    /// Marks the styles that the log refers to.
    func markStyles(_ used: inout [Bool]) {
        for record in records where record.kind == .write { used[Int(record.style)] = true }
    }

    /// Gives the operations and forgets them.
    mutating func drain(styles: StyleTable) -> [Operation] {
        var result: [Operation] = []
        result.reserveCapacity(records.count + 1)
        for record in records { result.append(operation(record, styles)) }
        if droppedOperations > 0 {
            result.append(.dropped(operations: droppedOperations, lineFeeds: droppedLineFeeds))
        }
        records.removeAll(keepingCapacity: records.count <= 4_096)
        text.removeAll(keepingCapacity: text.count <= 65_536)
        events.removeAll()
        eventBytes = 0
        droppedOperations = 0
        droppedLineFeeds = 0
        return result
    }

    private func operation(_ record: Record, _ styles: StyleTable) -> Operation {
        let row = Int(record.row)
        switch record.kind {
        case .write:
            let bytes = text[Int(record.textStart)..<Int(record.textEnd)]
            return .write(
                Operation.Write(
                    row: row, columns: Int(record.column)..<Int(record.columnEnd),
                    text: String(decoding: bytes, as: UTF8.self), attributes: Attributes(style: styles[record.style])))
        case .wrap: return .wrap(row: row)
        case .lineFeed: return .lineFeed(row: row)
        case .moveCursor: return .moveCursor(row: row, column: Int(record.column))
        case .bell: return .bell(Int(record.first))
        case .other: return events[Int(record.first)]
        case .erase, .selectiveErase, .scroll:
            let region = CellRegion(
                rows: row..<Int(record.rowEnd), columns: Int(record.column)..<Int(record.columnEnd))
            return record.kind == .scroll
                ? .scroll(region, rows: Int(record.first), columns: Int(record.second))
                : .erase(region, selective: record.kind == .selectiveErase)
        }
    }
}
