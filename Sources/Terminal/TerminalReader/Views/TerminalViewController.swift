import Foundation
import HeadlessUIKit
import Keys
import TerminalEmulator
import Words

/// The delegate of a terminal's view, which runs the program.
@MainActor public protocol TerminalViewControllerDelegate: AnyObject {
    /// Keys were pressed: the bytes go to the program.
    func terminalViewController(_ controller: TerminalViewController, send bytes: [UInt8])
    /// Notifies the delegate of keys that lead to a button, and of others that press it: they go to the program once
    /// the button has the focus. By default all are sent immediately.
    func terminalViewController(
        _ controller: TerminalViewController, send bytes: [UInt8], thenAt arrival: Arrival, send last: [UInt8])
    /// The last command was put at the prompt and waits for the user to activate it again. The default implementation
    /// does nothing.
    func terminalViewControllerAsksAgain(_ controller: TerminalViewController)
    /// The user wants to follow a link. The address is the program's and untrusted. False when that can't be done.
    func terminalViewController(_ controller: TerminalViewController, open link: String) -> Bool
}

extension TerminalViewControllerDelegate {
    /// Sends both parts immediately.
    public func terminalViewController(
        _ controller: TerminalViewController, send bytes: [UInt8], thenAt arrival: Arrival, send last: [UInt8]
    ) {
        terminalViewController(controller, send: bytes + last)
    }

    /// Does nothing.
    public func terminalViewControllerAsksAgain(_ controller: TerminalViewController) {}
}

/// A terminal as an app that a screen reader can navigate: the regions of its screen are elements and containers, and
/// lines that have scrolled off come before them.
///
/// Pass the terminal's content to `show(_:prompt:lists:)`; the delegate presses keys. Escape, magic tap, scrolling,
/// adjusting and activating arrive by UIKit's methods along the responder chain.
///
///     let controller = TerminalViewController()
///     controller.delegate = self
///     controller.show(terminal)
@MainActor public final class TerminalViewController: UIViewController {
    /// Presses the keys.
    public weak var delegate: (any TerminalViewControllerDelegate)?
    /// Whether activating a button presses it; otherwise the program's focus only moves there.
    public var pressesButtons = true

    /// The content of the screen, or nil before the first time.
    private(set) var model: ScreenModel?
    private(set) var screen: Screen?
    private(set) var scrollback: Scrollback?
    private var keys = KeyEncoder()
    /// The mouse events that the program requests.
    private var mouse = (tracking: MouseTracking.off, encoding: MouseEncoding.standard)
    private var prompt = ShellPrompt()
    /// The lines on the primary screen, into which a table may reach from above.
    private var below: [TextLine] = []
    private var pages: [Int: Page] = [:]
    private var cachedElements: [TerminalElement]?
    /// The lines up to here were there when the user last looked.
    private var visitedLines = 0
    private var bookmarkedLines: Set<Int> = []
    private let scrollView = TerminalScrollView()
    let screenView = TerminalGroupView()
    private(set) var dialogView: TerminalGroupView?

    /// Lines that have scrolled off.
    private struct Page {
        let view: TerminalGroupView
        /// The lines that it has elements for.
        var lines: Range<Int>
    }

    /// The size of a cell, in points.
    public static let cellSize = CGSize(width: 8, height: 16)
    /// The number of scrolled-off lines per page.
    public static let linesPerPage = 100

    /// Returns the frame of cells, in points.
    static func rect(_ region: CellRegion) -> CGRect {
        CGRect(
            x: CGFloat(region.columns.lowerBound) * cellSize.width,
            y: CGFloat(region.rows.lowerBound) * cellSize.height,
            width: CGFloat(region.columns.count) * cellSize.width, height: CGFloat(region.rows.count) * cellSize.height)
    }

    /// Makes the views.
    public override func loadView() {
        let root = UIView()
        root.addSubview(scrollView)
        scrollView.addSubview(screenView)
        scrollView.delegate = self
        scrollView.controller = self
        view = root
        accessibilityCustomRotors = makeRotors()
    }

    // MARK: Content

