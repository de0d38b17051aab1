import Foundation
import HeadlessUIKit
import LiveReader
import ScreenReader

/// The recorded transcript of a test.
struct TranscriptFile {
    let url: URL
    private let environment: [String: String]

    init(
        testFile: String, name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let test = URL(filePath: testFile)
        url = test.deletingLastPathComponent().appending(path: "__Transcripts__")
            .appending(path: test.deletingPathExtension().lastPathComponent)
            .appending(path: Self.fileName(name) + ".txt")
        self.environment = environment
    }

    /// Runs a session, and records a failure where it differs from the recorded one.
    @MainActor func expect(
        _ reader: ScreenReaderSession, _ options: ScreenReader.Options, isRecording: Bool, at location: TestLocation,
        _ body: (ScreenReaderSession) throws -> Void
    ) rethrows {
        guard reader.isRunning else { return }
        reader.settle()
        try body(reader)
        reader.settle()
        guard let message = compare(reader.session.log.transcript, isRecording: isRecording) else { return }
        let list = ElementList(reader.session.tree, options: options)
        TestFailure.record(([message] + list.lines).joined(separator: "\n"), at: location)
    }

    /// Compares a transcript with the recorded one, or records it. Returns what is wrong, or nil.
    func compare(_ lines: [String], isRecording: Bool) -> String? {
        if isRecording || environment["EARSHOT_RECORD"] == "1" { return record(lines) }
        guard let data = try? Data(contentsOf: url) else {
            return "\(url.path) doesn't exist; run the test with EARSHOT_RECORD=1 to record it, and check its contents."
        }
        var recorded = String(decoding: data, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if recorded.last == "" { recorded.removeLast() }
        guard recorded != lines else { return nil }
        return
            (["The transcript differs from \(url.path) (- recorded, + now):"]
            + LineDifference(from: recorded, to: lines).excerpt()
            + ["Run the test with EARSHOT_RECORD=1 to record it again."]).joined(separator: "\n")
    }

    private func record(_ lines: [String]) -> String? {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(lines.map { $0 + "\n" }.joined().utf8).write(replacing: url)
            return nil
        } catch {
            return "\(url.path) can't be written: \(error.localizedDescription)"
        }
    }

    /// A test's name as the name of a file: letters, digits and hyphens.
    static func fileName(_ name: String) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }
        let joined = words.joined(separator: "-")
        return joined.isEmpty ? "transcript" : String(joined.prefix(100))
    }
}
