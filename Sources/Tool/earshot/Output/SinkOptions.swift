import ArgumentParser

/// The option for the destination of speech.
struct SinkOptions: ParsableArguments {
    @Option(
        name: .customLong("sink"),
        help: ArgumentHelp(
            """
            The destination of speech: live, wav=FILE or raw=FILE (raw samples). May be given several times. (default: live)
            """, valueName: "sink"), completion: .sinks)
    var names: [String] = []
}
