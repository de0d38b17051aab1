import TerminalEmulator

/// A detector of your own: finds on the screen what the reader doesn't know by itself.
///
/// It is asked before the reader's detectors, each time the screen has changed, so that it has to be quick. What it
/// finds takes its cells, and is spoken and reached as what the reader finds: a list with a selected item is spoken when
/// the selection moves, a button is an element that can be pressed. It should tell what something looks like, not
/// which program draws it.
public struct ScreenDetector: Hashable, Sendable {
    /// The name. Detectors with one name are the same.
    public let name: String
    let find: @Sendable (ShownScreen) -> [ScreenRegion]

    /// Makes a detector.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - find: gives the regions on a screen, none of which has a cell of another.
    public init(_ name: String, find: @escaping @Sendable (_ screen: ShownScreen) -> [ScreenRegion]) {
        (self.name, self.find) = (name, find)
    }

    /// Whether both have one name.
    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What a screen shows, as a detector of your own sees it.
public struct ShownScreen: Sendable {
    /// A row of the screen.
    public struct Row: Sendable {
        /// Its number, from 0.
        public let number: Int
        /// What stands in it, without blanks at the end. It is the program's and can be anything.
        public let text: String
        private let row: ImageRow
        private let ground: Color

        init(_ row: ImageRow, number: Int, ground: Color) {
            (self.row, self.number, self.ground) = (row, number, ground)
            text = row.text()
        }

        /// All its cells.
        public var frame: CellRegion { CellRegion(rows: number..<number + 1, columns: row.cells.indices) }

        /// The cells of a part of the text; wide characters have two.
        public func frame(of part: Range<String.Index>) -> CellRegion {
            let heads = row.cells.indices.filter { !row.cells[$0].isTail } + [row.cells.count]
            let first = text.distance(from: text.startIndex, to: part.lowerBound)
            let end = first + text.distance(from: part.lowerBound, to: part.upperBound)
            let columns = heads[min(first, heads.count - 1)]..<heads[min(end, heads.count - 1)]
            return CellRegion(rows: number..<number + 1, columns: columns)
        }

        /// Whether a part of the text stands on another ground than most of the screen, as what is selected does.
        public func isHighlighted(_ part: Range<String.Index>) -> Bool {
            let cells = row.cells[frame(of: part).columns]
            return !cells.isEmpty && cells.allSatisfy { $0.ground != ground }
        }
    }

    /// The rows, from the top.
    public let rows: [Row]
    /// How many columns it has.
    public let columns: Int

    init(_ features: ScreenFeatures) {
        let ground = features.ground
        rows = features.image.rows.enumerated().map { Row($1, number: $0, ground: ground) }
        columns = features.image.columns
    }
}

/// Asks the detectors that were given.
struct GivenDetectors: RegionDetector {
    let name = "given"
    let depth = ReadingDepth.choices

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        let detectors = detection.features.lists.detectors
        guard !detectors.isEmpty else { return [] }
        let screen = ShownScreen(detection.features)
        let whole = detection.features.whole
        // What is nowhere on the screen could not be reached.
        return detectors.flatMap { $0.find(screen) }.filter { !$0.frame.isEmpty && whole.contains($0.frame) }
    }
}
