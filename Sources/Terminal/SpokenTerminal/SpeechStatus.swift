import Spawning
import Speech
import Synchronization
import TerminalReader
import Words

/// The state of speech in a session, from its events, on whatever thread they come.
final class SpeechStatus: Sendable {
    private struct State {
        var words = TerminalWords.current
        /// The number of utterances that were posted and have not ended.
        var open = 0
        /// Whether the last utterance that ended without being stopped has failed.
        var isFailing = false
        var hasAlarm = false
        var notes: [String] = []
        var missingVoices: Set<String> = []
    }

    private let state = Mutex(State())
    private let wakeUp: WakeUp?

    /// - Parameter wakeUp: Is woken when speech has ended or failed.
    init(wakeUp: WakeUp?) { self.wakeUp = wakeUp }

    /// The words in which the user is spoken to.
    var words: TerminalWords {
        get { state.withLock { $0.words } }
        set { state.withLock { $0.words = newValue } }
    }

    // MARK: Speech

    /// Records that an utterance is about to be posted, so that it counts while it is on its way.
    func willPost() { state.withLock { $0.open += 1 } }

    /// It was not posted after all.
    func willNotPost() { state.withLock { $0.open -= 1 } }

    /// Whether an utterance was posted that has not ended.
    var isSpeaking: Bool { state.withLock { $0.open > 0 } }

    /// Handles an event of an utterance. A failure is reported once, until speech has worked again.
    func take(_ event: SpeechEvent) {
        guard event.kind.isTerminal else { return }
        let hasChanged = state.withLock { state in
            state.open -= 1
            switch event.kind {
            case .failed(let reason):
                if !state.isFailing {
                    state.hasAlarm = true
                    Self.add("speech failed: \(reason)", to: &state)
                }
                state.isFailing = true
            case .finished: state.isFailing = false
            default: break
            }
            return state.open == 0 || state.hasAlarm
        }
        if hasChanged { wakeUp?.wake() }
    }

    /// Returns whether speech has failed after the previous call.
    func takeAlarm() -> Bool {
        state.withLock { state in
            defer { state.hasAlarm = false }
            return state.hasAlarm
        }
    }

    // MARK: Notes

    /// Returns the message about a missing voice, the first time.
    func missing(voice: String) -> String? {
        state.withLock { state in
            guard state.missingVoices.insert(voice).inserted else { return nil }
            let note = state.words[.noVoice, voice]
            Self.add(note, to: &state)
            return note
        }
    }

    /// Keeps a note for the user, which waits until the screen is the user's own again.
    func note(_ note: String) { state.withLock { Self.add(note, to: &$0) } }

    /// The notes, once.
    func takeNotes() -> [String] {
        state.withLock { state in
            defer { state.notes = [] }
            return state.notes
        }
    }

    private static func add(_ note: String, to state: inout State) {
        guard !state.notes.contains(note), state.notes.count < 20 else { return }
        state.notes.append(note)
    }
}
