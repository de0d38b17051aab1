extension SwiftUICaseTests {
    /// The cases that fail, with the reason. One that passes fails the test, so that it is removed here.
    static let knownFailures: [String: String] = [:]
}
