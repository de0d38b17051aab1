import DemoApp
import HeadlessUIKit
import LiveReader
import ScreenReader
import SessionOutput
import Speech

/// One run of the sample app under the screen reader, from its launch to the last gesture of the script.
@MainActor enum DemoSession {
    /// The result of a run.
    struct Result {
        /// The speech, for a sound file.
        var items: [SpeechRenderer.Item]
        /// The log of the session.
        var log: SessionLog
        /// Whether it continued where another one ended.
        var isRestored: Bool
    }

    /// Runs the script on virtual time.
    ///
    /// - Parameters:
    ///   - store: the state in which the app was left by another run; nil for a new start.
    ///   - write: receives the transcript line by line.
    ///   - atEnd: called after the last gesture, while the app still runs.
    static func run(
        restoringFrom store: StateStore? = nil, write: @escaping (String) throws -> Void,
        atEnd: () throws -> Void = {}
    ) throws -> Result {
        MainLoop.main.clock = .virtual
        let (window, isRestored) = DemoApp.launch(restoringFrom: store)
        defer { DemoApp.quit() }
        let recording = Recording()
        let reader = ScreenReaderSession(window: window, policy: .lenient) { recording.take($0) }
        defer { reader.end() }
        var printer = TranscriptPrinter()
        func finishTurn() throws {
            reader.settle()
            for line in printer.lines(of: reader.session.log) { try write(line) }
        }
        if store != nil, !isRestored { try write("The saved state belongs to another app.") }
        try write(isRestored ? "The app is restored." : "The app starts.")
        try finishTurn()
        let script = DemoScript(
            session: reader.session,
            title: { try write("\n# \($0)") },
            perform: { gesture in
                reader.session.perform(gesture)
                try finishTurn()
            })
        if isRestored { try script.goOn() } else { try script.run() }
        try atEnd()
        let header = SessionLog.Header(file: nil, policy: .lenient)
        return Result(
            items: recording.items, log: SessionLog(of: reader.session, header), isRestored: isRestored)
    }

    /// A recording of the speech.
    @MainActor private final class Recording {
        private(set) var items: [SpeechRenderer.Item] = []

        func take(_ output: ReadingSession.Output) {
            switch output {
            case .began(let spoken): items += [.utterance(spoken.utterance), .silence(seconds: 0.3)]
            case .earcon(let earcon): items.append(.utterance(Utterance([.earcon(earcon)])))
            default: break
            }
        }
    }
}
