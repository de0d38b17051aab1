import Foundation

extension Duration {
    /// A duration from seconds that may be any number: NaN and negative values are zero, and nothing is longer than
    /// about thirty years, so that sums of durations stay finite.
    init(clamping seconds: TimeInterval) {
        self = .milliseconds(Int64((seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)) * 1_000))
    }

    /// The duration in seconds.
    var timeInterval: TimeInterval {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
