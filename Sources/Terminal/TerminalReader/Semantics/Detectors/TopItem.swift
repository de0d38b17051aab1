import TerminalEmulator

extension ScreenImage {
    /// Whether the bar in the first row is an item: it alone has the ground that a key has moved, or it begins with a date
    /// or number as the row below it does.
    func hasItemAtTop(_ look: CellLook?) -> Bool {
        guard rows.count > 1, let ground = rows[0].inkGround, rows[1].inkGround == self.ground else { return false }
        if let look, look.ground == ground, !rows.dropFirst().contains(where: { $0.inkGround == ground }) {
            return true
        }
        let (own, next) = (rows[0].shape, rows[1].shape)
        return rows[0].isOneGround && own == next && own.first?.contains("0") == true
    }
}

extension ImageRow {
    /// The ground on which all text of the row stands.
    fileprivate var inkGround: Color? {
        guard let ink = inked else { return nil }
        let ground = cells[ink.lowerBound].ground
        return cells[ink].allSatisfy { $0.ground == ground } ? ground : nil
    }

    /// The first words of the row, with all digits alike.
    fileprivate var shape: [String] {
        text().split(separator: " ").prefix(Thresholds.List.wordsOfShape).map { word in
            String(word.map { $0.isNumber ? "0" : $0 })
        }
    }
}
