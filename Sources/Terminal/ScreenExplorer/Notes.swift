import Synchronization

/// Notes for the user that come from other threads and are shown with the next picture.
package final class Notes: Sendable {
    private let latest = Mutex<String?>(nil)

    /// Creates notes without one.
    package init() {}

    /// Replaces the note that is shown.
    package func add(_ note: String) {
        latest.withLock { $0 = note }
    }

    /// The note that is shown, or nil.
    var text: String? { latest.withLock { $0 } }

    /// The note that is shown, or nil, which is not shown again.
    func take() -> String? {
        latest.withLock { note in
            defer { note = nil }
            return note
        }
    }
}
