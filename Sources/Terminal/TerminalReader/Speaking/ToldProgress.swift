import Words

/// What has been told of one progress: a tone for each tenth, words for each step, and always its end.
struct ToldProgress: Sendable {
    /// The progress as it is now.
    var percent: Int?
    private var spoken: Int?
    /// Whether the end was told, about which the number may tremble.
    private var hasEnded = false
    /// How often the number fell though nothing had come to an end, as that of a meter does.
    private var falls = 0
    private let canBeMeter: Bool

    /// `canBeMeter` is false where the program itself says that it is a progress.
    init(canBeMeter: Bool) { self.canBeMeter = canBeMeter }

    private var isMeter: Bool { canBeMeter && falls >= Thresholds.Progress.meterFalls }

    /// It was told as a line of output.
    mutating func told(_ new: Int) {
        percent = new
        spoken = new
        hasEnded = hasEnded || new == 100
    }

    /// It changed. `double` is the same progress as it is told in another way, which need not be heard twice.
    mutating func went(to new: Int, line: String, step: Int, double: ToldProgress) -> [Spoken] {
        defer { percent = new }
        let step = max(1, min(100, step))
        guard let spoken, let before = percent else {
            told(new)
            return canBeMeter || !double.hasTold(new, step) ? [.say(line)] : []
        }
        if new < before {
            self.spoken = new
            // The next of several tasks begins, or it is no progress at all.
            let isNewTask = new <= Thresholds.Progress.beginning || before - new >= Thresholds.Progress.fallToNext
            if isNewTask { hasEnded = false }
            if !isNewTask || before < Thresholds.Progress.nearEnd {
                falls = min(falls + 1, Thresholds.Progress.meterFalls)
            }
            return isNewTask && !isMeter && !double.hasTold(new, step) ? [.say(line)] : []
        }
        if new == 100 ? !hasEnded : !isMeter && new / step > spoken / step {
            told(new)
            return double.hasTold(new, step) ? [] : [.say(TerminalWords.current.percent(new))]
        }
        let tone = Thresholds.Progress.tone
        guard !isMeter, new / tone > before / tone, double.percent.map({ $0 / tone }) != new / tone else { return [] }
        return [.sound(.progress(new))]
    }

    private func hasTold(_ new: Int, _ step: Int) -> Bool {
        guard let spoken, !isMeter else { return false }
        return new == 100 ? spoken == 100 : spoken / step == new / step
    }
}
