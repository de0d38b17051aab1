/// The times and limits of a session.
extension Thresholds {
    /// When the screen has settled.
    enum Settling {
        /// How long nothing must come.
        static let quiet = Duration.milliseconds(1)
        /// By how much that grows with each further piece of output: who writes in pieces goes on.
        static let quietStep = Duration.microseconds(500)
        /// Up to what it grows.
        static let longestQuiet = Duration.milliseconds(4)
        /// How long output may keep coming before the screen is spoken as it is: later the answer to a key is late.
        static let limit = Duration.milliseconds(15)
        /// The same for output of which nothing is read but how much there is.
        static let floodLimit = Duration.milliseconds(60)
        /// How long a synchronized update may take; then its program has forgotten to end it.
        static let synchronizedLimit = Duration.milliseconds(150)
    }

    /// Keys and output.
    enum Session {
        /// How long a piece of a key's sequence is held back: terminals write all of it at once.
        static let keyPatience = Duration.milliseconds(25)
        /// How long the echo of a key is waited for without sleeping: shells need less to echo it.
        static let echoPatience = Duration.microseconds(200)
        /// How long the focus of a program is waited for, on its way to a button that is to be pressed.
        static let arrival = Duration.seconds(1)
        /// How long the last output of a program that has ended is waited for.
        static let lastOutput = Duration.milliseconds(200)
        /// How long, at most, speech goes on after the program has ended, where no key stops it.
        static let lastSpeech = Duration.seconds(60)
        /// No screen has more rows or columns of characters.
        static let mostRows = 1_000
        static let mostColumns = 2_000
        /// A program that does not read what it asked for gets no more answers than these bytes.
        static let mostReplies = 4_096
        /// A program that does not read gets no more keys while so many bytes wait for it.
        static let mostUnwritten = 65_536
    }

    /// Review.
    enum Review {
        /// No more lines than this are read in one go.
        static let mostLines = 500
        /// Nobody types more characters than this to find a line.
        static let longestSearch = 200
        /// No line has a number of more digits.
        static let mostDigits = 9
        /// How many words are spoken in a second at the usual rate, about.
        static let wordsPerSecond = 3.0
    }
}
