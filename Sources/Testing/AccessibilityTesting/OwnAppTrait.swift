#if canImport(Testing)
import HeadlessUIKit
import Testing

/// Gives a test, or each test of a suite, an app of its own: an application, a main loop, windows, a screen reader.
///
/// Tests run side by side, and one that waits for something lets others run meanwhile; without an app of their own
/// they would share one. Write it as `.ownApp`:
/// ```swift
/// @Suite(.ownApp) @MainActor struct CartTests { … }
/// ```
public struct OwnAppTrait: TestTrait, SuiteTrait, TestScoping {
    /// Suites hand it on to their tests.
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
    /// Gives each test an app of its own.
    public static var ownApp: Self { Self() }
}
#endif
