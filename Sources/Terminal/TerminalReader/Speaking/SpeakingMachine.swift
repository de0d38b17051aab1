import Speech
import TerminalEmulator
import Words

/// Decides what is spoken by itself: the answer to a key first, then new output in order, each once.
///
/// It is a value without clock, thread or sound. Whoever runs a terminal tells it of keys and of the screen each time
/// the screen has settled; it answers with what goes to the speech queue. Its memory is a few screens and counters.
public struct SpeakingMachine: Sendable {
    /// What the user has set.
    public var settings: SpeakingSettings
    var image: ScreenImage?
    var model: ScreenModel?
    /// Whether the cursor of the image is one that the program draws.
    private var drawnCursor = false
    /// The number and text of the line up to which output has been spoken.
    var anchor = 0
    var anchorText = ""
    /// Where the cursor stood in the line of the anchor.
    var anchorOffset = 0
    var key: PressedKey?
    var keyTime = Instant.distantPast
    /// The characters that were typed and have not shown up, in order. Of a secret there are none.
    var typed = ""
    /// What was typed before, of which something else was told while it had not shown up.
    var typedBefore = ""
    /// The key that the program has echoed in its last rows, which it may go on to answer.
    var echoedKey: PressedKey?
    /// The key after which the program has told of work that goes on and nothing else, and when it last did: the page after
    /// that is the answer.
    var worked: (key: PressedKey, last: Instant)?
    /// The item that was found as one typed in the last rows.
    var foundItem: FoundItem?
    /// Whether the terminal reads a secret.
    private var isSecret = false
    /// Whether the line in which the user types asks for a secret though the terminal's modes do not tell.
    private var looksSecret = false
    /// The row in which it does.
    private var secretRow = 0
    /// Whether the line of the cursor asks for a secret; found out when the screen is seen, so that no key waits for it.
    private var asksForSecret = false
    /// The prompt as it was last spoken.
    var prompt = ""
    /// The same as it stands before what is typed.
    var promptText = ""
    private var learner = PromptLearner()
    /// When the user last pressed the return key, or the shell said that a command began.
    var commandStart: Instant?
    var flood = Flood()
    var held = HeldText()
    /// What the frame said that was announced last.
    var panelText = ""
    /// The frame that the answer to the last key has wiped, with its title: it may only be drawn anew.
    var brokenPanel: (frame: CellRegion, label: String)?
    /// The latest frames that were told, each with its lines.
    var toldPanels: [(frame: CellRegion, lines: Set<String>)] = []
    /// Where the cursor last was in a field of a dialog.
    var fieldFrame: CellRegion?
    /// Whether a program paints the primary screen as if it were its own.
    var paints = false
    /// Whether the last key was one that begins or ends programs, and none has shown itself since.
    var awaitsPicture = false
    /// A program that began and has not come to rest.
    var opening: Opening?
    /// Whether output goes on below what was there though the screen is painted, as a shell's in a multiplexer.
    var flows = false
    var churn = Churn()
    /// What counts on by itself on the screen of the program.
    var tickers = Tickers()
    /// How the line around the box with the focus looks, in a program that shows the focus by it.
    var focusBorder: BorderStyle?
    /// Whether the program shows what is selected by its weight.
    var showsEmphasis = false
    /// How items of a list are marked, once a program has marked one.
    var itemMarks: ItemMarks?
    /// The part of the screen beside others of which the screen was last looked at as of a screen of its own.
    var pane: CellRegion?
    /// The frame with lines above and below alone that lies over the rest of the screen.
    var band: CellRegion?
    /// The list with the focus, of several side by side.
    var column: FocusedColumn.Focus?
    /// How the bar of one of several lists side by side looks that has the focus, once a key has moved it.
    var columnLook: CellLook?
    /// When the key was pressed that one of them has answered.
    var columnAnswer: Instant?
    /// The row of the line of state above the part of the screen in which the user answers a prompt.
    var divider: Int?
    /// How what is selected looked when a highlight moved last.
    var selectedLook: CellLook?
    /// How a row of the whole screen looks that is selected, once a key has moved the selection.
    var rowLook: CellLook?
    /// The row of the bar below which a key has opened a text, and whether that has not come yet.
    var barBelow: (row: Int, awaitsText: Bool)?
    /// The row of the bar that heads what is told of a list's item below the list.
    var headingBar: Int?
    /// The row of the cursor before it went to the last row, where a command is typed.
    var home: Int?
    /// What was typed there.
    var commandText = ""
    /// What stood in the last rows before a prompt came there.
    var coveredRows: [Int: String] = [:]
    /// What was told last of the rows at the bottom.
    var toldMessage: String?
    /// To what the focus went last, as it was said; nil once another page is shown.
    var focusText: String?
    /// What a program showed when it left the screen to another one, and how what is selected looks in it.
    var left: (image: ScreenImage, rowLook: CellLook?, marks: ItemMarks?, headingBar: Int?)?
    /// What menus, dialogs and other pages have covered.
    var covered = CoveredPictures()
    /// The picture that the last answer has uncovered, with what was selected in it.
    var uncovered: (image: ScreenImage, selected: String?)?
    /// Whether the program scrolls its text and leaves the cursor where it is.
    var scrollsUnderCursor = false
    /// Whether the program shows documents, in which the cursor tells no place where one types.
    var showsDocuments = false
    /// Whether all that the next screen tells has been said.
    var hasEchoed = false
    /// Who explained the last change of a screen that a program paints; nil where nobody was asked.
    var explainer: (any ChangeExplainer)?
    private var mayBeSpeaking = false
    private var lastBell = Instant.distantPast

