import CommandIO
import InterfaceBuilder

extension InterfaceFiles {
    /// Writes the paths that could not be read, and the folders that were skipped, to standard error.
    func reportOmissions() {
        for problem in problems { ToolNote(message: problem.reason, file: problem.path).report() }
        guard !skippedFolders.isEmpty else { return }
        let shown = skippedFolders.sorted().prefix(Self.shownFolders)
        let rest = skippedFolders.count - shown.count
        ToolNote(
            message: "skipped \(skippedFolders.count) folder\(skippedFolders.count == 1 ? "" : "s") of dependencies, "
                + "builds or other repositories: " + shown.joined(separator: ", ")
                + (rest > 0 ? " and \(rest) more" : "")
                + "; name a folder to include it"
        ).report()
    }

    // As many as fit in a line or two.
    private static let shownFolders = 5
}
