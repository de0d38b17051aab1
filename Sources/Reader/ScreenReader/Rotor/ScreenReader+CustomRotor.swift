import AccessibilityTree
import Speech

extension ScreenReader {
    /// Requests the next result from a rotor of the app.
    mutating func searchByApp(_ setting: RotorSetting, forward: Bool) {
        guard case .custom(let owner, let index) = setting else { return play(.border) }
        let from = focus.map { RotorItem(element: $0.id, range: rotor.textRange) }
        let request = ActionRequest(
            target: owner, action: .customRotor(index: index, forward: forward, from: from))
        rotor.search = CustomSearch(request: request, last: from)
        emit(.perform(request))
    }

    /// Requests the next link in the text of an element; false where it has no links or the rotor searches for others.
    mutating func searchTextLinks(at position: Int, forward: Bool) -> Bool {
        guard rotor.setting == .links, let index = screen.textLinkRotor(at: position) else { return false }
        let id = screen.id(at: position)
        let from = focus?.position == position ? RotorItem(element: id, range: rotor.textRange) : nil
        let request = ActionRequest(target: id, action: .customRotor(index: index, forward: forward, from: from))
        rotor.search = CustomSearch(request: request, last: from)
        emit(.perform(request))
        return true
    }

    /// Handles a result of a custom rotor. If it leads to no element of the screen, the next result from there is
    /// requested, until the rotor counts as circular.
    mutating func takeResult(_ outcome: ActionOutcome, of request: ActionRequest) {
        guard case .customRotor(let index, let forward, _) = request.action, let owner = request.target,
            var search = rotor.search, search.request == request
        else { return }
        guard let element = outcome.result else {
            guard rotor.setting == .links, search.request.target == focus?.id, isTextLinks(index, of: owner) else {
                return endOfSearch()
            }
            // The links after the text follow.
            rotor.search = nil
            return find(.rotorItem(forward: forward))
        }
        let item = RotorItem(element: element, range: outcome.resultRange)
        search.repeats = item == search.last ? search.repeats + 1 : 0
        search.count += 1
        search.last = item
        if let position = screen.position(reachedFrom: element), !isCursor(at: position, item) {
            rotor.search = nil
            return land(onResultAt: position, item)
        }
        let isLost = screen.position(reachedFrom: element) == nil
        guard isLost, search.repeats < CustomSearch.mostRepeats, search.count < CustomSearch.mostResults else {
            // A result that leads nowhere new would be found again and again.
            return endOfSearch()
        }
        search.request = ActionRequest(
            target: owner, action: .customRotor(index: index, forward: forward, from: item))
        rotor.search = search
        emit(.perform(search.request))
    }

    private func isTextLinks(_ index: Int, of owner: NodeID) -> Bool {
        guard let rotors = screen.tree[owner]?.customRotors, rotors.indices.contains(index) else { return false }
        return rotors[index].systemType == CustomRotor.textLink
    }

    private func isCursor(at position: Int, _ item: RotorItem) -> Bool {
        focus?.position == position && item.range == rotor.textRange
    }

    private mutating func endOfSearch() {
        rotor.search = nil
        if let range = rotor.textRange, options.rotor.border == .soundAndItem {
            play(.border)
            speakStretch(range)
        } else {
            endOfItems(hasItems: true)
        }
    }

    /// Moves to a result; for a range of text it speaks that range, not the whole element.
    private mutating func land(onResultAt position: Int, _ item: RotorItem) {
        guard item.range != nil else { return move(toElementAt: position, .rotor, .withHint) }
        rotor.found = item
        if focus?.position != position { move(toElementAt: position, .rotor, .nothing) }
        speakFound()
    }

    /// Speaks the range of text that a rotor has found, when the cursor has reached its element.
    mutating func speakFound() {
        guard let item = rotor.found, let range = item.range, let focus,
            screen.position(reachedFrom: item.element) == focus.position
        else { return }
        rotor.found = nil
        rotor.textRange = range
        speakStretch(range)
    }

    private mutating func speakStretch(_ range: TextRange) {
        guard let text = readableText() else { return }
        let piece = text.piece(range)
        guard rotor.setting == .links else {
            return speakPiece(piece, language: text.language, isCharacter: false)
        }
        let link = words[.link]
        speak(
            [.text(SpokenText(piece, language: text.language)), .text(SpokenText(link, role: .trait))],
            text: [piece, link].joined(separator: ", "), kind: .system)
    }
}
