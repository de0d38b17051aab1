import AccessibilityTree
import Speech

extension ScreenReader {
    /// Plays the earcons of a cursor move: for the move, a crossed boundary, and the kind of element.
    mutating func playArrival(on node: Node?, at position: Int, comingFrom old: Place) {
        play(.focusMove)
        if options.earcons.plays(.containerStart) || options.earcons.plays(.containerEnd) {
            let path = screen.order.containers(at: position).map(\.id)
            let common = zip(path, old.containers).prefix { $0 == $1 }.count
            if old.containers.count > common { play(.containerEnd) }
            if path.count > common { play(.containerStart) }
        }
        if let kind = node.flatMap({ Earcon(kindOf: $0.traits) }) { play(kind) }
    }
}

extension Earcon {
    /// The sound for the kind of element with these traits, or nil. Traits for actions take precedence over those for
    /// appearance.
    init?(kindOf traits: AccessibilityTraits) {
        let kinds: [(AccessibilityTraits, Earcon)] = [
            (.textEntry, .textField), (.secureTextField, .textField), (.searchField, .textField),
            (.toggleButton, .toggle), (.adjustable, .adjustable), (.link, .link), (.button, .button),
            (.header, .heading), (.image, .image),
        ]
        guard let kind = kinds.first(where: { traits.contains($0.0) })?.1 else { return nil }
        self = kind
    }
}
