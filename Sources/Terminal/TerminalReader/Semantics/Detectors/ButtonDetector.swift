import TerminalEmulator

/// Finds buttons, and which of them has the focus: in brackets, in frames of their own, and words in a row of which one
/// stands out.
enum ButtonDetector {
    /// The buttons in the last row of a frame that has some, or in the column that ends there: `<Ok>`, `< OK >`,
    /// `[ Cancel ]`, `[< OK >]`.
    static func buttons(in frame: CellRegion, of image: ScreenImage, ground: Color) -> [ScreenRegion] {
        let rows = frame.rows.map { row in
            buttonSpans(image.rows[row], frame.columns).map { span in
                ScreenRegion(
                    .button, frame: .init(rows: row..<row + 1, columns: span),
                    text: label(image.rows[row].text(span)))
            }
        }
        if let chosen = chosenInline(in: frame, of: image, besides: rows.last { !$0.isEmpty } ?? []) { return [chosen] }
        if var buttons = rows.last(where: { !$0.isEmpty }) {
            if buttons.count == 1 {
                let start = buttons[0].frame.columns.lowerBound
                buttons = rows.flatMap(\.self).filter { $0.frame.columns.lowerBound == start }
            }
            let selected = selectedButton(buttons, image: image, ground: ground)
            for index in buttons.indices {
                buttons[index].isSelected = index == selected
                buttons[index].index = buttons.count > 1 ? index + 1 : nil
                buttons[index].count = buttons.count > 1 ? buttons.count : nil
            }
            return buttons
        }
        return []
    }

    /// Buttons that have frames of their own beside each other.
    static func framedButtons(_ boxes: [Box], of image: ScreenImage) -> [ScreenRegion] {
        guard boxes.count > 1, let first = boxes.first,
            boxes.allSatisfy({
                $0.interior.rows.count == 1 && $0.frame.rows == first.frame.rows
                    && $0.frame.columns.count <= Thresholds.Button.widestFrame
            })
        else { return [] }
        let frames = boxes.map(\.interior)
        var selected: Int?
        if image.cursor.isVisible {
            selected = boxes.firstIndex {
                $0.frame.rows.contains(image.cursor.row) && $0.frame.columns.contains(image.cursor.column)
            }
        }
        let grounds = frames.map { image.commonGround($0) }
        let odd = grounds.indices.filter { index in grounds.count(where: { $0 == grounds[index] }) == 1 }
        if selected == nil, odd.count == 1 || boxes.count == 2 { selected = odd.first }
        if selected == nil { selected = framedFocus(boxes.map { BorderStyle($0, in: image) }) }
        let buttons = zip(boxes.indices, frames).map { index, frame in
            ScreenRegion(
                .button, frame: frame, text: label(image.rows[frame.rows.lowerBound].text(frame.columns)),
                isSelected: index == selected, index: boxes.count > 1 ? index + 1 : nil,
                count: boxes.count > 1 ? boxes.count : nil)
        }
        return buttons.contains { $0.text.isEmpty } ? [] : buttons
    }

    /// Which of several buttons has a line around it that no other has; of two the one that stands out.
    private static func framedFocus(_ styles: [BorderStyle]) -> Int? {
        if styles.count == 2 { return BorderStyle.brighter(styles) }
        let odd = styles.indices.filter { index in styles.count { $0 == styles[index] } == 1 }
        return odd.count == 1 ? odd[0] : nil
    }

    static func label(_ text: String) -> String {
        ScreenWords.of(String(text.drop { "[<( ".contains($0) }.reversed().drop { "]>) ".contains($0) }.reversed()))
    }

    /// The button among the values of a form, other than those in the last row, that alone of all has a ground of its own.
    private static func chosenInline(
        in frame: CellRegion, of image: ScreenImage, besides last: [ScreenRegion]
    ) -> ScreenRegion? {
        let lastRow = last.first?.frame.rows.lowerBound
        let all = frame.rows.flatMap { row in
            inlineButtons(image.rows[row], frame.columns).map { (row: row, span: $0) }
        }
        guard all.count(where: { $0.row != lastRow }) >= Thresholds.Panel.fewestControls,
            // Buttons below each other have no values beside them.
            Set(all.map(\.span.lowerBound)).count > 1
        else { return nil }
        func ground(_ one: (row: Int, span: Range<Int>)) -> Color {
            image.rows[one.row].cells[one.span.lowerBound + 1].ground
        }
        let odd = all.filter { one in all.count { ground($0) == ground(one) } == 1 }
        guard odd.count == 1, odd[0].row != lastRow else { return nil }
        let (row, span) = odd[0]
        let nameEnd = all.first { $0.row == row }?.span.lowerBound ?? span.lowerBound
        return ScreenRegion(
            .button, frame: .init(rows: row..<row + 1, columns: span),
            label: ScreenWords.of(image.rows[row].text(frame.columns.lowerBound..<nameEnd)),
            text: label(image.rows[row].text(span)), isSelected: true)
    }