    /// Makes a machine for a terminal that has shown nothing yet.
    public init(settings: SpeakingSettings = SpeakingSettings()) { self.settings = settings }

    /// Takes what happened and gives what is spoken about it, in order.
    public mutating func handle(_ event: SpeakingEvent) -> [Spoken] {
        var spoken: [Spoken]
        switch event {
        case .key(let bytes, let time): spoken = press(bytes, at: time)
        case .secrecy(let on):
            spoken = on && !isSecret ? [.notice(TerminalWords.current[.passwordField])] : []
            isSecret = on
            if on {
                forgetKey()
                typedBefore = ""
            }
        case .time(let now):
            spoken = opened(at: now)
            spoken += held.settle(at: now).map { [.say(line($0))] } ?? []
            spoken += flood.settle(at: now).map { over($0) } ?? []
        case .screen(let screen, let scrollback, let operations, let time):
            spoken = update(screen, scrollback, operations, at: time)
            if hasEchoed {
                spoken = []
                hasEchoed = false
                mayBeSpeaking = true
            }
        }
        spoken.removeAll(where: \.isNothing)
        if spoken.contains(where: { if case .stop = $0 { false } else { true } }) { mayBeSpeaking = true }
        return spoken
    }

    /// How the shell's prompt begins: what was there again after the user answered it, and what the user has told.
    public var learnedPrompt: ShellPrompt { ShellPrompt(beginning: learner.prompt, pattern: settings.prompt) }

    /// What is known of the program's lists.
    public var programLists: ProgramLists {
        var known = ProgramLists(marks: itemMarks, configured: settings.lists, detectors: settings.detectors)
        known.look = rowLook
        return known
    }

    /// When `SpeakingEvent.time` is due if nothing happens before, or nil.
    public var deadline: Instant? { [flood.end, held.deadline, opening?.end].compactMap { $0 }.min() }

    /// What is selected on the screen, as it is said; nil where nothing is.
    var selectedText: String? { model?.selected.last?.spoken }

    /// Whether a program has begun that has not come to rest.
    var isOpening: Bool { opening != nil }

    /// Whether output comes faster than it can be read, so that it is only counted.
    public var isFlooded: Bool { flood.isActive }

    // MARK: Keys

    /// Whether what is typed must not be heard.
    var hidesTyping: Bool { isSecret || looksSecret }

