import TerminalEmulator

/// Lists side by side, of which one has the focus: the one that answers a key.
///
/// Each shows what is selected in it by a bar. That of the focus moves with a key, or has another look than the others.
struct FocusedColumn {
    /// The lists from left to right.
    let frames: [CellRegion]
    let image: ScreenImage

    /// The bar of a list.
    private struct Bar: Equatable {
        var row: Int
        var look: CellLook
    }

    /// What is known of the lists from before.
    struct Memory {
        /// The list that had the focus.
        var last: CellRegion?
        /// How the bar looked that a key has moved.
        var look: CellLook?
        /// Whether a list has answered the key that was pressed last, so that what else changes only tells of its item.
        var isAnswered = true
    }

    /// The list with the focus.
    struct Focus {
        var frame: CellRegion
        /// How its bar looks, where a key has moved it or lit it.
        var look: CellLook?
        /// Whether the list has answered the key.
        var isAnswer = false
        /// Whether its bar has got the look of the focus, which another one has lost.
        var isLit = false
    }

    /// The list with the focus; nil where that is not known.
    ///
    /// - Parameter guesses: Whether one is chosen where nothing but the looks of the bars tells.
    func focus(since old: ScreenImage?, _ memory: Memory, guesses: Bool) -> Focus? {
        let bars = frames.map { bar(in: $0, of: image) }
        let hasBar = bars.contains { $0 != nil }
        if let old, old.rows.count == image.rows.count, old.columns == image.columns {
            let before = frames.map { bar(in: $0, of: old) }
            let moved = frames.indices.filter { hasMoved(from: before[$0], to: bars[$0], in: frames[$0], since: old) }
            if moved.count == 1 {
                return Focus(frame: frames[moved[0]], look: bars[moved[0]]?.look, isAnswer: true)
            }
            if let index = lit(before, bars, since: old, memory.look) {
                return Focus(frame: frames[index], look: bars[index]?.look, isAnswer: true, isLit: true)
            }
            if !memory.isAnswered, let frame = steady(since: old) { return Focus(frame: frame, isAnswer: true) }
            if !memory.isAnswered, hasBar || known(memory) != nil, let frame = onlyChanged(since: old) {
                return Focus(frame: frame, isAnswer: true)
            }
            guard hasBar else { return known(memory).flatMap { keeps($0.frame, since: old) ? $0 : nil } }
        }
        guard hasBar else { return nil }
        if let known = known(memory) { return known }
        let known = frames.indices.filter { memory.look != nil && bars[$0]?.look == memory.look }
        if known.count == 1, frames.count == 2 { return Focus(frame: frames[known[0]]) }
        // In the middle of three, with what leads to it on its left and what it leads to on its right.
        if frames.count == 3 { return bars[1] == nil ? nil : Focus(frame: frames[1]) }
        return guesses ? likeliest(bars).map { Focus(frame: frames[$0]) } : nil
    }

    /// The list that had the focus before, which may be wider now that nothing stands beside it.
    private func known(_ memory: Memory) -> Focus? {
        memory.last.flatMap { last in frames.first { $0.columns.lowerBound == last.columns.lowerBound } }.map {
            Focus(frame: $0)
        }
    }

    /// Whether a list shows what it showed before, at other places perhaps: with another page it is no longer there.
    func keeps(_ frame: CellRegion, since old: ScreenImage) -> Bool {
        let before = frame.rows.map { words($0, frame, old) }.filter { !$0.isEmpty }
        let after = Set(frame.rows.map { words($0, frame, image) })
        return Thresholds.Opening.sameRows.isReached(by: before.count(where: after.contains), of: before.count)
    }

