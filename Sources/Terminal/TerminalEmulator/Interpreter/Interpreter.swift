/// The position of the next character.
struct Cursor: Equatable {
    var row = 0
    var column = 0
    /// The last column was written: the next character goes to the next row, unless the cursor moves first.
    var pendingWrap = false
}

/// The rendition of the next character.
struct Pen: Equatable {
    var style = Style()
    var link: UInt16 = 0
    var isProtected = false
    var zone = SemanticZone.output
}

/// The state that DECSC saves and DECRC restores.
struct SavedCursor {
    var cursor = Cursor()
    var pen = Pen()
    var sets = CharacterSets()
    var isOrigin = false
}

/// Executes the parser's output: the state of the terminal.
struct Interpreter {
    var options: Options
    /// The screen that is shown.
    var grid: Grid
    /// The other screen.
    var hiddenGrid: Grid
    var scrollback: ScrollbackStore
    var styles = StyleTable()
    var clusters = ClusterTable()
    var links = LinkTable()
    var log: OperationLog
    var replies: [UInt8] = []
    var droppedReplies = 0

    var cursor = Cursor()
    var pen = Pen() { didSet { isPenStale = true } }
    var isPenStale = true
    /// Style, link and flags of the pen as they stand in a cell.
    var penBits: UInt64 = 0
    var penStyle: UInt16 = 0
    var sets = CharacterSets()
    var modes = Modes.initial
    /// The number of synchronized updates that programs have ended.
    var endedUpdates: UInt32 = 0
    /// The rows that scroll.
    var vertical: Range<Int>
    /// The columns between the left and right margins.
    var horizontal: Range<Int>
    var tabStops: TabStops
    var saved = SavedCursor()
    var hiddenSaved = SavedCursor()
    var breaker = GraphemeBreaker()
    /// The position of the last character, if nothing has happened after it.
    var lastPosition = (row: 0, column: 0)
    /// The last character, for REP: content and width.
    var lastCharacter: (content: UInt32, width: Int)?
    let properties = CharacterProperties.shared

    var decodesUTF8: Bool
    /// Replies start with C1 controls (S8C1T).
    var sendsC1 = false
    var mouseTracking = MouseTracking.off
    var mouseEncoding = MouseEncoding.standard
    var cursorShape = CursorShape.block
    /// DECSACE: attributes change in rectangles, not in the stream between two positions.
    var changesRectangles = false
    var title = ""
    var iconName = ""
    var titleStack: [String] = []
    var workingDirectory: String?
    var progress = Progress.none
    var colors = ColorOverrides()
    var otherKeys = ModifyOtherKeys.off
    var keyboardFlags: [UInt8] = [0]
    var hiddenKeyboardFlags: [UInt8] = [0]
    /// Ends the saved modes of XTSAVE.
    var savedModes: [Int: Bool] = [:]
    var liveStylesAfterSweep = 0
    var clusterRefusals = 0
    var linkRefusals = 0

    init(size: Size, options: Options) {
        self.options = options
        grid = Grid(rows: size.rows, columns: size.columns)
        hiddenGrid = grid
        scrollback = ScrollbackStore(maximumLines: options.scrollbackLines, maximumBytes: options.scrollbackBytes)
        log = OperationLog(isEnabled: options.logsOperations, maximumRecords: options.maximumOperations)
        vertical = 0..<size.rows
        horizontal = 0..<size.columns
        tabStops = TabStops(columns: size.columns)
        decodesUTF8 = options.decodesUTF8
        if !options.usesGraphemeClusters { modes.remove(.graphemeClusters) }
    }

    var rows: Int { grid.rows }
    var columns: Int { grid.columns }
    var isAlternate: Bool { modes.contains(.alternateScreen) }

    /// Marks the end of a run of characters: a following combining character does not belong to the last one.
    @inline(__always)
    mutating func interrupt() {
        breaker.reset()
        lastCharacter = nil
    }

