/// The limits that a reader places on a JSON text.
public struct JSONLimits: Sendable, Hashable {
    /// The maximum size of a text, in bytes; 64 MiB by default.
    public var size: Int
    /// The maximum nesting depth of arrays and objects, 1...1,000; 512 by default.
    public var depth: Int

    /// Creates limits.
    public init(size: Int = 64 << 20, depth: Int = 512) {
        self.size = size
        // Values are freed level by level on the stack, so their depth is bounded regardless of the caller's limit.
        self.depth = min(max(depth, 1), 1_000)
    }
}
