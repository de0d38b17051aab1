/// Which of liblouis's tables fits a language.
public enum BrailleTable {
    /// The uncontracted six-dot tables by primary language subtag, the best first. If a language has several systems,
    /// the one that schools teach now comes first.
    private static let uncontracted: [String: [String]] = [
        "ar": ["ar-ar-g1.utb"], "cs": ["cs-g1.ctb"], "da": ["da-dk-g16.ctb"], "de": ["de-g0.utb", "de-g1.ctb"],
        "el": ["el.ctb"], "en": ["en-ueb-g1.ctb"], "es": ["es-g1.ctb", "Es-Es-G0.utb"], "fi": ["fi.utb"],
        "fr": ["fr-bfu-comp6.utb"], "he": ["he-IL.utb"], "hi": ["hi-in-g1.utb"], "hu": ["hu-hu-g1.ctb"],
        "it": ["it-it-comp6.utb"], "ja": ["ja-kantenji.utb"], "ko": ["ko-g1.ctb", "ko-2006-g1.ctb"],
        "nb": ["no-no-g0.utb"], "nl": ["nl-NL-g0.utb"], "no": ["no-no-g0.utb"], "pl": ["Pl-Pl-g1.utb"],
        "pt": ["pt-pt-g1.utb"], "ro": ["ro.ctb"], "ru": ["ru-litbrl.ctb", "ru.ctb"], "sv": ["sv-g0.utb"],
        "tr": ["tr-g1.ctb"], "uk": ["uk.utb"], "vi": ["vi-vn-g0.utb"], "yue": ["zh-hk.ctb"],
        "zh": ["zhcn-g1.ctb", "zh-chn.ctb"], "cmn": ["zhcn-g1.ctb", "zh-chn.ctb"],
    ]

    /// The table for languages without one: it writes unknown characters as numbers.
    static let fallback = "en-ueb-g1.ctb"

    /// The names of tables for a BCP 47 language, the best first; never empty.
    public static func candidates(language: String?) -> [String] {
        let subtags = (language ?? "en").lowercased().prefix(35).split { $0 == "-" || $0 == "_" }.map(String.init)
        var names: [String] = []
        if subtags.first == "zh", subtags.contains("tw") { names.append("zh-tw.ctb") }
        if subtags.first == "zh", subtags.contains("hk") { names.append("zh-hk.ctb") }
        names += subtags.first.flatMap { uncontracted[$0] } ?? []
        return names.contains(fallback) ? names : names + [fallback]
    }

    /// Whether a name can be that of a table: a file name without a path, as liblouis would open any file that a path
    /// leads to. Several tables may be joined by commas.
    public static func isName(_ name: String) -> Bool {
        guard (1...200).contains(name.utf8.count) else { return false }
        return name.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && !part.hasPrefix(".")
                && part.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                        UInt8(ascii: "."):
                        true
                    default: false
                    }
                }
        }
    }
}