    private mutating func press(_ bytes: String, at time: Instant) -> [Spoken] {
        guard let pressed = PressedKey(bytes) else { return [] }
        if !learner.isTyping || pressed == .enter {
            let text = textBeforeCursor
            learner.pressed(isEnter: pressed == .enter, behind: text)
        }
        if !isSecret, case .character = pressed, asksForSecret {
            looksSecret = true
            secretRow = image?.cursor.row ?? 0
        }
        if case .character(let character) = pressed, !hidesTyping {
            if case .character = key, typed.count < Thresholds.Answer.mostTyped {
                typed.append(character)
            } else {
                typed = String(character)
            }
            if time - keyTime > Thresholds.Answer.longest { typedBefore = "" }
        } else {
            typed = ""
            typedBefore = ""
        }
        // What a secret is typed with is not even kept.
        key = hidesTyping && pressed != .enter ? .other : pressed
        keyTime = time
        echoedKey = nil
        worked = nil
        awaitsPicture = CommonKeys.endProgram.contains(pressed) && (pressed == .enter || !hidesTyping)
        flood.cut()
        _ = held.take()
        if opening != nil, let model { panelText = Self.text(of: model.panel) }
        opening = nil
        brokenPanel = nil
        churn.keyPressed()
        var spoken: [Spoken] = mayBeSpeaking ? [.stop] : []
        mayBeSpeaking = false
        if pressed == .enter {
            commandStart = time
            // A program that was ended may have left its report behind.
            _ = churn.reports(nil, step: settings.progressStep)
        } else if hidesTyping {
            spoken.append(.sound(.secret))
        }
        return spoken
    }

    /// What stands before the cursor in its row of the primary screen.
    private var textBeforeCursor: String {
        guard let image, !image.isAlternate, image.rows.indices.contains(image.cursor.row) else { return "" }
        return image.rows[image.cursor.row].text(0..<image.cursor.column)
    }

    mutating func forgetKey() {
        if key != nil {
            typedBefore = typed.isEmpty ? "" : String((typedBefore + typed).suffix(Thresholds.Answer.mostTyped))
        }
        key = nil
        typed = ""
    }

    // MARK: The screen

    private mutating func update(
        _ screen: Screen, _ scrollback: Scrollback, _ operations: [Operation], at time: Instant
    ) -> [Spoken] {
        let old = image
        let waiting = typed
        explainer = nil
        let footprint = Footprint(operations, rows: screen.rows, cursorRow: old?.cursor.row ?? 0)
        let new: ScreenImage
        if let old {
            new = ScreenImage(screen, previous: old, footprint: footprint).withDrawnCursor(
                after: drawnCursor ? old : nil)
        } else {
            new = ScreenImage(screen).withDrawnCursor
        }
        image = new
        drawnCursor = new.cursor.isVisible && !screen.cursor.isVisible
        asksForSecret =
            new.rows.indices.contains(new.cursor.row)
            && SecretPrompt.asks(new.rows[new.cursor.row].text(0..<new.cursor.column))
        // The focus has left the field.
        if new.isAlternate, new.cursor.row != secretRow, !asksForSecret { looksSecret = false }
        if learner.answered != nil {
            let text = textBeforeCursor
            learner.shows(text)
        }
        var spoken: [Spoken] = []
        if footprint.bells > 0, time >= lastBell + Thresholds.Pause.betweenBells {
            lastBell = time
            spoken.append(.sound(.bell))
        }
        let lines = new.isAlternate ? nil : LogicalLines(new, scrollback: scrollback)
        let isResized = old.map { $0.rows.count != new.rows.count || $0.columns != new.columns } ?? false
        if isResized {
            model = nil
            settleAnchor(lines)
            return spoken
        }
        // A dialog on the primary screen also moves its focus within one row.
        let isAddressed = model.map { $0.dialog != nil || !$0.selected.isEmpty } == true && footprint.lineFeeds == 0
        // A program with a menu of the user's paints its screen, also from the top downwards.
        let begins = footprint.erasedAll && (!footprint.isStream || !settings.lists.isEmpty)
        if begins {
            paints = true
        } else if footprint.isStream && footprint.lineFeeds > 0 || footprint.switchedScreen {
            paints = false
        }
        let isPainted = isAddressed || paints || opening != nil
        if let lines, footprint.isStream && !isPainted || lines.cursorLine - anchor > new.rows.count,
            !footprint.switchedScreen, !begins
        {
            model = nil
            itemMarks = nil
            spoken += stream(lines, footprint, at: time)
        } else {
            if begins, !new.isAlternate, let old {
                opening = opening ?? Opening(at: time, before: footprint.switchedScreen ? nil : (old, model))
            }
            spoken += repaint(from: old, to: new, lines, footprint, at: time)
            settleAnchor(lines)
        }
        spoken += shellMarks(operations, at: time) + progress(operations)
        spoken.removeAll(where: \.isNothing)
        if footprint.lineFeeds > 0 || footprint.switchedScreen { looksSecret = false }
        // The rest of what was typed may show up later, or all of it when something else was drawn before.
        let isElsewhere = spoken.isEmpty && old.map { $0.cursor == new.cursor } ?? false
        // Shells complete a word in several strokes, and editors leave a mode so.
        let isCompleting = (key == .tab || key == .escape) && spoken.isEmpty
        // A program may draw looks or move its cursor first, and draw words a moment later.
        let isPending =
            spoken.isEmpty && old.map { hasSameWords(new, as: $0) || isPiece(new, after: $0, at: time) } ?? false
        if opening == nil, !isCompleting, !isPending, typed.isEmpty || typed == waiting && !isElsewhere { forgetKey() }
        return spoken
    }

