import Speech
import Words

/// Repeating announcements, and switching speech off and on.
extension TerminalSession {
    /// Performs a command if it concerns earlier announcements.
    func repeatSpeech(_ command: ReaderCommand) -> Bool {
        switch command {
        case .previousUtterance, .nextUtterance:
            if !remembered.history.move(forward: command == .nextUtterance) { remembered.announce(.sound(.edge)) }
            sayAgain()
        case .sayAgain: sayAgain()
        case .spellUtterance:
            guard let text = remembered.history.currentText else { return sayAgain() }
            for character in text.prefix(SpeechHistory.Limit.spelled) {
                remembered.announce(.character(ScreenWords.character(character)))
            }
        case .copyUtterance:
            guard let text = remembered.history.currentText else { return sayAgain() }
            carryOut([.copy(text), .speak(.notice(words[.copied]))])
        case .muteSpeech: switchSpeech()
        case .pasteText: paste()
        default: return false
        }
        return true
    }

    @discardableResult private func sayAgain() -> Bool {
        remembered.announce(remembered.history.current ?? .notice(words[.nothingSaid]))
        return true
    }

    /// Pastes the copied text into the program. Several lines would be several commands where the program does not
    /// distinguish a paste from keys, so they require confirmation.
    private func paste() {
        guard let clipboard, !clipboard.isEmpty else {
            remembered.announce(.sound(.edge))
            return remembered.announce(.notice(words[.nothingCopied]))
        }
        let isSafe = audible.terminal.modes.contains(.bracketedPaste) || !clipboard.contains(where: \.isNewline)
        guard isSafe || asksToPaste else {
            asksToPaste = true
            return remembered.announce(.notice(words[.pasteAgain]))
        }
        asksToPaste = false
        inner.write(audible.terminal.encode(paste: clipboard))
        remembered.announce(.notice(words[.pasted]))
    }

    private func switchSpeech() {
        if remembered.isMuted {
            remembered.isMuted = false
            // Settings that were changed meanwhile: a missing voice is reported now.
            enforceSettings()
            remembered.announce(.notice(words[.speechOn]))
        } else {
            remembered.announce(.notice(words[.speechOff]))
            remembered.isMuted = true
        }
    }

    /// Reports a problem; while speech is off, by the bell of the terminal.
    func warn(_ key: TerminalKey) {
        speak([.notice(words[key])])
        if remembered.isMuted { ring() }
    }
}
