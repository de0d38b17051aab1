extension LogText {
    /// A line without the numbers of elements (` #12`) that stand outside of quotation marks: they differ from run to
    /// run.
    static func withoutNumbers(_ line: String) -> String {
        var result = ""
        var isQuoted = false
        var isEscaped = false
        var skipsNumber = false
        for character in line {
            if skipsNumber {
                if character.isASCII, character.isNumber { continue }
                skipsNumber = false
            }
            if character == "#", !isQuoted, result.last == " " {
                result.removeLast()
                skipsNumber = true
                continue
            }
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            }
            result.append(character)
        }
        return result
    }
}

extension Event {
    /// The event as one line that is the same in every run: without the numbers of elements.
    public var transcriptLine: String { LogText.withoutNumbers(description) }
}

extension EventLog {
    /// One line for each event, without times and the numbers of elements: the same whenever the same happens.
    public var transcript: [String] { entries.map(\.event.transcriptLine) }
}
