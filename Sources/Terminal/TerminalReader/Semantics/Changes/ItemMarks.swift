import TerminalEmulator

/// The marks that a program draws before the items of a list that the user has picked, as finders and file managers do.
///
/// Nothing on the screen tells a mark from a pointer or from text. A key does that draws one before an item whose text
/// stays as it is, and takes none away elsewhere; from then on items with it are checked, and those without it are not.
public struct ItemMarks: Hashable, Sendable {
    /// The column of the screen.
    var column: Int
    /// What is drawn there.
    var glyph: Character

    /// The marks of which one was drawn between two images of a list; nil when that is not what happened.
    init?(from old: ScreenImage, to new: ScreenImage, _ oldModel: ScreenModel?, _ newModel: ScreenModel) {
        guard old.rows.count == new.rows.count, old.columns == new.columns, let before = oldModel?.chosenList,
            let after = newModel.chosenList, before.frame.columns == after.frame.columns
        else { return nil }
        let rows = after.frame.rows.clamped(to: before.frame.rows)
        let (from, to) = (before.selectedRow, after.selectedRow)
        for column in after.frame.columns.prefix(Thresholds.Mark.columns) {
            let drawn = rows.filter { Self.isDrawn(column, old.rows[$0].cells, new.rows[$0].cells) }
            guard let first = drawn.first,
                !rows.contains(where: { !old.rows[$0].cells[column].isBlank && new.rows[$0].cells[column].isBlank })
            else { continue }
            // A pointer goes where the selection goes.
            if drawn == [to], from != to { continue }
            self.column = column
            glyph = new.rows[first].cells[column].character
            guard drawn.allSatisfy({ new.rows[$0].cells[column].character == glyph }) else { continue }
            return
        }
        return nil
    }

    /// Whether a glyph stands where none was, before a text that is the same.
    private static func isDrawn(_ column: Int, _ old: [ImageCell], _ new: [ImageCell]) -> Bool {
        let glyph = new[column].character
        guard old[column].isBlank, !new[column].isBlank, !new[column].isTail, !glyph.isLetter, !glyph.isNumber,
            let text = new[(column + 1)...].firstIndex(where: { !$0.isBlank }),
            text - column <= Thresholds.Mark.mostBlanks
        else { return false }
        return zip(old[(column + 1)...], new[(column + 1)...]).allSatisfy { $0.character == $1.character }
    }

    /// Tells of the items of lists whether they are marked.
    func check(_ regions: inout [ScreenRegion], of image: ScreenImage) {
        for index in regions.indices {
            guard regions[index].kind == .list else {
                check(&regions[index].children, of: image)
                continue
            }
            let cells = regions[index].children.map { image.rows[$0.frame.rows.lowerBound].cells[column] }
            guard regions[index].frame.columns.contains(column),
                cells.allSatisfy({ $0.isBlank || $0.character == glyph })
            else { continue }
            for (item, cell) in zip(regions[index].children.indices, cells)
            where regions[index].children[item].isChecked == nil {
                regions[index].children[item].isChecked = cell.character == glyph
            }
        }
    }
}

extension ScreenImage {
    /// The image without the marks of items.
    func without(_ marks: ItemMarks?) -> ScreenImage {
        guard let marks, marks.column < columns else { return self }
        var image = self
        for row in rows.indices where rows[row].cells[marks.column].character == marks.glyph {
            var cells = rows[row].cells
            cells[marks.column] = cells[marks.column].withoutCharacter
            image.rows[row] = ImageRow(rows[row], cells: cells)
        }
        return image
    }
}

extension ScreenModel {
    /// All lists, also those within others.
    var lists: [ScreenRegion] { regions.flatMap { [$0] + $0.children }.filter { $0.kind == .list } }

    /// The list of which an item is selected.
    fileprivate var chosenList: ScreenRegion? { lists.first { $0.selectedRow != nil } }
}

extension ScreenRegion {
    fileprivate var selectedRow: Int? { children.first(where: \.isSelected)?.frame.rows.lowerBound }
}
