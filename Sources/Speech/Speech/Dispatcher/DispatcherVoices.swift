extension DispatcherEngine {
    /// Returns the voices of a module, each without its variants, on a separate connection.
    ///
    /// - Parameters:
    ///   - address: Where the daemon listens.
    ///   - module: The name of its output module; nil for its usual one.
    ///   - limits: The time limits.
    public static func voices(
        of address: DispatcherAddress, module: String? = nil, limits: Limits = Limits()
    ) throws(DispatcherFailure) -> [SynthesizerVoice] {
        var connection = try SSIPConnection(address, patience: limits.answer)
        try connection.greet(as: "voices")
        if let module { try connection.choose(module: module) }
        let lines = try connection.require("LIST SYNTHESIS_VOICES").lines
        connection.quit()
        return lines.compactMap(DispatcherVoice.voice)
    }
}
