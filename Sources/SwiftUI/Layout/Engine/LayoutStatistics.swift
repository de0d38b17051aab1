/// The number of layouts that were computed, for benchmarks and tests.
@MainActor enum LayoutStatistics {
    /// The number of times a layout was asked for its size and had no answer remembered.
    static var measurements = 0
    /// The number of times a layout placed its children.
    static var placements = 0
}
