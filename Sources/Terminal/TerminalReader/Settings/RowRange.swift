import HeadlessUIKit
import StrictJSON
import Words

/// Rows of a screen, counted from its edges so that they are found again in a screen of another size: 1 is the first
/// row and -1 the last one. A file of settings names one row by its number, and several as `[1, 3]`.
public struct RowRange: Hashable, Sendable, Encodable {
    /// The first row.
    public var first: Int
    /// The last row.
    public var last: Int

    private static let limit = 10_000
    /// No more ranges than this are kept for a program.
    static let mostRanges = 100

    /// Creates a range; numbers beyond 10,000 rows are brought into it, and 0 counts as 1.
    public init(first: Int, last: Int) {
        self.first = Self.inRange(first)
        self.last = Self.inRange(last)
    }

    private static func inRange(_ row: Int) -> Int { row == 0 ? 1 : min(max(row, -limit), limit) }

    /// Rows of a screen by their index, each end counted from the edge to which the range belongs: the nearer one, or
    /// both edges where it takes half of the screen.
    init(_ rows: Range<Int>, of count: Int) {
        let (top, bottom) = (rows.lowerBound + 1, rows.upperBound)
        let (fromEndTop, fromEndBottom) = (rows.lowerBound - count, rows.upperBound - 1 - count)
        if rows.count * 2 >= count, rows.count > 1 {
            self.init(first: top, last: fromEndBottom)
        } else if rows.lowerBound + rows.upperBound <= count {
            self.init(first: top, last: bottom)
        } else {
            self.init(first: fromEndTop, last: fromEndBottom)
        }
    }

    /// Returns the rows of a screen with a number of rows, by their index; empty where there are none.
    func rows(of count: Int) -> Range<Int> {
        let start = first > 0 ? first - 1 : count + first
        let end = last > 0 ? last : count + last + 1
        let lower = min(max(start, 0), count)
        return lower..<max(lower, min(max(end, 0), count))
    }

    /// Writes one number or two.
    public func encode(to encoder: any Encoder) throws {
        if first == last {
            var container = encoder.singleValueContainer()
            try container.encode(first)
        } else {
            var container = encoder.unkeyedContainer()
            try container.encode(first)
            try container.encode(last)
        }
    }

    init(reading field: JSONField) throws(JSONError) {
        let numbers = field.isArray ? try field.array() : [field, field]
        guard numbers.count == 2 else { throw field.error("this must be a row, or [first, last]") }
        let first = try numbers[0].integer(-Self.limit...Self.limit)
        let last = try numbers[1].integer(-Self.limit...Self.limit)
        guard first != 0, last != 0 else {
            throw field.error("rows count from 1 at the top, and from -1 at the bottom")
        }
        self.init(first: first, last: last)
    }

    /// The rows as they are spoken: "line 1", "lines 2 to 4", "last line", "lines 3 to 2 from the bottom".
    var spoken: String {
        let words = TerminalWords.current
        return switch (first, last) {
        case (-1, -1): words[.lastLine]
        case (1, -1): words[.allLines]
        case (let first, let last) where first == last: Self.line(first)
        case (let first, -1) where first < 0: words[.lastLines, -first]
        case (let first, let last) where first > 0 && last > 0: words[.lineRange, first, last]
        case (let first, let last) where first < 0 && last < 0: words[.lineRangeFromBottom, -first, -last]
        default: words[.lineTo, Self.line(first), last == -1 ? words[.theLastLine] : Self.line(last)]
        }
    }

    private static func line(_ row: Int) -> String {
        row > 0 ? TerminalWords.current[.oneLine, row] : TerminalWords.current[.lineFromBottom, -row]
    }
}
