import Foundation
import Testing

/// Compares a text with the file that records it, `Tests/Expectations/<name>` unless another folder is given; with
/// `EARSHOT_RECORD=1` in the environment it writes the file instead.
public func expectMatches(
    recorded name: String, in folder: URL = PackageFolders.expectations, actual: String,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] == "1" {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try actual.write(to: file, atomically: true, encoding: .utf8)
        return
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
        Issue.record(
            "Nothing is recorded as \(name); run the test with EARSHOT_RECORD=1 and read what it wrote.",
            sourceLocation: sourceLocation)
        return
    }
    guard actual != expected else { return }
    let was = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let now = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(was, now).prefix { $0 == $1 }.count
    Issue.record(
        """
        \(name) differs from line \(line + 1) on.
        recorded: \(line < was.count ? String(was[line]) : "(end)")
        actual:   \(line < now.count ? String(now[line]) : "(end)")
        whole actual text:
        \(actual)
        """, sourceLocation: sourceLocation)
}

/// Folders that tests read.
public enum PackageFolders {
    /// The package itself.
    public static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The recorded expectations.
    public static let expectations = root.appending(path: "Tests/Expectations")
    /// Reference material next to the package; it is not part of it and may be absent.
    public static let shared = root.deletingLastPathComponent().appending(path: "shared")

    /// Whether a file or folder of the reference material is there; for `.enabled(if:)`.
    public static func hasShared(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: shared.appending(path: path).path)
    }
}
