import ArgumentParser
import ScreenAudits

/// The options of an audit that mends what it has found, where a program can't be wrong.
struct FixOptions: ParsableArguments {
    @Flag(help: "Mend in the files what can be mended safely: \"earshot rules show ID\" tells what that is.")
    var fix = false

    @Option(
        help: ArgumentHelp(
            "Mend what can be mended safely in a copy of the files in this folder.", valueName: "folder"))
    var fixTo: String?

    @Flag(help: "With --fix or --fix-to: write nothing, and print a unified diff instead of the text.")
    var dryRun = false

    func validate() throws {
        guard !fix || fixTo == nil else { throw ValidationError("--fix and --fix-to don't go together") }
        guard !dryRun || isAsked else { throw ValidationError("--dry-run is for --fix and --fix-to") }
        if let fixTo, fixTo.isEmpty || fixTo.utf8.contains(0) { throw ValidationError("--fix-to takes a folder") }
    }

    /// Whether anything is to be mended.
    var isAsked: Bool { fix || fixTo != nil }

    /// What the options ask for; nil where nothing is to be mended.
    var fixing: Fixing? { isAsked ? Fixing(folder: fixTo, isDryRun: dryRun) : nil }
}
