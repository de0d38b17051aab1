/// The supported part of BCP 47 language tags.
package enum LanguageTag {
    /// Whether two tags are of one language, whatever the region: "en-US" and "en_gb", not "fi" and "fil".
    package static func isSameLanguage(_ first: String, _ second: String) -> Bool {
        primary(of: first) == primary(of: second)
    }

    /// The first part of a tag in lower case: "en" of "en-US".
    package static func primary(of tag: String) -> String {
        // A tag's parts are at most eight characters (RFC 5646); anything longer is not one.
        (String(tag.utf8.prefix { !isSeparator($0) }.prefix(8)) ?? "").lowercased()
    }

    /// The region of a tag in upper case: "EG" of "ar-EG" or "ar_Arab_EG"; nil when it names none.
    static func region(of tag: String) -> String? {
        // No tag in use has more than 35 characters (RFC 5646, 4.4.1).
        for part in tag.utf8.prefix(35).split(omittingEmptySubsequences: false, whereSeparator: isSeparator).dropFirst()
        {
            // A single letter begins an extension, which names no region.
            if part.count == 1 { return nil }
            if part.count == 2, part.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }) {
                return String(part)?.uppercased()
            }
        }
        return nil
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
