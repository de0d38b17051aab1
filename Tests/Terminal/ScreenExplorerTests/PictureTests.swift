import Testing

@testable import ScreenExplorer

struct PictureTests {
    @Test(arguments: [40, 80, 200], [5, 24, 60])
    func `a picture fits its terminal`(columns: Int, rows: Int) {
        let picture = Picture(columns: columns, rows: rows)
        let lines = (0..<500).map { "Element \($0) " + String(repeating: "長い", count: 80) }
        let drawn = picture.draw(
            Picture.Content(
                title: "Title", lineCount: lines.count, line: { lines[$0] }, selected: 250,
                transcript: (0..<50).map { "happened \($0)" }[...], note: "note", footer: "footer"))
        let shown = drawn.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(shown.count <= max(rows, 6))
        #expect(shown.contains { $0.contains("> Element 250") })
        #expect(shown.contains { $0.contains("happened 49") })
    }
}