    /// The columns of a row that can be written: half of them in rows of double width.
    @inline(__always)
    func width(of row: Int) -> Int {
        grid[state: row].marks.contains(.doubleWidth) ? max(1, columns / 2) : columns
    }

    /// The column before which text in the cursor's row ends.
    @inline(__always)
    var rightLimit: Int {
        let width = width(of: cursor.row)
        let limit = cursor.column < horizontal.upperBound ? min(width, horizontal.upperBound) : width
        // A row of double width may have scrolled to where the cursor is.
        return max(limit, cursor.column + 1)
    }

    /// Returns the content of erased cells.
    mutating func erasedCell() -> Cell { Cell(content: 0, style: intern(pen.style.erased)) }

    /// The whole screen.
    var screenRegion: CellRegion { CellRegion(rows: 0..<rows, columns: 0..<columns) }

    /// The region that scrolls.
    var scrollRegion: CellRegion { CellRegion(rows: vertical, columns: horizontal) }

    /// Whether the cursor is where lines and columns can be inserted and deleted.
    var isCursorInMargins: Bool { vertical.contains(cursor.row) && horizontal.contains(cursor.column) }

    // MARK: Tables

    mutating func intern(_ style: Style) -> UInt16 {
        if style == Style() { return 0 }
        if styles.isFull, styles.refusals == 0 || styles.refusals > StyleTable.capacity { reclaim() }
        return styles.intern(style)
    }

    mutating func refreshPen() {
        isPenStale = false
        penStyle = intern(pen.style)
        let flags = UInt32(pen.zone.rawValue) << Cell.zoneShift | (pen.isProtected ? Cell.protected : 0)
        penBits = Cell(content: flags, style: penStyle, link: pen.link).bits
    }

    /// Reclaims styles, clusters and links that no cell uses. It visits every cell, so callers must let many entries
    /// accumulate between two calls.
    mutating func reclaim() {
        var usedStyles = [Bool](repeating: false, count: StyleTable.capacity)
        var usedClusters = [Bool](repeating: false, count: clusters.count)
        var usedLinks = [Bool](repeating: false, count: links.count)
        func mark(_ cell: Cell) {
            usedStyles[Int(cell.style)] = true
            if cell.isCluster, Int(cell.value) < usedClusters.count { usedClusters[Int(cell.value)] = true }
            if Int(cell.link) < usedLinks.count { usedLinks[Int(cell.link)] = true }
        }
        for cell in grid.cells { mark(cell) }
        for cell in hiddenGrid.cells { mark(cell) }
        scrollback.forEachCell(mark)
        mark(Cell(bits: penBits))
        for link in [pen.link, saved.pen.link, hiddenSaved.pen.link] where Int(link) < usedLinks.count {
            usedLinks[Int(link)] = true
        }
        if let lastCharacter { mark(Cell(content: lastCharacter.content, style: 0)) }
        log.markStyles(&usedStyles)
        styles.sweep(used: usedStyles)
        clusters.sweep(used: usedClusters)
        links.sweep(used: usedLinks)
        isPenStale = true
    }
}

/// The columns at which tabs stop.
struct TabStops {
    private var stops: [Bool]

    init(columns: Int) { stops = (0..<columns).map { $0 % 8 == 0 } }

    mutating func resize(columns: Int) {
        if columns < stops.count { stops.removeLast(stops.count - columns) }
        while stops.count < columns { stops.append(stops.count % 8 == 0) }
    }

    mutating func set(_ column: Int) { if column < stops.count { stops[column] = true } }
    mutating func clear(_ column: Int) { if column < stops.count { stops[column] = false } }
    mutating func clearAll() { stops = [Bool](repeating: false, count: stops.count) }

    /// The next stop to the right, or nil.
    func next(after column: Int) -> Int? {
        column + 1 < stops.count ? stops[(column + 1)...].firstIndex(of: true) : nil
    }

    /// The next stop to the left, or nil.
    func last(before column: Int) -> Int? { stops[..<min(column, stops.count)].lastIndex(of: true) }

    /// The columns of all stops.
    var columns: [Int] { stops.indices.filter { stops[$0] } }
}
