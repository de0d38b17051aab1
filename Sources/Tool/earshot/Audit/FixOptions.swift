import ArgumentParser
import ScreenAudits

/// The options of an audit that fixes issues for which an automatic fix is safe.
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

    /// Whether fixes are requested.
    var isAsked: Bool { fix || fixTo != nil }

    /// The fixes requested by the options; nil if there are none.
    var fixing: Fixing? { isAsked ? Fixing(folder: fixTo, isDryRun: dryRun) : nil }
}
