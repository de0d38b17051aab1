import Speech
import TerminalEmulator

extension SpeakingMachine {
    /// A program drew on the screen at places of its choice.
    mutating func repaint(
        from old: ScreenImage?, to new: ScreenImage, _ lines: LogicalLines?, _ footprint: Footprint, at time: Instant
    ) -> [Spoken] {
        let before = column
        if let old { noteLatePage(from: old, to: new, at: time) }
        let isRecent = time - keyTime < Thresholds.Answer.longest
        let isAsked = key != nil && isRecent
        let marked = isAsked ? old.map { GroundMarks.changed(from: $0, to: new) } ?? [] : []
        let covering = covering(from: old, to: new)
        let pane = covering ?? paneOfInterest(from: old, to: new)
        if covering != nil { column = nil }
        let beneath = covering.flatMap { _ in old?.showing(only: self.pane) }
        // The focus came to a list beside the one that had it.
        let isEntered = column.map { own in
            own.isLit || before.map { !$0.frame.columns.overlaps(own.frame.columns) } ?? false
        }
        if pane != self.pane { model = nil }
        self.pane = pane
        // While a command runs, nothing stands before the cursor.
        let divider =
            pane == nil
            ? new.divider.flatMap { isSelected($0, in: new, since: old) ? nil : $0 }
                ?? self.divider.flatMap { new.isDivider($0) ? $0 : nil } : nil
        if divider != self.divider { model = nil }
        self.divider = divider
        let above = 0..<(divider.map { $0 + 1 } ?? 0)
        let place = isRecent ? old.flatMap { new.litRow(in: above.dropLast(), since: $0) } : nil
        let placeText = place.map { new.rows[$0].told }
        func shown(_ image: ScreenImage) -> ScreenImage {
            covering.map { image.showing(over: $0) } ?? image.showing(only: pane).without(above)
        }
        let (old, new) = (old.map(shown), shown(new))
        if let old, isRecent { noteLateAnswer(from: old, to: new) }
        if let old, !isAsked, !footprint.switchedScreen { tickers.learn(from: old, to: new) }
        var oldModel = model ?? old.map { ScreenModel($0, depth: .choices, lists: listsInFocus) }
        var newModel = chosen(in: new)
        if fieldFrame != nil, newModel.field == nil, newModel.panel?.frame != oldModel?.panel?.frame {
            // In another frame no field is known.
            fieldFrame = nil
            newModel = chosen(in: new)
        }
        if let old {
            if old.isAlternate, !new.isAlternate { left = (old, rowLook, itemMarks, headingBar) }
            if isAsked, let row = HeadingBar.found(from: old, to: new) { headingBar = row }
            // What lies over the bar lets it be.
            if covering == nil, let row = headingBar, !HeadingBar.isBar(row, in: new) { headingBar = nil }
            let (key, heading) = (isAsked ? key : nil, headingBar)
            func isHeading(_ region: ScreenRegion) -> Bool { heading.map(region.frame.rows.contains) == true }
            newModel = newModel.deselecting {
                Tickers.divides($0, in: new, since: old) || Tickers.wasBar($0, in: new, since: old, key)
                    || isHeading($0)
            }
            oldModel = oldModel?.deselecting { isEntered == true || tickers.hold($0, in: old) || isHeading($0) }
        }
        if let old, let oldModel { newModel = newModel.keepingBar(of: oldModel, from: old, to: new) }
        model = newModel
        fieldFrame = newModel.field?.frame ?? (newModel.panel == nil ? nil : fieldFrame)
        if let old, footprint.switchedScreen, !new.isAlternate, !footprint.erasedAll {
            return returned(lines, from: old, to: new, at: time)
        }
        let entered = old == nil || old?.isAlternate != new.isAlternate
        if entered {
            flows = false
            panelText = ""
            itemMarks = nil
            focusBorder = nil
            showsEmphasis = false
            tickers = Tickers()
            rowLook = nil
            headingBar = nil
            band = nil
            columnLook = nil
            covered.forget()
            focusText = nil
            scrollsUnderCursor = false
            showsDocuments = false
        }
        if entered, !new.isAlternate, old == nil, paints || !footprint.isStream { opening = Opening(at: time) }
        if entered && new.isAlternate || opening != nil {
            // Programs begin with several strokes; what they show is said once they rest.
            opening = (opening ?? Opening(at: time)).went(on: time)
            return []
        }
        if let old, key != nil, let marks = ItemMarks(from: old, to: new, oldModel, newModel), marks != itemMarks {
            itemMarks = marks
            oldModel = ScreenModel(old, depth: .choices, lists: listsInFocus)
            newModel = chosen(in: new)
            model = newModel
        }
        if let old, isAsked { rowLook = new.rowLook(since: old) ?? rowLook }
        let told = change(from: old, to: new, oldModel, newModel, footprint, beneath, at: time)
        let spoken = withMarks(marked, told)
        noteMessage(spoken, in: new)
        return spoken + (placeText.map { [.say(line($0))] } ?? [])
    }