    /// Whether a screen shows the same words as before, though maybe in other looks, and no cursor has moved.
    private func hasSameWords(_ new: ScreenImage, as old: ScreenImage) -> Bool {
        new.isAlternate && old.isAlternate && new.rows.count == old.rows.count
            && (new.cursor.row == old.cursor.row && new.cursor.column == old.cursor.column
                || !new.cursor.isVisible && !old.cursor.isVisible)
            && zip(new.rows, old.rows).allSatisfy { $0.hasSameText(as: $1) }
    }

    /// Whether a screen without a cursor, of which nothing was said, may be the first piece of an answer.
    private func isPiece(_ new: ScreenImage, after old: ScreenImage, at time: Instant) -> Bool {
        new.isAlternate && old.isAlternate && !new.cursor.isVisible && !old.cursor.isVisible && typed.isEmpty
            && time - keyTime < Thresholds.Answer.longestOfChoice
    }

    mutating func settleAnchor(_ lines: LogicalLines?) {
        guard let lines else { return }
        anchor = lines.cursorLine
        anchorText = lines.text(anchor)
        anchorOffset = lines.cursorOffset
    }

    /// What a program tells of its progress (OSC 9;4).
    private mutating func progress(_ operations: [Operation]) -> [Spoken] {
        var spoken: [Spoken] = []
        for case .progress(let progress) in operations {
            switch progress {
            case .running(let percent):
                spoken += churn.reports(percent, step: settings.progressStep)
            case .failed: spoken.append(.sound(.failure))
            case .none: _ = churn.reports(nil, step: settings.progressStep)
            case .indeterminate, .paused: continue
            }
        }
        return spoken
    }

    /// What the shell's own marks tell: the status of a command that took long or failed.
    private mutating func shellMarks(_ operations: [Operation], at time: Instant) -> [Spoken] {
        var spoken: [Spoken] = []
        for case .shell(let mark, _) in operations {
            switch mark {
            case .outputStart: commandStart = time
            case .commandEnd(let status):
                guard let start = commandStart else { continue }
                commandStart = nil
                if let status, status != 0 { spoken.append(.sound(.failure)) }
                guard time - start >= settings.longCommand else { continue }
                let words = TerminalWords.current
                spoken.append(
                    .notice(status.map { words[.commandFinishedStatus, $0] } ?? words[.commandFinished]))
            default: continue
            }
        }
        return spoken
    }
}
