import TerminalEmulator

/// Two panels beside each other that show the same columns, as those of a file manager. Only that with the focus shows
/// what is selected, but both are lists.
enum TwinPanels {
    /// Takes the rows of a panel for a list where its twin has one.
    static func addLists(to panels: inout [ScreenRegion], _ image: ScreenImage) {
        for index in panels.indices where panels[index].kind == .text && panels[index].children.isEmpty {
            guard
                let rows = panels.lazy.compactMap({ [panel = panels[index]] in rows(of: panel, twin: $0, image) })
                    .first,
                !rows.isEmpty
            else { continue }
            let columns = inside(panels[index])
            let items = rows.enumerated().map { place, row in
                ListDetector.item(
                    image.rows[row].text(columns), frame: .init(rows: row..<row + 1, columns: columns),
                    isSelected: false, index: place + 1, count: rows.count)
            }
            panels[index].children = [
                ScreenRegion(.list, frame: .init(rows: rows, columns: columns), children: items)
            ]
        }
    }

    private static func inside(_ panel: ScreenRegion) -> Range<Int> {
        panel.frame.columns.lowerBound + 1..<max(panel.frame.columns.lowerBound + 1, panel.frame.columns.upperBound - 1)
    }

    /// The rows of a panel that are items as those of the list in another one are; nil when that is no twin.
    private static func rows(of panel: ScreenRegion, twin: ScreenRegion, _ image: ScreenImage) -> Range<Int>? {
        guard twin.kind == .text, twin.frame.rows == panel.frame.rows,
            let list = twin.children.first(where: { $0.kind == .list }),
            list.frame.rows.lowerBound > panel.frame.rows.lowerBound + 1
        else { return nil }
        func names(_ panel: ScreenRegion) -> String {
            ScreenWords.of(image.rows[list.frame.rows.lowerBound - 1].text(inside(panel)))
        }
        guard names(panel).contains(where: \.isLetter), names(panel) == names(twin) else { return nil }
        let start = list.frame.rows.lowerBound
        let count = (start..<panel.frame.rows.upperBound - 1).prefix {
            let text = image.rows[$0].text(inside(panel))
            return !ScreenWords.of(text).isEmpty && !LineClassifier.isRule(text)
        }.count
        return start..<start + count
    }
}
