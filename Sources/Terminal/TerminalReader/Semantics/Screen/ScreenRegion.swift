import TerminalEmulator
import Words

/// A part of the screen with a meaning: what a sighted user sees at a glance.
///
/// Regions form a tree: a dialog holds its list and its buttons, a list its items. All texts are the program's and
/// untrusted; decoration has been taken out of them.
public struct ScreenRegion: Hashable, Sendable {
    /// What a region is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What the shell asks with.
        case prompt
        /// The command that the user typed at a prompt.
        case command
        /// What a command printed.
        case output
        /// A list of which one item is selected.
        case list
        /// One item of a list.
        case item
        /// A framed box that asks something; modal.
        case dialog
        /// A button.
        case button
        /// A field that takes text.
        case field
        /// A part of the screen beside another one, which a line divides from it. What it shows is a screen by itself.
        case pane
        /// A line that tells the state of a program, at the top or the bottom of the screen.
        case statusLine
        /// A line that tells what keys do. Its children are the keys.
        case keyHelp
        /// A table with columns. Its children are rows, the header first if it is shown; theirs are cells.
        case table
        /// The row of a table that names its columns.
        case headerRow
        /// A row of a table.
        case row
        /// A cell of a table; its label is the column's header.
        case cell
        /// Items above and below each other in rank, as files in folders are.
        case tree
        /// One item of a tree.
        case treeItem
        /// Names of pages of which one is shown.
        case tabBar
        /// One name of a page.
        case tab
        /// A key and what it does.
        case key
        /// A bar or number that tells how far work has come.
        case progress
        /// A heading.
        case heading
        /// A line that separates.
        case rule
        /// A line that a diff adds.
        case addedLine
        /// A line that a diff removes.
        case removedLine
        /// The line that starts a hunk or a file of a diff.
        case diffHeader
        /// A line of a log or of a compiler that tells an error.
        case error
        /// A line that tells a warning.
        case warning
        /// A hyperlink: OSC 8 or a URL in the text.
        case link
        /// A place in a file, as compilers write it.
        case fileReference
        /// Any other text.
        case text
    }

    /// What the region is.
    public var kind: Kind
    /// The rows and columns of the screen that it takes.
    public var frame: CellRegion
    /// The name: a dialog's title, a column's header; "" when there is none.
    public var label: String
    /// The text without decoration.
    public var text: String
    /// Whether it is the selected one among its siblings.
    public var isSelected: Bool
    /// The state of a box that can be checked; `nil` when it has none.
    public var isChecked: Bool?
    /// The place among the siblings that the screen shows, from 1.
    public var index: Int?
    /// How many siblings the screen shows.
    public var count: Int?
    /// How far a progress has come, 0 to 100.
    public var percent: Int?
    /// How deep an item is in its tree, from 1.
    public var level: Int?
    /// Whether what is below an item of a tree is shown; `nil` where nothing tells.
    public var isExpanded: Bool?
    /// The target of a link, the status of a command's output, or the key that an entry of a line of help means.
    public var value: String?
    /// The parts.
    public var children: [ScreenRegion]

    /// Makes a region.
    public init(
        _ kind: Kind, frame: CellRegion, label: String = "", text: String = "", isSelected: Bool = false,
        isChecked: Bool? = nil, index: Int? = nil, count: Int? = nil, percent: Int? = nil, level: Int? = nil,
        isExpanded: Bool? = nil, value: String? = nil, children: [ScreenRegion] = []
    ) {
        self.kind = kind
        self.frame = frame
        self.label = label
        self.text = text
        self.isSelected = isSelected
        self.isChecked = isChecked
        self.index = index
        self.count = count
        self.percent = percent
        self.level = level
        self.isExpanded = isExpanded
        self.value = value
        self.children = children
    }

    /// The text of an item without a bar that draws a number in it, which is said where the item tells no other one.
    private static func withoutDrawnBar(_ text: String) -> String {
        let rest = LineClassifier.withoutBar(text).split(separator: " ").joined(separator: " ")
        guard rest.contains(where: \.isLetter), rest.count < text.count else { return text }
        if rest.contains(where: \.isNumber) { return rest }
        return LineClassifier.percent(in: text).map { "\(rest), \(TerminalWords.current.percent($0))" } ?? rest
    }

    /// What is said of the region as an answer: its text, state and place.
    public var spoken: String {
        let words = TerminalWords.current
        var parts: [String] = []
        if !label.isEmpty { parts.append(label) }
        if !text.isEmpty { parts.append(kind == .item ? Self.withoutDrawnBar(text) : text) }
        if let role = kind.row.role { parts.append(words[role]) }
        if let isChecked { parts.append(words[isChecked ? .checked : .notChecked]) }
        if let isExpanded { parts.append(words[isExpanded ? .expanded : .collapsed]) }
        if let level { parts.append(words[.level, level]) }
        if let index, let count { parts.append(words[.position, index, count]) }
        return parts.joined(separator: ", ")
    }
}