    /// What can be chosen on a screen. What counts on by itself can't.
    private func chosen(in image: ScreenImage) -> ScreenModel {
        ScreenModel(image, field: fieldFrame, depth: .choices, lists: listsInFocus).deselecting {
            tickers.hold($0, in: image) || headingBar.map($0.frame.rows.contains) == true
        }
    }

    /// What has changed on a screen that a program paints.
    ///
    /// - Parameter beneath: What lay there before with all that a frame covers now; nil where none lies over something.
    private mutating func change(
        from old: ScreenImage?, to new: ScreenImage, _ oldModel: ScreenModel?, _ newModel: ScreenModel,
        _ footprint: Footprint, _ beneath: ScreenImage? = nil, at time: Instant
    ) -> [Spoken] {
        if let old { noteCovered(from: old, to: new) }
        let change = ScreenChange(
            from: old, to: new, oldModel, newModel, footprint, top: divider.map { $0 + 1 } ?? 0, key: key,
            keyTime: keyTime, at: time)
        let isOtherPicture =
            change.sinceKey < Thresholds.Answer.longest && old?.isAlternate == true
            // A prompt takes only the last rows, where keys are told.
            && change.changed.count { $0 < new.rows.count - Thresholds.Edge.mostRows }
                >= Thresholds.Change.fewestScrolled
        uncovered = isOtherPicture ? covered.uncover(new) : nil
        if let old { noteLateTyping(change, from: old) }
        // Names that are filtered as one types cover nothing.
        let isFiltered = old.map { isTyped(from: $0, to: new) } ?? false
        var answer = ChangeExplainers.explain(change, for: &self)
        if key == nil, change.sinceKey < Thresholds.Answer.longest, answer.explainer?.tellsFocus == true,
            let focusText, answer.spoken == [.say(focusText)]
        {
            // It was drawn once more, as it was said.
            answer.spoken = []
        }
        if let old, opening == nil {
            answer.spoken = withPage(withNotices(answer.spoken, change, since: old), change, from: old)
            // What is typed into an item searches for none.
            if answer.explainer?.echoesTyping != true {
                answer.spoken += foundAsTyped(answer.spoken, change, from: old)
            }
            answer.spoken += foundAtEnd(answer.spoken, change, from: old)
        }
        explainer = answer.explainer
        noteEcho(answer.spoken, in: new)
        noteWork(answer.spoken, in: new, at: time)
        if let old, isOtherPicture {
            if uncovered == nil, !isFiltered {
                let selected = oldModel?.selected ?? []
                // A list keeps its item though the focus is at a button beside it.
                let isTold = focusText.map { text in selected.contains { $0.isTold(as: text) } } ?? false
                let known = focusText.flatMap { (beneath ?? old).tells($0) ? $0 : nil }
                covered.cover(beneath ?? old, selected: isTold ? focusText : focus(selected, old)?.spoken ?? known)
            }
            focusText = nil
        }
        if let told = answer.explainer?.tellsFocus == true ? answer.spoken.last : nil, case .say(let text) = told {
            focusText = text
        }
        if let old, opening == nil, answer.explainer?.leavesReports == true {
            return answer.spoken + reports(of: change, from: old, besides: answer.spoken)
        }
        guard opening == nil, let old, change.isAnswer, !hidesTyping, !answer.spoken.contains(where: \.isText) else {
            return answer.spoken
        }
        return answer.spoken + remainder(of: change, from: old)
    }

