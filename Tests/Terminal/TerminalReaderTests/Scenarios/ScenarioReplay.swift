import Foundation
import Speech

@testable import TerminalReader

/// A recorded scenario, played on virtual time without its program.
struct ScenarioReplay {
    let scenario: Scenario
    let cast: Cast

    /// The label of the marker at which a step begins.
    static func marker(step: Int) -> String { "step \(step)" }

    /// Returns the speech of each step, by what speaks a recording.
    func heard(by speak: (Cast) -> [CastSpeech.Line]) -> [[AnnouncedItem]] {
        let starts = scenario.steps.indices.map { index in
            cast.events.first { $0.kind == .marker && $0.data == Self.marker(step: index + 1) }?.time
        }
        var heard = Array(repeating: [AnnouncedItem](), count: scenario.steps.count)
        for line in speak(cast) {
            // Before the first step the program may have spoken already.
            let step = starts.lastIndex { $0.map { $0 <= line.time } == true } ?? 0
            let (kind, text) = SpeechLog.fields(line.spoken)
            heard[step].append(AnnouncedItem(kind: kind, text: text))
        }
        return heard
    }

    /// Returns the mistakes of each step, by what speaks a recording; nil for steps that use the reader's own keys, which
    /// are no part of a recording.
    func mistakes(by speak: (Cast) -> [CastSpeech.Line]) throws -> [[String]?] {
        let heard = heard(by: speak)
        let general = scenario.mistakes(inAll: heard.flatMap { $0 })
        var isReviewing = false
        return try zip(scenario.steps, heard).enumerated().map { index, step in
            if step.0.keys?.contains("<F12>") == true { isReviewing = true }
            guard !isReviewing else { return nil }
            let mistakes = try step.0.mistakes(step.1, shown: nil)
            return index == 0 ? mistakes + general : mistakes
        }
    }
}

/// How many of some steps are right.
struct StepCount: CustomStringConvertible {
    var right = 0
    var all = 0

    /// Counts steps by their mistakes.
    mutating func count(_ mistakes: [[String]?]) {
        all += mistakes.count { $0 != nil }
        right += mistakes.count { $0?.isEmpty == true }
    }

    var description: String { "\(right) of \(all)" }
}
