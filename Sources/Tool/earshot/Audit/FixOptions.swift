import ArgumentParser
import ScreenAudits

/// The options of an audit that fixes issues for which an automatic fix is safe.
struct FixOptions: ParsableArguments {
    @Flag(help: "Fix issues in the files where a safe fix exists; \"earshot rules show ID\" describes it.")
    var fix = false

    @Option(
        help: ArgumentHelp(
            "Fix issues where a safe fix exists in a copy of the files in this folder.", valueName: "folder"),
        completion: .directory)
    var fixTo: String?

    @Flag(help: "With --fix or --fix-to: print a unified diff instead of writing files and the text.")
    var dryRun = false

    func validate() throws {
        guard !fix || fixTo == nil else { throw ValidationError("--fix and --fix-to can't be combined") }
        guard !dryRun || isAsked else { throw ValidationError("--dry-run requires --fix or --fix-to") }
        if let fixTo, fixTo.isEmpty || fixTo.utf8.contains(0) { throw ValidationError("--fix-to must be a folder") }
    }

    /// Whether fixes are requested.
    var isAsked: Bool { fix || fixTo != nil }

    /// The fixes requested by the options; nil if there are none.
    var fixing: Fixing? { isAsked ? Fixing(folder: fixTo, isDryRun: dryRun) : nil }
}
