/// Something that is made up of several lines of text: a table, a tree, names in columns.
protocol TextStructure: Sendable {
    /// The lines that it takes, by their place among those that were looked at.
    var lines: Range<Int> { get }
    /// What is shown of it within some lines, on a screen of so many columns.
    func region(in shown: Range<Int>, of lines: [TextLine], width: Int) -> ScreenRegion?
}

/// Looks for structures of one kind in the lines of a text, from top to bottom. It may remember where it has looked.
protocol StructureFinder: Sendable {
    /// Looks at a text, of which nothing has been found yet.
    init(_ lines: [TextLine])
    /// The structure that begins in a line, or nil.
    mutating func structure(at index: Int) -> (any TextStructure)?
}

/// Finds tables, trees and names in columns in lines of text, on the screen and among those that have scrolled off.
///
/// Only the review of the screen asks for them, so typing and output cost nothing. The time is in proportion to the
/// characters of the lines.
struct StructureDetector: RegionDetector {
    let name = "structure"

    /// What is looked for, in this order: bars and known columns leave the least doubt. Names in order are no table,
    /// though numbers may be among them.
    static let finders: [any StructureFinder.Type] = [
        BarTableFinder.self, KnownTableFinder.self, NameColumnsFinder.self, TreeFinder.self, AlignedTableFinder.self,
    ]

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        let features = detection.features
        let prompts = Set(detection.regions.filter { $0.kind == .prompt }.map(\.frame.rows.lowerBound))
        let lines =
            features.above.lines
            + TextLine.lines(
                of: features.image, without: detection.mask.rows, prompts: prompts, head: features.above.head)
        return Self.regions(in: features.above.lines.count..<lines.count, of: lines, width: features.image.columns)
    }

    static func structures(in lines: [TextLine]) -> [any TextStructure] {
        var found: [any TextStructure] = []
        var finders = Self.finders.map { $0.init(lines) }
        var index = 0
        while index < lines.count {
            var structure: (any TextStructure)?
            if !lines[index].isEmpty, !lines[index].isPrompt {
                for number in finders.indices {
                    structure = finders[number].structure(at: index)
                    if structure != nil { break }
                }
            }
            if let structure { found.append(structure) }
            index = max(index + 1, structure?.lines.upperBound ?? 0)
        }
        return found
    }

    /// The tables and trees among some of the lines; those around them tell what they belong to.
    static func regions(in shown: Range<Int>, of lines: [TextLine], width: Int) -> [ScreenRegion] {
        structures(in: lines).compactMap { $0.region(in: shown, of: lines, width: width) }
    }
}
