import Foundation
import Speech

/// The helper program that was built with these tests.
enum Helper {
    static var path: String {
        // The test bundle is an argument of the program that runs it, and is next to the built programs.
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        let folder = bundle.components(separatedBy: "/").prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
        return folder + "/" + SynthesizerLocation.programName
    }

    static func synthesizer(patience: Duration = .seconds(20)) throws -> HostedSynthesizer {
        try HostedSynthesizer(path: path, patience: patience)
    }
}

extension Synthesizer {
    /// Speaks a segment and returns everything that came.
    func speak(_ segment: SpeechSegment) throws -> (samples: [Int16], words: [SynthesisWord]) {
        var samples: [Int16] = []
        var words: [SynthesisWord] = []
        try synthesize(segment, cancellation: CancellationFlag()) { chunk in
            switch chunk {
            case .audio(let audio): samples += audio
            case .word(let word): words.append(word)
            }
            return true
        }
        return (samples, words)
    }
}
