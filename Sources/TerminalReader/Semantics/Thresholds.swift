/// The numbers by which rules decide, where they are no part of a format. They are measured with real programs; the
/// tests of the rules hold them.
enum Thresholds {
    /// When a change counts as the answer to a key, in seconds.
    enum Answer {
        /// The longest time that a program takes to answer.
        static let longest = 2.0
        /// The same for a choice, after which a list may change by itself.
        static let longestOfChoice = 1.0
        /// The same for a program that begins or ends.
        static let longestOfPicture = 5.0
    }
}
