import TerminalEmulator
import Words

/// Tells what a line is by its text alone, as among the lines that have scrolled off: a rule, a heading, a line of a
/// diff, of a compiler or of a log.
struct LineKindDetector: LineDetector {
    let name = "line-kind"

    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion? {
        let kind = line.partOfDiff ?? LineClassifier.kind(of: line.text)
        guard kind != .text else { return nil }
        return ScreenRegion(kind, frame: line.frame, text: Self.spoken(line.text, kind))
    }

    /// The text without what leads from a line of code to what a compiler says of it.
    private static func spoken(_ text: String, _ kind: ScreenRegion.Kind) -> String {
        let isLed = (kind == .error || kind == .warning) && (text.first == " " || text.first == "|")
        return ScreenWords.of(isLed ? text.drop { " |`-".contains($0) } : text[...])
    }
}

/// Finds the row in which the user types to a program that fills the screen: a finder's, or what is searched for.
struct InputLineDetector: LineDetector {
    let name = "input-line"
    private static let signs = pointers.union(CommonKeys.searchSigns).union([":"])
    /// After these a blank stands before what is typed.
    private static let pointers: Set<Character> = [">", "❯"]

    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion? {
        let (row, image) = (line.row, features.image)
        guard image.isAlternate, image.cursor.isVisible, image.cursor.row == line.number,
            line.number == 0 || line.number >= image.rows.count - Thresholds.Edge.bottomRows, let ink = row.inked,
            ink.lowerBound == 0,
            image.cursor.column > 0, Self.signs.contains(row.cells[0].character)
        else { return nil }
        let typed = Self.pointers.contains(row.cells[0].character) ? 2 : 1
        return ScreenRegion(
            .field, frame: line.frame, label: TerminalWords.current[.input],
            text: ScreenWords.of(row.text(typed..<max(typed, ink.upperBound))))
    }
}

/// Finds rows that tell what keys do, with the keys as their parts.
struct KeyHelpDetector: LineDetector {
    let name = "key-help"

    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion? {
        let (number, image) = (line.number, features.image)
        let isEdge = image.isAlternate && (number == 0 || number >= image.rows.count - Thresholds.Keys.bottomRows)
        let entries = HelpEntry.entries(in: line.row, isEdge: isEdge)
        guard !entries.isEmpty else { return nil }
        let keys = entries.map { entry in
            ScreenRegion(
                .key, frame: .init(rows: number..<number + 1, columns: entry.span), label: entry.key.name,
                text: entry.text, value: entry.key.notation)
        }
        return ScreenRegion(.keyHelp, frame: line.frame, text: ScreenWords.of(line.text), children: keys)
    }
}

/// Finds the bar at an edge of a program that fills the screen: its ground runs on past the text.
struct StatusLineDetector: LineDetector {
    let name = "status-line"

    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion? {
        let (row, image) = (line.row, features.image)
        guard image.isAlternate, line.number == 0 || line.number >= image.rows.count - Thresholds.Edge.bottomRows,
            let ink = row.inked
        else {
            return nil
        }
        let ground = row.cells[ink.lowerBound].ground
        guard
            line.number == image.rows.count - 1
                || ground != .default && row.cells[ink].allSatisfy({ $0.ground == ground })
        else { return nil }
        return ScreenRegion(
            .statusLine, frame: line.frame, text: ScreenWords.of(line.text),
            percent: LineClassifier.progress(in: line.text))
    }
}

/// Finds lines that tell how far work has come, by a bar or by a number.
struct ProgressDetector: LineDetector {
    let name = "progress"

    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion? {
        LineClassifier.progress(in: line.text).map { percent in
            ScreenRegion(
                .progress, frame: line.frame, text: ScreenWords.of(LineClassifier.withoutBar(line.text)),
                percent: percent)
        }
    }
}

/// Finds headings that are told by how they are drawn: in bold at the left edge, or underlined by the next line.
struct HeadingDetector: LineDetector {
    let name = "heading"
    private static let underlines: Set<Character> = ["=", "-", "~", "─", "━", "═"]

    func region(of line: ScreenLine, in features: ScreenFeatures) -> ScreenRegion? {
        guard Self.isBold(line.row) || line.partOfDiff == nil && Self.isUnderlined(line, features.image) else {
            return nil
        }
        return ScreenRegion(.heading, frame: line.frame, text: ScreenWords.of(line.text))
    }

    /// A line with another below it that is as long and only draws.
    private static func isUnderlined(_ line: ScreenLine, _ image: ScreenImage) -> Bool {
        let text = line.text
        guard line.number + 1 < image.rows.count, text.first?.isWhitespace == false, text.contains(where: \.isLetter)
        else { return false }
        let below = image.rows[line.number + 1].text()
        guard let mark = below.first, underlines.contains(mark), below.count >= Thresholds.Heading.shortestLine else {
            return false
        }
        return below.count == text.count && below.allSatisfy { $0 == mark }
    }

    /// A short line in bold at the left edge, as manual pages write their headings.
    private static func isBold(_ row: ImageRow) -> Bool {
        guard let ink = row.inked, ink.lowerBound == 0, ink.count <= Thresholds.Heading.longest else { return false }
        return row.cells[ink].allSatisfy { $0.isBlank || $0.attributes.isBold } && row.cells[0].character.isLetter
    }
}
