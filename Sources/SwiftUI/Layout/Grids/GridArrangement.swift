import Foundation

/// The columns and rows of a grid for one proposal.
struct GridArrangement {
    private(set) var widths: [CGFloat] = []
    private(set) var heights: [CGFloat] = []
    private(set) var size = CGSize.zero
    private let plan: GridPlan
    private let subviews: LayoutSubviews

    init(_ proposal: ProposedViewSize, _ plan: GridPlan, _ subviews: LayoutSubviews) {
        self.plan = plan
        self.subviews = subviews
        guard !plan.rows.isEmpty else { return }
        widths = columnWidths(proposal.width)
        heights = rowHeights(proposal.height)
        size = CGSize(
            width: max(0, plan.width(of: widths.indices, widths)),
            height: max(0, heights.reduce(0, +) + plan.rowDistances.reduce(0, +)))
    }

    /// The width of each column: of the least flexible columns first, what its cells take of an equal share.
    private func columnWidths(_ proposal: CGFloat?) -> [CGFloat] {
        let sized = plan.rows.flatMap(\.cells).filter { !$0.unsizedAxes.contains(.horizontal) }
        let single = Dictionary(grouping: sized.filter { $0.columns.count == 1 }, by: \.columns.lowerBound)
        func width(_ column: Int, _ length: CGFloat?) -> CGFloat {
            single[column]?.map { cellWidth($0, length) }.max() ?? 0
        }
        let columns = plan.alignments.indices
        let spacing = plan.columnDistances.reduce(0, +)
        var widths: [CGFloat]
        if let proposal {
            // A column without cells of its own takes no share.
            let occupied = columns.filter { single[$0] != nil }
            let offers = SpaceDistribution.offers(
                of: proposal - spacing, priorities: occupied.map { _ in 0 }
            ) { width(occupied[$0], $1) }
            widths = [CGFloat](repeating: 0, count: columns.count)
            for (column, offer) in zip(occupied, offers) { widths[column] = width(column, offer) }
        } else {
            widths = columns.map { width($0, nil) }
        }
        for cell in sized where cell.columns.count > 1 {
            let present = plan.width(of: cell.columns, widths)
            let unused = proposal.map { max(0, $0 - plan.width(of: columns, widths)) }
            let extra = cellWidth(cell, unused.map { present + $0 }) - present
            guard extra > 0 else { continue }
            for column in cell.columns { widths[column] += extra / CGFloat(cell.columns.count) }
        }
        return widths
    }

    private func cellWidth(_ cell: GridPlan.Cell, _ width: CGFloat?) -> CGFloat {
        subviews[cell.index].sizeThatFits(ProposedViewSize(width: width, height: nil)).width
    }

    private func rowHeights(_ proposal: CGFloat?) -> [CGFloat] {
        let rows = plan.rows.indices
        guard let proposal else { return rows.map { rowHeight($0, nil) } }
        let offers = SpaceDistribution.offers(
            of: proposal - plan.rowDistances.reduce(0, +), priorities: rows.map { _ in 0 }, extent: rowHeight)
        return zip(rows, offers).map(rowHeight)
    }

    /// The extent of a row's cells with their guides on one line.
    private func rowHeight(_ row: Int, _ height: CGFloat?) -> CGFloat {
        let extent = line(of: row, height)
        return extent.above + extent.below
    }

    /// The distances of a row's guide to the upper and the lower edge.
    private func line(of row: Int, _ height: CGFloat?) -> (above: CGFloat, below: CGFloat) {
        let guide = plan.rows[row].alignment
        var above: CGFloat?
        var below: CGFloat?
        for cell in plan.rows[row].cells where !cell.unsizedAxes.contains(.vertical) {
            let dimensions = dimensions(of: cell, height)
            let position = dimensions[guide].isFinite ? dimensions[guide] : 0
            above = max(above ?? position, position)
            below = max(below ?? -.infinity, dimensions.height - position)
        }
        return (above ?? 0, below ?? 0)
    }

    private func dimensions(of cell: GridPlan.Cell, _ height: CGFloat?) -> ViewDimensions {
        subviews[cell.index].dimensions(
            in: ProposedViewSize(width: plan.width(of: cell.columns, widths), height: height))
    }

    /// Places the cells in the space of their columns and rows.
    func place(in bounds: CGRect, alignment: Alignment) {
        var edges: [CGFloat] = []
        var x = bounds.minX + (bounds.width - size.width) / 2
        for column in widths.indices {
            edges.append(x)
            x += widths[column] + (column < plan.columnDistances.count ? plan.columnDistances[column] : 0)
        }
        var y = bounds.minY + (bounds.height - size.height) / 2
        for (position, row) in plan.rows.enumerated() {
            let height = heights[position]
            let line = line(of: position, height).above
            for cell in row.cells {
                let space = CGRect(
                    x: edges[cell.columns.lowerBound], y: y, width: plan.width(of: cell.columns, widths),
                    height: height)
                let dimensions = dimensions(of: cell, height)
                if let anchor = cell.anchor {
                    subviews[cell.index].place(
                        at: CGPoint(x: space.minX + space.width * anchor.x, y: y + height * anchor.y),
                        anchor: anchor, dimensions)
                } else {
                    let horizontal =
                        cell.columns.count == 1 ? plan.alignments[cell.columns.lowerBound] : alignment.horizontal
                    let across = dimensions.offset(
                        in: space.size, alignment: Alignment(horizontal: horizontal, vertical: row.alignment))
                    // A guide at an edge or the centre is that of the row's space, a baseline that of its cells.
                    let down = row.alignment.key.isInherited ? line - dimensions[row.alignment] : across.y
                    subviews[cell.index].place(at: CGPoint(x: space.minX + across.x, y: y + down), dimensions)
                }
            }
            y += height + (position < plan.rowDistances.count ? plan.rowDistances[position] : 0)
        }
    }
}
