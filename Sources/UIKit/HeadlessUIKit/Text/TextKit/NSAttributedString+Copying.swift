import Foundation

extension NSAttributedString {
    /// The same text and attributes in Foundation's own memory. Foundation's copies of an instance of a subclass that
    /// stores the text itself are empty.
    final var independentCopy: NSAttributedString {
        let copy = NSMutableAttributedString(string: string)
        var place = 0
        let end = copy.length
        while place < end {
            var range = NSRange(location: place, length: 0)
            let found = attributes(at: place, effectiveRange: &range)
            // A subclass may return any range.
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
