import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader

/// The interactive session: keys in, speech and a picture of the screen out.
@MainActor final class Explorer {
    private let screens: [LoadedScreen]
    private let speech: LiveSpeech?
    private let notes: Notes
    private let keys = KeyBindings()
    private var index: Int
    private var reader: ScreenReaderSession
    private var showsHelp = false
    private var isRunning = true
    private var decoder = KeyDecoder()

    init(screens: [LoadedScreen], first: Int, speech: LiveSpeech?, notes: Notes) {
        self.screens = screens
        self.speech = speech
        self.notes = notes
        index = first
        reader = Self.start(screens[first], speech)
    }

    private static func start(_ screen: LoadedScreen, _ speech: LiveSpeech?) -> ScreenReaderSession {
        ScreenReaderSession(window: screen.window, environment: screen.environment) { speech?.take($0) }
    }

    /// Runs until the user leaves or the terminal goes away.
    func run() throws {
        try StandardOutput.write(Picture.enter)
        defer { try? StandardOutput.write(Picture.leave) }
        // A handler makes the wait below end when the terminal gets another size, so that the picture is drawn anew.
        signal(SIGWINCH) { _ in }
        var last = ContinuousClock.now
        while isRunning {
            try draw()
            let keys = readKeys()
            let now = ContinuousClock.now
            // Continuous reading goes on when the element has really been heard, however slow the voice is.
            let waitsForVoice = reader.session.isReadingAll && speech?.isBusy == true
            if !waitsForVoice { reader.session.run(for: now - last) }
            last = now
            for key in keys { press(key) }
        }
    }

    // Waits without using the processor; wakes by itself only while something is spoken or the app is at work.
    private func readKeys() -> [Key] {
        let isBusy = !reader.session.isSilent || MainLoop.main.hasWork
        let timeout: Int32 = decoder.isWaiting ? 30 : isBusy ? 50 : -1
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        let ready = poll(&descriptor, 1, timeout)
        if ready < 0 { return [] }
        if ready == 0 { return decoder.isWaiting ? decoder.finish() : [] }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count <= 0 {
            if count == 0 || errno != EINTR { isRunning = false }
            return []
        }
        return decoder.feed(buffer[..<count])
    }

    private func press(_ key: Key) {
        if showsHelp {
            showsHelp = false
            if keys[key] != .quit { return }
        }
        switch keys[key] {
        case .command(let command):
            if command != .pauseOrResumeSpeech { speech?.interrupt() }
            reader.session.perform(command)
        case .nextScreen: show(index + 1)
        case .previousScreen: show(index - 1)
        case .help: showsHelp = true
        case .quit: isRunning = false
        case nil: break
        }
    }

    private func show(_ newIndex: Int) {
        guard screens.indices.contains(newIndex) else { return speech?.take(.earcon(.border)) ?? () }
        index = newIndex
        speech?.take(.stop)
        reader.end()
        reader = Self.start(screens[newIndex], speech)
    }

    private func draw() throws {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 && size.ws_col > 0
        let picture = Picture(
            columns: isKnown ? Int(size.ws_col) : 80, rows: isKnown ? Int(size.ws_row) : 24)
        if showsHelp {
            let help = keys.helpLines
            try StandardOutput.write(
                picture.draw(
                    title: "Keys", lineCount: help.count, line: { help[$0] }, selected: nil, footer: "any key"))
            return
        }
        let session = reader.session
        let tree = session.tree
        let number = screens.count > 1 ? " (\(index + 1) of \(screens.count))" : ""
        try StandardOutput.write(
            picture.draw(
                title: screens[index].name + number, lineCount: session.elementCount,
                line: { tree[session.element(at: $0)].map(Self.line) ?? "" }, selected: session.focusedPosition,
                footer: "rotor: \(session.rotorName)   ? help   q quit",
                speech: session.lastSpoken, note: notes.text))
    }

    private static func line(_ node: Node) -> String {
        let text = [node.label?.string, node.value?.string].compactMap(\.self).joined(separator: ": ")
        return "\(node.className)  \(text.isEmpty ? "(no label)" : text)"
    }
}
