/// Finds tables whose columns are parted by bars.
struct BarTableFinder: StructureFinder {
    private let lines: [TextLine]

    init(_ lines: [TextLine]) { self.lines = lines }

    func structure(at index: Int) -> (any TextStructure)? { BarTableDetector.table(at: index, in: lines) }
}

/// Finds tables without a line of names whose columns are known all the same.
struct KnownTableFinder: StructureFinder {
    private let lines: [TextLine]

    init(_ lines: [TextLine]) { self.lines = lines }

    func structure(at index: Int) -> (any TextStructure)? { KnownTableDetector.table(at: index, in: lines) }
}

/// Finds names in columns.
struct NameColumnsFinder: StructureFinder {
    private let lines: [TextLine]
    /// The lines before this one are in no order, and are not looked at again.
    private var doubtful = 0

    init(_ lines: [TextLine]) { self.lines = lines }

    mutating func structure(at index: Int) -> (any TextStructure)? {
        guard index >= doubtful, let names = NameColumns(at: index, in: lines) else { return nil }
        guard names.isCertain else {
            doubtful = names.lines.upperBound
            return nil
        }
        return names
    }
}

/// Finds trees.
struct TreeFinder: StructureFinder {
    private let lines: [TextLine]
    private var trees = TreeDetector()

    init(_ lines: [TextLine]) { self.lines = lines }

    mutating func structure(at index: Int) -> (any TextStructure)? { trees.tree(at: index, in: lines) }
}

/// Finds tables that are aligned with blanks below a line that names their columns.
struct AlignedTableFinder: StructureFinder {
    private var tables: AlignedTableDetector

    init(_ lines: [TextLine]) { tables = AlignedTableDetector(lines) }

    mutating func structure(at index: Int) -> (any TextStructure)? { tables.table(at: index) }
}
