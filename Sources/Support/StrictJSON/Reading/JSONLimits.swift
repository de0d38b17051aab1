/// How much a JSON text may ask of its reader.
public struct JSONLimits: Sendable, Hashable {
    /// How many bytes a text may have; 64 MiB unless stated otherwise.
    public var size: Int
    /// How many arrays and objects may lie inside each other, 1...1,000; 512 unless stated otherwise.
    public var depth: Int

    /// Creates limits.
    public init(size: Int = 64 << 20, depth: Int = 512) {
        self.size = size
        // Values are freed level by level on the stack, so their depth is bounded whatever is asked for.
        self.depth = min(max(depth, 1), 1_000)
    }
}
