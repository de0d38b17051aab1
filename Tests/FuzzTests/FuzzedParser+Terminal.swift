import TerminalEmulator
import TestSupport

@testable import TerminalReader

// Formats of terminals, their recordings and the user's files. Programs' own output is fuzzed with the emulator.
extension FuzzedParser {
    static let settings = FuzzedParser(
        "settings of the terminal",
        [#"{"rate": 60, "programs": {"vim": {"rate": 50}}}"#, #"{"pitch": 50, "volume": 80}"#]
    ) { bytes in
        let settings = try TerminalSettings(json: bytes)
        let again = try TerminalSettings(json: settings.json)
        guard try settings.json == again.json else { throw Changed(description: "the settings were written otherwise") }
    }

    static let bindings = FuzzedParser(
        "key bindings", ["# keys\nF12 none\nShift-F12 reviewMode\nreview x stopSpeech\n"], refuses: true
    ) { bytes in
        guard let text = String(validating: bytes, as: UTF8.self) else { return }
        _ = try ReaderBindings(text: text)
    }

    static let cast = FuzzedParser(
        description: "recordings",
        seeds: files("Tests/Expectations/terminal/casts", ".cast", largest: 10_000), count: 60
    ) { bytes in
        _ = try Cast(String(decoding: bytes, as: UTF8.self)).events.count
    }

    /// A terminal's keys and reports: any bytes, in any pieces, mean the same.
    static let keys = FuzzedParser(
        "keys", ["a\u{1B}[A\u{1B}OP\u{1B}[1;5C\u{1B}[27u\u{1B}[97;5:3u\u{1B}[<0;10;20M\u{1B}]11;rgb:0/0/0\u{7}é日"],
        count: 2_000,
        refuses: false
    ) { bytes in
        var whole = KeyDecoder()
        let together = whole.feed(bytes) + whole.finish()
        var pieces = KeyDecoder()
        var apart: [TerminalInput] = []
        for byte in bytes { apart += pieces.feed([byte]) }
        apart += pieces.finish()
        guard together == apart else { throw Changed(description: "keys in pieces mean something else") }
    }
}