    private static func buttonSpans(_ row: ImageRow, _ columns: Range<Int>) -> [Range<Int>] {
        let spans = inlineButtons(row, columns)
        // Text such as a placeholder is no button: other words stand in its row, unless a line parts them from it.
        guard let first = spans.first, let last = spans.last else { return [] }
        func isLine(_ column: Int) -> Bool { BoxDrawing.bars.contains(row.cells[column].character) }
        let start = (columns.lowerBound..<first.lowerBound).last(where: isLine) ?? columns.lowerBound
        let end = (last.upperBound..<columns.upperBound).first(where: isLine) ?? columns.upperBound
        let covered = spans.reduce(0) { $0 + $1.count }
        let ink = row.cells[start..<end].filter { !$0.isBlank && !ScreenWords.isDecoration($0.character) }.count
        return ink <= covered ? spans : []
    }

    /// What stands in a row as buttons do, whatever stands beside it.
    static func inlineButtons(_ row: ImageRow, _ columns: Range<Int>) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        var column = columns.lowerBound
        while column < columns.upperBound {
            let open = row.cells[column].character
            guard open == "<" || open == "[" else {
                column += 1
                continue
            }
            let close: Character = open == "<" ? ">" : "]"
            guard let end = row.cells[column + 1..<columns.upperBound].firstIndex(where: { $0.character == close })
            else { return spans }
            let inside = row.text(column + 1..<end)
            let letters = inside.filter(\.isLetter).count
            let isPadded = row.cells[column + 1].isBlank || row.cells[column + 1].character == "<"
            if letters >= Thresholds.Button.fewestLetters, end - column <= Thresholds.Button.widest,
                open == "<" || isPadded
            {
                spans.append(column..<end + 1)
            }
            column = end + 1
        }
        return spans
    }

    private static func selectedButton(
        _ buttons: [ScreenRegion], image: ScreenImage, ground: Color
    ) -> Int? {
        let grounds = buttons.map {
            image.rows[$0.frame.rows.lowerBound].cells[$0.frame.columns.lowerBound + 1].ground
        }
        let different = grounds.indices.filter { grounds[$0] != ground }
        if different.count == 1 { return different[0] }
        if let at = buttons.firstIndex(where: {
            $0.frame.rows.contains(image.cursor.row) && $0.frame.columns.contains(image.cursor.column)
        }) {
            return at
        }
        // All stand out, as push buttons do: the odd one has the focus.
        for index in grounds.indices where grounds.filter({ $0 == grounds[index] }).count == 1 && grounds.count > 2 {
            return index
        }
        return different.first
    }

    // MARK: Without brackets

    /// The words of a row of which one stands out, as buttons and tabs do that have no brackets.
    static func choices(in frame: CellRegion, of image: ScreenImage, ground: Color) -> [ScreenRegion] {
        for row in frame.rows {
            let spans = words(of: image.rows[row], in: frame.columns)
            let isNamed = spans.allSatisfy { isName(image.rows[row].text($0)) }
            guard spans.count > 1, isNamed else { continue }
            var selected = spans.indices.filter { index in
                image.rows[row].cells[spans[index]].allSatisfy { $0.isBlank || $0.ground != ground }
            }
            if selected.count == spans.count, let one = chosen(spans, image.rows[row].cells, ground) {
                selected = [one]
            }
            guard selected.count == 1 else { continue }
            return spans.enumerated().map { index, span in
                ScreenRegion(
                    .button, frame: .init(rows: row..<row + 1, columns: span), text: label(image.rows[row].text(span)),
                    isSelected: index == selected[0], index: index + 1, count: spans.count)
            }
        }
        return []
    }

    /// Whether a button may be called so: not a single letter of a script that writes sounds, nor what names a field.
    private static func isName(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter)
        return !letters.isEmpty && text.last != ":"
            && (letters.count >= Thresholds.Button.fewestLetters || letters.contains { !$0.isASCII })
    }

    /// Of words that each have a ground of their own, with another one between them, that which alone has its ground; of
    /// two the one that stands out more.
    private static func chosen(_ spans: [Range<Int>], _ cells: [ImageCell], _ ground: Color) -> Int? {
        let isParted = zip(spans, spans.dropFirst()).allSatisfy { one, next in
            cells[one.upperBound..<next.lowerBound].contains { $0.ground == ground }
        }
        guard isParted else { return nil }
        let grounds = spans.map { cells[$0.lowerBound].ground }
        guard Set(grounds).count == 2 else { return nil }
        if spans.count > 2 {
            let odd = grounds.indices.filter { index in grounds.count { $0 == grounds[index] } == 1 }
            return odd.count == 1 ? odd[0] : nil
        }
        // A colour stands out beside a grey.
        if grounds[0].isGrey != grounds[1].isGrey { return grounds[0].isGrey ? 1 : 0 }
        let contrasts = grounds.map { $0.contrast(toGround: ground) }
        return contrasts[0] == contrasts[1] ? nil : contrasts[0] > contrasts[1] ? 0 : 1
    }

    /// The pieces of a row that two blanks or more, or a change of the ground, keep apart.
    private static func words(of row: ImageRow, in columns: Range<Int>) -> [Range<Int>] {
        var spans: [Range<Int>] = []
        for column in columns where !row.cells[column].isBlank && !ScreenWords.isDecoration(row.cells[column].character)
        {
            if let last = spans.last, column - last.upperBound < Thresholds.Gap.apart,
                row.cells[column].ground == row.cells[last.upperBound - 1].ground
            {
                spans[spans.count - 1] = last.lowerBound..<column + 1
            } else {
                spans.append(column..<column + 1)
            }
        }
        return spans
    }
}
