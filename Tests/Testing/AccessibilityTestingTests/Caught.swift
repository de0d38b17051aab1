import Synchronization
import Testing

/// Runs a closure and returns the texts and locations of its failures.
@MainActor func failures(_ body: () throws -> Void) rethrows -> [(text: String, location: SourceLocation?)] {
    let caught = Mutex<[(text: String, location: SourceLocation?)]>([])
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        caught.withLock { $0.append((issue.comments.map(\.rawValue).joined(), issue.sourceLocation)) }
        return true
    }
    return caught.withLock { $0 }
}
