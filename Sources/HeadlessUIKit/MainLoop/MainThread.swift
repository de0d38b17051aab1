import Dispatch
import Foundation

/// Where the last reference to a view, a controller or another object of the interface is let go of, its `deinit` runs:
/// on any thread, since UIKit's own classes don't isolate theirs, and an app's subclass has an ordinary `deinit`.
package enum MainThread {
    // The main queue is drained by any thread once the program has called `dispatchMain()`, as Swift's own main does.
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller is on it.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Does what the end of an object changes in what the main thread owns, before the object is gone.
    ///
    /// Elsewhere than on the main thread it waits for that, as pointers to the object must be gone before its memory is:
    /// code that makes the main thread wait for a thread which lets go of views does not get on.
    static func finish(_ work: @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
        }
    }
}
