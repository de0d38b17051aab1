/// The lines that have left the top of the primary screen, as logical lines: rows that the terminal wrapped are joined.
/// The cells are stored contiguously in pages; lines leave from the oldest page on.
struct ScrollbackStore {
    struct Line: Equatable {
        var start: Int32
        var count: Int32
        var marks: LineMarks
        var exitStatus: Int16
    }

    struct Page {
        var cells: [Cell] = []
        var lines: [Line] = []
        /// The line that is the oldest one; those before it are gone.
        var first = 0
    }

    /// A longer line is kept in pieces, so that no line can hold the whole memory.
    static let maximumLineCells = 16_384
    private static let pageCells = 8_192
    private static let pageLines = 512

    private(set) var pages: [Page] = []
    /// The oldest page; those before it are empty and wait to be removed together.
    private var firstPage = 0
    private var spare: Page?
    private(set) var lineCount = 0
    /// The number of lines that have been dropped from the start, which is the number of the oldest line that is kept.
    private(set) var discardedLines = 0
    private var cellCount = 0
    /// Whether the last row was wrapped, so that the next one belongs to the same line.
    private(set) var isOpen = false
    private let maximumLines: Int
    private let maximumCells: Int

    init(maximumLines: Int, maximumBytes: Int) {
        self.maximumLines = max(0, maximumLines)
        maximumCells = max(0, maximumBytes) / MemoryLayout<Cell>.stride
    }

    /// The bytes that the cells and lines take.
    var bytes: Int {
        pages.reduce(0) {
            $0 + $1.cells.capacity * MemoryLayout<Cell>.stride + $1.lines.capacity * MemoryLayout<Line>.stride
        }
    }

    // MARK: Adding

    /// Adds a row. The line continues with the next row when the row was wrapped.
    mutating func append(_ cells: ArraySlice<Cell>, state: RowState) {
        guard maximumLines > 0 else {
            discardedLines += state.marks.contains(.wrapped) ? 0 : 1
            return
        }
        var marks = state.marks
        marks.remove(.wrapped)
        var content = cells
        if state.marks.contains(.wrapped), let last = content.last, last.isPadding { content.removeLast() }
        if isOpen, extend(content, marks: marks, state: state) {
            isOpen = state.marks.contains(.wrapped)
            trim()
            return
        }
        if isOpen { marks.insert(.continuation) }
        if needsPage(for: content.count) { addPage() }
        let page = pages.count - 1
        let line = Line(
            start: Int32(pages[page].cells.count), count: Int32(content.count), marks: marks,
            exitStatus: state.exitStatus)
        pages[page].cells.append(contentsOf: content)
        pages[page].lines.append(line)
        lineCount += 1
        cellCount += content.count
        isOpen = state.marks.contains(.wrapped)
        trim()
    }

    private func needsPage(for count: Int) -> Bool {
        guard pages.count > firstPage, let page = pages.last else { return true }
        return page.lines.count >= Self.pageLines || page.cells.count + count > Self.pageCells
    }

    private mutating func addPage() {
        if var page = spare {
            spare = nil
            page.cells.removeAll(keepingCapacity: true)
            page.lines.removeAll(keepingCapacity: true)
            page.first = 0
            pages.append(page)
        } else {
            pages.append(Page())
        }
    }

    /// Joins cells to the last line; false when it would become too long.
    private mutating func extend(_ cells: ArraySlice<Cell>, marks: LineMarks, state: RowState) -> Bool {
        let page = pages.count - 1
        guard page >= firstPage, !pages[page].lines.isEmpty else { return false }
        let line = pages[page].lines.count - 1
        guard Int(pages[page].lines[line].count) + cells.count <= Self.maximumLineCells else { return false }
        pages[page].cells.append(contentsOf: cells)
        pages[page].lines[line].count += Int32(cells.count)
        pages[page].lines[line].marks.formUnion(marks)
        if marks.contains(.commandEnd) { pages[page].lines[line].exitStatus = state.exitStatus }
        cellCount += cells.count
        return true
    }

    // MARK: Removing

    private mutating func trim() {
        while lineCount > maximumLines || cellCount > maximumCells, lineCount > 1 { removeFirst() }
    }

    private mutating func removeFirst() {
        let page = firstPage
        cellCount -= Int(pages[page].lines[pages[page].first].count)
        pages[page].first += 1
        lineCount -= 1
        discardedLines += 1
        guard pages[page].first == pages[page].lines.count else { return }
        spare = pages[page]
        pages[page] = Page()
        firstPage += 1
        // Removing many pages together keeps the cost of each small.
        if firstPage >= 64 || firstPage == pages.count {
            pages.removeFirst(firstPage)
            firstPage = 0
        }
    }

    /// Removes and returns the last line, or nil when there is none. `isOpen` says beforehand whether its end is
    /// missing.
    mutating func removeLast() -> (cells: [Cell], marks: LineMarks, exitStatus: Int16)? {
        guard lineCount > 0, let line = pages[pages.count - 1].lines.popLast() else { return nil }
        let page = pages.count - 1
        let start = Int(line.start)
        let cells = Array(pages[page].cells[start..<start + Int(line.count)])
        pages[page].cells.removeSubrange(start...)
        lineCount -= 1
        cellCount -= cells.count
        isOpen = false
        if pages[page].lines.count == pages[page].first {
            pages.removeLast()
            if pages.count == firstPage {
                pages.removeAll()
                firstPage = 0
            }
        }
        return (cells, line.marks, line.exitStatus)
    }

    /// Marks the last line as complete: nothing will be joined to it.
    mutating func close() { isOpen = false }

    /// Drops all lines.
    mutating func removeAll() {
        discardedLines += lineCount
        pages.removeAll()
        firstPage = 0
        spare = nil
        lineCount = 0
        cellCount = 0
        isOpen = false
    }

    // MARK: Reading

    /// The cells and marks of a line, counted from the oldest one that is kept.
    func line(_ index: Int) -> (cells: ArraySlice<Cell>, line: Line)? {
        guard index >= 0, index < lineCount else { return nil }
        var rest = index
        for page in pages[firstPage...] {
            let count = page.lines.count - page.first
            if rest < count {
                let line = page.lines[page.first + rest]
                return (page.cells[Int(line.start)..<Int(line.start) + Int(line.count)], line)
            }
            rest -= count
        }
        return nil
    }

    /// Calls `body` with the cells of each page.
    func forEachCell(_ body: (Cell) -> Void) {
        for page in pages[firstPage...] { for cell in page.cells { body(cell) } }
    }

}
