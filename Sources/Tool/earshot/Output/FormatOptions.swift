import ArgumentParser

/// The option of commands that print text or JSON.
struct FormatOptions: ParsableArguments {
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Option(help: "The output format.")
    var format = Format.text
}
