import ArgumentParser
import AuditReports

/// The options that say which of the files that were named are audited and reported.
struct AuditSelection: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Tell only what is in files that have changed since this commit, branch or tag: changed, added, renamed or \
            unknown to git.
            """, valueName: "ref"))
    var changedSince: String?

    @Option(
        help: ArgumentHelp(
            """
            Audit one part of the files, such as 1/4, on one of several machines; "earshot merge" puts the JSON reports \
            of all parts together.
            """, valueName: "i/n"))
    var shard: String?

    func validate() throws {
        // Git would take it for an option.
        if let changedSince, changedSince.hasPrefix("-") || changedSince.isEmpty || changedSince.utf8.contains(0) {
            throw ValidationError("--changed-since takes a commit, a branch or a tag")
        }
        if let shard, AuditShard(argument: shard) == nil {
            throw ValidationError(
                "--shard takes a part and how many there are, such as 1/4, of at most \(AuditShard.largestCount)")
        }
    }

    /// The part of the run, or nil for all of it.
    var part: AuditShard? { shard.flatMap(AuditShard.init(argument:)) }

    /// Whether all that was named is audited.
    var isWhole: Bool { changedSince == nil && shard == nil }
}
