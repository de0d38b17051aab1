import AccessibilityTree
import Speech

/// Grouped navigation: the cursor stops at a container as a whole and enters it only on request.
extension ScreenReader {
    /// Moves by one stop within the container around the cursor.
    mutating func stepByGroup(_ offset: Int, _ reason: FocusReason) {
        guard let focus else {
            guard screen.count > 0 else { return play(.border) }
            return arrive(at: offset > 0 ? 0 : screen.count - 1, inside: nil, reason)
        }
        let path = screen.order.containers(at: focus.position)
        let depth = stop.flatMap { stop in path.firstIndex { $0.id == stop } }
        let current = depth.map { path[$0].elements } ?? focus.position..<(focus.position + 1)
        let scope = depth.map { $0 > 0 ? path[$0 - 1] : nil } ?? path.last
        let target = offset > 0 ? current.upperBound : current.lowerBound - 1
        guard (scope?.elements ?? 0..<screen.count).contains(target) else { return play(.border) }
        arrive(at: target, inside: scope?.id, reason)
    }

    /// Moves into the focused container.
    mutating func moveIn() {
        recoverIfLost(speaks: false)
        guard options.navigationStyle == .grouped, let focus, let stop else { return play(.border) }
        arrive(at: focus.position, inside: stop, .movedIn)
    }

    /// Moves out of the container around the cursor, to the container as a whole.
    mutating func moveOut() {
        recoverIfLost(speaks: false)
        guard options.navigationStyle == .grouped, let focus else { return play(.border) }
        let path = screen.order.containers(at: focus.position)
        let inner = stop.flatMap { stop in path.firstIndex { $0.id == stop } } ?? path.count
        guard inner > 0 else { return play(.border) }
        move(toElementAt: path[inner - 1].elements.lowerBound, .movedOut, .withHint, stop: path[inner - 1].id)
    }

    /// The outermost container around a position inside a scope, where groups are stops.
    func group(at position: Int, inside scope: NodeID?) -> ReadingOrder.Container? {
        guard options.navigationStyle == .grouped else { return nil }
        let path = screen.order.containers(at: position)
        guard let scope, let depth = path.firstIndex(where: { $0.id == scope }) else { return path.first }
        return path.dropFirst(depth + 1).first
    }

    private mutating func arrive(at position: Int, inside scope: NodeID?, _ reason: FocusReason) {
        let group = group(at: position, inside: scope)
        move(toElementAt: group?.elements.lowerBound ?? position, reason, .withHint, stop: group?.id)
    }

    /// Forgets the focused container when the element is no longer inside.
    mutating func keepStop() {
        guard let stop else { return }
        let path = focus.map { screen.order.containers(at: $0.position) } ?? []
        if !path.contains(where: { $0.id == stop }) { self.stop = nil }
    }

    /// Speaks a container as a whole; inside, it is not spoken again.
    mutating func speakGroup(_ id: NodeID, _ speech: FocusSpeech) -> SpeechToken? {
        guard let focus else { return nil }
        let path = screen.order.containers(at: focus.position)
        guard let depth = path.firstIndex(where: { $0.id == id }) else { return speakFocus(speech) }
        place = Place()
        place.containers = path[...depth].map(\.id)
        if speech == .nothing { return nil }
        var context = PhraseContext()
        context.entered = [screen.entered(path[depth])]
        var phraser = phraser
        phraser.style = .voiceover
        phraser.options.verbosity.speaksContainers = true
        let phrase = phraser.phrase(Node(id: id, className: ""), context: context)
        return speak(phrase.parts(includingHint: false), text: phrase.text(includingHint: false))
    }
}
