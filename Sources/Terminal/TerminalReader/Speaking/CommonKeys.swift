/// Keys to which programs that fill the screen give the same meaning, whichever they are. Rules ask for the meaning and
/// know no key by themselves.
enum CommonKeys {
    /// They end a program, or begin one.
    static let endProgram: Set<PressedKey> = [.enter, .character("q")]
    /// They search once more, on or back.
    static let searchAgain: Set<PressedKey?> = [.character("n"), .character("N")]
    /// They go to a place that is told by a number or is an end.
    static let goToPlace: Set<PressedKey?> = [.character("g"), .character("<"), .character("%"), .character("p")]
    /// They move in a list.
    static let moves: Set<Character> = ["h", "j", "k", "l", "g", "G"]
    /// What is typed behind them is searched for.
    static let searchSigns: Set<Character> = ["/", "?"]
}
