/// The rectangular operations of the VT420.
extension Interpreter {
    private static let copy = ControlSequence.function("$v")
    private static let fill = ControlSequence.function("$x")
    private static let erase = ControlSequence.function("$z")
    private static let selectiveErase = ControlSequence.function("${")
    private static let change = ControlSequence.function("$r")
    private static let reverse = ControlSequence.function("$t")
    private static let extent = ControlSequence.function("*x")
    private static let checksum = ControlSequence.function("*y")

    mutating func controlRectangle(_ sequence: borrowing ControlSequence) {
        let parameters = sequence.parameters
        switch sequence.function {
        case Self.copy: copyRectangle(parameters)
        case Self.fill: fillRectangle(parameters)
        case Self.erase: eraseRectangle(rectangle(parameters, at: 0), selective: false)
        case Self.selectiveErase: eraseRectangle(rectangle(parameters, at: 0), selective: true)
        case Self.change: changeAttributes(parameters, reversing: false)
        case Self.reverse: changeAttributes(parameters, reversing: true)
        case Self.extent: changesRectangles = parameters.value(0, or: 0) == 2
        case Self.checksum: reportChecksum(parameters)
        default: break
        }
    }

    /// The rectangle that four parameters describe: top, left, bottom and right, from the margins in origin mode. It is
    /// empty when they are out of order.
    private func rectangle(_ parameters: Parameters, at index: Int) -> CellRegion {
        let origin = modes.contains(.origin)
        let vertical = origin ? vertical : 0..<rows
        let horizontal = origin ? horizontal : 0..<columns
        let top = min(vertical.upperBound, vertical.lowerBound + parameters.number(index) - 1)
        let left = min(horizontal.upperBound, horizontal.lowerBound + parameters.number(index + 1) - 1)
        let bottom = end(parameters.value(index + 2, or: 0), in: vertical)
        let right = end(parameters.value(index + 3, or: 0), in: horizontal)
        guard top <= bottom, left <= right else { return CellRegion(rows: 0..<0, columns: 0..<0) }
        return CellRegion(rows: top..<bottom, columns: left..<right)
    }

    private func end(_ value: Int, in range: Range<Int>) -> Int {
        value == 0 ? range.upperBound : min(range.upperBound, range.lowerBound + value)
    }

    private mutating func cut(_ region: CellRegion) {
        for row in region.rows {
            grid.cut(row, at: region.columns.lowerBound)
            grid.cut(row, at: region.columns.upperBound)
        }
    }

    private mutating func copyRectangle(_ parameters: Parameters) {
        var source = rectangle(parameters, at: 0)
        let target = rectangle(parameters, at: 5)
        let row = target.rows.lowerBound
        let column = target.columns.lowerBound
        // Parameters 4 and 7 are pages; parameters 5 and 6 are where the copy goes.
        let limit = modes.contains(.origin) ? scrollRegion : screenRegion
        guard !source.isEmpty, limit.rows.contains(row), limit.columns.contains(column) else { return }
        let height = min(source.rows.count, limit.rows.upperBound - row)
        let width = min(source.columns.count, limit.columns.upperBound - column)
        source.rows = source.rows.lowerBound..<source.rows.lowerBound + height
        source.columns = source.columns.lowerBound..<source.columns.lowerBound + width
        let copy = CellRegion(rows: row..<row + height, columns: column..<column + width)
        let rows = row > source.rows.lowerBound ? Array(source.rows.reversed()) : Array(source.rows)
        // Whole cells are taken first, so that no half of a wide character is left on either side.
        var lines: [[Cell]] = []
        cut(source)
        for line in rows {
            let start = grid.start(of: line)
            lines.append(Array(grid.cells[start + source.columns.lowerBound..<start + source.columns.upperBound]))
        }
        cut(copy)
        for (line, cells) in zip(rows, lines) {
            let targetRow = row + line - source.rows.lowerBound
            for (offset, cell) in cells.enumerated() { grid[targetRow, column + offset] = cell }
        }
        if log.isEnabled { log.add(.copy(source, row: row, column: column)) }
    }

