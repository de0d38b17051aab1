import Foundation

/// Changes the sample rate of a stream without aliasing: a windowed sinc in polyphase form.
///
/// Each output sample is a weighted sum of 32 input samples around its position, more when the rate falls. The response
/// is flat within 0.1 dB up to 0.8 of the lower of both Nyquist frequencies; images and aliases are 60 dB down. The
/// output has no delay: its first sample is at the position of the first input sample.
public struct Resampler: Sendable {
    /// The rates that there are, in samples a second; they are rounded to 50.
    public static let rates = 8_000...192_000

    /// The rate of the input, in samples a second.
    public let inputRate: Int
    /// The rate of the output, in samples a second.
    public let outputRate: Int

    /// Output samples for each `down` input samples.
    private let up: Int
    private let down: Int
    /// The number of input samples on each side of its position that contribute to an output sample.
    private let half: Int
    /// The weights of each of the `up` positions between two input samples, 2 × `half` for each.
    private let weights: [Float]
    private var history: [Float]
    /// The position of the next output sample in the history, in whole input samples and in parts of `up`.
    private var place: Int
    private var phase = 0
    private var inputCount = 0
    private var outputCount = 0

    /// Creates a resampler; rates out of range are brought into it.
    public init(from inputRate: Int, to outputRate: Int) {
        self.inputRate = Self.rounded(inputRate)
        self.outputRate = Self.rounded(outputRate)
        let divisor = Self.greatestCommonDivisor(self.inputRate, self.outputRate)
        up = self.outputRate / divisor
        down = self.inputRate / divisor
        let scale = min(1, Double(up) / Double(down))
        half = Int((16 / scale).rounded(.up))
        weights = Self.weights(phases: up, half: half, cutoff: scale * 0.9)
        history = [Float](repeating: 0, count: half - 1)
        place = half - 1
    }

    /// A resampler from the rate of speech, or nil if that is the rate wanted.
    static func toWrite(at rate: Int) -> Resampler? {
        rate == SpeechAudio.sampleRate ? nil : Resampler(from: SpeechAudio.sampleRate, to: rate)
    }

    /// Takes the next input samples and returns the output samples that depend on nothing later.
    public mutating func resample(_ samples: [Int16]) -> [Int16] {
        inputCount += samples.count
        return run(samples.map(Float.init), limit: .max)
    }

    /// Returns the remaining samples when no more input comes: in total, as many as last as long as the input.
    public mutating func finish() -> [Int16] {
        let total = (inputCount * up + down - 1) / down
        return run([Float](repeating: 0, count: half + 1), limit: total - outputCount)
    }

    private mutating func run(_ samples: [Float], limit: Int) -> [Int16] {
        history += samples
        var result: [Int16] = []
        result.reserveCapacity(samples.count * up / down + 1)
        let width = 2 * half
        while place + half < history.count, result.count < limit {
            let first = place - half + 1
            let base = phase * width
            var sum: Float = 0
            history.withUnsafeBufferPointer { history in
                weights.withUnsafeBufferPointer { weights in
                    for tap in 0..<width { sum += history[first + tap] * weights[base + tap] }
                }
            }
            result.append(Int16(min(max(sum.rounded(), -32_768), 32_767)))
            phase += down
            place += phase / up
            phase %= up
        }
        let used = min(place - half + 1, history.count)
        history.removeFirst(used)
        place -= used
        outputCount += result.count
        return result
    }

    private static func weights(phases: Int, half: Int, cutoff: Double) -> [Float] {
        var weights: [Float] = []
        weights.reserveCapacity(phases * 2 * half)
        for phase in 0..<phases {
            let fraction = Double(phase) / Double(phases)
            var row = (0..<2 * half).map { tap -> Double in
                let distance = Double(tap - half + 1) - fraction
                return sinc(distance * cutoff) * kaiser(distance / Double(half))
            }
            // Each position has the same gain, so that silence and constant sound are unchanged.
            let sum = row.reduce(0, +)
            row = row.map { $0 / sum }
            weights += row.map(Float.init)
        }
        return weights
    }

    private static func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(Double.pi * x) / (Double.pi * x) }

    /// The Kaiser window with β = 8 at -1...1, but for a constant factor.
    private static func kaiser(_ x: Double) -> Double {
        let inside = 1 - x * x
        guard inside > 0 else { return 0 }
        // The modified Bessel function of order zero, as a series.
        let quarter = 16 * inside
        var term = 1.0
        var sum = 1.0
        for index in 1..<40 {
            term *= quarter / Double(index * index)
            sum += term
        }
        return sum
    }

    private static func rounded(_ rate: Int) -> Int { (rate.clamped(to: rates) + 25) / 50 * 50 }

    private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
        var (larger, smaller) = (first, second)
        while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
        return larger
    }
}
