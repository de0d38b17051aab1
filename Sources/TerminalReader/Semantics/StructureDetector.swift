/// Finds tables, trees and names in columns in lines of text.
///
/// Only the review of the screen asks for them, so typing and output cost nothing. The time is in proportion to the
/// characters of the lines.
enum StructureDetector {
    /// Something that is made up of several lines.
    enum Structure: Equatable, Sendable {
        case table(TextTable)
        case tree(TextTree)
        case names(NameColumns)

        var lines: Range<Int> {
            switch self {
            case .table(let table): table.lines
            case .tree(let tree): tree.lines
            case .names(let names): names.lines
            }
        }

        /// What is shown of it within some lines, on a screen of so many columns.
        func region(in shown: Range<Int>, of lines: [TextLine], width: Int) -> ScreenRegion? {
            switch self {
            case .table(let table): table.region(in: shown, of: lines, width: width)
            case .tree(let tree): tree.region(in: shown, of: lines, width: width)
            case .names(let names): names.region(in: shown, of: lines, width: width)
            }
        }
    }

    /// How many lines before those that are shown are looked at to find where a table begins.
    static let lookBehind = 256
    /// How many lines after them are looked at to tell how far it goes.
    static let lookAhead = 64

    static func structures(in lines: [TextLine]) -> [Structure] {
        var found: [Structure] = []
        var aligned = AlignedTableDetector(lines)
        var trees = TreeDetector()
        var index = 0
        var doubtful = 0
        while index < lines.count {
            if lines[index].isEmpty || lines[index].isPrompt {
                index += 1
                continue
            }
            let table =
                BarTableDetector.table(at: index, in: lines) ?? KnownTableDetector.table(at: index, in: lines)
            // Names in order are no table, though numbers may be among them. The rest of what is not in order is not
            // looked at again.
            var names = index < doubtful ? nil : NameColumns(at: index, in: lines)
            if let found = names, !found.isCertain {
                doubtful = found.lines.upperBound
                names = nil
            }
            if let structure = table.map(Structure.table) ?? names.map(Structure.names)
                ?? trees.tree(at: index, in: lines).map(Structure.tree)
                ?? aligned.table(at: index).map(Structure.table)
            {
                found.append(structure)
                index = max(index + 1, structure.lines.upperBound)
            } else {
                index += 1
            }
        }
        return found
    }

    /// The tables and trees among some of the lines; those around them tell what they belong to.
    static func regions(in shown: Range<Int>, of lines: [TextLine], width: Int) -> [ScreenRegion] {
        structures(in: lines).compactMap { $0.region(in: shown, of: lines, width: width) }
    }
}
