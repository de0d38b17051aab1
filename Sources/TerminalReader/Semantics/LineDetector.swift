import TerminalEmulator

/// Finds rows that mean something by themselves: progress, headings, rules, lines of diffs and logs, and the lines at
/// the edges of the screen that tell a program's state and its keys.
enum LineDetector {
    static func regions(in image: ScreenImage, without used: Set<Int>) -> [ScreenRegion] {
        var regions: [ScreenRegion] = []
        var isInHunk = false
        for (number, row) in image.rows.enumerated() where !used.contains(number) {
            let text = row.text()
            guard !text.isEmpty else { continue }
            var kind = LineClassifier.kind(of: text)
            if text.hasPrefix("@@ ") {
                isInHunk = true
            } else if isInHunk {
                switch text.first {
                case "+": kind = .addedLine
                case "-": kind = .removedLine
                case " ": kind = .text
                default: isInHunk = false
                }
            }
            let percent = kind == .text ? LineClassifier.percent(in: text) : nil
            if kind == .text {
                if LineClassifier.isKeyHelp(text) {
                    kind = .keyHelp
                } else if isStatus(row, number, image) {
                    kind = .statusLine
                } else if percent != nil {
                    kind = .progress
                } else if isHeading(row) {
                    kind = .heading
                }
            }
            guard kind != .text else { continue }
            regions.append(
                ScreenRegion(
                    kind, frame: .init(rows: number..<number + 1, columns: 0..<image.columns),
                    text: SpokenText.of(kind == .progress ? LineClassifier.withoutBar(text) : text), percent: percent))
        }
        return regions
    }

    /// A bar at an edge of a program that fills the screen: its ground runs on past the text.
    private static func isStatus(_ row: ImageRow, _ number: Int, _ image: ScreenImage) -> Bool {
        guard image.isAlternate, number == 0 || number >= image.rows.count - 2, let ink = row.inked else {
            return false
        }
        let ground = row.cells[ink.lowerBound].ground
        return number == image.rows.count - 1 || ground != .default && row.cells[ink].allSatisfy { $0.ground == ground }
    }

    /// A short line in bold at the left edge, as manual pages write their headings.
    private static func isHeading(_ row: ImageRow) -> Bool {
        guard let ink = row.inked, ink.lowerBound == 0, ink.count <= 60 else { return false }
        return row.cells[ink].allSatisfy { $0.isBlank || $0.attributes.isBold }
            && row.cells[0].character.isLetter
    }
}