    private mutating func fillRectangle(_ parameters: Parameters) {
        let character = parameters.value(0, or: 0x20)
        let region = rectangle(parameters, at: 1)
        guard (0x20...0x7E).contains(character) || (0xA0...0xFF).contains(character), !region.isEmpty else { return }
        if isPenStale { refreshPen() }
        let cell = Cell(bits: UInt64(character) | penBits)
        for row in region.rows { grid.fill(row, region.columns, with: cell) }
        if log.isEnabled { log.add(.fill(region, text: String(Unicode.Scalar(UInt8(character))))) }
    }

    private mutating func eraseRectangle(_ region: CellRegion, selective: Bool) {
        if region.isEmpty { return }
        let cell = selective ? Cell.blank : erasedCell()
        for row in region.rows { grid.fill(row, region.columns, with: cell, selective: selective) }
        if log.isEnabled { log.erase(region, selective: selective) }
    }

    /// Sets (DECCARA) or reverses (DECRARA) attributes in a rectangle, or in the stream between two positions.
    private mutating func changeAttributes(_ parameters: Parameters, reversing: Bool) {
        let region = rectangle(parameters, at: 0)
        if region.isEmpty { return }
        var changed: [UInt16: UInt16] = [:]
        for row in region.rows {
            var range = region.columns
            if !changesRectangles {
                let limits = modes.contains(.origin) ? horizontal : 0..<columns
                let first = row == region.rows.lowerBound ? range.lowerBound : limits.lowerBound
                let last = row == region.rows.upperBound - 1 ? range.upperBound : limits.upperBound
                range = first..<max(first, last)
            }
            for column in range {
                let old = grid[row, column].style
                if let new = changed[old] {
                    grid[row, column].style = new
                    continue
                }
                var style = styles[old]
                if reversing {
                    Self.reverse(parameters, in: &style)
                } else {
                    Self.apply(parameters, from: 4, to: &style)
                }
                if !reversing, parameters.count <= 4 { style = Style() }
                let new = styles.intern(style)
                changed[old] = new
                grid[row, column].style = new
            }
        }
        if log.isEnabled { log.add(.changeAttributes(region)) }
    }

    private static func reverse(_ parameters: Parameters, in style: inout Style) {
        for index in 4..<max(4, parameters.count) {
            switch parameters.value(index, or: 0) {
            case 0:
                for flag in [Style.Flag.bold, .blink, .inverse] { style[flag].toggle() }
                style.underline = style.underline == .none ? .single : .none
            case 1: style[.bold].toggle()
            case 4: style.underline = style.underline == .none ? .single : .none
            case 5: style[.blink].toggle()
            case 7: style[.inverse].toggle()
            case 8: style[.invisible].toggle()
            default: break
            }
        }
    }

    /// Reports the checksum of a rectangle (DECRQCRA), as a VT420 computes it: characters and attributes, negated.
    private mutating func reportChecksum(_ parameters: Parameters) {
        let region = rectangle(parameters, at: 2)
        var sum: UInt32 = 0
        for row in region.rows {
            for column in region.columns {
                let cell = grid[row, column]
                if cell.isTail { continue }
                let scalars = cell.isCluster ? clusters[cell.value] : [cell.value == 0 ? 0x20 : cell.value]
                for scalar in scalars { sum &+= scalar }
                let style = styles[cell.style]
                if cell.isProtected { sum &+= 0x04 }
                if style[.invisible] { sum &+= 0x08 }
                if style.underline != .none { sum &+= 0x10 }
                if style[.inverse] { sum &+= 0x20 }
                if style[.blink] { sum &+= 0x40 }
                if style[.bold] { sum &+= 0x80 }
            }
        }
        let value = UInt16(truncatingIfNeeded: 0 &- sum)
        let hex = String(value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: 4 - hex.count) + hex
        reply("P\(parameters.value(0, or: 0))!~\(padded)", introducer: 0x50, end: .stringTerminator)
    }
}
