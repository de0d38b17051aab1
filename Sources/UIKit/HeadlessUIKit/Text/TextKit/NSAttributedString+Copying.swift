import Foundation

extension NSAttributedString {
    /// The same text and attributes in memory of Foundation's own. Foundation's copies of an object of a subclass that
    /// keeps the text itself are empty.
    final var independentCopy: NSAttributedString {
        let copy = NSMutableAttributedString(string: string)
        var place = 0
        let end = copy.length
        while place < end {
            var range = NSRange(location: place, length: 0)
            let found = attributes(at: place, effectiveRange: &range)
            // A subclass may say anything about its ranges.
            let next = min(end, max(place + 1, range.upperBound))
            copy.setAttributes(found, range: NSRange(place..<next))
            place = next
        }
        return copy
    }
}

extension NSAttributedString {
    /// Creates an empty text: written `NSAttributedString()`, as Foundation's own class has no initialiser without
    /// arguments on Linux.
    public convenience init(nothing: Void = ()) { self.init(string: "") }
}
