import Dispatch
import Foundation
import ScreenReader
import Speech
import TerminalEmulator
import Words

/// Carries out the commands of the reader: those that move over the text directly, those on elements by a screen reader
/// for the terminal's view, which is made on first use.
///
/// Both share one position: each starts where the other has moved to.
public final class ReviewMode {
    private var cursor = ReviewCursor()
    private var elements: ElementReader?
    /// Whether the elements are those of an older screen.
    private var isStale = false
    /// Which cursor the user moved last.
    private var leader = Leader.program
    private var reading: Reading?
    /// The column of the element from which the user started to read the text.
    private var column: Int?
    private var query = ""
    private var question: ReviewQuestion?
    private var mark: ReviewPlace?
    /// The columns that the user wants to read alone.
    private var columns: Range<Int>?
    private var settings: SpeechSettings
    /// The facts about the program's lists.
    var programLists = ProgramLists()
    /// The lines of the screen that are watched or muted.
    var windows = ReviewWindows()

    private enum Leader {
        case program, text, elements
    }

    /// The continuous reading in progress.
    private struct Reading {
        var lines: [(line: Int, words: Int)]
        var start: Instant
    }

    /// Creates the mode.
    ///
    /// - Parameter settings: How speech is set.
    public init(settings: SpeechSettings = TerminalSpeech().settings) { self.settings = settings }

    /// Speech has these settings from now on.
    func change(_ settings: SpeechSettings) {
        self.settings = settings
        guard let elements else { return }
        Self.onMain { elements.reader.session.change(settings) }
    }

    /// Sets the way to announce changes of lines' indentation and of text's attributes.
    func setReportModes(indentation: SpeakingSettings.ReportMode, attributes: SpeakingSettings.ReportMode) {
        (cursor.indentationReportMode, cursor.attributesReportMode) = (indentation, attributes)
    }

    /// Whether a text prompt is open.
    private(set) var takesText = false

    /// Whether a list of the reader is open, which Escape closes.
    var isInMode: Bool { elements.map { elements in Self.onMain { elements.isInMode } } ?? false }

    deinit {
        guard let elements else { return }
        Self.onMain { elements.end() }
    }

    // MARK: The program

    /// Called when the user continues in the program: the cursors return to the program's.
    func follow() {
        cursor.follow()
        column = nil
        reading = nil
        leader = .program
        question = nil
        takesText = false
    }

    /// Handles a screen that has settled after output. Returns the announcements of watched lines.
    func settled(_ terminal: borrowing Terminal) -> [Spoken] {
        isStale = true
        return windows.isEmpty ? [] : windows.changes(on: terminal.screen)
    }

    /// Called when review mode has ended: the screen counts as seen.
    func endVisit(_ terminal: borrowing Terminal, prompt: ShellPrompt) {
        reading = nil
        columns = nil
        guard let elements else { return }
        let terminal = copy terminal
        let lists = programLists
        Self.onMain {
            elements.show(terminal, prompt: prompt, lists: lists)
            elements.controller.markVisited()
        }
    }

    // MARK: Commands

    /// Carries out a command.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - terminal: The program's terminal.
    ///   - prompt: The start of the shell's prompt, if it is known.
    func perform(
        _ command: ReaderCommand, on terminal: borrowing Terminal, prompt: ShellPrompt, at now: Instant
    ) -> [ReviewEffect] {
        let text = text(of: terminal)
        if isInMode {
            return onElements(command, terminal, text, prompt)
        }
        switch command {
        case .readAll: return readAll(text, from: place(text, terminal), at: now)
        case .search: return ask(.search)
        case .goToLine: return ask(.line)
        case .searchNext, .searchPrevious:
            return find(text, from: place(text, terminal), forward: command == .searchNext)
        case .readOutput:
            guard let lines = text.lastOutput(prompt: prompt) else { return Self.noOutput }
            let texts = NameColumns.told(lines.prefix(Thresholds.Review.mostLines).map { text[$0] })
            move(to: lines.lowerBound)
            return texts.map { ScreenWords.of($0) }.filter { !$0.isEmpty }.map { .speak(.say($0)) }
        case .copyOutput:
            guard let lines = text.lastOutput(prompt: prompt) else { return Self.noOutput }
            return copy(lines, text)
        case .copyLines:
            let current = place(text, terminal)
            let start = min(mark?.line ?? current, current)
            let end = max(mark?.line ?? current, current)
            mark = nil
            return copy(max(start, text.first)..<end + 1, text)
        case .copyText, .copyBlock:
            let here = ReviewPlace(line: place(text, terminal), offset: cursor.offset(in: text))
            defer { mark = nil }
            let copied = text.text(from: mark ?? here, to: here, isBlock: command == .copyBlock)
            guard !copied.isEmpty else { return Self.edge }
            return [.copy(copied), .speak(.notice(TerminalWords.current[.copied]))]
        case .mark:
            mark = ReviewPlace(line: place(text, terminal), offset: cursor.offset(in: text))
            return [.speak(.notice(TerminalWords.current[.markSet]))]
        case .limitColumns: return limitColumns(text, place(text, terminal))
        case .watchLines, .muteLines: return addWindow(command, place(text, terminal), text)
        case .clearWindows:
            guard !windows.isEmpty else { return Self.edge }
            windows = ReviewWindows()
            return [.windows, .speak(.notice(TerminalWords.current[.windowsCleared]))]
        case .listWindows:
            let spoken = windows.spoken
            return (spoken.isEmpty ? [TerminalWords.current[.noWindows]] : spoken).map { .speak(.notice($0)) }
        default: break
        }
        if command.readerCommand != nil || command == .bookmark {
            return onElements(command, terminal, text, prompt)
        }
        if leader == .elements { _ = place(text, terminal) }
        guard let spoken = cursor.perform(command, on: text) else { return [] }
        leader = .text
        return spoken.map { .speak($0) }
    }

