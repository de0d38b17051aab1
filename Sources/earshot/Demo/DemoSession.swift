import LiveReader
import DemoApp
import HeadlessUIKit
import ScreenReader
import Speech

/// One run of the sample app under the screen reader, from its launch to the last gesture of the script.
@MainActor enum DemoSession {
    /// Runs the script on virtual time.
    ///
    /// - Parameter write: gets the transcript line by line, as it comes about.
    /// - Returns: what is heard, to be written to a file, and the log of the session.
    static func run(
        write: @escaping (String) throws -> Void
    ) throws -> (items: [SpeechRenderer.Item], log: SessionLog) {
        MainLoop.main.clock = .virtual
        let policy = AdaptationPolicy.current
        defer { AdaptationPolicy.current = policy }
        // Sheets as they are since iOS 13.
        AdaptationPolicy.current = .modern
        let window = DemoApp.launch()
        defer { window.isHidden = true }
        let recording = Recording()
        let reader = ScreenReaderSession(window: window, policy: .lenient) { recording.take($0) }
        defer { reader.end() }
        var printer = TranscriptPrinter()
        func finishTurn() throws {
            reader.settle()
            for line in printer.lines(of: reader.session.log) { try write(line) }
        }
        try write("The app starts.")
        try finishTurn()
        try DemoScript(
            session: reader.session,
            title: { try write("\n# \($0)") },
            perform: { gesture in
                reader.session.perform(gesture)
                try finishTurn()
            }
        ).run()
        return (recording.items, SessionLog(of: reader.session, SessionLog.Header(file: nil, policy: .lenient)))
    }

    /// What is heard.
    @MainActor private final class Recording {
        private(set) var items: [SpeechRenderer.Item] = []

        func take(_ output: Session.Output) {
            switch output {
            case .began(let spoken): items += [.utterance(spoken.utterance), .silence(seconds: 0.3)]
            case .earcon(let earcon): items.append(.utterance(Utterance([.earcon(earcon)])))
            default: break
            }
        }
    }
}
