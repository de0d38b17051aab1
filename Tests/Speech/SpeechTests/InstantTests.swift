import Speech
import Testing

@Suite struct `An instant` {
    @Test(arguments: [(0, "0"), (1, "0.000000001"), (1_500_000_000, "1.5"), (-1_000_000_001, "-1.000000001")])
    func `is written exactly`(nanoseconds: Int64, text: String) {
        #expect(Instant(nanoseconds: nanoseconds).seconds() == text)
    }

    @Test(
        arguments: [
            (0, "0.000"), (1_999_999, "0.001"), (61_234_567_890, "61.234"), (-1_500_000_000, "-1.500"),
            (-999_999, "0.000"), (.max, "9223372036.854"), (.min, "-9223372036.854"),
        ] as [(Int64, String)])
    func `is truncated to the requested number of digits`(nanoseconds: Int64, text: String) {
        #expect(Instant(nanoseconds: nanoseconds).seconds(digits: 3) == text)
    }

    @Test(
        arguments: [
            (0.1, 100_000_000), (-2, -2_000_000_000), (1e300, .max), (-.infinity, .min), (.nan, 0),
        ] as [(Double, Int64)])
    func `takes any number of seconds`(seconds: Double, nanoseconds: Int64) {
        #expect(Instant(seconds: seconds).nanoseconds == nanoseconds)
    }

    @Test func `stops at the ends of time`() {
        #expect(Instant.distantPast + .seconds(-1) == .distantPast)
        #expect(Instant.zero - Instant.distantPast == .nanoseconds(Int64.max))
        #expect(Instant(nanoseconds: .max) + .seconds(1) == Instant(nanoseconds: .max))
    }

    @Test func `of the present never goes back`() {
        let times = (0..<1_000).map { _ in Instant.now }
        #expect(times == times.sorted() && times[0] > .zero)
    }
}
