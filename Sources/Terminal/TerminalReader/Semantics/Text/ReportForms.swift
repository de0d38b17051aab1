/// The forms in which compilers, test runners, shells and logs report. This is data: rules know none of these tools.
enum ReportForms {
    static let errors: Set<String> = [
        "error", "fatal", "fail", "failed", "failure", "panic", "critical", "crit", "err", "emerg", "alert", "severe",
        "conflict",
    ]
    static let warnings: Set<String> = ["warning", "warn"]
    /// Levels that stand behind the name of the program that reports, without a colon.
    static let behindNames: Set<String> = ["error", "fatal", "warn", "warning"]
    /// Words before a level that are no names: those by which a sentence or a statement goes on to it.
    static let noNames: Set<String> = [
        "a", "an", "and", "another", "any", "as", "at", "by", "case", "catch", "class", "each", "every", "first", "for",
        "from", "func", "got", "has", "if", "in", "is", "it", "its", "last", "let", "my", "next", "no", "not", "of",
        "on",
        "one", "only", "or", "other", "our", "raise", "return", "some", "such", "that", "the", "their", "these", "this",
        "those", "throw", "to", "try", "type", "unless", "until", "var", "was", "what", "when", "which", "while",
        "with",
        "without", "your",
    ]
    static let counted: [String: ScreenRegion.Kind] = [
        "error": .error, "errors": .error, "failed": .error, "failure": .error, "failures": .error, "failing": .error,
        "warning": .warning, "warnings": .warning,
    ]
    static let starts: [(String, ScreenRegion.Kind)] = [
        ("Traceback (most recent call last)", .error), ("Segmentation fault", .error), ("E: ", .error),
        ("W: ", .warning),
        ("E   ", .error), ("Exception in thread", .error), ("Failed to ", .error), ("Error from ", .error),
        ("Killed", .error), ("thread '", .text),
    ]
    static let ends = [
        "command not found", "No such file or directory", "Permission denied", "Operation not permitted",
        "Connection refused", "(core dumped)", "not found in PATH",
    ]
    static let marks: Set<Character> = ["✖", "✗", "✘", "❌", "⨯", "🛑"]
    static let warningMarks: Set<Character> = ["⚠", "⚠️"]
}
