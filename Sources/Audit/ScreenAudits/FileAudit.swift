import AccessibilityAudit
import CommandIO

/// The audit of one file, setting after setting; the answers may still be underway.
@MainActor struct FileAudit {
    let path: String
    private let checks: [[Task<AuditRunner.Answers, Never>]]
    private let known: AuditResult?

    /// A file whose screens are checked.
    ///
    /// - Parameter checks: the checks of its screens in the usual setting, then in each of the others.
    init(_ path: String, _ checks: [[Task<AuditRunner.Answers, Never>]]) {
        (self.path, self.checks, known) = (path, checks, nil)
    }

    /// A file of which all is known.
    init(_ path: String, _ result: AuditResult) { (self.path, checks, known) = (path, [], result) }

    /// Returns the result of the audit of the file.
    func result(_ runner: AuditRunner) async -> AuditResult {
        if let known { return known }
        var result = runner.emptyResult()
        for setting in checks {
            let start = result.findings.count
            for check in setting { result.add(await check.value) }
            result.keepNew(from: start)
        }
        return result
    }
}

/// The audits of files, put together in the order of the files while later files are at work.
@MainActor struct FileAudits {
    private(set) var result: AuditResult
    private let runner: AuditRunner
    private let changes: ChangedFiles?
    private var waiting: [FileAudit] = []

    init(_ runner: AuditRunner, _ changes: ChangedFiles?) {
        (self.runner, self.changes) = (runner, changes)
        result = runner.emptyResult()
    }

    /// Adds the next file.
    mutating func add(_ file: FileAudit) async {
        waiting.append(file)
        // Requests this old have been answered.
        if waiting.count > AuditQueue.reach { await finishFirst() }
    }

    /// Leaves a file out.
    mutating func skip(_ path: String, _ reason: String) { result.skipped.append(.init(path: path, reason: reason)) }

    /// Records that the texts of some elements of a file could not be read by the tool that wrote it.
    mutating func leaveUnmeasured(_ path: String, _ count: Int) {
        let elements = count == 1 ? "1 element" : "\(count) elements"
        result.unmeasured.append(
            .init(path: FileReader.name(of: path), reason: "the texts of \(elements) could not be read"))
    }

    /// All that was found in all files.
    mutating func finish() async -> AuditResult {
        while !waiting.isEmpty { await finishFirst() }
        return result
    }

    private mutating func finishFirst() async {
        let file = waiting.removeFirst()
        var found = await file.result(runner)
        changes?.reduce(&found, to: file.path)
        result.add(found)
        if changes?.contains(file.path) ?? true { result.files.append(FileReader.name(of: file.path)) }
    }
}
