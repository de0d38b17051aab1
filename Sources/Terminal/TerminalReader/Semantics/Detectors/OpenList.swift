import TerminalEmulator

/// A list that may go on beyond the rows that are known as its items, so that nothing tells how many there are.
struct OpenList {
    let rows: Range<Int>
    let selected: Int
    /// The columns of the item that is selected.
    let columns: Range<Int>
    let frame: CellRegion
    let image: ScreenImage

    /// Whether the text of the last item goes on below it, further to the right.
    var wrapsBelow: Bool {
        let below = rows.upperBound
        guard below < frame.rows.upperBound - Thresholds.Keys.bottomRows, !image.rows[below].isOneGround,
            let first = frame.columns.first(where: { !image.rows[below].cells[$0].isBlank })
        else { return false }
        return first > columns.lowerBound + Thresholds.List.raggednessOfBars
            && image.rows[below].cells[first].character.isLetter
    }

    /// Whether it is drawn over other things on a ground of its own, which goes on above or below it.
    func isDrawnOver(_ ground: Color) -> Bool {
        guard frame.rows.count == image.rows.count, let other = rows.first(where: { $0 != selected }),
            let own = self.ground(other), own != ground
        else { return false }
        return [rows.lowerBound - 1, rows.upperBound].contains { row in
            frame.rows.contains(row) && !image.rows[row].isOneGround && self.ground(row) == own
        }
    }

    /// The ground that all of a row has where the item stands.
    private func ground(_ row: Int) -> Color? {
        let cells = image.rows[row].cells[columns]
        return cells.first.map(\.ground).flatMap { own in cells.allSatisfy { $0.ground == own } ? own : nil }
    }
}

extension ScreenRegion {
    /// A list of which nothing tells how many items it has.
    var withoutPlaces: ScreenRegion {
        var list = self
        for index in list.children.indices { (list.children[index].index, list.children[index].count) = (nil, nil) }
        return list
    }
}
