#if canImport(Testing)
import HeadlessUIKit
import Testing

/// Gives a test, or each test of a suite, its own app: an application, a main loop, windows, a screen reader.
///
/// Tests run in parallel, and one that waits for something lets others run meanwhile; without separate apps they would
/// share one. Write it as `.ownApp`:
/// ```swift
/// @Suite(.ownApp) @MainActor struct CartTests { … }
/// ```
public struct OwnAppTrait: TestTrait, SuiteTrait, TestScoping {
    /// Suites pass it on to their tests.
    public var isRecursive: Bool { true }

    /// Runs a test in a fresh app.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let app = await AppProcess()
        try await app.run { try await function() }
    }
}

extension Trait where Self == OwnAppTrait {
    /// Gives each test its own app.
    public static var ownApp: Self { Self() }
}
#endif
