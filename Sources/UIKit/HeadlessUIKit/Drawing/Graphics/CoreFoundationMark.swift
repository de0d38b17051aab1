/// The first stored property of objects in the attributes of texts.
///
/// Core Foundation compares the attributes of adjoining ranges of a text. It takes the first word of an object for the
/// number of one of its own types, and ends the program where that is zero (measured with Foundation of Swift 6: black
/// and another colour without red, in one text, were enough).
struct CoreFoundationMark: Sendable {
    private let number = UInt.max
}
