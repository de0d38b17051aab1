import Foundation

/// A section of a lazy container.
struct LazySection: Sendable {
    /// The index of the child that is the header.
    var header: Int?
    /// The indices of the children between header and footer.
    var content: Range<Int>
    /// The index of the child that is the footer.
    var footer: Int?
}

/// The lines of a lazy container: headers and footers have a line of their own, other children fill the lines in order.
struct LazyLines {
    private let sections: [LazySection]
    /// The number of children in a line.
    private let capacity: Int
    /// The first line of each section, and the number of all lines.
    private let starts: [Int]

    /// One line of children.
    struct Line {
        var children: Range<Int>
        /// Whether the line is a header or footer, which spans the container.
        var isSpanning: Bool
    }

    init(_ sections: [LazySection], capacity: Int) {
        self.sections = sections
        self.capacity = max(1, capacity)
        var starts = [0]
        for section in sections {
            let lines = (section.content.count + self.capacity - 1) / self.capacity
            starts.append(
                starts[starts.count - 1] + lines + (section.header == nil ? 0 : 1) + (section.footer == nil ? 0 : 1))
        }
        self.starts = starts
    }

    var count: Int { starts[starts.count - 1] }

    subscript(line: Int) -> Line {
        let section = section(ofLine: line)
        let (offset, parts) = (line - starts[section], sections[section])
        if let header = parts.header, offset == 0 { return Line(children: header..<header + 1, isSpanning: true) }
        if let footer = parts.footer, line == starts[section + 1] - 1 {
            return Line(children: footer..<footer + 1, isSpanning: true)
        }
        let first = parts.content.lowerBound + (offset - (parts.header == nil ? 0 : 1)) * capacity
        return Line(children: first..<min(first + capacity, parts.content.upperBound), isSpanning: false)
    }

    /// The lines of the section to which a line belongs.
    func lines(around line: Int) -> Range<Int> {
        let section = section(ofLine: line)
        return starts[section]..<starts[section + 1]
    }

    /// Whether the section that begins at a line has a header.
    func hasHeader(at line: Int) -> Bool { sections[section(ofLine: line)].header != nil }

    /// Whether the section that ends before a line has a footer.
    func hasFooter(before line: Int) -> Bool { sections[section(ofLine: line - 1)].footer != nil }

    private func section(ofLine line: Int) -> Int {
        var (lower, upper) = (0, sections.count - 1)
        while lower < upper {
            let middle = (lower + upper + 1) / 2
            if starts[middle] <= line { lower = middle } else { upper = middle - 1 }
        }
        return lower
    }
}
