import AccessibilityTree
import CommandIO
import FileScreens
import Foundation
import HeadlessUIKit
import Keys
import LiveReader
import ScreenReader
import SessionOutput
import Spawning
import Speech
import TerminalEmulator
import TerminalReader

/// The interactive session: keys in, speech and a picture of the screen out.
@MainActor package final class Explorer {
    /// The setup of a session.
    package struct Setup {
        /// The options of the screen reader.
        package var options = ScreenReader.Options()
        /// The store of the user's custom labels, or nil when they are not kept.
        package var labels: LabelStore?
        /// Whether only events are printed, line by line, without a screen.
        package var isPlain = false
        /// The file for the log of the sessions, or nil when there is none.
        package var log: SessionLogFile?
        /// The file of the screens, for the log; nil for the sample app.
        package var file: String?
        /// The outputs of speech as lines of text and of braille.
        package var lines: LineOutputs?
        /// The braille display, with its keys.
        package var display: (any LineDisplay)?
        /// The keys of the braille display.
        package var displayKeys: DisplayKeys?

        /// Creates a setup in which nothing is kept or written.
        package init() {}
    }

    private let screens: [LoadedScreen]
    private let speech: LiveSpeech?
    private let notes: Notes
    private let terminal: OuterTerminal
    private let keys = ExploreKeys()
    private let isPlain: Bool
    private let labels: LabelStore?
    private let log: SessionLogFile?
    private let file: String?
    private let lines: LineOutputs?
    private let display: (any LineDisplay)?
    private let displayKeys: DisplayKeys?
    private var options: ScreenReader.Options
    private var index: Int
    private var reader: ScreenReaderSession?
    /// The window of the screen that is explored.
    private var window: UIWindow?
    private var transcript = ExploreTranscript()
    private var hasCurtain = false
    private var isRunning = true
    private var decoder = KeyDecoder()
    /// The line of the help at the top, while it is shown.
    private var helpLine: Int?
    /// The finger on the screen, while keys move it.
    private var finger: Finger?
    private var isTyping = false
    /// Ends the wait for keys when the terminal gets another size, so that the screen is drawn again. The signal may
    /// come to any thread.
    private let resizes = SizeChanges()

    /// Creates a session and starts it on a screen.
    package init(
        screens: [LoadedScreen], first: Int, speech: LiveSpeech?, notes: Notes, terminal: OuterTerminal, setup: Setup
    ) {
        self.screens = screens
        self.speech = speech
        self.notes = notes
        self.terminal = terminal
        isPlain = setup.isPlain
        labels = setup.labels
        log = setup.log
        file = setup.file
        lines = setup.lines
        (display, displayKeys) = (setup.display, setup.displayKeys)
        options = setup.options
        index = first
        start()
    }

    private func start() {
        transcript.begin(screens[index].name)
        var header =
            file.map { SessionLog.Header(file: $0, screen: screens[index], options: options) }
            ?? SessionLog.Header(file: nil, options: options)
        header.display = screens[index].display.fields
        log?.begin(header) { notes.add($0) }
        let started = screens[index].startReader(options: options) { [weak self] in self?.take($0) }
        (reader, window) = (started.reader, started.window)
        if let labels {
            reader?.session.keepUserLabels = { [notes] kept in labels.save(kept) { notes.add($0) } }
        }
        if screens[index].page != nil { notes.add("This is a page source: it can be read, but not operated.") }
    }

    /// Performs the outputs of a session other than speech.
    private func take(_ output: ReadingSession.Output) {
        speech?.take(output)
        switch output {
        case .began(let spoken):
            lines?.write(spoken.utterance)
            display?.show(UtteranceLine.text(spoken.utterance), cursor: nil, language: nil)
        case .settings(let settings): options.speech = settings
        case .userLabels(let userLabels):
            options.userLabels = userLabels
        case .screenCurtain(let isOn): hasCurtain = isOn
        case .copy(let text): try? StandardOutput.write(Pasteboard.copy(text).sequence)
        default: break
        }
    }

    // MARK: The loop

    /// Runs until the user leaves or the terminal goes away.
    package func run() throws {
        var last = Instant.now
        while isRunning {
            try draw()
            let keys = readKeys()
            let now = Instant.now
            // Continuous reading continues when the announcement has really ended, however slow the voice is.
            let waitsForVoice = reader?.session.isReadingAll == true && speech?.isBusy == true
            if !waitsForVoice { reader?.session.run(for: now - last) }
            last = now
            for key in keys { press(key) }
        }
        try draw()
        endSession()
    }

    private func draw() throws {
        do {
            try show()
        } catch {
            endIfTerminalIsGone()
            throw error
        }
    }

    /// Ends the process as the loss of the terminal does. The signal that reports it may still be on its way to another
    /// thread.
    private func endIfTerminalIsGone() {
        guard terminal.isGone else { return }
        terminal.restore()
        SignalEnding.end(by: SIGHUP)
    }

    private func endSession() {
        guard let reader else { return }
        log?.end(reader.session) { notes.add($0) }
        reader.end()
        window?.isHidden = true
    }

    // Waits without using the processor; wakes automatically only while there is speech or the app is at work.
    private func readKeys() -> [KeyPress] {
        let isBusy = reader?.session.isSilent == false || MainLoop.main.hasWork
        let timeout: Int32 = decoder.isWaiting ? 30 : isBusy ? 50 : -1
        var descriptors = [STDIN_FILENO, resizes?.descriptor ?? -1, displayKeys?.descriptor ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let ready = poll(&descriptors, 3, timeout)
        if ready < 0 { return [] }
        if descriptors[1].revents != 0 { resizes?.reset() }
        if descriptors[2].revents != 0 { for key in displayKeys?.take() ?? [] { press(key) } }
        if ready > 0, descriptors[0].revents == 0 { return [] }
        if ready == 0 { return decoder.finish().flatMap(ExploreKeys.pressed) }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count <= 0 {
            if count < 0, errno == EINTR { return [] }
            isRunning = false
            endIfTerminalIsGone()
            return []
        }
        return decoder.feed(buffer[..<count]).flatMap(ExploreKeys.pressed)
    }

    // MARK: Keys

    private func press(_ key: KeyPress) {
        let action = keys[key]
        // Stops the process, and whatever runs with it, as Control-Z does elsewhere.
        if action == .suspend { return _ = kill(0, SIGTSTP) }
        if key.modifiers.contains(.control), action == .quit { return isRunning = false }
        if helpLine != nil { return pressInHelp(key) }
        if finger != nil { return pressWithFinger(key) }
        if let text = text(of: key) { return perform(text) }
        switch action {
        case .gesture(let gesture): perform(gesture)
        case .command(let command): perform(command)
        case .touch: putFingerDown()
        case .typing:
            isTyping = true
            transcript.add("typing: press Escape to end")
        case .nextScreen: showScreen(index + 1)
        case .previousScreen: showScreen(index - 1)
        case .help:
            helpLine = 0
            if isPlain { transcript.add(keys.helpLines(options.gestures)) }
        case .quit: isRunning = false
        case .suspend, nil: break
        }
    }

    /// Handles a key of the braille display: lines are elements there, and the keys over them press the element under
    /// the cursor.
    private func press(_ key: LineDisplayKey) {
        switch key {
        case .previousLine: perform(Command.previous)
        case .nextLine: perform(Command.next)
        case .character: perform(Command.activate)
        }
    }

    /// Returns the command of a key where text is requested, nil for its ordinary meaning.
    private func text(of key: KeyPress) -> Command? {
        let isInMode = reader?.session.mode?.takesText == true
        guard isTyping || isInMode else { return nil }
        if case .character(let scalar) = key.key, key.modifiers.isEmpty { return .type(String(scalar)) }
        switch key.key {
        case .backspace: return .deleteBackward
        case .enter: return isInMode ? .activate : .type("\n")
        case .escape where isInMode: return .escape
        case .escape:
            isTyping = false
            transcript.add("typing ended")
            return .readElement
        default: return nil
        }
    }

    private func perform(_ gesture: Gesture) {
        if options.gestures[gesture] != .pauseOrResumeSpeech { speech?.interrupt() }
        reader?.session.perform(gesture)
    }

    private func perform(_ command: Command) {
        if command != .pauseOrResumeSpeech { speech?.interrupt() }
        reader?.session.perform(command)
    }

    private func pressInHelp(_ key: KeyPress) {
        let count = keys.helpLines(options.gestures).count
        let page = max(1, terminalSize.rows - 3)
        let line = helpLine ?? 0
        switch key.key {
        case .down: helpLine = min(line + 1, count - 1)
        case .up: helpLine = max(line - 1, 0)
        case .pageDown,
            .character(" ") where key.modifiers.isEmpty:
            helpLine = min(line + page, count - 1)
        case .pageUp: helpLine = max(line - page, 0)
        default:
            helpLine = nil
            if isPlain, keys[key] != .help { press(key) }
        }
    }

    private func putFingerDown() {
        guard let session = reader?.session else { return }
        let bounds = session.tree.environment.screenBounds
        let start = session.focusedElement.flatMap { session.tree[$0] }?.effectiveActivationPoint
        finger = Finger(at: start ?? Point(x: bounds.width / 2, y: bounds.height / 2), bounds: bounds)
        if let point = finger?.point { perform(Gesture.touch(point)) }
    }

    private func pressWithFinger(_ key: KeyPress) {
        switch finger?.press(key) {
        case .moved: if let point = finger?.point { perform(Gesture.touch(point)) }
        case .tapped: perform(key.key == .character(" ") ? .splitTap : .doubleTap)
        case .lifted:
            finger = nil
            transcript.add("finger lifted")
        case .nothing where keys[key] == .help: helpLine = 0
        case .waits, .nothing, nil: break
        }
    }

    private func showScreen(_ newIndex: Int) {
        guard screens.indices.contains(newIndex) else {
            transcript.add(screens.count == 1 ? "the file has one screen" : "no more screens")
            speech?.take(.earcon(.border))
            return
        }
        add(transcriptOf: reader)
        index = newIndex
        hasCurtain = false
        isTyping = false
        speech?.take(.stop)
        endSession()
        start()
    }

    // MARK: Output

    private func add(transcriptOf reader: ScreenReaderSession?) {
        guard let reader else { return }
        transcript.add(from: reader.session.log)
        log?.add(reader.session.log) { notes.add($0) }
    }

    private var terminalSize: (columns: Int, rows: Int) {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 && size.ws_col > 0
        return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
    }

    private func show() throws {
        add(transcriptOf: reader)
        if isPlain {
            if let note = notes.take() { transcript.add(note) }
            let lines = transcript.takeNew()
            if !lines.isEmpty { try StandardOutput.write(lines.map { $0 + "\n" }.joined()) }
            return
        }
        let size = terminalSize
        let picture = Picture(columns: size.columns, rows: size.rows)
        var content = content
        if helpLine == nil { content.transcript = transcript.lines[...] }
        content.note = notes.text
        try StandardOutput.write(picture.draw(content))
    }

    private var content: Picture.Content {
        if let helpLine {
            let help = keys.helpLines(options.gestures)[helpLine...]
            return Picture.Content(
                title: "Keys", lineCount: help.count, line: { help[help.startIndex + $0] },
                footer: "Up, Down, Page Up, Page Down: more   any other key: back")
        }
        guard let session = reader?.session else {
            return Picture.Content(title: "", lineCount: 0, line: { _ in "" }, footer: "")
        }
        switch session.mode {
        case .itemChooser(let chooser):
            return Picture.Content(
                title: "Item chooser. Search: \(chooser.search)", lineCount: chooser.items.count,
                line: { chooser.items[$0].text }, selected: chooser.items.isEmpty ? nil : chooser.position,
                footer: "type to search   Left, Right: move   Return: go there   Escape: close")
        case .quickSettings(let list):
            let settings = SpeechSettings.Setting.allCases
            return Picture.Content(
                title: "Quick settings", lineCount: settings.count,
                line: { session.spokenText(of: settings[$0]) }, selected: list.position,
                footer: "Left, Right: move   Up, Down: change   Escape: close")
        case .relabel(let relabelling):
            return Picture.Content(
                title: "Label element", lineCount: 1, line: { _ in relabelling.text }, selected: 0,
                footer: "type the label   Return: save, or remove if empty   Escape: cancel")
        case .help, .passThrough, nil: return screenContent(session)
        }
    }

    private func screenContent(_ session: ReadingSession) -> Picture.Content {
        let tree = session.tree
        let number = screens.count > 1 ? " (\(index + 1) of \(screens.count))" : ""
        let footer: String
        if let finger {
            let place = "finger at \(Self.text(finger.point.x)), \(Self.text(finger.point.y))"
            footer =
                finger.typed.isEmpty
                ? "\(place)   arrows: move   type X Y, Return: go there   Return: double tap   Escape: lift"
                : "go to: \(finger.typed)"
        } else if session.mode == .help {
            footer = "help: press a key to hear its gesture   g or Escape: end"
        } else if session.mode == .passThrough {
            footer = "the next gesture goes to the app"
        } else if isTyping {
            footer = "typing   Escape: end"
        } else {
            footer = "rotor: \(session.rotorName)   ? help   q quit"
        }
        let title = screens[index].name + number
        if hasCurtain {
            return Picture.Content(
                title: title + ", screen curtain on", lineCount: 0, line: { _ in "" }, footer: footer)
        }
        return Picture.Content(
            title: title, lineCount: session.elementCount,
            line: { tree[session.element(at: $0)].map(Self.line) ?? "" }, selected: session.focusedPosition,
            footer: footer)
    }

    private static func text(_ coordinate: Double) -> String {
        Int(exactly: coordinate.rounded()).map { String($0) } ?? "far away"
    }

    private static func line(_ node: Node) -> String {
        let text = [node.label?.string, node.value?.string].compactMap(\.self).joined(separator: ": ")
        return "\(node.className)  \(text.isEmpty ? "(no label)" : text)"
    }
}
