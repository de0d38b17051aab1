import TerminalEmulator
import Words

/// The plan of one element or container of the screen, before there is an object for it.
struct PlannedElement: Hashable, Sendable {
    /// The region of the terminal; without children, which are planned themselves.
    var region: ScreenRegion
    /// The number of the line among all that were ever written, where lines keep a number.
    var line: Int?
    /// The style of its first character, if it is unusual.
    var style = TextStyle()
    /// The position of a cell in its table, counted from 0; the header is row 0.
    var cell: Cell?
    /// The elements of a container; nil for an element.
    var children: [PlannedElement]?
    /// The links within an element that is more than its link.
    var links: [String] = []
    /// Whether the element is where the user types at a prompt.
    var isInput = false
    /// Whether the line has scrolled off.
    var isInScrollback = false
    /// Whether the cursor passes it by: the header of a table that is not shown.
    var isSilent = false

    /// A position in a table.
    struct Cell: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    init(_ region: ScreenRegion, line: Int? = nil, children: [PlannedElement]? = nil) {
        self.region = region
        self.region.children = []
        self.line = line
        self.children = children
    }

    /// The progress that a program reports to the terminal and doesn't show on the screen (OSC 9;4); nil when there is
    /// none.
    init?(_ progress: Progress, below screen: Screen) {
        let words = TerminalWords.current
        let (text, percent): (String, Int?)
        switch progress {
        case .none: return nil
        case .running(let done): (text, percent) = (words[.progress], done)
        case .failed(let done): (text, percent) = (words[.progressFailed], done)
        case .paused(let done): (text, percent) = (words[.progressPaused], done)
        case .indeterminate: (text, percent) = (words[.progressBusy], nil)
        }
        let row = max(0, screen.rows - 1)
        self.init(
            ScreenRegion(
                .progress, frame: .init(rows: row..<row + 1, columns: 0..<max(1, screen.columns)), text: text,
                percent: percent))
    }

    /// This and all within, in reading order, without recursion.
    var leaves: [PlannedElement] {
        var found: [PlannedElement] = []
        var stack = [self]
        while let next = stack.popLast() {
            if let children = next.children { stack += children.reversed() } else { found.append(next) }
        }
        return found
    }
}
