import TerminalReader

/// Radio buttons in one row, such as `( ) Piano  (*) Strings`.
let radioButtons = ScreenDetector("radio-buttons") { screen in
    screen.rows.compactMap { row in
        let choices = row.text.matches(of: /\(([ *])\) (\S+)/)
        guard choices.count > 1, let first = choices.first, let last = choices.last else { return nil }
        let items = choices.enumerated().map { place, choice in
            ScreenRegion(
                .item, frame: row.frame(of: choice.range), text: String(choice.output.2),
                isSelected: choice.output.1 == "*", index: place + 1, count: choices.count)
        }
        let range = first.range.lowerBound..<last.range.upperBound
        return ScreenRegion(.list, frame: row.frame(of: range), children: items)
    }
}
