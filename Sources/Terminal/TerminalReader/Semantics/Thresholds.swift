/// The numbers by which rules decide, where they are no part of a format. They are measured with real programs; the
/// tests of the rules hold them. Widths are columns, heights rows, lengths characters and counts pieces, unless
/// something else is said.
///
/// Those of the screen's parts are here, those of tables and lines in `Thresholds+Structures.swift`, those of what is
/// spoken in `Thresholds+Speaking.swift`, and those of a session in `Thresholds+Session.swift`.
enum Thresholds {
    /// What is between texts in one row.
    enum Gap {
        /// So many blanks keep texts apart that have nothing to do with each other; one blank parts words.
        static let apart = 2
        /// So many part columns of a screen: sentences have two after a full stop.
        static let column = 3
    }

    /// The edges of the screen, where programs report.
    enum Edge {
        /// How many rows at the bottom are a line of state and the line where the program asks.
        static let bottomRows = 2
        /// How many rows at the bottom state, prompt and keys take at most.
        static let mostRows = 4
    }

    /// Links.
    enum Link {
        /// More links than this on one screen are left out.
        static let most = 256
    }

    /// Frames.
    enum Box {
        /// More frames than this are not looked for: a screen full of corners is a picture.
        static let most = 64
        /// The narrowest frame, from its left line to its right one.
        static let narrowest = 3
        /// The fewest pieces of line in the upper edge.
        static let fewestLines = 2
        /// How much of the upper edge must be drawn: the title takes the rest.
        static let drawn = Share(1, of: 8)
        /// The same in ASCII, where words have dashes too.
        static let drawnInASCII = Share(1, of: 2)
        /// The narrowest frame of blocks: letters are drawn with the same ones.
        static let narrowestOfBlocks = 12
    }

    /// Tabs and windows.
    enum Tab {
        /// How many rows at the top can hold tabs.
        static let topRows = 3
        /// How many tabs a row has: one alone is a title, and more are a picture.
        static let count = 2...24
        /// Longer names are sentences.
        static let longestName = 32
    }

    /// Lists.
    enum List {
        /// By how many of its first words an item at the top of the screen is known as one.
        static let wordsOfShape = 2
        /// How many rows may each have a ground that no other has: more are a picture.
        static let mostGrounds = 24
        /// A narrower part beside a frame is no list.
        static let narrowestBeside = 8
        /// A highlight that is wider than this and goes on past its text is an item beside something else.
        static let narrowestBar = 8
        /// How many rows a frame has whose only item is highlighted: in a lower one it is a button.
        static let fewestRowsOfOne = 4
        /// How many rows a frame has whose first one is a header: in a lower one it is an item.
        static let fewestRowsWithHeader = 4
        /// By how much items may begin before or after each other, as those do that have numbers or marks.
        static let raggedness = 3
        /// The same where a highlight tells that there is a list.
        static let raggednessOfBars = 6
        /// How many rows may be between the lowest item and the line where the user types, for what counts and parts.
        static let mostBelow = 2
        /// The fewest items of a list that only the bar behind a value, or a marker above a bar, tells.
        static let fewestValues = 3
        /// A list with a ground of its own in so many rows is a menu.
        static let ownGround = Share(1, of: 2)
    }

    /// Fields.
    enum Field {
        /// The narrowest field.
        static let narrowest = 4
        /// So many underlines fill a field up; fewer are a part of what is typed.
        static let shortestFill = 3
    }

    /// What stands side by side.
    enum Pane {
        /// The fewest rows that are a window.
        static let fewestRows = 4
        /// How much of the screen's height a line takes that is typed as bars, to be none of a table.
        static let typedBar = Share(3, of: 4)
        /// How many lines part lists beside each other: more are a table's.
        static let mostLines = 1...2
        /// The fewest columns at the edge of the screen: less is a margin.
        static let fewestColumns = 2
        /// In how many columns at its left edge the title in the bar below it begins.
        static let titleIndent = 2
        /// In how many rows other words must come beside a list for it to be known from a table.
        static let fewestNews = 2
        /// How much wider than a list at its side the one is that the side leads to.
        static let main = Share(3, of: 2)
    }

    /// Grids of cells between lines.
    enum Grid {
        /// The fewest cells of one width side by side.
        static let fewestColumns = 4
        /// The most rows of a cell.
        static let highest = 5
    }

    /// A highlight that moves.
    enum Highlight {
        /// More pieces than this are a picture that changed its colours.
        static let mostPieces = 24
        /// The widest name in a bar of menus.
        static let widestName = 24
        /// The widest gap within one piece: menus keep what an item does so far from the key that does it.
        static let widestGap = 12
        /// The fewest pieces of a bar of menus that changes as it is entered: two names and their letters.
        static let fewestNames = 4
        /// So many of the pieces of a bar are no name on a ground of its own.
        static let ownGround = Share(1, of: 2)
    }

