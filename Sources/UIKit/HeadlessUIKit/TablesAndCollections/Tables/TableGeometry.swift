import Foundation

/// The positions of a table's sections and rows, in points from the top of the content.
struct TableGeometry {
    private(set) var sections: [Section] = []
    /// The height of the whole content.
    private(set) var height: CGFloat = 0
    /// The number of rows in all sections.
    private(set) var rowCount = 0

    // Counts are the app's; no table shows more than this.
    static let sectionLimit = 1_000_000
    static let rowLimit = 1_000_000_000
    // Rows beyond this number in a section are as high as the first.
    private static let measuredRowLimit = 1_000_000

    struct Section {
        /// The top of the section.
        var top: CGFloat
        var headerHeight: CGFloat
        var footerHeight: CGFloat
        var rowCount: Int
        /// The number of rows in the sections before.
        var rowsBefore: Int
        var rows: Rows

        var rowsTop: CGFloat { top + headerHeight }
        var footerTop: CGFloat { rowsTop + rows.end(rowCount) }
        var bottom: CGFloat { footerTop + footerHeight }
    }

    /// The positions of rows in their section: one height for all, or a sum for each, and the differences between
    /// actual and expected heights.
    struct Rows {
        var expected: Expected
        var corrections = SparseSums()

        enum Expected {
            case uniform(CGFloat)
            case measured([CGFloat])
        }

        /// Returns the bottom edge of the first `count` rows.
        func end(_ count: Int) -> CGFloat { expectedEnd(count) + corrections.sum(ofFirst: count) }

        private func expectedEnd(_ count: Int) -> CGFloat {
            switch expected {
            case .uniform(let height): height * CGFloat(count)
            case .measured(let ends): count <= 0 ? 0 : count <= ends.count ? ends[count - 1] : ends.last ?? 0
            }
        }
    }

    /// Appends a section below the others.
    mutating func append(
        headerHeight: CGFloat, rowCount: Int, footerHeight: CGFloat, rowHeight: (Int) -> CGFloat
    ) {
        let count = min(max(rowCount, 0), Self.rowLimit)
        let section = Section(
            top: height, headerHeight: Self.sensible(headerHeight), footerHeight: Self.sensible(footerHeight),
            rowCount: count, rowsBefore: self.rowCount, rows: Self.rows(count, rowHeight))
        sections.append(section)
        height = section.bottom
        self.rowCount += count
    }

    /// Appends empty space.
    mutating func appendSpace(_ length: CGFloat) { height += Self.sensible(length) }

    private static func rows(_ count: Int, _ rowHeight: (Int) -> CGFloat) -> Rows {
        Rows(expected: expectedRows(count, rowHeight), corrections: SparseSums(count: count))
    }

    private static func expectedRows(_ count: Int, _ rowHeight: (Int) -> CGFloat) -> Rows.Expected {
        guard count > 0 else { return .uniform(0) }
        let first = sensible(rowHeight(0))
        guard count <= measuredRowLimit else { return .uniform(first) }
        var ends: [CGFloat] = []
        var isUniform = true
        var end = first
        for row in 1..<max(count, 1) {
            let height = sensible(rowHeight(row))
            if isUniform, height != first {
                isUniform = false
                ends.reserveCapacity(count)
                for earlier in 1...row { ends.append(first * CGFloat(earlier)) }
                end = first * CGFloat(row)
            }
            if !isUniform {
                end += height
                ends.append(end)
            }
        }
        return isUniform ? .uniform(first) : .measured(ends)
    }

    /// Adopts the height that a row's cell has reported and moves the content below. Returns whether the height has
    /// changed.
    mutating func setHeight(_ height: CGFloat, ofRow row: Int, in section: Int) -> Bool {
        let rows = sections[section].rows
        let change = Self.sensible(height) - (rows.end(row + 1) - rows.end(row))
        guard abs(change) > 0.001 else { return false }
        sections[section].rows.corrections.add(change, at: row)
        for index in sections.indices.dropFirst(section + 1) { sections[index].top += change }
        self.height += change
        return true
    }

    /// Adopts the height that a section's header or footer has reported and moves the content below. Returns whether
    /// the height has changed.
    mutating func setHeight(_ height: CGFloat, ofPartAt section: Int, isHeader: Bool) -> Bool {
        let height = Self.sensible(height)
        let change = height - (isHeader ? sections[section].headerHeight : sections[section].footerHeight)
        guard abs(change) > 0.001 else { return false }
        if isHeader { sections[section].headerHeight = height } else { sections[section].footerHeight = height }
        for index in sections.indices.dropFirst(section + 1) { sections[index].top += change }
        self.height += change
        return true
    }

    private static func sensible(_ height: CGFloat) -> CGFloat { height.isFinite ? min(max(height, 0), 1e6) : 0 }

    // MARK: Rectangles

    /// Returns the height of a section's header or footer.
    func height(ofPartAt section: Int, isHeader: Bool) -> CGFloat {
        isHeader ? sections[section].headerHeight : sections[section].footerHeight
    }

    func rect(ofRow row: Int, in section: Int, width: CGFloat) -> CGRect {
        let part = sections[section]
        let start = part.rows.end(row)
        return CGRect(x: 0, y: part.rowsTop + start, width: width, height: part.rows.end(row + 1) - start)
    }

    // MARK: Searching

    /// Returns the sections that intersect a range of the content.
    func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = BinarySearch.firstIndex(sections.count) { sections[$0].bottom > top }
        let end = BinarySearch.firstIndex(sections.count) { sections[$0].top >= bottom }
        return first..<max(first, end)
    }

    /// Returns the rows of a section that intersect a range of the content.
    func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let part = sections[section]
        let first = BinarySearch.firstIndex(part.rowCount) { part.rowsTop + part.rows.end($0 + 1) > top }
        let end = BinarySearch.firstIndex(part.rowCount) { part.rowsTop + part.rows.end($0) >= bottom }
        return first..<max(first, end)
    }
}