    /// Updates the view to the content of a terminal. Elements whose part of the screen is still there stay the same
    /// objects.
    ///
    /// Takes time in proportion to the cells of the screen, and to the lines that have scrolled off since the previous
    /// update, up to one page. `prompt` is the start of the shell's prompt if the shell has no marks, from
    /// `SpeakingMachine.learnedPrompt`, and `lists` the facts about lists, from its `programLists`.
    public func show(
        _ terminal: borrowing Terminal, prompt: ShellPrompt = "", lists: ProgramLists = ProgramLists()
    ) {
        let screen = terminal.screen
        let scrollback = terminal.scrollback
        let image = ScreenImage(screen)
        let above = screen.isAlternate ? LinesAbove() : LinesAbove(scrollback, prompt: prompt)
        let model = ScreenModel(image, prompt: prompt, lists: lists, above: above)
        self.screen = screen
        self.scrollback = scrollback
        self.model = model
        below =
            screen.isAlternate
            ? [] : TextLine.lines(of: image, without: [], prompts: model.promptRows, head: above.head)
        self.prompt = prompt
        keys = terminal.keyEncoder
        mouse = (terminal.mouseTracking, terminal.mouseEncoding)
        loadViewIfNeeded()
        let isOpen = scrollback.isLastLineOpen && scrollback.count > 0
        let plan = ScreenPlan(
            image, model, firstLine: screen.isAlternate ? nil : firstLine(scrollback),
            head: isOpen && !screen.isAlternate ? scrollback.shownText(scrollback.count - 1) : "")
        let isAdjustable = screen.isAlternate || plan.dialog != nil
        let stale = pages.filter { needsUpdate($0.key, $0.value, scrollback) }
        let old = [screenView] + [dialogView].compactMap(\.self) + stale.map(\.value.view)
        var pool = ElementPool(Self.objects(in: old), isAdjustable: isAdjustable)
        arrange(screen, scrollback)
        updatePages(&pool)
        let dialogs = pool.objects(for: plan.dialog.map { [$0] } ?? [], in: screenView)
        let progress = PlannedElement(terminal.progress, below: screen)
        screenView.hold(pool.objects(for: plan.elements + [progress].compactMap(\.self), in: screenView))
        show(dialogs.first as? TerminalGroupView)
        cachedElements = nil
    }

    private func show(_ dialog: TerminalGroupView?) {
        if dialogView !== dialog { dialogView?.removeFromSuperview() }
        dialogView = dialog
        guard let dialog else { return }
        // A sibling of all else, which it silences.
        dialog.frame = screenView.frame
        if dialog.superview !== scrollView { scrollView.addSubview(dialog) }
    }

    private func arrange(_ screen: Screen, _ scrollback: Scrollback) {
        let size = Self.rect(.init(rows: 0..<screen.rows, columns: 0..<screen.columns)).size
        let top = screen.isAlternate ? 0 : CGFloat(scrollback.discarded + scrollback.count) * Self.cellSize.height
        let frame = CGRect(origin: CGPoint(x: 0, y: top), size: size)
        scrollView.contentSize = CGSize(width: size.width, height: top + size.height)
        if scrollView.frame.size != size { scrollView.frame = CGRect(origin: .zero, size: size) }
        guard screenView.frame != frame else { return }
        screenView.frame = frame
        scrollView.contentOffset = CGPoint(x: 0, y: top)
    }

    /// All elements and groups within some groups, with those groups that stand for regions.
    private static func objects(in groups: [TerminalGroupView]) -> [UIAccessibilityObject] {
        var found: [UIAccessibilityObject] = []
        var stack: [UIAccessibilityObject] = groups.reversed()
        while let next = stack.popLast() {
            found.append(next)
            if let group = next as? TerminalGroupView { stack += group.members.reversed() }
        }
        return found
    }

    // MARK: Lines that have scrolled off

    /// The number of the line in the first row of the primary screen.
    private func firstLine(_ scrollback: Scrollback) -> Int {
        let total = scrollback.discarded + scrollback.count
        return scrollback.isLastLineOpen && scrollback.count > 0 ? total - 1 : total
    }

    private func keptLines(_ page: Int, _ scrollback: Scrollback) -> Range<Int> {
        let start = page * Self.linesPerPage
        return (start..<start + Self.linesPerPage).clamped(to: scrollback.discarded..<firstLine(scrollback))
    }

    private func needsUpdate(_ number: Int, _ page: Page, _ scrollback: Scrollback) -> Bool {
        keptLines(number, scrollback) != page.lines
    }

    /// Whether there are lines before those that have elements.
    private var hasOlderPages: Bool {
        guard let scrollback, let screen, !screen.isAlternate else { return false }
        let oldest = pages.values.map(\.lines.lowerBound).min() ?? firstLine(scrollback)
        return oldest > scrollback.discarded
    }

