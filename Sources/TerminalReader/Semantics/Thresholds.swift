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
        static let drawn = Share(1, of: 6)
        /// The same in ASCII, where words have dashes too.
        static let drawnInASCII = Share(1, of: 2)
    }

    /// Tabs and windows.
    enum Tab {
        /// How many rows at the top can hold tabs.
        static let topRows = 3
        /// Longer names are sentences.
        static let longestName = 32
    }

    /// Lists.
    enum List {
        /// How many rows may each have a ground that no other has: more are a picture.
        static let mostGrounds = 24
        /// A narrower part beside a frame is no list.
        static let narrowestBeside = 8
        /// A highlight that is wider than this and goes on past its text is an item beside something else.
        static let narrowestBar = 8
    }

    /// Tables.
    enum Table {
        /// Fewer columns are told well enough by the whole row.
        static let fewestOfSelection = 4
        /// A table of more columns is a picture.
        static let mostColumns = 64
        /// Of a table with more cells on the screen nobody reads cells; its lines are read.
        static let mostCells = 10_000
    }

    /// Fields.
    enum Field {
        /// The narrowest field.
        static let narrowest = 4
    }

    /// What stands side by side.
    enum Pane {
        /// The fewest rows that are a window.
        static let fewestRows = 4
        /// The fewest columns at the edge of the screen: less is a margin.
        static let fewestColumns = 2
    }

    /// A highlight that moves.
    enum Highlight {
        /// More pieces than this are a picture that changed its colours.
        static let mostPieces = 24
        /// The widest name in a bar of menus.
        static let widestName = 24
    }

    /// Marks before items that are picked.
    enum Mark {
        /// In how many columns at the left edge of its list a mark may be.
        static let columns = 6
        /// How far before the text a mark may be.
        static let mostBlanks = 3
    }

    /// A sign that moves.
    enum Marker {
        /// More rows than this are another picture.
        static let mostRows = 6
    }

    /// Tables and trees in text.
    enum Structure {
        /// How many lines before those that are shown are looked at to find where a table begins.
        static let lookBehind = 256
        /// How many lines after them are looked at to tell how far it goes.
        static let lookAhead = 64
    }

    /// Progress.
    enum Progress {
        /// How often a number falls before it is taken for a meter.
        static let meterFalls = 3
        /// A task that has done no more than this has just begun.
        static let beginning = 5
    }

    /// What changes again and again.
    enum Repetition {
        /// How many times a row may show something else by itself before nobody wants to hear it.
        static let news = 4
        /// How many times a line may be rewritten before it counts as an animation.
        static let rewrites = 2
        /// How many rows a row is compared with at most. Those that share a rare word with it come first, so only of a
        /// screen with more rows than this, all alike, may one be missed.
        static let mostCompared = 64
    }

    /// Pauses, in seconds.
    enum Pause {
        /// The seconds between two sounds of the bell, lest a program drown the voice.
        static let betweenBells = 0.25
    }

    /// Panels.
    enum Panel {
        /// A frame with more rows is a part of a picture, and its words are no buttons.
        static let mostRows = 16
    }

    /// Buttons.
    enum Button {
        /// The fewest letters of a button.
        static let fewestLetters = 2
        /// The widest button in brackets.
        static let widest = 32
        /// The widest button in a frame of its own.
        static let widestFrame = 24
    }

    /// Headings.
    enum Heading {
        /// A longer line in bold is a text.
        static let longest = 60
    }

    /// Bars, and lines from edge to edge.
    enum Bar {
        /// How much of a row must have one ground.
        static let ground = Share(7, of: 8)
        /// How much of a row must be drawn for a line across the screen.
        static let drawn = Share(1, of: 2)
    }

    /// Rows that tell what keys do.
    enum Keys {
        /// The fewest keys that make a line one that tells what keys do.
        static let fewest = 3
        /// The highest number of a function key that is told by its number alone.
        static let highestNumber = 12
        /// The fewest such keys in a row.
        static let fewestNumbers = 8
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
}