    /// Handles a key of the text prompt.
    func type(
        _ typed: InputFilter.TypedText, on terminal: borrowing Terminal, prompt: ShellPrompt
    ) -> [ReviewEffect] {
        guard var question else {
            let command: Command =
                switch typed {
                case .text(let text): .type(text)
                case .enter: .activate
                case .delete: .deleteBackward
                case .cancel: .escape
                }
            return give(command, text(of: terminal), terminal)
        }
        let answer = question.take(typed)
        if case .unfinished(let effect) = answer {
            self.question = question
            return [effect]
        }
        self.question = nil
        takesText = false
        guard case .given(let given) = answer else { return [.speak(.notice(TerminalWords.current[.searchEnded]))] }
        let text = text(of: terminal)
        switch question.kind {
        case .search:
            query = given
            return find(text, from: place(text, terminal), forward: true)
        case .line: return goToLine(given, text)
        }
    }

    private func ask(_ kind: ReviewQuestion.Kind) -> [ReviewEffect] {
        let question = ReviewQuestion(kind)
        self.question = question
        takesText = true
        return [.speak(.notice(question.prompt))]
    }

    private func goToLine(_ digits: String, _ text: ReviewText) -> [ReviewEffect] {
        let number = digits.compactMap(\.wholeNumberValue).reduce(0) { $0 * 10 + $1 }
        let line = text.first + number - 1
        guard number > 0, line < text.end else {
            return [.speak(.sound(.edge)), .speak(.notice(TerminalWords.current[.notFound]))]
        }
        move(to: line)
        return [.speak(ReviewCursor.read(text[line]))]
    }

    private static let edge: [ReviewEffect] = [.speak(.sound(.edge))]
    private static var noOutput: [ReviewEffect] { [.speak(.notice(TerminalWords.current[.noOutput]))] }

    // MARK: The text

    private func move(to line: Int) {
        cursor.move(to: line)
        leader = .text
    }

    /// Reads the columns from the mark to the cursor alone, or the whole of each line again.
    private func limitColumns(_ text: ReviewText, _ line: Int) -> [ReviewEffect] {
        let words = TerminalWords.current
        let here = ReviewPlace(line: line, offset: cursor.offset(in: text))
        guard let mark else {
            guard columns != nil else { return Self.edge + [.speak(.notice(words[.noMark]))] }
            columns = nil
            move(to: line)
            return [.speak(.notice(words[.allColumns]))]
        }
        let chosen = text.columns(of: mark, here)
        let start = text.firstColumn(of: line)
        columns = chosen.lowerBound + start..<chosen.upperBound + start
        self.mark = nil
        move(to: line)
        let (first, last) = (words.text(of: chosen.lowerBound + start + 1), words.text(of: chosen.upperBound + start))
        return [.speak(.notice(words[.onlyColumns, first, last]))]
    }

    /// Returns the text that can be read: of parts of the screen side by side, the part with the user's cursor.
    private func text(of terminal: borrowing Terminal) -> ReviewText {
        var text = pane(of: terminal)
        text.columns = columns
        return text
    }

