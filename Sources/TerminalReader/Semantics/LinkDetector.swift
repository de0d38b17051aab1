import TerminalEmulator

/// Finds links: OSC 8, URLs, and places in files (`Sources/main.swift:12:3`).
enum LinkDetector {
    /// More links than this on one screen are left out.
    static let maximumLinks = 256

    static func links(in image: ScreenImage) -> [ScreenRegion] {
        var links: [ScreenRegion] = []
        for row in image.rows.indices {
            links += marked(image.rows[row], row: row)
            links += written(image.rows[row], row: row)
            if links.count >= maximumLinks { return Array(links.prefix(maximumLinks)) }
        }
        return links
    }

    private static func marked(_ row: ImageRow, row number: Int) -> [ScreenRegion] {
        var links: [ScreenRegion] = []
        var column = 0
        while column < row.cells.count {
            guard let link = row.cells[column].link else {
                column += 1
                continue
            }
            let end = row.cells[column...].firstIndex { $0.link != link } ?? row.cells.count
            links.append(
                ScreenRegion(
                    .link, frame: .init(rows: number..<number + 1, columns: column..<end),
                    text: SpokenText.of(row.text(column..<end)), value: link.uri))
            column = end
        }
        return links
    }

    private static func written(_ row: ImageRow, row number: Int) -> [ScreenRegion] {
        var links: [ScreenRegion] = []
        var column = 0
        while column < row.cells.count {
            guard !row.cells[column].isBlank, row.cells[column].link == nil else {
                column += 1
                continue
            }
            let end = row.cells[column...].firstIndex { $0.isBlank || $0.link != nil } ?? row.cells.count
            let word = row.text(column..<end)
            let opening = word.prefix { "(<[\"'".contains($0) }.count
            let text = trimmed(String(word.dropFirst(opening)))
            if let kind = kind(of: text) {
                links.append(
                    ScreenRegion(
                        kind,
                        frame: .init(
                            rows: number..<number + 1,
                            columns: column + opening..<min(end, column + opening + text.count)),
                        text: text, value: text))
            }
            column = end
        }
        return links
    }

    private static func trimmed(_ word: String) -> String {
        var word = word[...]
        while let last = word.last, ".,;:)>]\"'!?".contains(last) { word.removeLast() }
        return String(word)
    }

    static func kind(of word: String) -> ScreenRegion.Kind? {
        for scheme in ["https://", "http://", "ftp://", "file://", "mailto:"]
        where word.hasPrefix(scheme) && word.count > scheme.count {
            return .link
        }
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }),
            parts[0].contains("."), parts[0].contains(where: \.isLetter), !parts[0].hasSuffix(".")
        else { return nil }
        return .fileReference
    }
}
