import AccessibilityAudit

/// The names of a result's files, worked out once for each file instead of for each finding.
struct CachedPaths {
    private let paths: ReportPaths
    private var known: [String: (path: String, uri: String)] = [:]

    init(_ paths: ReportPaths, _ result: AuditResult) {
        self.paths = paths
        var last = ""
        for index in result.findings.indices {
            // Findings of one file follow each other.
            guard let file = result.findings[index].location?.file, file != last else { continue }
            last = file
            if known[file] == nil { known[file] = (paths.path(file), paths.uri(file)) }
        }
    }

    /// As ``ReportPaths/path(_:)``.
    func path(_ path: String) -> String { known[path]?.path ?? paths.path(path) }

    /// As ``ReportPaths/uri(_:)``.
    func uri(_ path: String) -> String { known[path]?.uri ?? paths.uri(path) }
}
