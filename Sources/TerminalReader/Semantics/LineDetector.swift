import TerminalEmulator

/// Finds rows that mean something by themselves: progress, headings, rules, lines of diffs and logs, and the lines at
/// the edges of the screen that tell a program's state and its keys.
enum LineDetector {
    static func regions(in image: ScreenImage, without used: Set<Int>) -> [ScreenRegion] {
        var regions: [ScreenRegion] = []
        var diff = DiffReader()
        var grounds = TabDetector.Grounds()
        for (number, row) in image.rows.enumerated() where !used.contains(number) {
            let text = row.text()
            guard !text.isEmpty else { continue }
            let part = diff.kind(of: text, color: row.cells[0].attributes.foreground)
            var kind = part ?? LineClassifier.kind(of: text)
            let isText = kind == .text
            if isText, let region = input(row, number, image) {
                regions.append(region)
                continue
            }
            if isText,
                let region = TabDetector.tabs(in: number, of: image, grounds: &grounds) ?? keyHelp(row, number, image)
            {
                regions.append(region)
                continue
            }
            let percent = isText ? LineClassifier.progress(in: text) : nil
            if isText {
                if isStatus(row, number, image) {
                    kind = .statusLine
                } else if percent != nil {
                    kind = .progress
                } else if isHeading(row) || part == nil && isUnderlined(text, number, image) {
                    kind = .heading
                }
            }
            guard kind != .text else { continue }
            regions.append(
                ScreenRegion(
                    kind, frame: .init(rows: number..<number + 1, columns: 0..<image.columns),
                    text: spoken(text, kind), percent: percent))
        }
        return regions
    }

    /// The text without what draws a bar, or leads from a line of code to what a compiler says of it.
    private static func spoken(_ text: String, _ kind: ScreenRegion.Kind) -> String {
        switch kind {
        case .progress: ScreenWords.of(LineClassifier.withoutBar(text))
        case .error, .warning:
            ScreenWords.of(text.first == " " || text.first == "|" ? text.drop { " |`-".contains($0) } : text[...])
        default: ScreenWords.of(text)
        }
    }

    /// The row in which the user types to a program that fills the screen: a finder's, or what is searched for.
    private static func input(_ row: ImageRow, _ number: Int, _ image: ScreenImage) -> ScreenRegion? {
        guard image.isAlternate, image.cursor.isVisible, image.cursor.row == number,
            number == 0 || number >= image.rows.count - 2, let ink = row.inked, ink.lowerBound == 0,
            image.cursor.column > 0, ">❯:/?".contains(row.cells[0].character)
        else { return nil }
        let typed = row.cells[0].character == ">" || row.cells[0].character == "❯" ? 2 : 1
        return ScreenRegion(
            .field, frame: .init(rows: number..<number + 1, columns: 0..<image.columns), label: "input",
            text: ScreenWords.of(row.text(typed..<max(typed, ink.upperBound))))
    }

    /// A row that tells what keys do, with the keys as its parts.
    private static func keyHelp(_ row: ImageRow, _ number: Int, _ image: ScreenImage) -> ScreenRegion? {
        let isEdge = image.isAlternate && (number == 0 || number >= image.rows.count - 3)
        let entries = HelpEntry.entries(in: row, isEdge: isEdge)
        guard !entries.isEmpty else { return nil }
        let keys = entries.map { entry in
            ScreenRegion(
                .key, frame: .init(rows: number..<number + 1, columns: entry.span), label: entry.key.name,
                text: entry.text, value: entry.key.notation)
        }
        return ScreenRegion(
            .keyHelp, frame: .init(rows: number..<number + 1, columns: 0..<image.columns),
            text: ScreenWords.of(row.text()), children: keys)
    }

    /// A bar at an edge of a program that fills the screen: its ground runs on past the text.
    private static func isStatus(_ row: ImageRow, _ number: Int, _ image: ScreenImage) -> Bool {
        guard image.isAlternate, number == 0 || number >= image.rows.count - 2, let ink = row.inked else {
            return false
        }
        let ground = row.cells[ink.lowerBound].ground
        return number == image.rows.count - 1 || ground != .default && row.cells[ink].allSatisfy { $0.ground == ground }
    }

    /// A line with another below it that is as long and only draws.
    private static func isUnderlined(_ text: String, _ number: Int, _ image: ScreenImage) -> Bool {
        guard number + 1 < image.rows.count, text.first?.isWhitespace == false, text.contains(where: \.isLetter) else {
            return false
        }
        let below = image.rows[number + 1].text()
        guard let mark = below.first, "=-~─━═".contains(mark), below.count >= 3 else { return false }
        return below.count == text.count && below.allSatisfy { $0 == mark }
    }

    /// A short line in bold at the left edge, as manual pages write their headings.
    private static func isHeading(_ row: ImageRow) -> Bool {
        guard let ink = row.inked, ink.lowerBound == 0, ink.count <= 60 else { return false }
        return row.cells[ink].allSatisfy { $0.isBlank || $0.attributes.isBold }
            && row.cells[0].character.isLetter
    }
}
