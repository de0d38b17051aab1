import ArgumentParser
import ScreenAudits

/// The options for a project's settings and baseline.
struct AuditProject: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The project's settings. (default: .earshot.yml in the current folder)", valueName: "file"),
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "Report only issues that are not in this baseline file, and entries that were not found again.",
            valueName: "file"), completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(
        help: ArgumentHelp("Write all issues to this baseline file and exit with success.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var writeBaseline: String?

    @Flag(help: "Remove entries that were not found again from the baseline.")
    var prune = false

    func validate() throws {
        guard writeBaseline == nil || baseline == nil && !prune else {
            throw ValidationError("--write-baseline can't be combined with --baseline or --prune")
        }
    }

    /// The files selected by the options.
    var files: AuditProjectFiles {
        AuditProjectFiles(config: config, baseline: baseline, writeBaseline: writeBaseline, prunes: prune)
    }
}
