import Foundation

/// The rows and columns of a grid, which follow from the layout values of its cells.
struct GridPlan {
    struct Cell {
        /// The index among the grid's subviews.
        var index: Int
        var columns: Range<Int>
        var unsizedAxes: Axis.Set
        var anchor: UnitPoint?
    }

    struct Row {
        var cells: [Cell]
        /// The guide that the cells have in common.
        var alignment: VerticalAlignment
    }

    private(set) var rows: [Row] = []
    /// The horizontal alignment of each column.
    private(set) var alignments: [HorizontalAlignment] = []
    /// The distance after each column but the last.
    private(set) var columnDistances: [CGFloat] = []
    /// The distance after each row but the last.
    private(set) var rowDistances: [CGFloat] = []

    /// The largest number of columns that one cell spans. A mistyped number must not take up memory.
    private static let maximumSpan = 1000

    init(_ subviews: LayoutSubviews, alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?) {
        var rowID: ObjectIdentifier?
        var spanning: Set<Int> = []
        for (index, subview) in subviews.enumerated() {
            let row = subview[GridRowKey.self]
            if row == nil || row?.id != rowID || rows.isEmpty {
                if row == nil { spanning.insert(rows.count) }
                rows.append(Row(cells: [], alignment: row?.alignment ?? alignment.vertical))
            }
            rowID = row?.id
            let first = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            let span = min(max(1, subview[GridCellColumnsKey.self]), Self.maximumSpan)
            rows[rows.count - 1].cells.append(
                Cell(
                    index: index, columns: first..<first + span, unsizedAxes: subview[GridCellUnsizedAxesKey.self],
                    anchor: subview[GridCellAnchorKey.self]))
        }
        let count = max(1, rows.compactMap { $0.cells.last?.columns.upperBound }.max() ?? 1)
        for row in spanning { rows[row].cells[0].columns = 0..<count }
        alignments = [HorizontalAlignment](repeating: alignment.horizontal, count: count)
        for case let cell in rows.lazy.flatMap(\.cells) where cell.columns.count == 1 {
            if let own = subviews[cell.index][GridColumnAlignmentKey.self] {
                alignments[cell.columns.lowerBound] = own
            }
        }
        columnDistances = distances(count: count - 1, horizontal) { consider in
            for row in rows {
                for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
                    let distance = subviews[cell.index].spacing.distance(
                        to: subviews[next.index].spacing, along: .horizontal)
                    consider(next.columns.lowerBound - 1, distance)
                }
            }
        }
        rowDistances = distances(count: max(0, rows.count - 1), vertical) { consider in
            for (position, (row, next)) in zip(rows, rows.dropFirst()).enumerated() {
                var below = next.cells[...]
                for cell in row.cells {
                    while let other = below.first, other.columns.lowerBound < cell.columns.upperBound {
                        if other.columns.overlaps(cell.columns) {
                            let distance = subviews[cell.index].spacing.distance(
                                to: subviews[other.index].spacing, along: .vertical)
                            consider(position, distance)
                        }
                        if other.columns.upperBound > cell.columns.upperBound { break }
                        below.removeFirst()
                    }
                }
            }
        }
    }

    /// The space of columns, and of what is between them.
    func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
        columns.reduce(0) { $0 + widths[$1] }
            + columns.dropLast().reduce(0) { $0 + columnDistances[$1] }
    }

    /// The given distance everywhere, or the largest that is considered at each place.
    private func distances(
        count: Int, _ spacing: CGFloat?, _ each: ((Int, CGFloat) -> Void) -> Void
    ) -> [CGFloat] {
        if let spacing { return [CGFloat](repeating: spacing.isFinite ? spacing : 0, count: count) }
        var result = [CGFloat?](repeating: nil, count: count)
        each { position, distance in result[position] = max(result[position] ?? distance, distance) }
        return result.map { $0 ?? ViewSpacing.defaultDistance }
    }
}
