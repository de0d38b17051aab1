/// Finds addresses of the web, mail addresses and phone numbers in text, as far as patterns can: dates, postal
/// addresses and flights are not found. On Apple's platforms it is a kind of `NSRegularExpression`; that of Linux can't
/// be one's own.
open class NSDataDetector: NSObject {
    /// The types to detect, as bits of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    private let expression: NSRegularExpression

    /// Creates a detector.
    /// - Parameter checkingTypes: Bits of `NSTextCheckingResult.CheckingType`.
    /// - Throws: An error if no type is given.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        let isLink = checkingTypes & DetectedText.link != 0
        let isPhone = checkingTypes & DetectedText.phone != 0
        let parts = [isLink ? Self.link : nil, isPhone ? Self.phone : nil].compactMap { $0 }
        let pattern = parts.isEmpty ? "(?!)" : parts.map { "(?:\($0))" }.joined(separator: "|")
        expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        super.init()
    }

    // Every repetition is bounded, so that a text takes time in proportion to its length.
    private static let link =
        #"(?:(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}://|www\.)[^\s<>"']{0,2000}[^\s<>"'.,;:!?)\]}]"#
        + #"|(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}"#
        + #"|(?<![a-z0-9.-])(?:[a-z0-9-]{1,63}\.){1,8}(?:com|org|net|edu|gov|io|de|fr|es|uk|app|dev)\b"#
        + #"(?:/[^\s<>"']{0,2000}[^\s<>"'.,;:!?)\]}])?"#
    private static let phone = #"(?<![\w.])\+?(?:\(\d{1,5}\)[ .-]?)?\d{1,5}(?:[ .\-/]?\d{2,5}){1,5}(?!\w)"#

    /// Calls a block with each match in a part of a text.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for found in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(found, [], &stop)
        }
    }

    /// Returns the matches in a part of a text.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        expression.matches(in: string, options: options, range: range).compactMap { result in
            guard let place = Range(result.range, in: string) else { return nil }
            let text = String(string[place])
            let isPhone = !text.contains { $0.isLetter }
            guard !isPhone || (5...15).contains(text.filter(\.isNumber).count) else { return nil }
            return DetectedText(text, result.range, isPhone: isPhone)
        }
    }

    /// Returns the first match in a part of a text, or nil.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the number of matches in a part of a text.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }
}

/// The types of data in text, as bits.
public typealias NSTextCheckingTypes = UInt64

/// A match in a text.
final class DetectedText: NSTextCheckingResult {
    static let link: UInt64 = 1 << 5
    static let phone: UInt64 = 1 << 11

    private let place: NSRange
    let text: String
    let isPhone: Bool

    init(_ text: String, _ place: NSRange, isPhone: Bool) {
        (self.text, self.place, self.isPhone) = (text, place, isPhone)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override var resultType: CheckingType { CheckingType(rawValue: isPhone ? Self.phone : Self.link) }
}

extension NSTextCheckingResult {
    /// The address that was found, or nil.
    public var url: URL? {
        guard let found = self as? DetectedText, !found.isPhone else { return nil }
        if found.text.contains("://") { return URL(string: found.text) }
        return URL(string: (found.text.contains("@") ? "mailto:" : "http://") + found.text)
    }
    /// The phone number that was found, or nil.
    public var phoneNumber: String? {
        (self as? DetectedText).flatMap { $0.isPhone ? $0.text : nil }
    }
    /// The date that was found: none is here.
    public var date: Date? { nil }
    /// The parts of a postal address that was found: none is here.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// The components of a match of another type: always nil here.
    public var components: [NSTextCheckingKey: String]? { nil }
}
