@testable import TerminalEmulator

/// Answers the questions of libvterm's tests about a terminal, in the words of its scripts.
struct LibvtermState {
    let terminal: Terminal
    private let screen: Screen

    init(terminal: Terminal) {
        self.terminal = terminal
        screen = terminal.screen
    }

    func answer(_ question: String) -> String {
        let words = question.split(separator: " ").map(String.init)
        let numbers = (words.count > 1 ? words[1] : "").split(separator: ",").compactMap { Int($0) }
        switch words[0] {
        case "?cursor": return "\(screen.cursor.row),\(screen.cursor.column)"
        case "?pen": return pen(words[1])
        case "?screen_chars": return list(scalars(numbers).map(\.value))
        case "?screen_text":
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars(numbers))
            return list(String(text).utf8.map { UInt32($0) })
        case "?screen_row":
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars([numbers[0], 0, numbers[0] + 1, screen.columns]))
            return "\"\(String(text))\""
        case "?screen_cell": return cell(numbers[0], numbers[1])
        case "?screen_eol":
            return (numbers[1]..<screen.columns).allSatisfy { screen[numbers[0], $0].text.isEmpty } ? "1" : "0"
        case "?screen_attrs_extent": return extent(numbers[0], numbers[1])
        default: return "unknown question"
        }
    }

    /// Returns the value that `settermprop` has set, by its number.
    func property(_ number: String) -> String {
        switch number {
        case "1": "\(screen.cursor.isVisible)"
        case "2": "\(screen.cursor.isBlinking)"
        case "4": "\"\(terminal.title)\""
        case "7": "\(screen.cursor.shape.rawValue)"
        case "8":
            switch terminal.mouseTracking {
            case .off, .x10: "0"
            case .normal: "1"
            case .buttonEvent: "2"
            case .anyEvent: "3"
            }
        default: "unknown property"
        }
    }

    private func list(_ values: [UInt32]) -> String {
        values.map { "0x" + String($0, radix: 16) }.joined(separator: ",")
    }

    /// The text of a rectangle: spaces for blank cells before others, line feeds between rows.
    private func scalars(_ rectangle: [Int]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for row in rectangle[0]..<rectangle[2] {
            if row > rectangle[0] { result.append("\n") }
            var blanks = 0
            for column in rectangle[1]..<min(rectangle[3], screen.columns) {
                let cell = screen[row, column]
                if cell.width == 0 { continue }
                if cell.text.isEmpty {
                    blanks += 1
                } else {
                    result += Array(repeating: " ", count: blanks) + Array(cell.text.unicodeScalars)
                    blanks = 0
                }
            }
        }
        return result
    }

    // MARK: Attributes

    private func pen(_ name: String) -> String {
        let pen = screen.cursor.attributes
        switch name {
        case "bold": return pen.isBold ? "on" : "off"
        case "italic": return pen.isItalic ? "on" : "off"
        case "blink": return pen.isBlinking ? "on" : "off"
        case "reverse": return pen.isInverse ? "on" : "off"
        case "underline": return "\(pen.underline.rawValue)"
        case "font": return "\(pen.font)"
        case "foreground": return Self.color(pen.foreground, ifDefault: "rgb(240,240,240,is_default_fg)")
        case "background": return Self.color(pen.background, ifDefault: "rgb(0,0,0,is_default_bg)")
        default: return "unknown attribute"
        }
    }

    private static func color(_ color: Color, ifDefault text: String) -> String {
        switch color {
        case .default: text
        case .palette(let index): "idx(\(index))"
        case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
        }
    }

    /// A colour as libvterm shows it: 224 for each part of the first eight colours.
    private static func shown(_ color: Color, ifDefault text: String) -> String {
        guard case .palette(let index) = color, index < 8 else { return Self.color(color, ifDefault: text) }
        let parts = [1, 2, 4].map { Int(index) & $0 != 0 ? "224" : "0" }
        return "rgb(\(parts.joined(separator: ",")))"
    }

    private func cell(_ row: Int, _ column: Int) -> String {
        let cell = screen[row, column]
        let attributes = cell.attributes
        var letters = attributes.isBold ? "B" : ""
        if attributes.underline != .none { letters += "U\(attributes.underline.rawValue)" }
        if attributes.isItalic { letters += "I" }
        if attributes.isBlinking { letters += "K" }
        if attributes.isInverse != screen.isReversed { letters += "R" }
        if attributes.font > 0 { letters += "F\(attributes.font)" }
        let marks = screen.marks(row: row)
        let size =
            (marks.contains(.doubleWidth) ? " dwl" : "") + (marks.contains(.doubleHeightTop) ? " dhl-top" : "")
            + (marks.contains(.doubleHeightBottom) ? " dhl-bottom" : "")
        return "{\(list(cell.text.unicodeScalars.map(\.value)))} width=\(cell.width) attrs={\(letters)}\(size)"
            + " fg=" + Self.shown(attributes.foreground, ifDefault: "rgb(240,240,240)")
            + " bg=" + Self.shown(attributes.background, ifDefault: "rgb(0,0,0)")
    }

    /// The first and last column around one within which attributes are the same.
    private func extent(_ row: Int, _ column: Int) -> String {
        let attributes = screen[row, column].attributes
        var (first, last) = (column, column)
        while first > 0, screen[row, first - 1].attributes == attributes { first -= 1 }
        while last + 1 < screen.columns, screen[row, last + 1].attributes == attributes { last += 1 }
        return "\(row),\(first)-\(row + 1),\(last)"
    }
}
