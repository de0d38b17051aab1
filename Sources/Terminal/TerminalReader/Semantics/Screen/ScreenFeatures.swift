import TerminalEmulator

/// What detectors need to know of a screen, found out once a frame.
final class ScreenFeatures {
    /// The screen as the program has drawn it.
    let shown: ScreenImage
    /// The same without the marks of items and without what stands side by side, which are screens by themselves.
    let image: ScreenImage
    /// How much of the screen is read.
    let depth: ReadingDepth
    /// What stands side by side.
    let panes: [Panes]
    /// All frames that are drawn with lines.
    let boxes: [Box]
    /// The frames that are in no other one: tables, and panels of any other kind.
    let frames: [DrawnFrame]
    /// How the shell's prompt begins where the shell marks nothing.
    let prompt: ShellPrompt
    /// Where a field was before, in which the cursor may have moved.
    let oldField: CellRegion?
    /// What is known of the program's lists.
    let lists: ProgramLists
    /// What has scrolled off, where a table may begin.
    let above: LinesAbove

    /// How many cells have each ground.
    private(set) lazy var grounds: [Color: Int] = image.grounds(whole)

    init(
        _ shown: ScreenImage, depth: ReadingDepth = .everything, prompt: ShellPrompt = "", field: CellRegion? = nil,
        findsPanes: Bool = true, lists: ProgramLists = ProgramLists(), above: LinesAbove = LinesAbove()
    ) {
        self.shown = shown
        self.depth = depth
        self.prompt = prompt
        self.lists = lists
        self.above = above
        oldField = field
        panes = depth == .everything && findsPanes && shown.isAlternate ? shown.panes : []
        let plain = panes.reduce(shown.without(lists.marks)) { $0.without($1.rows) }
        // What lies under a frame of blocks can't be chosen.
        let modal = plain.isAlternate ? BlockFrames.only(in: plain) : nil
        let image = modal.map { plain.showing(at: $0.frame) } ?? plain
        self.image = image
        let boxes = (modal.map { [$0] } ?? []) + BoxDetector.boxes(in: image)
        self.boxes = boxes
        let outer = boxes.filter { box in !boxes.contains { $0.contains(box) } }
        let top = CoveringBox.only(boxes, in: image) ?? Self.floating(boxes, over: outer, image)
        frames = (top.map { [$0] } ?? outer).map { box in
            // A line across a box divides it and makes no other box.
            let inner = boxes.filter { box.contains($0) && $0.frame.columns != box.frame.columns }
            return DrawnFrame(box: box, inner: inner, table: FramedTableDetector.table(in: box, of: image))
        }
    }

    /// The only box that floats over what one around the whole screen shows, but for a margin: away from all of its edges, and with more
    /// than a field. A dialog is smaller and has boxes of its own.
    private static func floating(_ boxes: [Box], over outer: [Box], _ image: ScreenImage) -> Box? {
        let found = boxes.filter { box in
            outer.contains { around in
                around.contains(box)
                    && around.frame.columns.count >= image.columns - Thresholds.Panel.widestMargins
                    && around.frame.rows.count > Thresholds.Panel.mostRows
                    && around.interior.rows.dropFirst().dropLast().contains(box.frame.rows)
                    && around.interior.columns.dropFirst().dropLast().contains(box.frame.columns)
            } && box.frame.rows.count > Thresholds.Panel.mostRowsOfField
                && box.frame.rows.count <= Thresholds.Panel.mostRows
        }
        let highest = found.filter { box in !found.contains { $0.contains(box) } }
        return highest.count == 1 ? highest[0] : nil
    }

    /// All cells of the screen.
    var whole: CellRegion { CellRegion(rows: 0..<image.rows.count, columns: 0..<image.columns) }

    /// The ground that most cells of the screen have.
    var ground: Color { ScreenImage.mostCommon(grounds) }

    /// The frames that are no tables.
    var panels: [DrawnFrame] { frames.filter { $0.table == nil } }
}

/// A frame that is in no other one.
struct DrawnFrame {
    let box: Box
    /// The frames within it.
    let inner: [Box]
    /// What it shows, if that is a table.
    let table: ScreenRegion?
}

/// A line of the screen that no region has claimed.
struct ScreenLine {
    let number: Int
    let row: ImageRow
    let text: String
    /// What it is in a diff; nil when it is in none.
    let partOfDiff: ScreenRegion.Kind?

    /// The cells of the line.
    var frame: CellRegion { CellRegion(rows: number..<number + 1, columns: 0..<row.cells.count) }

    static func lines(of image: ScreenImage, isFree: (Int) -> Bool) -> [ScreenLine] {
        var diff = DiffReader()
        var lines: [ScreenLine] = []
        for (number, row) in image.rows.enumerated() where isFree(number) {
            let text = row.text()
            guard !text.isEmpty else { continue }
            let part = diff.kind(of: text, color: row.cells[0].attributes.foreground)
            lines.append(ScreenLine(number: number, row: row, text: text, partOfDiff: part))
        }
        return lines
    }
}
