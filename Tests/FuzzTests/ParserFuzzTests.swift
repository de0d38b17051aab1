import StrictJSON
import TestSupport
import Testing

/// Every parser takes damaged input: it ends, refuses with an error that can be shown as it is, and never traps. A run
/// is bounded and the same each time; `EARSHOT_FUZZ=N` in the environment tries N times as many inputs, others each
/// time.
@MainActor struct ParserFuzzTests {
    @Test(arguments: FuzzedParser.all)
    func `damaged input is read or refused`(_ parser: FuzzedParser) throws {
        // Undamaged inputs are read; otherwise the rest of the test would prove nothing.
        for seed in parser.seeds { try parser.read(seed) }
        let (factor, number) = Self.effort
        var mutator = Mutator(seeds: parser.seeds, number: number)
        var refused = 0
        for _ in 0..<parser.count * factor {
            let input = mutator.next()
            do {
                try parser.read(input)
            } catch let change as FuzzedParser.Changed {
                Issue.record("\(change): \(Self.shown(input))")
            } catch {
                refused += 1
                Self.check("\(error)", input)
            }
        }
        #expect(!parser.refuses || refused > 0)
        #expect(refused < parser.count * factor, "nothing was read")
    }

    /// Errors are shown in terminals and logs.
    private static func check(_ message: String, _ input: [UInt8]) {
        #expect(!message.isEmpty)
        #expect(message.utf8.count < 3_000, "for \(shown(input))")
        let bad = message.unicodeScalars.first { scalar in
            scalar != "\n"
                && (scalar.properties.generalCategory == .control || 0x202A...0x202E ~= scalar.value
                    || 0x2066...0x2069 ~= scalar.value)
        }
        #expect(
            bad == nil, "U+\(String(bad?.value ?? 0, radix: 16)) in “\(message.debugDescription)” for \(shown(input))")
    }

    private static func shown(_ input: [UInt8]) -> String {
        String(decoding: input.prefix(2_000), as: UTF8.self).debugDescription
    }

    private static var effort: (factor: Int, number: UInt64) {
        guard let text = environment("EARSHOT_FUZZ"), let factor = Int(text), factor > 0 else { return (1, 1) }
        return (factor, UInt64.random(in: .min ... .max))
    }
}