    /// What is said with the notices that came up, of which parts may have been told as what changed in a row. A key that
    /// moves the focus draws no notice.
    private func withNotices(_ spoken: [Spoken], _ change: ScreenChange, since old: ScreenImage) -> [Spoken] {
        guard settings.speaksOutput, !hidesTyping, ![.vertical, .horizontal, .tab, .word].contains(change.key) else {
            return spoken
        }
        let notices = Notices.fresh(in: change.new, since: old).map(line)
        return spoken.filter { one in
            if case .say(let text) = one { !notices.contains { $0.contains(text) } } else { true }
        } + notices.map { .say($0) }
    }

    /// What is said, behind the items that a key has marked with a ground alone.
    private func withMarks(_ marked: [ScreenRegion], _ spoken: [Spoken]) -> [Spoken] {
        guard !hidesTyping, !marked.isEmpty, marked.count <= Thresholds.Change.mostTold,
            ![.vertical, .horizontal, .tab].contains(key)
        else { return spoken }
        return marked.map { .say($0.spoken) }
            + spoken.filter { one in
                if case .say(let text) = one { !marked.contains { text.hasPrefix($0.text) } } else { true }
            }
    }

    /// Remembers what a prompt covers at the bottom of the screen, so that it is no news when the prompt has gone.
    private mutating func noteCovered(from old: ScreenImage, to new: ScreenImage) {
        let row = new.cursor.row
        let came = row != old.cursor.row || !old.cursor.isVisible
        guard new.cursor.isVisible, came, row >= new.messageRow, old.rows.indices.contains(row),
            !old.rows[row].isBlank,
            // A message that is there once more is another one.
            old.rows[row].text() != toldMessage
        else { return }
        coveredRows = [row: old.rows[row].text()]
    }

    /// Remembers what was told of the rows at the bottom.
    private mutating func noteMessage(_ spoken: [Spoken], in new: ScreenImage) {
        let texts = spoken.compactMap { if case .say(let text) = $0 { text } else { nil } }
        guard !texts.isEmpty else { return }
        let row = (new.messageRow..<new.rows.count).first { texts.contains(line(new.rows[$0].text()).strippingDashes) }
        if let row { toldMessage = new.rows[row].text() }
    }

    /// A program that filled the screen has gone: what it printed then, and where one is.
    private mutating func returned(
        _ lines: LogicalLines?, from old: ScreenImage, to image: ScreenImage, at time: Instant
    ) -> [Spoken] {
        if old.isAlternate { churn.restart() }
        flows = false
        panelText = ""
        opening = nil
        guard let lines, lines.cursorLine > anchor else {
            // A program that painted the primary screen leaves it as it is, and others write over it.
            let isPainted = !old.isAlternate && old.rows.count == image.rows.count
            let written = image.rows.indices.filter {
                isPainted && $0 < image.cursor.row && !image.rows[$0].isBlank
                    && !image.rows[$0].hasSameText(as: old.rows[$0])
            }
            if isPainted, written.isEmpty, let lines {
                return edit(lines.text(lines.cursorLine), offset: lines.cursorOffset, at: time)
            }
            return (written + [min(image.cursor.row, image.rows.count - 1)]).map { image.rows[$0].told }
                .filter { !LineClassifier.isKeyHelp($0) }.map { .say(line($0)) }
        }
        let first = max(anchor + 1, lines.cursorLine - settings.lineLimit)
        return output(
            [rest(of: lines.told(anchor), plain: lines.text(anchor))] + (first..<lines.cursorLine).map(lines.told),
            cursorText: lines.text(lines.cursorLine))
    }

    // MARK: Pages