    private func updatePages(_ pool: inout ElementPool) {
        guard let screen, let scrollback else { return }
        let end = firstLine(scrollback)
        let newest = end > scrollback.discarded ? (end - 1) / Self.linesPerPage : nil
        // Pages between those that are there and the screen come by themselves.
        if let newest {
            for number in (pages.keys.max() ?? newest)...max(newest, pages.keys.max() ?? newest) {
                load(number, &pool)
            }
        }
        for (number, page) in pages {
            let lines = keptLines(number, scrollback)
            if lines.isEmpty {
                page.view.removeFromSuperview()
                pages[number] = nil
            } else if lines != page.lines {
                load(number, &pool)
            }
            if screen.isAlternate {
                page.view.removeFromSuperview()
            } else if pages[number] != nil, page.view.superview == nil {
                scrollView.insertSubview(page.view, belowSubview: screenView)
            }
        }
    }

    private func load(_ number: Int, _ pool: inout ElementPool) {
        guard let scrollback else { return }
        let lines = keptLines(number, scrollback)
        guard !lines.isEmpty, pages[number]?.lines != lines else { return }
        let view = pages[number]?.view ?? TerminalGroupView()
        let top = number * Self.linesPerPage
        let plan = ScrollbackPlan.elements(of: top..<lines.upperBound, in: scrollback, prompt: prompt, below: below)
        let place = Self.rect(.init(rows: top..<top + Self.linesPerPage, columns: 0..<(screen?.columns ?? 80)))
        if view.frame != place { view.frame = place }
        view.hold(pool.objects(for: plan, in: view, byPlace: false))
        pages[number] = Page(view: view, lines: lines)
        if screen?.isAlternate == false, view.superview == nil {
            scrollView.insertSubview(view, belowSubview: screenView)
        }
    }

    /// Makes elements for the lines before those that have some; false when there are none.
    @discardableResult func loadOlderPage() -> Bool {
        guard hasOlderPages, let scrollback else { return false }
        let number = (pages.keys.min() ?? (firstLine(scrollback) - 1) / Self.linesPerPage + 1) - 1
        guard number >= 0 else { return false }
        var pool = ElementPool([], isAdjustable: false)
        load(number, &pool)
        cachedElements = nil
        return pages[number] != nil
    }

    /// Makes elements for all lines that are kept.
    public func loadScrollback() { while loadOlderPage() {} }

    func didFocus(_ element: TerminalElement) {
        guard element.isInScrollback, let oldest = pages.min(by: { $0.key < $1.key })?.value,
            element.accessibilityContainer === oldest.view
        else { return }
        loadOlderPage()
    }

    // MARK: Elements

    /// The elements that a screen reader walks through, in reading order: those of the dialog when one is open.
    public var elements: [TerminalElement] {
        if let cachedElements { return cachedElements }
        let groups = dialogView.map { [$0] } ?? visiblePages + [screenView]
        let found = Self.objects(in: groups).compactMap { $0 as? TerminalElement }.filter { !$0.planned.isSilent }
        cachedElements = found
        return found
    }

    private var visiblePages: [TerminalGroupView] {
        screen?.isAlternate == true ? [] : pages.sorted { $0.key < $1.key }.map(\.value.view)
    }

    /// The element at which the program's own cursor or selection is: where a user wants to begin.
    public var currentElement: TerminalElement? {
        guard let cursor = screen?.cursor else { return nil }
        let shown = elements.filter { !$0.isInScrollback }
        func isAtCursor(_ element: TerminalElement) -> Bool {
            element.region.frame.rows.contains(cursor.row) && element.region.frame.columns.contains(cursor.column)
        }
        return shown.first { $0.region.isSelected && [.item, .cell].contains($0.region.kind) }
            ?? shown.first { $0.region.isSelected && isAtCursor($0) } ?? shown.first(where: isAtCursor)
            ?? shown.first { $0.region.isSelected }
            ?? shown.last { $0.region.frame.rows.lowerBound <= cursor.row } ?? shown.first
    }

    /// The element with a line, counted among all that were ever written, or with a row of the alternate screen; nil
    /// when nothing is there. Of several in a row it is the first that begins in some columns, if these are given.
    func element(line: Int?, row: Int, columns: Range<Int>? = nil) -> TerminalElement? {
        while let line, let scrollback, line < firstLine(scrollback), !elements.contains(where: { $0.line == line }) {
            guard loadOlderPage() else { break }
        }
        if let line, let found = elements.first(where: { $0.line == line }) { return found }
        return elements.first {
            !$0.isInScrollback && $0.region.frame.rows.contains(row)
                && columns?.contains($0.region.frame.columns.lowerBound) != false
        }
    }

    // MARK: Visits and bookmarks

