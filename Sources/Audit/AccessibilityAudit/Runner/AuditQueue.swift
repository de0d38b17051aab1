/// Runs rules on screens on other processors, while the main actor makes the next screens.
///
/// The answers for a screen depend on nothing but the screen, so answers joined in the order of their requests are the
/// same as those of one screen after the other (`AuditRunner.run(_:)`).
@MainActor public final class AuditQueue {
    /// The maximum number of screens that wait or are audited: enough that no processor is idle after a large one, few
    /// enough that memory is no concern.
    public nonisolated static let reach = 8

    private var underway: [Task<AuditRunner.Answers, Never>] = []

    /// Creates a queue.
    public init() {}

    /// Checks a screen with all rules of a runner, as soon as a processor is free. While ``reach`` screens are being
    /// checked this waits for the first of them.
    ///
    /// - Parameters:
    ///   - runner: The rules.
    ///   - screen: Makes the screen on the processor that checks it.
    /// - Returns: The task that returns the answers.
    public func ask(
        _ runner: AuditRunner, about screen: @escaping @Sendable () -> AuditedScreen
    ) async -> Task<AuditRunner.Answers, Never> {
        if underway.count >= Self.reach { _ = await underway.removeFirst().value }
        let task = Task.detached { runner.check(screen()) }
        underway.append(task)
        return task
    }
}
