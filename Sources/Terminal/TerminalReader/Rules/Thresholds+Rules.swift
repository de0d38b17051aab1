extension Thresholds {
    /// Rules of the user's.
    enum Rules {
        /// No pattern and no template has more characters.
        static let longestPattern = 500
        /// The maximum number of characters of a line that are matched.
        static let longestLine = 1_000
        /// The maximum number of times that the regular expression engine may call back; it does once in about ten
        /// thousand steps.
        static let mostSteps = 20
        /// A program has no more rules.
        static let most = 100
        /// A program has no more named keys.
        static let mostKeys = 200
        /// No name of a key is longer.
        static let longestName = 100
    }
}
