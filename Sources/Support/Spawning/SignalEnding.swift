import Foundation

/// Ends this process by a signal, so that its parent sees the reason.
package enum SignalEnding {
    /// Ends by a signal, whatever handles or blocks it. Returns only for a signal that ends nothing.
    package static func end(by number: Int32) {
        signal(number, SIG_DFL)
        // Worker threads block signals; without this the process would continue.
        var own = sigset_t()
        sigemptyset(&own)
        sigaddset(&own, number)
        pthread_sigmask(SIG_UNBLOCK, &own, nil)
        raise(number)
    }
}
