import Foundation

/// The program whose answers to keys are timed: a line of text, output, and two kinds of menus.
enum TerminalProgram {
    static let items = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig"]

    private struct State {
        var column = 2
        var line = 0
        var item = 0
        var menu: UInt8 = 0
    }

    /// Answers keys until the terminal goes away.
    static func run() {
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        settings.c_iflag &= ~tcflag_t(ICRNL | IXON)
        settings.c_oflag &= ~tcflag_t(OPOST)
        settings.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        var state = State()
        put("one line\r\nanother line\r\n$ ")
        var buffer = [UInt8](repeating: 0, count: 256)
        while case let count = read(STDIN_FILENO, &buffer, buffer.count), count > 0 {
            let input = String(decoding: buffer[..<count], as: UTF8.self)
            put(answer(input, &state))
        }
    }

    private static func put(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }

    private static func answer(_ input: String, _ state: inout State) -> String {
        switch input {
        case "\r":
            state.column = 2
            return "\r\n$ "
        case "N":
            state.line += 1
            return "\r\nanswer number \(state.line) of the program\r\n$ "
        case "C", "R":
            state.menu = input.utf8.first ?? 0
            state.item = 0
            return "\u{1B}[?1049h\u{1B}[2J" + (input == "R" ? "\u{1B}[?25l" : "")
                + items.indices.map { row($0, selected: input == "R" && $0 == 0) }.joined() + place(state)
        case "Q":
            state.menu = 0
            return "\u{1B}[?25h\u{1B}[?1049l"
        case "\u{1B}[B" where state.menu != 0:
            let old = state.item
            state.item = (state.item + 1) % items.count
            if state.menu == UInt8(ascii: "C") { return place(state) }
            return row(old, selected: false) + row(state.item, selected: true) + place(state)
        case "\u{1B}[D":
            guard state.column > 2 else { return "" }
            state.column -= 1
            return "\u{8}"
        default:
            state.column += input.count
            return input
        }
    }

    private static func row(_ index: Int, selected: Bool) -> String {
        "\u{1B}[\(index + 3);5H\(selected ? "\u{1B}[7m" : "") \(items[index]) \u{1B}[m"
    }

    private static func place(_ state: State) -> String {
        state.menu == UInt8(ascii: "C") ? "\u{1B}[\(state.item + 3);6H" : "\u{1B}[24;1H"
    }
}
