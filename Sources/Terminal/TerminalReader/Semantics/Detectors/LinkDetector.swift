import TerminalEmulator

/// Finds links: OSC 8, URLs, and places in files (`Sources/main.swift:12:3`).
struct LinkDetector: RegionDetector {
    let name = "link"
    let claims = false

    func regions(in detection: ScreenDetection) -> [ScreenRegion] { Self.links(in: detection.features.image) }

    static func links(in image: ScreenImage) -> [ScreenRegion] {
        var links: [ScreenRegion] = []
        for row in image.rows.indices {
            links += marked(image.rows[row], row: row)
            links += written(image.rows[row], row: row)
            if links.count >= Thresholds.Link.most { return Array(links.prefix(Thresholds.Link.most)) }
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
                    text: ScreenWords.of(row.text(column..<end)), value: link.uri))
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
            if let found = target(in: text) {
                let start = column + opening
                links.append(
                    ScreenRegion(
                        found.kind,
                        frame: .init(
                            rows: number..<number + 1, columns: start..<min(end, start + found.text.count)),
                        text: found.text, value: found.text))
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

    private static let schemes = ["https://", "http://", "ftp://", "file://", "mailto:"]
    private static let domains: Set<Substring> = ["com", "org", "net", "io", "dev", "local", "localhost"]

    /// The link or the place in a file that a word is or begins with: `https://a.example/`, `main.c:12:3`, and of
    /// `main.c:12:int x` where something was searched for, `main.c:12`.
    static func target(in word: String) -> (kind: ScreenRegion.Kind, text: String)? {
        if schemes.contains(where: { word.hasPrefix($0) && word.count > $0.count }) { return (.link, word) }
        let parts = word.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count > 1, isFile(parts[0]), isNumber(parts[1]) else { return nil }
        let hasColumn = parts.count > 2 && isNumber(parts[2])
        return (.fileReference, parts.prefix(hasColumn ? 3 : 2).joined(separator: ":"))
    }

    private static func isNumber(_ text: Substring) -> Bool {
        (1...9).contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func isFile(_ name: Substring) -> Bool {
        guard name.contains(where: \.isLetter), !name.hasSuffix("."), !name.hasSuffix("/") else { return false }
        if name.contains("/") || name == "Makefile" || name == "Dockerfile" { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        // A host and its port.
        return !domains.contains(name[name.index(after: dot)...])
    }
}
