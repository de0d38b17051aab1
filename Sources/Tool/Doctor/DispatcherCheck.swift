import Foundation
import SessionOutput
import Spawning
import Speech

/// Checks speech-dispatcher, which is needed only if the user has chosen it.
struct DispatcherCheck {
    /// The engine that the settings of `earshot run` choose, or nil.
    var chosen: SpeechProgram?
    var environment = ProcessInfo.processInfo.environment

    private var isChosen: Bool { if case .dispatcher = chosen { true } else { false } }

    /// Returns the result of the check.
    func diagnosis() -> Diagnosis {
        let choose = "choose another engine with \"engine\" in terminal.json"
        do throws(DispatcherFailure) {
            let address = try DispatcherAddress(environment: environment)
            // Connecting would start it, and the user has not chosen it.
            if !isChosen, !FileManager.default.fileExists(atPath: address.path) {
                let state = address.program == nil ? "not installed" : "installed; it starts on demand"
                return .note("speech-dispatcher", "\(state); not required, because eSpeak NG works without it")
            }
            let count = try DispatcherEngine.voices(of: address).count
            guard count > 0 else {
                let remedy = "install a synthesizer for it (Debian: speech-dispatcher-espeak-ng)"
                return state("it responds, but has no voice", isChosen ? "\(remedy), or \(choose)" : remedy)
            }
            return .ok("speech-dispatcher", "it responds and has \(count) voices")
        } catch {
            return state(
                "\(error)", isChosen ? "start it, or \(choose)" : "required only for '--engine speech-dispatcher'")
        }
    }

    private func state(_ message: String, _ remedy: String) -> Diagnosis {
        isChosen
            ? .problem("speech-dispatcher", message, remedy) : .note("speech-dispatcher", message, remedy)
    }
}