    /// What a program shows that has begun.
    mutating func opened(at time: Instant) -> [Spoken] {
        guard let opening, time >= opening.end, let whole = image else { return [] }
        if whole.hasNothingYet, let later = opening.waiting(at: time) {
            self.opening = later
            return []
        }
        let before = pane
        let covering = covering(from: nil, to: whole)
        pane = covering ?? paneOfInterest(from: nil, to: whole)
        if pane != before { model = nil }
        // Of a program that divides its screen, the part with the prompt.
        divider = pane == nil ? whole.divider : nil
        let image =
            covering.map { whole.showing(over: $0) }
            ?? whole.showing(only: pane).without(0..<(divider.map { $0 + 1 } ?? 0))
        self.opening = nil
        defer { forgetKey() }
        if let left, image.resembles(left.image) {
            return cameBack(to: image, from: left.image, at: time)
        }
        let shown = model ?? ScreenModel(image, lists: listsInFocus)
        model = shown
        if let before = opening.before, image.resembles(before.image) {
            // It was wiped and drawn again.
            return change(
                from: before.image.showing(only: pane), to: image, before.model, shown,
                .whole(rows: image.rows.count), at: time)
        }
        if opening.before != nil, shown.selected.isEmpty, image.standsOnText {
            return [.say(line(image.rows[image.cursor.row].told))]
        }
        if let percent = image.rows.lazy.compactMap({ LineClassifier.percent(in: $0.text()) }).first {
            churn.told(percent)
        }
        if opening.before == nil { showsDocuments = image.isDocument }
        let isFollowed = key == .enter && opening.before?.image.isOnLink == true
        if isFollowed && image.isAlternate || showsDocuments, shown.selected.isEmpty, shown.panel == nil {
            return document(image)
        }
        if let text = (uncovered ?? covered.uncover(image))?.selected,
            shown.selected.contains(where: { $0.spoken == text }),
            shown.selected.count > 1
        {
            panelText = Self.text(of: shown.panel)
            focusText = text
            return [.say(text)]
        }
        let spoken = panel(nil, shown, from: nil, to: image, at: time) ?? page(image, shown)
        noteWork(spoken, in: image, at: time)
        return spoken
    }

    /// A program shows again what it showed before it left the screen to another one: what is selected, and what it reports
    /// of that.
    private mutating func cameBack(to image: ScreenImage, from old: ScreenImage, at time: Instant) -> [Spoken] {
        (rowLook, itemMarks, headingBar) = (left?.rowLook, left?.marks, left?.headingBar)
        left = nil
        let shown = chosen(in: image)
        model = shown
        let change = ScreenChange(
            from: old, to: image, nil, shown, .whole(rows: image.rows.count), key: key, keyTime: keyTime, at: time)
        var spoken = panel(nil, shown, from: nil, to: image, at: time) ?? page(image, shown)
        if let focus = focus(shown.selected, image), spoken.last == .say(focus.spoken) {
            // What the list is called was told before.
            let known = Set(old.rows.map { line($0.told) })
            spoken.removeAll {
                if case .say(let text) = $0 { text != focus.spoken && known.contains(text) } else { false }
            }
        }
        return spoken + reports(of: change, from: old, besides: spoken)
    }

    /// A whole screen was drawn: a program began, or shows another page.
    func page(_ image: ScreenImage, _ model: ScreenModel) -> [Spoken] {
        if let headingBar, image.isAlternate, HeadingBar.isBar(headingBar, in: image) {
            return HeadingBar.rows(from: headingBar, in: image).map { .say(line(image.rows[$0].told)) }
        }
        if let focus = focus(model.selected, image) {
            let name = model.frame(of: focus).map { line($0.label) } ?? ""
            let label = name.contains(where: \.isLetter) ? name : ""
            return (label.isEmpty ? title(of: focus, model, image) : [.say(label)]) + [.say(focus.spoken)]
        }
        let end = image.bodyEnd
        let last = image.rows[..<end].lastIndex { !$0.isBlank } ?? 0
        let row = image.cursor.row
        if image.cursor.isVisible, !image.parksCursor, row < last || end < image.rows.count, row < end - 1 {
            // An editor or a shell: the line with the cursor, then what it reports at the bottom.
            let text = line(image.rows[row].text())
            // What was printed above is what there is to hear where only the last row is kept for a state, and where one
            // is to type below it.
            let isBelowAll =
                !image.isAlternate
                || row + 1 < image.messageRow && image.rows[row + 1..<image.messageRow].allSatisfy(\.isBlank)
            let above =
                text.isEmpty && isBelowAll ? (0..<row).filter { !image.isStatus($0) || image.namesPage($0) } : []
            let reports = image.isText(image.messageRow) ? [] : status(image, image.messageRow)
            let spoken = read(above, of: image) + [.say(text)] + reports
            return spoken.contains { $0 != .say("") } ? spoken : greeting(image)
        }
        return document(image)
    }

