import ArgumentParser

/// The option that says where speech goes to.
struct SinkOptions: ParsableArguments {
    @Option(
        name: .customLong("sink"),
        help: ArgumentHelp(
            "Where speech goes: live, wav=FILE or raw=FILE (bare samples); several can be given.", valueName: "sink"))
    var names: [String] = []
}
