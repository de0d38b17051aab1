import Foundation
import Speech
import Testing

@Suite struct `The resampler` {
    /// Samples of a sine.
    static func sine(_ frequency: Double, rate: Int, count: Int, amplitude: Double = 20_000) -> [Int16] {
        (0..<count).map { Int16((amplitude * sin(2 * .pi * frequency * Double($0) / Double(rate))).rounded()) }
    }

    static func resample(_ samples: [Int16], from input: Int, to output: Int, piece: Int = 1000) -> [Int16] {
        var resampler = Resampler(from: input, to: output)
        var result: [Int16] = []
        for start in stride(from: 0, to: samples.count, by: piece) {
            result += resampler.resample(Array(samples[start..<min(start + piece, samples.count)]))
        }
        return result + resampler.finish()
    }

    @Test(arguments: [(22_050, 44_100), (22_050, 48_000), (22_050, 16_000), (22_050, 8_000), (48_000, 22_050)])
    func `a tone stays the tone that it is`(rates: (from: Int, to: Int)) {
        let tone = Self.sine(1000, rate: rates.from, count: rates.from / 2)
        let result = Self.resample(tone, from: rates.from, to: rates.to)
        #expect(result.count == (tone.count * rates.to + rates.from - 1) / rates.from)
        let wanted = Self.sine(1000, rate: rates.to, count: result.count)
        let middle = 200..<result.count - 200
        let worst = middle.map { abs(Int(result[$0]) - Int(wanted[$0])) }.max() ?? .max
        // 0.1 dB of 20,000.
        #expect(worst < 230)
    }

    @Test(arguments: [(48_000, 16_000, 9500.0), (22_050, 8_000, 5200.0)])
    func `what the new rate cannot hold is gone`(from: Int, to: Int, frequency: Double) {
        let tone = Self.sine(frequency, rate: from, count: from / 2)
        let result = Self.resample(tone, from: from, to: to)
        // 60 dB below 20,000.
        #expect(result[200..<result.count - 200].map { abs(Int($0)) }.max() ?? .max <= 20)
    }

    @Test(arguments: [1, 7, 441, 100_000])
    func `the size of the pieces changes nothing`(piece: Int) {
        let tone = Self.sine(700, rate: 22_050, count: 5000)
        let whole = Self.resample(tone, from: 22_050, to: 48_000, piece: 5000)
        #expect(Self.resample(tone, from: 22_050, to: 48_000, piece: piece) == whole)
    }

    @Test func `silence, a constant and the loudest sound stay in their range`() {
        #expect(Self.resample([Int16](repeating: 0, count: 500), from: 22_050, to: 48_000).allSatisfy { $0 == 0 })
        let constant = Self.resample([Int16](repeating: 10_000, count: 500), from: 22_050, to: 44_100)
        #expect(constant[100..<900].allSatisfy { abs(Int($0) - 10_000) <= 1 })
        let square = (0..<2000).map { $0 / 20 % 2 == 0 ? Int16.max : Int16.min }
        #expect(Self.resample(square, from: 22_050, to: 48_000).count == 4354)
        #expect(Self.resample([], from: 22_050, to: 48_000).isEmpty)
    }

    @Test(arguments: [(Int.min, 8_000), (0, 8_000), (.max, 192_000), (44_101, 44_100)])
    func `an impossible rate is brought into range`(rate: Int, expected: Int) {
        #expect(Resampler(from: 22_050, to: rate).outputRate == expected)
    }
}
