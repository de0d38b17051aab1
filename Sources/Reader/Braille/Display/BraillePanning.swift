/// A line of cells that is longer than a display, and the part of it that the display shows.
///
/// A window that would cut a word ends with the word before, if at least half of the window is used.
public struct BraillePanning: Sendable, Hashable {
    /// No more cells of a line are kept.
    static let longestLine = 10_000

    private var cells: [UInt8] = []
    private var start = 0
    /// The starts of the windows to the left.
    private var starts: [Int] = []
    /// The number of cells of the display.
    public private(set) var width: Int

    /// Creates an empty line for a display with `width` cells, 1 to 1000.
    public init(width: Int) { self.width = min(max(width, 1), 1000) }

    /// Shows another line from its beginning, or from where a cell of it is seen.
    ///
    /// - Parameters:
    ///   - cells: The cells, a bit for each dot.
    ///   - cell: The cell that must be seen, or nil.
    public mutating func show(_ cells: [UInt8], revealing cell: Int? = nil) {
        self.cells = Array(cells.prefix(Self.longestLine))
        start = 0
        starts = []
        while let cell, cell >= end, panRight() {}
    }

    /// The line for a display with another number of cells, from its beginning.
    public mutating func resize(to width: Int) {
        self = { [cells] in
            var other = BraillePanning(width: width)
            other.cells = cells
            return other
        }()
    }

    /// The cells that are shown, as many as the display has.
    public var window: [UInt8] {
        let shown = Array(cells[start..<end])
        return shown + [UInt8](repeating: 0, count: width - shown.count)
    }

    /// Shows the next part; returns false at the end.
    public mutating func panRight() -> Bool {
        let next = cells[end...].firstIndex { $0 != 0 } ?? cells.count
        guard next < cells.count else { return false }
        starts.append(start)
        start = next
        return true
    }

    /// Shows the previous part; returns false at the beginning.
    public mutating func panLeft() -> Bool {
        guard let last = starts.popLast() else { return false }
        start = last
        return true
    }

    /// The cell of the line under a cell of the display; nil where there is none.
    public func cell(under key: Int) -> Int? {
        key >= 0 && key < end - start ? start + key : nil
    }

    private var end: Int {
        let limit = start + width
        guard limit < cells.count, cells[limit] != 0 else { return min(limit, cells.count) }
        guard let blank = cells[start..<limit].lastIndex(of: 0), blank - start >= width / 2 else { return limit }
        return blank
    }
}