    /// Stores the current content, so that the rotor "changes" finds new content at the next visit.
    public func markVisited() {
        for element in elements { element.seenText = element.text }
        if let scrollback { visitedLines = firstLine(scrollback) }
    }

    func isChanged(_ element: TerminalElement) -> Bool {
        if element.isInScrollback, let line = element.line, line < visitedLines { return false }
        return element.isChanged
    }

    /// Toggles an element's bookmark, and returns whether there is one now.
    public func toggleBookmark(_ element: TerminalElement) -> Bool {
        if let line = element.line {
            if bookmarkedLines.remove(line) == nil { bookmarkedLines.insert(line) }
            return bookmarkedLines.contains(line)
        }
        element.isBookmarked.toggle()
        return element.isBookmarked
    }

    func isBookmarked(_ element: TerminalElement) -> Bool {
        element.line.map(bookmarkedLines.contains) ?? element.isBookmarked
    }

    // MARK: Gestures

    /// Presses Escape.
    public override func accessibilityPerformEscape() -> Bool {
        press(.escape)
        return true
    }

    /// Performs the most likely action: presses the default button of a dialog, chooses the selected item of a list, or
    /// runs the command line at the prompt; if that is empty, inserts the last command, to be run when the user repeats
    /// the gesture.
    public override func accessibilityPerformMagicTap() -> Bool { doWhatIsLikely() }

    /// Turns the page of a program that fills the screen. Lines that have scrolled off are the scroll view's business.
    public override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        turnPage(direction)
    }

    // MARK: Keys

    /// Presses a key, several times if wanted, as the program wants it written.
    func press(_ key: Key, modifiers: KeyModifiers = [], times: Int = 1) {
        delegate?.terminalViewController(self, send: bytes(of: key, modifiers: modifiers, times: times))
    }

    /// A key as the program wants it written.
    func bytes(of key: Key, modifiers: KeyModifiers = [], times: Int = 1) -> [UInt8] {
        let bytes = keys.encode(key, modifiers: modifiers)
        return Array((0..<times).map { _ in bytes }.joined())
    }

    /// Presses and releases the mouse where text begins in some cells; false when the program wants no clicks.
    func click(_ cells: CellRegion) -> Bool {
        guard let screen, let row = cells.rows.clamped(to: 0..<screen.rows).first else { return false }
        let columns = cells.columns.clamped(to: 0..<screen.columns)
        let column = columns.first { screen[row, $0].text != " " && screen[row, $0].text != "" } ?? columns.lowerBound
        var encoder = MouseEncoder()
        let bytes = [MouseEvent.Action.press(.left), .release(.left)].flatMap { action in
            encoder.encode(
                MouseEvent(action, row: row, column: column), tracking: mouse.tracking, encoding: mouse.encoding)
        }
        guard !bytes.isEmpty else { return false }
        delegate?.terminalViewController(self, send: bytes)
        return true
    }

    /// Follows a link.
    func open(_ link: String) -> Bool { delegate?.terminalViewController(self, open: link) ?? false }
}

extension TerminalViewController: UIScrollViewAccessibilityDelegate {
    /// The lines that are shown.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
        guard let screen, let scrollback else { return nil }
        let first = Int((scrollView.contentOffset.y / Self.cellSize.height).rounded()) - scrollback.discarded
        let total = scrollback.count + screen.rows
        return TerminalWords.current[
            .linesShown, max(first, 0) + 1, min(first + screen.rows, total), total]
    }
    /// The first element of the lines that the scroll view shows.
    var firstVisibleElement: TerminalElement? {
        let top = scrollView.contentOffset.y
        return elements.first { element in
            guard let container = element.accessibilityContainer as? UIView else { return false }
            return container.frame.origin.y + element.accessibilityFrameInContainerSpace.maxY > top
        }
    }
}

/// Shows the lines that have scrolled off and the screen, one below the other.
@MainActor final class TerminalScrollView: UIScrollView {
    weak var controller: TerminalViewController?

    /// Shows older or newer lines and moves the cursor of the reader to the first of them.
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let controller, controller.screen?.isAlternate == false else { return false }
        if [.up, .right, .previous].contains(direction) { controller.loadOlderPage() }
        let isVertical: UIAccessibilityScrollDirection =
            switch direction {
            case .up, .right, .previous: .up
            case .down, .left, .next: .down
            }
        guard super.accessibilityScroll(isVertical) else { return false }
        UIAccessibility.post(notification: .layoutChanged, argument: controller.firstVisibleElement)
        return true
    }
}
