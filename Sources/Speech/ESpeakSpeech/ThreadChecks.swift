#if THREAD_CHECKS
import ThreadChecks

/// The lock that ThreadSanitizer understands; only `make test-threads` builds with it.
typealias Mutex<Value: ~Copyable> = CheckedMutex<Value>
#endif
