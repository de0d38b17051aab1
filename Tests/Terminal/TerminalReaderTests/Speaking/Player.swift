import Speech
import TerminalEmulator
import TerminalReader

/// Plays keys and output to a machine, which takes the screen as settled after each.
struct Player {
    private(set) var machine: SpeakingMachine
    private(set) var terminal: Terminal
    private var time = 0.0

    init(columns: Int = 80, rows: Int = 24, settings: SpeakingSettings = SpeakingSettings()) {
        machine = SpeakingMachine(settings: settings)
        terminal = Terminal(size: Size(rows: rows, columns: columns))
    }

    mutating func press(_ key: String, after pause: Double = 0.1) -> [Spoken] {
        time += pause
        return machine.handle(.key(key, time: Instant(seconds: time)))
    }

    mutating func write(_ text: String, after pause: Double = 0.01) -> [Spoken] {
        time += pause
        terminal.feed(text.utf8)
        return machine.handle(
            .screen(
                terminal.screen, scrollback: terminal.scrollback, operations: terminal.drainOperations(),
                time: Instant(seconds: time)))
    }

    mutating func wait(_ seconds: Double) -> [Spoken] {
        time += seconds
        return machine.handle(.time(Instant(seconds: time)))
    }

    mutating func resize(columns: Int, rows: Int) { terminal.resize(Size(rows: rows, columns: columns)) }

    mutating func secrecy(_ on: Bool) -> [Spoken] { machine.handle(.secrecy(on)) }
}

/// Returns the spoken texts, without sounds and stops.
func texts(_ spoken: [Spoken]) -> [String] {
    spoken.compactMap {
        switch $0 {
        case .say(let text), .character(let text): text
        default: nil
        }
    }
}
