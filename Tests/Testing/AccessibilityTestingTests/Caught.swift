import Synchronization
import Testing

/// Runs something and returns what its failures say, and where.
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
