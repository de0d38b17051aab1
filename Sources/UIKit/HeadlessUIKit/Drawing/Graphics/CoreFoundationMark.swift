/// What objects begin with that are put into the attributes of texts.
///
/// Where stretches of a text come together, Core Foundation compares what stands at them. It takes what an object has
/// first for the number of one of its own types, and ends the program where that is zero (measured with Foundation of
/// Swift 6: black and another colour without red, in one text, were enough).
struct CoreFoundationMark: Sendable {
    private let number = UInt.max
}
