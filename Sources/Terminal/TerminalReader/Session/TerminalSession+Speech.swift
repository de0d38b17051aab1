import Foundation
import Speech
import TerminalEmulator
import Words

/// The speech of a session: automatic announcements, and the replies to the reader's own commands.
extension TerminalSession {
    func speak(_ items: [Spoken]) {
        for item in items { outputs.speech.take(item) }
    }

    /// Announces the program's output, without muted lines and according to the user's rules.
    func speakOutput(_ items: [Spoken]) {
        var items = items
        let screen = audible.terminal.screen
        if !review.windows.isEmpty { items = review.windows.audible(items, on: screen) }
        if !rules.isEmpty {
            items = rules.audible(items, on: screen)
            // A program that begins is read first.
            if !audible.machine.isOpening { items += rules.newAnnouncements(on: screen, besides: items) }
        }
        speak(items)
    }

    /// The screen has settled: it is spoken.
    func settle() {
        if !settings.settings.programs.isEmpty { updateProgram() }
        recorder?.settled()
        let rowCount = audible.terminal.size.rows
        let spoken = audible.settle(
            at: Instant.now, audible: { review.windows.audible($0, rowCount: rowCount) },
            echo: { outputs.speech.take($0) })
        speakOutput(spoken)
        speak(review.settled(audible.terminal))
        updateSecrecy()
        pressIfArrived()
    }

    /// Presses the pending key if the program's focus has arrived.
    private func pressIfArrived() {
        guard let awaited, !audible.isPending else { return }
        guard awaited.arrival.has(come: ScreenModel(ScreenImage(audible.terminal.screen))) else { return }
        self.awaited = nil
        send(awaited.keys)
    }

    /// Gives up when the focus has not arrived in time: no key is pressed, and the user is notified.
    func giveUpArrival(at now: Instant) {
        guard let awaited, awaited.end <= now else { return }
        self.awaited = nil
        speak([.sound(.edge)])
        warn(.notPressed)
    }

    /// Queries the terminal for whether a secret is read; there is no notification of changes.
    private func updateSecrecy() {
        let now = inner.inputMode?.isSecret ?? false
        guard now != isSecret else { return }
        isSecret = now
        recorder?.hid(now)
        speak(audible.hide(now))
    }

    /// Passes typed input to the program, and then notifies the speaking machine.
    func pass(_ bytes: [UInt8]) {
        // Read before each key: the program may have switched the echo off meanwhile.
        let mode = inner.inputMode
        awaited = nil
        if filter.mode.explains, let name = keyName(bytes) { return speak([.stop, .notice(name)]) }
        inner.write(bytes)
        recorder?.pressed(bytes)
        // On a core that the program shares with us it may answer while we take the key.
        sched_yield()
        let keys = audible.keys(bytes)
        guard !keys.isEmpty else { return }
        if audible.isPendingBeforeKey { settle() }
        if mode?.isSecret ?? false != isSecret { updateSecrecy() }
        for key in keys {
            guard let spoken = audible.press(key, at: Instant.now) else { continue }
            filter.mode.stopExplaining()
            review.follow()
            speak(spoken)
            if let name = keyName(Array(key.utf8)), !audible.machine.hidesTyping { speak([.notice(name)]) }
        }
        echoDeadline = Instant.now + Thresholds.Session.echoPatience
    }

    /// Carries out a command of the reader. In key help it is described; the keys of key help and of review mode lead
    /// back to where the user was.
    func perform(_ command: ReaderCommand) {
        stopSpeech()
        if command != .pasteText { asksToPaste = false }
        if filter.mode.explains, command != .helpMode, command != .reviewMode {
            speak([.notice(command.summary)])
            return
        }
        let command = filter.mode.explains ? .helpMode : command
        if repeatSpeech(command) || changeSettings(command) { return }
        if command == .reviewMode, review.isInMode {
            // It closes the list of the reader, not review mode.
            filter.mode.owner = .review
            return performInReview(command)
        }
        switch command {
        case .stopSpeech: break
        case .helpMode:
            filter.mode.toggleExplaining()
            remembered.announce(.notice(words[filter.mode.explains ? .helpStart : .helpEnd]))
        case .reviewMode:
            if filter.mode.owner.home == .review {
                remembered.announce(.sound(.reviewStart))
                remembered.announce(.notice(words[.reviewStart]))
            } else {
                review.programLists = audible.machine.programLists
                review.endVisit(audible.terminal, prompt: audible.machine.learnedPrompt)
                review.follow()
                remembered.announce(.sound(.reviewEnd))
                remembered.announce(.notice(words[.reviewEnd]))
            }
        case .passKey: remembered.announce(.notice(words[.nextKeyPasses]))
        default: performInReview(command)
        }
    }

    private func performInReview(_ command: ReaderCommand) {
        review.setReportModes(indentation: audible.settings.indentation, attributes: audible.settings.attributes)
        review.programLists = audible.machine.programLists
        carryOut(
            review.perform(
                command, on: audible.terminal, prompt: audible.machine.learnedPrompt, at: Instant.now))
    }

    func stopSpeech() {
        review.stopReading(at: outputs.progress?.place, Instant.now)
        speak([.stop])
    }

    /// Handles a key of the text prompt.
    func type(_ typed: InputFilter.TypedText) {
        stopSpeech()
        carryOut(review.type(typed, on: audible.terminal, prompt: audible.machine.learnedPrompt))
    }

    func carryOut(_ effects: [ReviewEffect]) {
        for (index, effect) in effects.enumerated() {
            switch effect {
            case .speak(let spoken): outputs.speech.review(spoken)
            case .send(let bytes): send(bytes)
            case .sendThen(let bytes, let arrival, let last):
                send(bytes)
                awaited = AwaitedArrival(arrival: arrival, keys: last, end: Instant.now + Thresholds.Session.arrival)
            case .copy(let text):
                clipboard = Pasteboard.plain(text)
                // Its announcement follows once the outcome is known.
                let rest = Array(effects[(index + 1)...])
                guard let outcome = Pasteboard.start(text, { [helpers] in helpers.add(.copied($0, rest)) }) else {
                    filter.mode.settle(settings: menu.isOpen, text: review.takesText)
                    return
                }
                drawCopy(outcome.sequence)
            case .open(let link):
                speak([.notice(words[LinkOpener.isAllowed(link) ? .linkOpens : .linkFails])])
                guard LinkOpener.isAllowed(link) else { continue }
                LinkOpener.open(link) { [helpers] isOpen in if !isOpen { helpers.add(.linkFailed) } }
            case .settings(let speech): changeSettings { $0.take(speech) }
            case .windows: changeSettings { $0.keep(review.windows) }
            }
        }
        filter.mode.settle(settings: menu.isOpen, text: review.takesText)
    }

    /// Handles the results of helper programs.
    func takeHelperResults() {
        for result in helpers.take() {
            switch result {
            case .copied(let outcome, let rest):
                drawCopy(outcome.sequence)
                if !outcome.isCopied { outputs.speech.review(.notice(words[.copyWentOn])) }
                TerminalWords.$current.withValue(words) { carryOut(rest) }
            case .linkFailed: warn(.linkFails)
            case .displayKey(let key): perform(key)
            case .status(let text): speak([.notice(text)])
            }
        }
    }

    /// Presses keys for the user.
    private func send(_ bytes: [UInt8]) {
        inner.write(bytes)
        if audible.isPendingBeforeKey { settle() }
        for key in audible.keys(bytes) { speak(audible.press(key, at: Instant.now) ?? []) }
    }
}