    /// What a program says at the bottom of the screen that shows nothing else yet: messages on a ground of their own.
    private func greeting(_ image: ScreenImage) -> [Spoken] {
        let rows = image.rows.indices.suffix(Thresholds.Edge.mostRows).filter { row in
            let text = image.rows[row].text()
            return row != image.cursor.row && !image.tellsKeys(row) && !LineClassifier.hasRuler(text)
                && text.contains(where: \.isLetter)
        }
        return rows.map { .say(line(image.rows[$0].told)) }
    }

    /// A page of text, from its first line.
    func document(_ image: ScreenImage) -> [Spoken] {
        let end = image.bodyEnd
        func isKeys(_ row: Int) -> Bool {
            image.tellsKeys(row)
                || row >= image.rows.count - Thresholds.Keys.bottomRows
                    && (image.isBar(row) || LineClassifier.tellsLetters(image.rows[row].text()))
        }
        let asked = image.askedWord
        func isOutside(_ row: Int) -> Bool { asked.map { row != $0.row && $0.block.contains(row) } ?? false }
        let shown = image.rows.indices.prefix(max(0, end - 1)).filter { !isKeys($0) && !isOutside($0) }
        let body = (showsDocuments ? shown : image.withoutRestOfTable(shown)).map { image.rows[$0] }.filter {
            !LineClassifier.isPicture($0.text())
        }.map { line(Self.withoutBar($0.told)) }.filter {
            !LineClassifier.isBelowEnd($0) && !$0.isBar
        }
        return body.map { .say($0) } + (isKeys(end - 1) ? [] : status(image, end - 1))
    }

    /// What stands above a list that is all that a program shows: its title, or what it asks.
    private func title(of choice: ScreenRegion, _ model: ScreenModel, _ image: ScreenImage) -> [Spoken] {
        guard let list = model.regions.first(where: { $0.kind == .list && $0.children.contains(choice) }) else {
            return []
        }
        // A bar directly above a list tells of its columns.
        let rows = (0..<list.frame.rows.lowerBound).filter {
            !image.rows[$0].isBlank
                && (!image.isStatus($0) || image.namesPage($0) && image.rows[$0 + 1].isBlank)
                && !image.goesOnWithTitle($0, besides: model.selected)
        }
        guard rows.count <= Thresholds.Change.mostTold else { return [] }
        let titles = rows.filter {
            let text = image.rows[$0].text()
            return text.contains(where: \.isLetter) && !ListDetector.isCounter(text) && $0 != image.cursor.row
        }
        return titles.count <= Thresholds.Change.mostTitles ? titles.map { .say(line(image.rows[$0].told)) } : []
    }

    private func status(_ image: ScreenImage, _ row: Int) -> [Spoken] {
        guard image.rows.indices.contains(row), row != image.cursor.row || !image.cursor.isVisible || row > 0,
            !image.isStatus(row), !image.isFrameEdge(row)
        else { return [] }
        let text = image.rows[row].text()
        let isTyped = !commandText.isEmpty && text.trimmingEnd == commandText.trimmingEnd
        return isTyped || LineClassifier.isKeyHelp(text) || LineClassifier.isBelowEnd(text)
            ? [] : [.say(line(Self.withoutBar(LineClassifier.withoutRuler(text))).strippingDashes)]
    }
}

extension String {
    /// The text without the dashes by which programs set off messages: `-- INSERT --`.
    var strippingDashes: String {
        String(drop { $0 == "-" || $0 == " " }.reversed().drop { $0 == "-" || $0 == " " }.reversed())
    }
}

extension ScreenImage {
    /// The characters of its row before the cursor.
    var offset: Int {
        rows[min(cursor.row, rows.count - 1)].cells.prefix(cursor.column).count { !$0.isTail }
    }
}
