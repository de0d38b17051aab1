import ArgumentParser
import ScreenAudits

/// The options of an audit that a project keeps: its settings and its baseline.
struct AuditProject: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's settings; .earshot.yml in the current folder unless given.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Tell only what is not in this file, and what of it is gone.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all that is found to this file, and end with success.", valueName: "file"))
    var writeBaseline: String?

    @Flag(help: "Take what was not found again out of the baseline.")
    var prune = false

    func validate() throws {
        guard writeBaseline == nil || baseline == nil && !prune else {
            throw ValidationError("--write-baseline is not for --baseline or --prune")
        }
    }

    /// The files selected by the options.
    var files: AuditProjectFiles {
        AuditProjectFiles(config: config, baseline: baseline, writeBaseline: writeBaseline, prunes: prune)
    }
}