    private func pane(of terminal: borrowing Terminal) -> ReviewText {
        let top = terminal.scrollback.discarded + terminal.scrollback.count
        switch leader {
        case .program: return ReviewText(terminal)
        case .text:
            let row = cursor.line.map { $0 - top } ?? terminal.screen.cursor.row
            return ReviewText(terminal, at: (row, column ?? terminal.screen.cursor.column))
        case .elements:
            let frame = elements.flatMap { elements in Self.onMain { elements.focus?.region.frame } }
            column = frame?.columns.lowerBound
            return ReviewText(terminal, at: frame.map { ($0.rows.lowerBound, $0.columns.lowerBound) })
        }
    }

    /// The line where the user is, whichever cursor was moved last.
    private func place(_ text: ReviewText, _ terminal: borrowing Terminal) -> Int {
        if leader == .elements, let elements {
            let found = Self.onMain { () -> (line: Int?, row: Int, isInScrollback: Bool)? in
                elements.focus.map { ($0.line, $0.region.frame.rows.lowerBound, $0.isInScrollback) }
            }
            if let found {
                cursor.move(to: found.isInScrollback ? found.line ?? text.first : text.screenStart + found.row)
                leader = .text
            }
        }
        return cursor.current(in: text)
    }

    private func find(_ text: ReviewText, from line: Int, forward: Bool) -> [ReviewEffect] {
        guard let found = text.find(query, from: line, forward: forward) else {
            let key: TerminalKey = query.isEmpty ? .nothingToSearch : .notFound
            return [.speak(.sound(.edge)), .speak(.notice(TerminalWords.current[key]))]
        }
        move(to: found)
        return [.speak(ReviewCursor.read(text[found]))]
    }

    private func copy(_ lines: Range<Int>, _ text: ReviewText) -> [ReviewEffect] {
        var whole = 0
        var size = 0
        // Lines that no longer fit would be cut off without a word.
        while whole < lines.count, size <= Pasteboard.limit {
            size += text[lines.lowerBound + whole].utf8.count + 1
            whole += 1
        }
        if size > Pasteboard.limit + 1, whole > 1 { whole -= 1 }
        let content = text.text(of: lines.prefix(whole))
        guard !content.isEmpty else { return Self.edge }
        let words = TerminalWords.current
        let copied = words[.linesCopied, whole]
        let all = words[.copiedOf, copied, words.text(of: lines.count)]
        return [.copy(content), .speak(.notice(whole < lines.count ? all : copied))]
    }

    private func addWindow(_ command: ReaderCommand, _ line: Int, _ text: ReviewText) -> [ReviewEffect] {
        let lines = min(mark?.line ?? line, line)...max(mark?.line ?? line, line)
        mark = nil
        guard lines.lowerBound >= text.screenStart, lines.upperBound < text.end else {
            return [.speak(.sound(.edge)), .speak(.notice(TerminalWords.current[.onlyScreenLines]))]
        }
        let rows = lines.lowerBound - text.screenStart..<lines.upperBound - text.screenStart + 1
        guard windows.add(rows, isWatched: command == .watchLines, on: text.screen) else {
            return [.speak(.sound(.edge)), .speak(.notice(TerminalWords.current[.tooManyWindows]))]
        }
        let key: TerminalKey = command == .watchLines ? .linesWatched : .linesMuted
        return [.windows, .speak(.notice(TerminalWords.current[key, rows.count]))]
    }

    // MARK: The line of the user

    /// The line where the user reads; nil where that is the program's.
    func shownLine(_ terminal: borrowing Terminal) -> ShownLine? {
        switch leader {
        case .program: return nil
        case .elements:
            let label = elements.flatMap { elements in Self.onMain { elements.focus?.accessibilityLabel } }
            return label.map { ShownLine(text: $0) }
        case .text:
            let text = text(of: terminal)
            let line = cursor.current(in: text)
            return ShownLine(text: text[line], cursor: cursor.offset)
        }
    }

    /// Goes to a character of the line where the user reads. On an element it is the element that is pressed.
    func move(toCharacter index: Int, on terminal: borrowing Terminal) -> [ReviewEffect] {
        let text = text(of: terminal)
        guard leader == .text else { return give(.activate, text, terminal) }
        guard let spoken = cursor.move(toCharacter: index, on: text) else { return Self.edge }
        return [.speak(spoken)]
    }

    // MARK: Reading to the end

