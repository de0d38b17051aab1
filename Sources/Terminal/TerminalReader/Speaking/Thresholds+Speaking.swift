/// The numbers by which it is decided what is spoken, and when.
extension Thresholds {
    /// What counts on by itself.
    enum Tick {
        /// In more rows than these it is what a program shows, as a monitor does.
        static let mostRows = 3
        /// So many rows at the top, and one more at the bottom, are where programs show the time and their state.
        static let edge = 2
    }

    /// When a change counts as the answer to a key.
    enum Answer {
        /// The longest time that a program takes to answer.
        static let longest = Duration.seconds(2)
        /// The same for a choice, after which a list may change by itself.
        static let longestOfChoice = Duration.seconds(1)
        /// The same for a program that begins or ends.
        static let longestOfPicture = Duration.seconds(5)
        /// How many typed characters are waited for: who types on without an echo wants to hear none.
        static let mostTyped = 64
    }

    /// What something else has covered.
    enum Cover {
        /// How many pictures are kept: dialogs over menus over a text.
        static let most = 4
        /// How many rows of a picture may be others when it is seen again: a value that was set.
        static let mostOthers = 1
    }

    /// Rows that changed.
    enum Change {
        /// More rows than this are a picture, which is looked at on request.
        static let mostTold = 3
        /// So many rows beside that of the cursor are more than its echo: a text was scrolled.
        static let fewestScrolled = 3
        /// So many rows are another page.
        static let fewestOfPage = 2
        /// So much of what is shown is another page, where the cursor does not tell.
        static let page = Share(1, of: 2)
        /// More lines above a list than this are no title.
        static let mostTitles = 2
    }

    /// Tables of numbers on the first screen of a program.
    enum Monitor {
        /// The fewest words of their rows.
        static let fewestWords = 4
        /// How many of the words must have digits.
        static let numbers = Share(2, of: 5)
        /// So many such rows below each other are a monitor's.
        static let fewestRows = 6
    }

    /// What a row says that it did not say before.
    enum News {
        /// A longer message, in words, of which a part is new is told by that part.
        static let mostWords = 16
        /// The same for a line in which only something was added.
        static let mostWordsOfChange = 4
        /// The shortest line of a frame, in characters, between whose parts texts stand.
        static let shortestLine = 4
        /// What stands apart behind so much of a row is no part of the message: a command that is being typed.
        static let messageWidth = Share(1, of: 2)
        /// Where so many words were there before, a line with numbers tells a state, not another message.
        static let sameWords = Share(1, of: 2)
        /// So many parts between dashes stay when a line tells another state: the file's name and another one.
        static let fewestKeptFields = 2
    }

    /// A column of rows that was put beside those that were there.
    enum Beside {
        /// The columns of a row by which it is found again further to the right.
        static let sample = 24
        /// How many letters, and how many different characters, they must have: what repeats is found anywhere.
        static let fewestLetters = 8
        /// The narrowest such column.
        static let narrowest = 6
    }

    /// The time in which a program that has just begun paints its screen.
    enum Opening {
        /// How long nothing must come: programs write the pieces of one picture within a few milliseconds.
        static let quiet = Duration.milliseconds(30)
        /// How long it may take at most; programs that animate themselves never rest.
        static let longest = Duration.milliseconds(250)
        /// How long a program may show nothing that has words.
        static let longestOfNothing = Duration.seconds(1)
        /// The fewest rows by which a picture is known again.
        static let fewestRows = 2
        /// How many of them must be seen again.
        static let sameRows = Share(1, of: 2)
    }

    /// Text that comes in pieces.
    enum Held {
        /// How long the next piece may take: language models and slow lines write several in a second.
        static let patience = Duration.milliseconds(350)
        /// The same where text begins that may be all that comes.
        static let patienceAtStart = Duration.milliseconds(120)
        /// The longest pause between two pieces of one text, and how long the next one is waited for then.
        static let longestPause = Duration.seconds(1)
        /// By how much the next pause may be longer than the last one.
        static let slack = 1.6
        /// Longer text is said up to the last word, or as it is when it has no words.
        static let longest = 240
    }

    /// Output that comes faster than it can be read.
    enum Flood {
        /// The pause after which it is over.
        static let quiet = Duration.milliseconds(500)
        /// How many lines the voice reads in a second, about.
        static let linesPerSecond = 2.0
        /// Where more of the limit than this waits to be read, not even the start of a flood is.
        static let backlog = 0.5
    }

    /// What changes again and again.
    enum Repetition {
        /// How many times a row may show something else by itself before nobody wants to hear it.
        static let news = 4
        /// How many times a line may be rewritten before it counts as an animation.
        static let rewrites = 2
        /// Rows with fewer words are not known again: a few words tell nothing.
        static let fewestWords = 5
        /// How many words must stand at the same places for a row to be known again.
        static let sameWords = Share(3, of: 5)
        /// Where so many rows are unknown, it is another picture.
        static let unknownRows = Share(1, of: 2)
        /// How many rows a row is compared with at most. Those that share a rare word with it come first, so only of a
        /// screen with more rows than this, all alike, may one be missed.
        static let mostCompared = 64
    }

    /// Pauses.
    enum Pause {
        /// The time between two sounds of the bell, lest a program drown the voice.
        static let betweenBells = Duration.milliseconds(250)
    }
}