    /// The list of which only signs or looks have changed, in a few rows, while the words beside it have become others: a
    /// key has moved in it.
    func steady(since old: ScreenImage) -> CellRegion? {
        func changed(_ frame: CellRegion) -> [Int] {
            frame.rows.filter { old.rows[$0].cells[frame.columns] != image.rows[$0].cells[frame.columns] }
        }
        func news(_ frame: CellRegion) -> [Int] {
            changed(frame).filter { row in
                let (before, after) = (old.rows[row].text(frame.columns), image.rows[row].text(frame.columns))
                return LineClassifier.signature(of: before) != LineClassifier.signature(of: after)
            }
        }
        let steady = frames.filter { frame in
            let rows = changed(frame)
            return (2...2 * Thresholds.Focus.mostRows).contains(rows.count)
                && rows.allSatisfy { words($0, frame, old) == words($0, frame, image) }
                && rows.contains { words($0, frame, image).contains(where: \.isLetter) }
        }
        guard steady.count == 1, let own = steady.first else { return nil }
        let rows = changed(own)
        let others = frames.filter { $0 != own }.flatMap(news)
        return others.count >= Thresholds.Pane.fewestNews && others.contains { !rows.contains($0) } ? own : nil
    }

    /// The only row of a list on a ground of its own over most of the list's columns.
    private func bar(in frame: CellRegion, of image: ScreenImage) -> Bar? {
        let ground = image.commonGround(frame)
        let rows = frame.rows.filter { row in
            let own = image.rows[row].cells[frame.columns].count { $0.ground != ground }
            return Thresholds.Bar.drawn.isExceeded(by: own, of: frame.columns.count)
        }
        guard rows.count == 1 else { return nil }
        let cells = image.rows[rows[0]].cells[frame.columns]
        return cells.first { !$0.isBlank && $0.ground != ground }.map { Bar(row: rows[0], look: CellLook($0)) }
    }

    /// Whether a bar was on another row of the same list before.
    private func hasMoved(from before: Bar?, to bar: Bar?, in frame: CellRegion, since old: ScreenImage) -> Bool {
        guard let before, let bar, before.row != bar.row else { return false }
        return [before.row, bar.row].allSatisfy { words($0, frame, image) == words($0, frame, old) }
    }

    /// The list whose bar has got the look of the focus where it was, which another one has lost.
    private func lit(_ before: [Bar?], _ bars: [Bar?], since old: ScreenImage, _ look: CellLook?) -> Int? {
        let gained = frames.indices.filter { index in
            guard let bar = bars[index], bar != before[index] else { return false }
            return words(bar.row, frames[index], image) == words(bar.row, frames[index], old)
        }
        let hasLost = frames.indices.contains { before[$0] != nil && bars[$0] != before[$0] && !gained.contains($0) }
        let brighter = gained.filter { index in
            guard let bar = bars[index], let was = before[index] else { return true }
            if let look, bar.look == look || was.look == look { return bar.look == look }
            return bar.look.outshines(was.look)
        }
        guard brighter.count == 1, let index = brighter.first else { return nil }
        // A bar that comes where none was may only tell of what is selected in the list before.
        return before[index] != nil || hasLost || gained.count > 1 ? index : nil
    }

    /// The list that alone has changed.
    private func onlyChanged(since old: ScreenImage) -> CellRegion? {
        let changed = frames.filter { frame in
            frame.rows.contains { old.rows[$0].cells[frame.columns] != image.rows[$0].cells[frame.columns] }
        }
        return changed.count == 1 ? changed[0] : nil
    }

    /// The list whose bar outshines all others; of bars that look alike the one in the widest list, where a list is at
    /// the side of what it leads to.
    private func likeliest(_ bars: [Bar?]) -> Int? {
        let lit = frames.indices.filter { bars[$0] != nil }
        guard lit.count > 1 else { return nil }
        let brightest = lit.filter { index in
            guard let look = bars[index]?.look else { return false }
            return lit.allSatisfy { $0 == index || bars[$0].map { look.outshines($0.look) } == true }
        }
        if let brightest = brightest.first { return brightest }
        guard Set(lit.map { bars[$0]?.look }).count == 1 else { return nil }
        let widest = lit.max { frames[$0].columns.count < frames[$1].columns.count }
        return widest.flatMap { index in
            let width = frames[index].columns.count
            let isMain = lit.allSatisfy {
                $0 == index || Thresholds.Pane.main.isReached(by: width, of: frames[$0].columns.count)
            }
            return isMain ? index : nil
        }
    }

    /// The letters and numbers in a row of a list, without the signs that may tell the same as its bar.
    private func words(_ row: Int, _ frame: CellRegion, _ image: ScreenImage) -> String {
        image.rows[row].text(frame.columns).filter { $0.isLetter || $0.isNumber }
    }
}
