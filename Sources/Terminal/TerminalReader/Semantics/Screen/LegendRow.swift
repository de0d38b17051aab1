import TerminalEmulator

/// What makes a row one that tells what keys do. It is found out once for each row that changes, since rules ask for it
/// many times.
struct LegendRow: Equatable, Sendable {
    /// How a row tells keys.
    enum Kind { case byName, byLook }

    /// How it does; nil where it does not by itself.
    let kind: Kind?
    /// How many keys in brackets it tells of, if it begins with one.
    let bracketedKeys: Int

    /// A row that tells of no key.
    static let none = LegendRow(kind: nil, bracketedKeys: 0)

    private init(kind: Kind?, bracketedKeys: Int) { (self.kind, self.bracketedKeys) = (kind, bracketedKeys) }

    init(_ cells: [ImageCell], _ text: String) {
        if LineClassifier.isKeyHelp(text) {
            kind = .byName
        } else {
            kind =
                Self.hasKeysOnGrounds(cells) || Self.hasKeysInInk(cells) || LineClassifier.tellsKeysInColumns(text)
                ? .byLook : nil
        }
        bracketedKeys = LineClassifier.bracketedKeys(in: text)
    }

    /// Whether short words in one ink and texts in another one take turns, as keys and what they do.
    private static func hasKeysInInk(_ cells: [ImageCell]) -> Bool {
        var runs: [(ink: CellLook, text: String)] = []
        for cell in cells where !cell.isBlank && !cell.isTail {
            let ink = CellLook(cell)
            if runs.last?.ink != ink { runs.append((ink, "")) }
            runs[runs.count - 1].text.append(cell.character)
        }
        // The last ones may be cut, or set apart at the right edge.
        guard runs.count > 2 * Thresholds.Keys.fewest else { return false }
        let whole = runs.dropLast(2)
        return whole.indices.allSatisfy { place in
            let run = runs[place]
            guard run.ink == runs[place % 2].ink else { return false }
            return place.isMultiple(of: 2)
                ? run.text.count <= Thresholds.Keys.longestName : run.text.contains { $0.isLetter || !$0.isASCII }
        }
    }

    /// Whether several short words on a ground of their own stand before others without one, as keys do before what they
    /// do.
    private static func hasKeysOnGrounds(_ cells: [ImageCell]) -> Bool {
        var count = 0
        var column = 0
        while column < cells.count {
            let ground = cells[column].ground
            var end = column + 1
            while end < cells.count, cells[end].ground == ground { end += 1 }
            let isShort = end - column <= Thresholds.Keys.longestName && cells[column..<end].contains { !$0.isBlank }
            if ground != .default, isShort, end < cells.count, cells[end].ground == .default,
                cells[end...].prefix(Thresholds.Gap.apart).contains(where: { !$0.isBlank })
            {
                count += 1
            }
            column = end
        }
        return count >= Thresholds.Keys.fewest
    }
}
