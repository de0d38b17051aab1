/// All checks of a machine.
@MainActor package enum MachineChecks {
    /// The checks that need no sound, in the order in which they are reported.
    package static var quiet: [() -> [Diagnosis]] {
        let files = FileCheck()
        return [
            { SpeechCheck().diagnoses() },
            { [DispatcherCheck(chosen: files.chosenEngine).diagnosis()] },
            { [OrcaCheck(chosen: files.chosenEngine).diagnosis()] },
            { TerminalCheck().diagnoses() }, { TmuxCheck().diagnoses() }, { BrailleCheck().diagnoses() },
            { files.diagnoses() },
        ]
    }

    /// Checks sound output.
    ///
    /// - Parameter isSilent: Whether to skip the test sentence.
    package static func sound(isSilent: Bool) async -> Diagnosis { await SoundCheck(isSilent: isSilent).diagnosis() }
}