    /// What shows by its looks that it has the focus. Contrasts are those of WCAG 2, 1 to 21.
    enum Focus {
        /// By how much more a ground must stand out than before.
        static let leastGain = 1.3
        /// The same of the lines of a frame.
        static let leastGainOfFrame = 1.5
        /// By how much more bold text stands out.
        static let bold = 1.05
        /// A sign with less contrast is not seen.
        static let leastSeen = 1.5
        /// A sign with so much is meant to be seen, whatever its colour. Where there are few colours, the nearest to a faint
        /// sign and to its ground may be further apart than the program meant.
        static let wellSeen = 4.0
        /// The most rows of one item.
        static let mostRows = 4
        /// The fewest rows of a frame.
        static let fewestRowsOfFrame = 2
    }

    /// Marks before items that are picked.
    enum Mark {
        /// In how many columns at the left edge of its list a mark may be.
        static let columns = 6
        /// How far before the text a mark may be.
        static let mostBlanks = 3
        /// How wide a box to tick is: its brackets and what is between them.
        static let box = 3
        /// The widest sign before the text of a part of an outline.
        static let widestSign = 3
    }

    /// A sign that moves.
    enum Marker {
        /// More rows than this are another picture.
        static let mostRows = 6
        /// How many other rows may change with it, which tell of the item.
        static let mostOthers = 2
    }

    /// The current column of a table.
    enum Column {
        /// The fewest rows that show it, with the one that is selected: its header and that row.
        static let fewestRows = 2
    }

    /// Panels.
    enum Panel {
        /// A frame with more rows is a part of a picture, and its words are no buttons.
        static let mostRows = 16
        /// The most rows of a frame that is a field.
        static let mostRowsOfField = 3
        /// The fewest words that two frames in one place must share for only the others to be said.
        static let fewestFamiliarWords = 6
        /// The fewest rows of a frame beside which what it covers goes on.
        static let fewestCut = 3
        /// How much of a row the lines take of a frame without sides.
        static let band = Share(1, of: 2)
        /// The most columns that a bar takes beside the text that it tells of.
        static let widestScrollBar = 2
        /// The fewest rows with something to set that make a frame a form.
        static let fewestControls = 3
        /// How many columns beside a frame are left of a screen that it is around.
        static let widestMargins = 4
        /// How many frames are remembered.
        static let mostTold = 4
    }

    /// Buttons.
    enum Button {
        /// The fewest letters of a button.
        static let fewestLetters = 2
        /// The widest button in brackets.
        static let widest = 32
        /// The widest button in a frame of its own.
        static let widestFrame = 24
        /// A wider gap between two words in one frame parts two buttons.
        static let widestGap = 4
    }

    /// Headings.
    enum Heading {
        /// A longer line in bold is a text.
        static let longest = 60
        /// A shorter line below a text does not underline it.
        static let shortestLine = 3
        /// The fewest signs around a heading that stands between two rows of them.
        static let fewestSigns = 6
    }

    /// Bars, and lines from edge to edge.
    enum Bar {
        /// How much of a row must have one ground.
        static let ground = Share(7, of: 8)
        /// How many rows must have one ground for it to be that of the screen.
        static let common = Share(1, of: 2)
        /// How much of a row must be drawn for a line across the screen.
        static let drawn = Share(1, of: 2)
    }

    /// Rows that tell what keys do.
    enum Keys {
        /// The fewest keys that make a line one that tells what keys do.
        static let fewest = 3
        /// The shortest word in small letters that tells what a key does: "add".
        static let shortestName = 3
        /// How many rows at the bottom of a screen or a frame may do so.
        static let bottomRows = 3
        /// The longest name of a key, as that of several held together.
        static let longestName = 12
        /// The fewest plain letters of which a line must tell what they do.
        static let fewestLetters = 2
        /// How many entries of a line in columns must tell of single keys: others may tell of longer ones.
        static let inColumns = Share(2, of: 3)
        /// The longest line that tells of keys, in characters: a longer one is a text about them.
        static let longestLegend = 200
        /// The highest number of a function key that is told by its number alone.
        static let highestNumber = 12
        /// The fewest such keys in a row.
        static let fewestNumbers = 8
    }

    /// Names of colours, by the levels of red, green and blue, 0 to 255.
    enum Colour {
        /// Where the levels of a highlight differ by less, it is grey.
        static let grey = 24
        /// Where levels differ by more, a colour has a name of its own.
        static let hue = 40
        /// Darker than this is black.
        static let black = 48
        /// Lighter than this is white.
        static let white = 208
        /// How much of the strongest level another one must have to be mixed into the name.
        static let mixed = Share(6, of: 10)
    }
}

/// A part of a whole, as a fraction.
struct Share {
    private let part: Int
    private let whole: Int

    init(_ part: Int, of whole: Int) {
        self.part = part
        self.whole = whole
    }

    /// Whether some of all are at least this share.
    func isReached(by some: Int, of all: Int) -> Bool { some * whole >= all * part }

    /// Whether some of all are more than this share.
    func isExceeded(by some: Int, of all: Int) -> Bool { some * whole > all * part }

    /// This share of a number, rounded down.
    func part(of number: Int) -> Int { number * part / whole }
}
