import TerminalEmulator

/// What is heard in a session: what the machine says by itself, and the answers of the reader's own commands.
extension TerminalSession {
    func hear(_ items: [Spoken]) {
        for item in items { output.take(item) }
    }

    /// The screen has settled: it is spoken.
    func settle() {
        terminal.endSynchronizedUpdate()
        let operations = terminal.drainOperations()
        hear(
            machine.handle(
                .screen(
                    terminal.screen, scrollback: terminal.scrollback, operations: operations,
                    time: MonotonicTime.seconds)))
        settling.settled()
        updateSecrecy()
    }

    /// Asks the terminal whether a secret is read; nothing tells when that changes.
    private func updateSecrecy() {
        let now = inner.inputMode?.isSecret ?? false
        guard now != isSecret else { return }
        isSecret = now
        hear(machine.handle(.secrecy(now)))
    }

    /// Gives the program what was typed, and then tells what speaks of it.
    func pass(_ bytes: [UInt8]) {
        helps = false
        review.follow()
        // Asked before each key: the program may have switched the echo off since the last one.
        let mode = inner.inputMode
        inner.write(bytes)
        let keys = splitter.keys(bytes)
        guard !keys.isEmpty else { return }
        // What came before the key is no answer to it.
        if settling.isPending, !terminal.modes.contains(.synchronizedUpdate) { settle() }
        if mode?.isSecret ?? false != isSecret { updateSecrecy() }
        for bytes in keys {
            guard let key = PressedKey(bytes) else { continue }
            hear(machine.handle(.key(bytes, time: MonotonicTime.seconds)))
            settling.pressed(machine.hidesTyping ? .other : key, on: terminal.screen)
        }
    }

    /// Carries out a command of the reader.
    func perform(_ command: ReaderCommand) {
        hear([.stop])
        if helps, command != .helpMode, command != .reviewMode {
            if command == .passKey { filter.passesNext = false }
            hear([.say(command.summary)])
            return
        }
        switch command {
        case .stopSpeech: break
        case .helpMode:
            helps.toggle()
            hear([.say(helps ? "help: press a key to hear what it does, ? ends it" : "help ended")])
        case .reviewMode:
            helps = false
            if filter.isReviewing {
                hear([.sound(.reviewStart), .say("review")])
            } else {
                review.follow()
                hear([.sound(.reviewEnd), .say("review ended")])
            }
        case .passKey: hear([.say("next key to the program")])
        default: hear(review.perform(command, on: terminal))
        }
    }
}
