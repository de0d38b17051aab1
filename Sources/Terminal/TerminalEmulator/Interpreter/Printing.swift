extension Interpreter: ParserActions {
    mutating func print(ascii run: UnsafeBufferPointer<UInt8>) {
        if !sets.isPlain || modes.contains(.insert) || breaker.endsWithPrepend {
            for byte in run { printSlowly(byte) }
            return
        }
        if isPenStale { refreshPen() }
        var rest = run
        while !rest.isEmpty {
            if cursor.pendingWrap {
                if modes.contains(.autowrap) { wrap() } else { cursor.pendingWrap = false }
            }
            let limit = rightLimit
            let room = limit - cursor.column
            let count = min(room, rest.count)
            let piece = UnsafeBufferPointer(rebasing: rest[..<count])
            grid.write(ascii: piece, row: cursor.row, column: cursor.column, pen: penBits)
            if log.isEnabled { log.write(ascii: piece, row: cursor.row, column: cursor.column, style: penStyle) }
            lastPosition = (cursor.row, cursor.column + count - 1)
            cursor.column += count
            rest = UnsafeBufferPointer(rebasing: rest[count...])
            if cursor.column >= limit {
                cursor.column = limit - 1
                cursor.pendingWrap = modes.contains(.autowrap)
            }
        }
        lastCharacter = (UInt32(run[run.count - 1]), 1)
        breaker = .afterASCII
    }

    private mutating func printSlowly(_ byte: UInt8) {
        put(sets.leftScalar(byte))
    }

    mutating func print(right byte: UInt8) { put(sets.rightScalar(byte)) }

    mutating func print(scalar: UInt32) {
        // C1 controls that are written as characters have no meaning here, and no glyph.
        if scalar < 0xA0 { return }
        sets.single = nil
        put(scalar)
    }

    /// Prints one scalar: as a new character, or as a part of the one before.
    mutating func put(_ scalar: UInt32) {
        let properties = properties[scalar]
        if modes.contains(.graphemeClusters) {
            let startsAnew = breaker.isAtStart
            if !breaker.isBoundary(before: properties) {
                if join(scalar, properties) { return }
            } else if startsAnew, properties.width == 0 || properties.breakClass == .spacingMark {
                if joinsLeft(properties), joinToTheLeft(scalar, properties) { return }
            }
            if properties.width == 0 { return }
            place(scalar, width: properties.breakClass == .regionalIndicator ? 2 : properties.width)
        } else if properties.width == 0 {
            if breaker.isAtStart { _ = joinToTheLeft(scalar, properties) } else { _ = join(scalar, properties) }
        } else {
            _ = breaker.isBoundary(before: properties)
            place(scalar, width: properties.width)
        }
    }

    private func joinsLeft(_ properties: ScalarProperties) -> Bool {
        switch properties.breakClass {
        case .extend, .zeroWidthJoiner, .spacingMark: true
        default: false
        }
    }

    /// Joins a combining scalar to the character to the left of the cursor, after the cursor has moved there.
    private mutating func joinToTheLeft(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
        var column = cursor.pendingWrap ? cursor.column : cursor.column - 1
        guard column >= 0 else { return false }
        if grid[cursor.row, column].isTail, column > 0 { column -= 1 }
        guard grid[cursor.row, column].value != 0 else { return false }
        lastPosition = (cursor.row, column)
        return join(scalar, properties)
    }

    /// Joins a scalar to the last character; false when there is none.
    private mutating func join(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
        let (row, column) = lastPosition
        guard row < rows, column < columns else { return false }
        let cell = grid[row, column]
        guard cell.value != 0 else { return false }
        var scalars = cell.isCluster ? clusters[cell.value] : [cell.value]
        guard scalars.count < max(1, min(64, options.maximumScalarsPerCluster)), let base = scalars.first else {
            return true
        }
        let baseProperties = self.properties[base]
        let isFirst = scalars.count == 1
        scalars.append(scalar)
        guard let cluster = internCluster(scalars) else { return true }
        grid[row, column].content = cell.content & ~Cell.valueMask | Cell.cluster | cluster
        if modes.contains(.graphemeClusters) {
            if scalar == 0xFE0F, isFirst, baseProperties.widensAsEmoji, !cell.isWide {
                widen(row, column)
            } else if scalar == 0xFE0E, isFirst, baseProperties.narrowsAsText, cell.isWide {
                narrow(row, column)
            } else if properties.width == 2, !cell.isWide {
                widen(row, column)
            }
        }
        let (lastRow, lastColumn) = lastPosition
        let joined = grid[lastRow, lastColumn]
        let width = joined.isWide ? 2 : 1
        // A character that moved to the next row for its new width was logged there.
        if log.isEnabled, lastPosition == (row, column),
            !log.extend(scalar: scalar, columnEnd: lastColumn + width, row: lastRow)
        {
            logWrite(joined.content, width: width, row: lastRow, column: lastColumn, style: joined.style)
        }
        let flags = Cell.zoneMask | Cell.protected | Cell.wide
        lastCharacter = (joined.content & ~flags, width)
        return true
    }

    private mutating func internCluster(_ scalars: [UInt32]) -> UInt32? {
        if let id = clusters.intern(scalars) { return id }
        clusterRefusals += 1
        guard clusterRefusals == 1 || clusterRefusals > ClusterTable.capacity else { return nil }
        reclaim()
        if clusters.isFull { return nil }
        clusterRefusals = 0
        return clusters.intern(scalars)
    }

    /// Gives the last character a second column, in the next row if there is no room for it.
    private mutating func widen(_ row: Int, _ column: Int) {
        guard row == cursor.row else { return }
        let limit = rightLimit
        let cell = grid[row, column]
        if column + 2 <= limit {
            grid.cut(row, at: column + 2)
            grid[row, column].content |= Cell.wide
            let flags = cell.content & (Cell.zoneMask | Cell.protected)
            grid[row, column + 1] = Cell(content: Cell.tail | flags, style: cell.style, link: cell.link)
            if cursor.column == column + 1, !cursor.pendingWrap { advance(by: 1, limit: limit) }
        } else if modes.contains(.autowrap), cursor.pendingWrap, limit - horizontal.lowerBound >= 2 {
            grid[row, column] = Cell(content: Cell.padding, style: 0)
            wrap()
            if isPenStale { refreshPen() }
            write(cell.content & (Cell.valueMask | Cell.cluster), width: 2, limit: rightLimit)
        }
    }

    private mutating func narrow(_ row: Int, _ column: Int) {
        guard row == cursor.row, column + 1 < columns else { return }
        grid[row, column].content &= ~Cell.wide
        grid[row, column + 1].content &= Cell.zoneMask
        if cursor.pendingWrap, cursor.column == column + 1 {
            cursor.pendingWrap = false
        } else if cursor.column == column + 2 {
            cursor.column -= 1
        }
    }

    /// Writes a character at the cursor and moves on.
    mutating func place(_ content: UInt32, width: Int) {
        if isPenStale { refreshPen() }
        if cursor.pendingWrap {
            if modes.contains(.autowrap) { wrap() } else { cursor.pendingWrap = false }
        }
        var width = width
        var limit = rightLimit
        if width == 2, cursor.column + 2 > limit {
            let first = cursor.column >= horizontal.lowerBound ? horizontal.lowerBound : 0
            if limit - first < 2 {
                width = 1
            } else if modes.contains(.autowrap) {
                grid.cut(cursor.row, at: cursor.column)
                grid.cut(cursor.row, at: cursor.column + 1)
                grid[cursor.row, cursor.column] = Cell(content: Cell.padding, style: 0)
                wrap()
                limit = rightLimit
            } else {
                cursor.column = limit - 2
            }
        }
        if modes.contains(.insert) {
            let erased = erasedCell()
            grid.shift(cursor.row, cursor.column..<limit, by: width, fill: erased)
            if log.isEnabled {
                log.scroll(
                    CellRegion(rows: cursor.row..<cursor.row + 1, columns: cursor.column..<limit), rows: 0,
                    columns: -width)
            }
        }
        write(content, width: width, limit: limit)
    }

    private mutating func write(_ content: UInt32, width: Int, limit: Int) {
        grid.write(content: content, width: width, row: cursor.row, column: cursor.column, pen: penBits)
        if log.isEnabled {
            logWrite(content, width: width, row: cursor.row, column: cursor.column, style: penStyle)
        }
        lastPosition = (cursor.row, cursor.column)
        lastCharacter = (content, width)
        advance(by: width, limit: limit)
    }

    private mutating func logWrite(_ content: UInt32, width: Int, row: Int, column: Int, style: UInt16) {
        guard content & Cell.cluster != 0 else {
            log.write(scalar: content & Cell.valueMask, width: width, row: row, column: column, style: style)
            return
        }
        let scalars = clusters[content & Cell.valueMask]
        guard let first = scalars.first else { return }
        log.write(scalar: first, width: width, row: row, column: column, style: style)
        for scalar in scalars.dropFirst() { _ = log.extend(scalar: scalar, columnEnd: column + width, row: row) }
    }

    @inline(__always)
    private mutating func advance(by count: Int, limit: Int) {
        cursor.column += count
        if cursor.column >= limit {
            cursor.column = limit - 1
            cursor.pendingWrap = modes.contains(.autowrap)
        }
    }

    /// Continues in the next row because this one is full.
    mutating func wrap() {
        cursor.pendingWrap = false
        grid[state: cursor.row].marks.insert(.wrapped)
        if log.isEnabled { log.wrap(row: cursor.row) }
        cursor.column = cursor.column >= horizontal.lowerBound ? horizontal.lowerBound : 0
        index()
    }

    /// Repeats the character just before (REP), to fill the screen at most.
    mutating func repeatCharacter(_ count: Int) {
        guard let lastCharacter else { return }
        for _ in 0..<min(count, rows * columns) { place(lastCharacter.content, width: lastCharacter.width) }
    }
}
