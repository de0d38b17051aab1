import Foundation
import SessionOutput
import Speech

/// Checks Orca's D-Bus service, which is needed only if the user has chosen it.
struct OrcaCheck {
    /// The engine that the settings of `earshot run` choose, or nil.
    var chosen: SpeechProgram?
    var environment = ProcessInfo.processInfo.environment

    /// Returns the result of the check.
    func diagnosis() -> Diagnosis {
        do throws(OrcaFailure) {
            let version = try OrcaService(environment: environment).version()
            return .ok("orca", "Orca \(version) presents messages; '--engine auto' chooses it")
        } catch {
            guard chosen == .orca else { return .note("orca", "\(error)", "required only for '--engine orca'") }
            return .problem(
                "orca", "\(error)", "start Orca, or choose another engine with \"engine\" in terminal.json")
        }
    }
}
