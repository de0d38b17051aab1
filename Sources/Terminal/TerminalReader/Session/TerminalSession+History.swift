import Speech
import Words

/// What was said, again; and speech switched off and on.
extension TerminalSession {
    /// Carries out a command if it concerns what was said.
    func repeatSpeech(_ command: ReaderCommand) -> Bool {
        switch command {
        case .previousUtterance, .nextUtterance:
            if !remembered.history.move(forward: command == .nextUtterance) { remembered.tell(.sound(.edge)) }
            sayAgain()
        case .sayAgain: sayAgain()
        case .spellUtterance:
            guard let text = remembered.history.currentText else { return sayAgain() }
            for character in text.prefix(SpeechHistory.Limit.spelled) {
                remembered.tell(.character(ScreenWords.character(character)))
            }
        case .copyUtterance:
            guard let text = remembered.history.currentText else { return sayAgain() }
            carryOut([.copy(text), .hear(.notice(words[.copied]))])
        case .muteSpeech: switchSpeech()
        case .pasteText: paste()
        default: return false
        }
        return true
    }

    @discardableResult private func sayAgain() -> Bool {
        remembered.tell(remembered.history.current ?? .notice(words[.nothingSaid]))
        return true
    }

    /// Gives the program what was copied. Several lines would be several commands where the program does not tell a paste
    /// from keys, so they are asked for twice.
    private func paste() {
        guard let clipboard, !clipboard.isEmpty else {
            remembered.tell(.sound(.edge))
            return remembered.tell(.notice(words[.nothingCopied]))
        }
        let isSafe = audible.terminal.modes.contains(.bracketedPaste) || !clipboard.contains(where: \.isNewline)
        guard isSafe || asksToPaste else {
            asksToPaste = true
            return remembered.tell(.notice(words[.pasteAgain]))
        }
        asksToPaste = false
        inner.write(audible.terminal.encode(paste: clipboard))
        remembered.tell(.notice(words[.pasted]))
    }

    private func switchSpeech() {
        if remembered.isMuted {
            remembered.isMuted = false
            // What was set meanwhile: a voice that is not there is told of now.
            enforceSettings()
            remembered.tell(.notice(words[.speechOn]))
        } else {
            remembered.tell(.notice(words[.speechOff]))
            remembered.isMuted = true
        }
    }

    /// Tells what went wrong; while speech is off, by the bell of the terminal.
    func warn(_ key: TerminalKey) {
        hear([.notice(words[key])])
        if remembered.isMuted { ring() }
    }
}
