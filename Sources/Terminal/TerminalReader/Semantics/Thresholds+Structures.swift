/// The numbers by which tables, trees and lines of text are told.
extension Thresholds {
    /// Tables.
    enum Table {
        /// Fewer columns are told well enough by the whole row.
        static let fewestOfSelection = 4
        /// A table of more columns is a picture.
        static let mostColumns = 64
        /// Of a table with more cells on the screen nobody reads cells; its lines are read.
        static let mostCells = 10_000
        /// The fewest names of columns that are neither in capitals nor set off: two words are the start of a sentence.
        static let fewestOfPlainNames = 3
        /// The fewest columns of a table that only its numbers of words tell.
        static let fewestOfCounted = 4
        /// The fewest columns of plain names above a single row.
        static let fewestOfOneRow = 5
        /// The fewest dashes of a line that parts rows.
        static let fewestDashes = 2
        /// How many columns must hold nothing but values where only numbers of words tell a table.
        static let values = Share(1, of: 2)
        /// More columns than this whose texts don't stand below their names are a text.
        static let misaligned = Share(1, of: 4)
        /// How many texts of a column must begin, or end, where its name does.
        static let aligned = Share(3, of: 4)
        /// How many gaps between names in capitals must go on in the rows: one name may be of several words.
        static let gapsOfCapitals = Share(1, of: 2)
        /// The same between plain names, which a text has by chance.
        static let gaps = Share(3, of: 5)
        /// Where text fills this much of the gaps, a line is no row.
        static let crossed = Share(1, of: 2)
        /// In more rows than this no text runs across a gap that parts columns.
        static let crossingRows = Share(1, of: 8)
        /// In more rows than this something stands before the first name where a first column has no name.
        static let unnamed = Share(1, of: 2)
        /// How often each line may be looked at in vain, so that the time stays in proportion to the lines.
        static let looksPerLine = 8
        /// How many lines may be looked at in vain in any case.
        static let fewestLooks = 64
    }

    /// Names in columns.
    enum Names {
        /// The fewest names of which the order is told by what is sorted.
        static let fewest = 5
        /// The fewest names that a single line lists: two are a name and what is said of it.
        static let fewestOfOneLine = 3
        /// More places than this where the order is broken are no order.
        static let disorder = Share(1, of: 8)
        /// How many of the texts in a line must be one word, or in quotes.
        static let words = Share(1, of: 2)
    }

    /// Tables and trees in text.
    enum Structure {
        /// How many lines before those that are shown are looked at to find where a table begins.
        static let lookBehind = 256
        /// How many lines after them are looked at to tell how far it goes.
        static let lookAhead = 64
        /// Beyond this column nothing is drawn of the graph to the left of a history.
        static let widestGraph = 40
        /// How many lines around one tell the steps of its indentation.
        static let linesAround = 24
    }

    /// Lines.
    enum Line {
        /// No more of a line is looked at: a longer one is data.
        static let longest = 4_096
        /// No more of a line is looked at to find what it reports.
        static let longestReport = 240
        /// The shortest word in capitals that tells a level: shorter ones are abbreviations.
        static let shortestLevel = 3
        /// The longest unit behind a number, as of "10 ms" and "3.2GiB".
        static let longestUnit = 3
        /// The longest line that tells which lines differ by numbers alone.
        static let longestHunk = 40
        /// The longest sign of a prompt that stands alone in its row, with its blank.
        static let longestSign = 2
        /// The fewest strokes of a line without words that only draws.
        static let fewestStrokes = 4
    }

    /// Lines that only separate.
    enum Rule {
        /// Fewer signs are a mark.
        static let shortest = 4
        /// More kinds of signs are a drawing or a text.
        static let mostKinds = 3
    }

    /// Prompts and questions.
    enum Prompt {
        /// Of several shells within each other so many prompts are remembered.
        static let mostKnown = 8
        /// No longer text is a prompt.
        static let longest = 200
        /// The shortest beginning that two prompts have in common and that tells a prompt.
        static let shortest = 3
        /// How much at the end of a line is looked at to find what it asks for.
        static let longestQuestion = 120
    }

    /// Progress.
    enum Progress {
        /// The longest number before a percent sign: three digits, a point and three more.
        static let longestNumber = 7
        /// The shortest bar without a number.
        static let shortestBar = 8
        /// What is drawn between two brackets and has more characters than this is a bar.
        static let shortestInBrackets = 6
        /// How often a number falls before it is taken for a meter.
        static let meterFalls = 3
        /// A task that has done no more percent than this has just begun.
        static let beginning = 5
        /// A number that falls by so many percent is that of the next task.
        static let fallToNext = 50
        /// A task that has done so many percent may have come to its end between two looks.
        static let nearEnd = 90
        /// The percentage from one tone to the next.
        static let tone = 10
    }
}
