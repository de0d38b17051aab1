/// Runs `body` on the main actor, on which all layout runs.
///
/// The methods of `Layout` aren't isolated, so that their proxies have to assert where they are called. Calling them
/// from another thread traps.
func onMainActor<T>(_ body: @MainActor () -> T) -> T {
    // Only the main actor touches `result`: `assumeIsolated` runs the closure before it returns, on this thread.
    nonisolated(unsafe) var result: T?
    MainActor.assumeIsolated { result = body() }
    guard let result else { preconditionFailure("the main actor didn't run the closure") }
    return result
}
