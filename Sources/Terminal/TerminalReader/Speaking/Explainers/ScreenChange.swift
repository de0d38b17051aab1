import Speech
import TerminalEmulator

/// What has changed on a screen that a program paints, found out once for everyone who may explain it.
final class ScreenChange {
    /// The screen before, with nothing beside the part of it that matters; nil where there was none.
    let old: ScreenImage?
    /// The screen now.
    let new: ScreenImage
    /// What could be chosen before.
    let oldModel: ScreenModel?
    /// What can be chosen now.
    let model: ScreenModel
    /// What the program did to the rows.
    let footprint: Footprint
    /// The first row of the part of the screen that matters.
    let top: Int
    /// When the screen settled.
    let time: Instant
    /// The key that was pressed last and not answered.
    let key: PressedKey?
    /// The time since a key was pressed.
    let sinceKey: Duration

    init(
        from old: ScreenImage?, to new: ScreenImage, _ oldModel: ScreenModel?, _ model: ScreenModel,
        _ footprint: Footprint, top: Int = 0, key: PressedKey?, keyTime: Instant, at time: Instant
    ) {
        self.old = old
        self.new = new
        self.oldModel = oldModel
        self.model = model
        self.footprint = footprint
        self.top = top
        self.key = key
        self.time = time
        sinceKey = time - keyTime
    }

    /// Whether the cursor went to the last row with what was typed, and nothing else stands there: a command line or a
    /// search begins.
    func opensPrompt(with typed: String) -> Bool {
        guard let old, isAnswer, new.cursor.isVisible, new.cursor.row >= new.messageRow, !typed.isEmpty else {
            return false
        }
        let came = old.cursor.row != new.cursor.row || !old.cursor.isVisible
        return came && new.rows[new.cursor.row].text() == typed
    }

    /// Whether it is the answer to a key.
    var isAnswer: Bool { key != nil && sinceKey < Thresholds.Answer.longest }

    /// Whether a choice may be made known: after a key, and where there was nothing to choose from.
    var mayChoose: Bool {
        isAnswer || sinceKey < Thresholds.Answer.longestOfChoice || oldModel?.selected.isEmpty != false
    }

    /// Whether the cursor tells nothing: it is hidden, or stays where it was. An editor may highlight the line of the
    /// cursor; there the cursor tells more.
    var isStill: Bool {
        !new.cursor.isVisible || new.cursor.row == old?.cursor.row && new.cursor.column == old?.cursor.column
    }

    /// The row of the cursor.
    var row: Int { min(new.cursor.row, new.rows.count - 1) }
    /// The last row of the program's text.
    var bottom: Int { new.bodyEnd - 1 }

    /// The rows that show another text than before.
    private(set) lazy var changed: [Int] = {
        guard let old, old.rows.count == new.rows.count else { return [] }
        return new.rows.indices.filter { row in
            guard let origin = footprint.origins[row], !footprint.isWhole else {
                return footprint.isWhole ? !new.rows[row].hasSameText(as: old.rows[row]) : !new.rows[row].isBlank
            }
            return footprint.touched[row] && !new.rows[row].hasSameText(as: old.rows[origin])
        }
    }()

    /// Whether more than numbers changed in a row.
    func isNews(_ row: Int) -> Bool {
        // What scrolled in is new, whatever it is.
        guard let old, let origin = footprint.isWhole ? row : footprint.origins[row] else {
            return !new.rows[row].isBlank
        }
        return LineClassifier.signature(of: new.rows[row].text())
            != LineClassifier.signature(of: old.rows[origin].text())
    }

    /// The rows that changed and tell something. Rulers and clocks change with every key and tell nothing.
    private(set) lazy var telling: [Int] = {
        guard let old else { return changed }
        return changed.filter { number in
            number == row
                || !(new.isBar(number) || new.isStatus(number, since: old)
                    || new.goesOnWithTitle(number, besides: model.selected))
                    && (isNews(number) || number < bottom && !new.rows[number].isRuler)
        }
    }()

    /// Where prompts are asked, the rows below that tell what can be answered instead of what keys do.
    private(set) lazy var hints: [Int] = telling.filter { number in
        number > row && number >= new.messageRow - 2
            && old.map { LineClassifier.isKeyHelp($0.rows[number].text()) } == true
            && !new.isKeyLegend(number)
    }

    /// The telling rows at the edges of the screen, where programs report.
    private(set) lazy var edges: [Int] = telling.filter {
        $0 != row && !hints.contains($0) && ($0 >= new.messageRow || $0 == 0)
    }

    /// The telling rows between the edges, without that of the cursor.
    private(set) lazy var body: [Int] = telling.filter {
        $0 != row && !edges.contains($0) && !hints.contains($0)
    }
}

extension ImageRow {
    /// Whether it is one of numbers, such as a ruler.
    var isRuler: Bool { LineClassifier.signature(of: text()).isEmpty }
}
