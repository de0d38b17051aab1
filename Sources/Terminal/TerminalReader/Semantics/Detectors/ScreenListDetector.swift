import TerminalEmulator

/// Finds the list on a screen without panels, of which one row is selected.
struct WholeScreenListDetector: RegionDetector {
    let name = "list"
    let depth = ReadingDepth.choices

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        let features = detection.features
        guard features.panels.isEmpty, let list = Self.list(of: features) else { return [] }
        return features.told(list)
    }

    private static func list(of features: ScreenFeatures) -> ScreenRegion? {
        let (image, lists) = (features.image, features.lists)
        if let frame = lists.frame, features.whole.contains(frame) {
            return ListDetector.list(in: frame, of: image, ground: image.commonGround(frame), look: lists.look)
        }
        return ListDetector.list(in: features.whole, of: image, ground: features.ground, look: lists.look)
    }
}

/// Finds the list that frames at an edge of the screen tell of: it stands in what they leave free.
struct ListBesideFramesDetector: RegionDetector {
    let name = "list-beside-frames"
    let depth = ReadingDepth.choices

    func regions(in detection: ScreenDetection) -> [ScreenRegion] {
        let features = detection.features
        guard features.frames.allSatisfy({ $0.table == nil }),
            !detection.regions.contains(where: { $0.kind == .dialog || !$0.children.isEmpty }),
            let beside = Self.beside(features.boxes.map(\.frame), features.image),
            let list = ListDetector.list(
                in: beside, of: features.image, ground: features.image.commonGround(beside))
        else { return [] }
        return features.told(list)
    }

    /// What frames at one edge of the screen leave free.
    private static func beside(_ frames: [CellRegion], _ image: ScreenImage) -> CellRegion? {
        guard let left = frames.map(\.columns.lowerBound).min(), let right = frames.map(\.columns.upperBound).max(),
            let bottom = frames.map(\.rows.upperBound).max()
        else { return nil }
        let rows = 0..<image.rows.count
        if left >= Thresholds.List.narrowestBeside, right == image.columns {
            return .init(rows: rows, columns: 0..<left)
        }
        if left == 0, right + Thresholds.List.narrowestBeside <= image.columns {
            return .init(rows: rows, columns: right..<image.columns)
        }
        let top = frames.map(\.rows.lowerBound).min() ?? 0
        if image.isAlternate, left <= 1, right >= image.columns - 1, top > rows.upperBound / 2 {
            return .init(rows: 0..<top, columns: 0..<image.columns)
        }
        guard image.isAlternate, left == 0, right == image.columns, bottom + 2 < rows.upperBound,
            frames.contains(where: { $0.rows.lowerBound == 0 })
        else { return nil }
        return .init(rows: bottom..<rows.upperBound, columns: 0..<image.columns)
    }
}

extension ScreenFeatures {
    /// What was taken for a list, as what it is: a list with what is marked in it, a table of which a row is selected, or
    /// nothing where it only heads a table.
    fileprivate func told(_ list: ScreenRegion) -> [ScreenRegion] {
        var found = [list]
        lists.marks?.check(&found, of: shown)
        guard depth == .everything else { return found }
        // The names of columns stand out in some programs, as a selected item does in others.
        if AlignedTableDetector.isTable(found[0], of: image) { return [] }
        return [SelectionTable.table(found[0], of: self) ?? found[0]]
    }
}
