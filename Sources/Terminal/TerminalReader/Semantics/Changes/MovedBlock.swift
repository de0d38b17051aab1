import TerminalEmulator

/// A block of a few rows on a ground that nothing else has, which went to another place in the same columns: an item of
/// several rows, whatever else is drawn anew beside it.
struct MovedBlock {
    /// Where it is now.
    let frame: CellRegion

    /// `nil` when nothing of the kind happened, or when several blocks moved.
    init?(from old: ScreenImage, to new: ScreenImage) {
        guard old.rows.count == new.rows.count, old.columns == new.columns else { return nil }
        let before = Self.blocks(of: old)
        let moved = Self.blocks(of: new).compactMap { ground, frame -> CellRegion? in
            guard let was = before[ground], was.columns == frame.columns, was.rows.count == frame.rows.count,
                was.rows != frame.rows
            else { return nil }
            return frame
        }
        guard moved.count == 1 else { return nil }
        frame = moved[0]
    }

    /// What it says, without the arrows that tell which keys change its value.
    func text(in image: ScreenImage) -> String {
        let lines = frame.rows.map { row in
            ScreenWords.of(image.rows[row].text(frame.columns).filter { !"←→".contains($0) })
        }
        return lines.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The grounds that only one block of an image has.
    private static func blocks(of image: ScreenImage) -> [Color: CellRegion] {
        let common = image.commonGround(.init(rows: image.rows.indices, columns: 0..<image.columns))
        var found: [Color: CellRegion] = [:]
        var others: Set<Color> = [common]
        for (number, row) in image.rows.enumerated() where !image.isBar(number) {
            var start = 0
            while start < row.cells.count {
                let ground = row.cells[start].ground
                let end = row.cells[start...].firstIndex { $0.ground != ground } ?? row.cells.count
                defer { start = end }
                guard !others.contains(ground) else { continue }
                if let block = found[ground] {
                    guard block.columns == start..<end, block.rows.upperBound == number else {
                        others.insert(ground)
                        continue
                    }
                    found[ground]?.rows = block.rows.lowerBound..<number + 1
                } else {
                    found[ground] = CellRegion(rows: number..<number + 1, columns: start..<end)
                }
            }
        }
        return found.filter { ground, frame in
            !others.contains(ground) && frame.columns.count >= Thresholds.List.narrowestBar
                && (2...Thresholds.Focus.mostRows).contains(frame.rows.count)
        }
    }
}