    private func readAll(_ text: ReviewText, from start: Int, at now: Instant) -> [ReviewEffect] {
        guard start <= text.lastUsed else { return Self.edge }
        var read = Reading(lines: [], start: now)
        var effects: [ReviewEffect] = []
        for line in (start...text.lastUsed).prefix(Thresholds.Review.mostLines) {
            let spoken = ScreenWords.of(text[line])
            guard !spoken.isEmpty else { continue }
            read.lines.append((line, spoken.split(separator: " ").count))
            effects.append(.speak(.say(spoken)))
        }
        reading = read
        return effects
    }

    /// Stops reading, and puts the cursor at the position that speech has reached. If that is unknown, it is estimated:
    /// about three words are spoken in a second at the usual rate.
    ///
    /// - Parameter place: The index of the line that is being spoken, from `SpeechOutput.place`.
    func stopReading(at place: Int?, _ now: Instant) {
        guard let reading else { return }
        self.reading = nil
        if let place {
            if let line = reading.lines.prefix(place + 1).last { move(to: line.line) }
            return
        }
        let rate = settings.rate <= 50 ? 0.5 + Double(settings.rate) / 100 : 1 + Double(settings.rate - 50) / 25
        var words = max(.zero, now - reading.start).inSeconds * Thresholds.Review.wordsPerSecond * rate
        for (line, count) in reading.lines {
            move(to: line)
            words -= Double(count)
            if words < 0 { break }
        }
    }

    // MARK: Elements

    private func onElements(
        _ command: ReaderCommand, _ terminal: borrowing Terminal, _ text: ReviewText, _ prompt: ShellPrompt
    ) -> [ReviewEffect] {
        prepareElements(terminal, text, prompt)
        guard let elements else { return Self.edge }
        if command == .reviewMode { return give(.escape, text, terminal) }
        switch command {
        case .bookmark:
            return Self.onMain {
                guard let focus = elements.focus else { return Self.edge }
                let isOn = elements.controller.toggleBookmark(focus)
                return [.speak(.notice(TerminalWords.current[isOn ? .bookmarkSet : .bookmarkRemoved]))]
            }
        default: break
        }
        guard let readerCommand = command.readerCommand else { return Self.edge }
        let effects = give(readerCommand, text, terminal)
        // The element has no use that the user could notice.
        if command == .activate, effects.isEmpty { return Self.edge }
        guard command == .position, let style = Self.onMain({ elements.focus?.style }), !style.isEmpty else {
            return effects
        }
        return effects + [.speak(.notice(style))]
    }

    private func give(_ command: Command, _ text: ReviewText, _ terminal: borrowing Terminal) -> [ReviewEffect] {
        guard let elements else { return Self.edge }
        let (effects, takesText) = Self.onMain { (elements.perform(command), elements.takesText) }
        self.takesText = takesText
        leader = .elements
        note(effects)
        return effects
    }

    private func note(_ effects: [ReviewEffect]) {
        for case .settings(let changed) in effects { settings = changed }
    }

    /// Makes the elements those of the screen as it is, and puts their cursor where the user is.
    private func prepareElements(_ terminal: borrowing Terminal, _ text: ReviewText, _ prompt: ShellPrompt) {
        let line = cursor.current(in: text)
        let isOnScreen = line >= text.screenStart
        let row = line - text.screenStart
        let number: Int? = isOnScreen ? nil : line
        let columns = text.pane?.columns
        let (settings, isStale, leader) = (settings, isStale, leader)
        let shown = copy terminal
        let lists = programLists
        let old = elements
        elements = Self.onMain {
            let elements = old ?? ElementReader(shown, prompt: prompt, lists: lists, settings: settings)
            if isStale, old != nil { elements.show(shown, prompt: prompt, lists: lists) }
            switch leader {
            case .program: elements.goToCurrentElement()
            case .text: elements.go(toLine: number, row: row, columns: columns)
            case .elements: break
            }
            return elements
        }
        self.isStale = false
        self.leader = .elements
    }

    private static func onMain<Result: Sendable>(_ work: @MainActor @Sendable () -> Result) -> Result {
        // The task-local words are not available on another thread.
        let words = TerminalWords.current
        return MainQueue.run { TerminalWords.$current.withValue(words) { work() } }
    }
}

/// Views belong to the main queue; a session may run on another thread.
private enum MainQueue {
    // Not the thread: if the main queue has no dedicated thread, any thread may serve it.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static func run<Result: Sendable>(_ work: @MainActor @Sendable () -> Result) -> Result {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
            return MainActor.assumeIsolated(work)
        }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
    }
}
