@testable import TerminalEmulator

/// Records the parser's output, in the notation of libvterm's tests.
struct ParserRecorder: ParserActions {
    var decodesUTF8 = false
    var events: [String] = []

    /// Joins the events of text that follow each other.
    static func merge(_ events: [String]) -> [String] {
        var result: [String] = []
        for event in events {
            let kind = event.prefix { $0 != " " }
            if kind == "text" || kind == "encout", let last = result.last, last.hasPrefix(kind + " ") {
                result[result.count - 1] = last + "," + event.dropFirst(kind.count + 1)
            } else {
                result.append(event)
            }
        }
        return result
    }

    private mutating func text(_ values: [UInt32]) {
        let list = values.map { "0x" + String($0, radix: 16) }.joined(separator: ",")
        events = Self.merge(events + ["text " + list])
    }

    mutating func print(ascii run: UnsafeBufferPointer<UInt8>) { text(run.map(UInt32.init)) }
    mutating func print(scalar: UInt32) { text([scalar]) }
    mutating func print(right byte: UInt8) { text([UInt32(byte)]) }
    mutating func execute(_ control: UInt8) { events.append("control \(control)") }

    mutating func escape(_ final: UInt8, intermediates: UInt16) {
        if intermediates == 0, (0x40...0x5F).contains(final) { return execute(final + 0x40) }
        events.append("escape \"\(Self.letters(intermediates))\(Unicode.Scalar(final))\"")
    }

    private static func letters(_ intermediates: UInt16) -> String {
        let bytes = [UInt8(intermediates >> 8), UInt8(truncatingIfNeeded: intermediates)].filter { $0 != 0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func control(_ sequence: borrowing ControlSequence) {
        let parameters = sequence.parameters
        var list = ""
        for index in 0..<parameters.count {
            if index > 0 { list += parameters.isJoined(index) ? "+," : "," }
            list += parameters.value(index).map(String.init) ?? "*"
        }
        var text = "csi 0x" + String(sequence.final, radix: 16)
        if sequence.marker != 0 { text += " L=" + String(sequence.marker, radix: 16) }
        text += " " + (list.isEmpty ? "*" : list)
        if sequence.intermediates != 0 { text += " I=" + String(sequence.intermediates, radix: 16) }
        events.append(text)
    }

    mutating func operatingSystemCommand(_ payload: [UInt8], endedByBell: Bool) {
        events.append("osc \"\(String(decoding: payload, as: UTF8.self))\"")
    }

    mutating func deviceControl(_ sequence: borrowing ControlSequence, payload: [UInt8]) {
        let payload = String(decoding: payload, as: UTF8.self)
        events.append("dcs \"\(Self.letters(sequence.intermediates))\(Unicode.Scalar(sequence.final))\(payload)\"")
    }
}
