import TerminalEmulator
import TerminalReader

/// Plays sessions to a machine and writes down what it says.
struct Player {
    private(set) var machine: SpeakingMachine
    private(set) var terminal: Terminal
    private(set) var lines: [String] = []
    private var time = 0.0

    init(columns: Int = 80, rows: Int = 24, settings: SpeakingSettings = SpeakingSettings()) {
        machine = SpeakingMachine(settings: settings)
        terminal = Terminal(size: Size(rows: rows, columns: columns))
    }

    mutating func press(_ key: String, after pause: Double = 0.1) -> [Spoken] {
        time += pause
        return machine.handle(.key(key, time: time))
    }

    mutating func write(_ text: String, after pause: Double = 0.01) -> [Spoken] {
        time += pause
        terminal.feed(text.utf8)
        return machine.handle(
            .screen(
                terminal.screen, scrollback: terminal.scrollback, operations: terminal.drainOperations(), time: time))
    }

    mutating func wait(_ seconds: Double) -> [Spoken] {
        time += seconds
        return machine.handle(.time(time))
    }

    mutating func secrecy(_ on: Bool) -> [Spoken] { machine.handle(.secrecy(on)) }

    /// What is said in a recorded session, with the keys between.
    static func transcript(of cast: Cast) -> String {
        var player = Player(columns: cast.columns, rows: cast.rows)
        for event in cast.events {
            while let due = player.machine.deadline, due < event.time, due > player.time {
                player.note(player.wait(due - player.time))
            }
            let pause = max(0, event.time - player.time)
            switch event.kind {
            case .input:
                player.lines.append("> \(name(event.data))")
                player.note(player.press(event.data, after: pause))
            case .output: player.note(player.write(event.data, after: pause))
            case .marker: player.note(player.secrecy(event.data == "secret"))
            case .resize: continue
            }
        }
        player.note(player.wait(1))
        return player.lines.joined(separator: "\n") + "\n"
    }

    private mutating func note(_ spoken: [Spoken]) {
        for item in spoken {
            switch item {
            case .say(let text): lines.append("say: \(text)")
            case .notice(let text): lines.append("notice: \(text)")
            case .character(let text): lines.append("character: \(text)")
            case .stop: lines.append("stop")
            case .sound(.flood(let count)): lines.append("sound: flood of \(count) lines")
            case .sound(.progress(let percent)): lines.append("sound: progress \(percent)")
            case .sound(let sound): lines.append("sound: \(sound)")
            }
        }
    }

    private static func name(_ key: String) -> String {
        key.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x1B: "ESC "
            case 0x0D: "RETURN"
            case 0x09: "TAB"
            case 0x7F: "BACKSPACE"
            case 0x20: "SPACE"
            case 0x01..<0x20: "CTRL-\(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))"
            default: String(scalar)
            }
        }.joined()
    }
}
