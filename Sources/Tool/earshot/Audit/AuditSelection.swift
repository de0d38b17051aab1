import ArgumentParser
import AuditReports

/// The options that select which of the named files are audited and reported.
struct AuditSelection: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Report only issues in files that were changed, added or renamed since this commit, branch or tag, or that \
            Git does not track.
            """, valueName: "ref"))
    var changedSince: String?

    @Option(
        help: ArgumentHelp(
            """
            Audit one part of the files, such as 1/4, for runs on several machines; "earshot merge" merges the JSON \
            reports of all parts.
            """, valueName: "i/n"))
    var shard: String?

    func validate() throws {
        // Git would parse it as an option.
        if let changedSince, changedSince.hasPrefix("-") || changedSince.isEmpty || changedSince.utf8.contains(0) {
            throw ValidationError("--changed-since must be a commit, a branch or a tag")
        }
        if let shard, AuditShard(argument: shard) == nil {
            throw ValidationError(
                "--shard must be a part and the number of parts, such as 1/4, with at most \(AuditShard.largestCount) parts"
            )
        }
    }

    /// The part of the run, or nil for all of it.
    var part: AuditShard? { shard.flatMap(AuditShard.init(argument:)) }

    /// Whether all that was named is audited.
    var isWhole: Bool { changedSince == nil && shard == nil }
}
