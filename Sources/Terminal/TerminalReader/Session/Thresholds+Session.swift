/// The times and limits of a session.
extension Thresholds {
    /// When the screen has settled.
    enum Settling {
        /// The time without output after which the screen has settled.
        static let quiet = Duration.milliseconds(1)
        /// The increase of that time with each further piece of output: a program that writes in pieces is likely to
        /// continue.
        static let quietStep = Duration.microseconds(500)
        /// The maximum of that time.
        static let longestQuiet = Duration.milliseconds(4)
        /// The maximum time of continuous output before the screen is announced as it is: later the reply to a key is
        /// late.
        static let limit = Duration.milliseconds(15)
        /// The same for output of which nothing is read but how much there is.
        static let floodLimit = Duration.milliseconds(60)
        /// The maximum time of a synchronized update; then its program has forgotten to end it.
        static let synchronizedLimit = Duration.milliseconds(150)
    }

    /// Keys and output.
    enum Session {
        /// The time for which a part of a key's sequence is held back: terminals write sequences as a whole.
        static let keyPatience = Duration.milliseconds(25)
        /// The time to wait for the echo of a key without sleeping: shells need less to echo it.
        static let echoPatience = Duration.microseconds(200)
        /// The time to wait for the focus of a program, on its way to a button that is to be pressed.
        static let arrival = Duration.seconds(1)
        /// The time to wait for the last output of a program that has ended.
        static let lastOutput = Duration.milliseconds(200)
        /// The maximum number of mistakes in a file of the user's that are reported.
        static let mostMistakes = 20
        /// The maximum time that speech continues after the program has ended, unless a key stops it.
        static let lastSpeech = Duration.seconds(60)
        /// No screen has more rows or columns of characters.
        static let mostRows = 1_000
        static let mostColumns = 2_000
        /// The maximum number of unread bytes of answers; a program that does not read them gets no more.
        static let mostReplies = 4_096
        /// The number of waiting bytes from which a program that does not read gets no more keys.
        static let mostUnwritten = 65_536
    }

    /// Thresholds of review mode.
    enum Review {
        /// No more lines than this are read in one go.
        static let mostLines = 500
        /// The maximum number of characters of a search text.
        static let longestSearch = 200
        /// No line has a number of more digits.
        static let mostDigits = 9
        /// The approximate number of words per second at the usual rate.
        static let wordsPerSecond = 3.0
    }
}
