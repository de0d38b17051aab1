import Dispatch
import Foundation

/// Where the last reference to a view, a controller or another object of the interface is let go of, its `deinit` runs:
/// on any thread, since UIKit's own classes don't isolate theirs, and an app's subclass has an ordinary `deinit`.
enum MainThread {
    /// Does what the end of an object changes in what the main thread owns, before the object is gone.
    ///
    /// Elsewhere than on the main thread it waits for that, as pointers to the object must be gone before its memory is:
    /// code that makes the main thread wait for a thread which lets go of views does not get on.
    static func finish(_ work: @MainActor () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
        }
    }
}
