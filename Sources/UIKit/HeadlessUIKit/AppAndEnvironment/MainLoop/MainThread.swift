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
    package static var isCurrent: Bool { isFirst || DispatchQueue.getSpecific(key: key) == true }

    /// Whether the thread is the one that the program began with. Foundation asks the kernel, so each thread asks once.
    private static var isFirst: Bool {
        if let known = pthread_getspecific(answer) { return known == yes }
        let isMain = Thread.isMainThread
        pthread_setspecific(answer, isMain ? yes : no)
        return isMain
    }

    /// What each thread was told, as pointers that lead nowhere.
    private static let answer: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
    private static var yes: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1)! }
    private static var no: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 2)! }

    /// Does what the end of an object changes in what the main thread owns, before the object is gone.
    ///
    /// Elsewhere than on the main thread it waits for that, as pointers to the object must be gone before its memory is:
    /// code that makes the main thread wait for a thread which lets go of views does not get on.
    static func finish(_ work: @MainActor () -> Void) {
        if isCurrent {
            // What `MainActor.assumeIsolated` does after it has found out, once more and at some cost, what was just
            // found out: that this is the main actor's thread.
            withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Void).self)() }
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
        }
    }

    /// The same for an object of which there are many: work that captures nothing takes no memory.
    static func finish(_ object: UIAccessibilityObject, _ work: @escaping @MainActor (UIAccessibilityObject) -> Void) {
        if isCurrent {
            unsafeBitCast(IsolatedWork(run: work), to: Work.self).run(object)
        } else {
            DispatchQueue.main.sync { MainActor.assumeIsolated { work(object) } }
        }
    }

    // Of the same layout: as parts of a structure, functions are not wrapped when they are taken for another type.
    private struct IsolatedWork {
        let run: @MainActor (UIAccessibilityObject) -> Void
    }
    private struct Work {
        let run: (UIAccessibilityObject) -> Void
    }
}
