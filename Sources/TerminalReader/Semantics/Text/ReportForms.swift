/// The forms in which compilers, test runners, shells and logs report. This is data: rules know none of these tools.
enum ReportForms {
    static let errors: Set<String> = [
        "error", "fatal", "fail", "failed", "failure", "panic", "critical", "crit", "err", "emerg", "alert", "severe",
        "conflict",
    ]
    static let warnings: Set<String> = ["warning", "warn"]
    static let counted: [String: ScreenRegion.Kind] = [
        "error": .error, "errors": .error, "failed": .error, "failure": .error, "failures": .error, "failing": .error,
        "warning": .warning, "warnings": .warning,
    ]
    static let starts: [(String, ScreenRegion.Kind)] = [
        ("Traceback (most recent call last)", .error), ("Segmentation fault", .error), ("npm error", .error),
        ("npm warn", .warning), ("E: ", .error), ("W: ", .warning), ("E   ", .error), ("make: *** ", .error),
        ("Exception in thread", .error), ("Failed to ", .error), ("Error from ", .error), ("Killed", .error),
        ("thread '", .text),
    ]
    static let ends = [
        "command not found", "No such file or directory", "Permission denied", "Operation not permitted",
        "Connection refused", "(core dumped)", "not found in PATH",
    ]
    static let marks: Set<Character> = ["✖", "✗", "✘", "❌", "⨯", "🛑"]
    static let warningMarks: Set<Character> = ["⚠", "⚠️"]
}
