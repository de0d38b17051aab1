import Foundation

extension UIAccessibilityObject {
    /// Gives elements that a container computes anew each time the ids of those that they replace, so that the cursor
    /// stays where it is.
    ///
    /// An element replaces the one of its class that had, at the last capture, the same position and label, else the
    /// same label and frame, else the same label alone where no other has it, else the same position and frame.
    final func keepIdentities(of elements: [UIAccessibilityObject]) {
        let old = assigned?.rare?.computedElements ?? []
        let new = elements.filter { !($0 is UIView) }
        guard !(old.isEmpty && new.isEmpty) else { return }
        if !old.elementsEqual(new, by: ===) {
            var pairs = ReplacedElements(old, new)
            pairs.find()
            for (position, replaced) in pairs.replaced { new[position].exchangeIdentity(with: old[replaced]) }
            assignedForWriting.rareForWriting.computedElements = new
        }
        for element in new { CaptureContext.note(computing: element) }
    }
}

/// The elements that a container lists now, and those of the last capture that they replace.
@MainActor private struct ReplacedElements {
    private struct Name: Hashable {
        let type: ObjectIdentifier
        let label: String?
    }

    private struct Key: Hashable {
        let name: Name
        let frame: CGRect

        @MainActor init(_ element: UIAccessibilityObject) {
            name = Name(type: ObjectIdentifier(Swift.type(of: element)), label: element.accessibilityLabel)
            frame = element.accessibilityFrame
        }

        static func == (one: Key, other: Key) -> Bool { one.name == other.name && one.frame == other.frame }

        func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(frame.minX)
            hasher.combine(frame.minY)
        }
    }

    /// The positions of new elements, and those of the old elements that they replace.
    private(set) var replaced: [Int: Int] = [:]
    // Nil for elements that are listed again, and for those that are in a pair.
    private var old: [Key?]
    private var new: [Key?]

    init(_ old: [UIAccessibilityObject], _ new: [UIAccessibilityObject]) {
        let known = Set(old.map { ObjectIdentifier($0) })
        let kept = known.intersection(new.map { ObjectIdentifier($0) })
        self.old = old.map { kept.contains(ObjectIdentifier($0)) ? nil : Key($0) }
        self.new = new.map { kept.contains(ObjectIdentifier($0)) ? nil : Key($0) }
    }

    mutating func find() {
        pairInPlace { $0.name == $1.name }
        pair(by: { $0 }, where: { _, _ in true })
        pair(by: \.name, where: { name, counts in name.label != nil && counts == (1, 1) })
        pairInPlace { $0.name.type == $1.name.type && $0.frame == $1.frame }
    }

    private mutating func pairInPlace(_ isSame: (Key, Key) -> Bool) {
        for position in 0..<min(old.count, new.count) {
            if let before = old[position], let after = new[position], isSame(before, after) { pair(position, position) }
        }
    }

    private mutating func pair<Value: Hashable>(
        by value: (Key) -> Value, where isMeant: (Value, (old: Int, new: Int)) -> Bool
    ) {
        func positions(_ keys: [Key?]) -> [Value: [Int]] {
            var positions: [Value: [Int]] = [:]
            for (position, key) in keys.enumerated() {
                if let key { positions[value(key), default: []].append(position) }
            }
            return positions
        }
        let before = positions(old)
        for (value, after) in positions(new) {
            guard let before = before[value], isMeant(value, (before.count, after.count)) else { continue }
            for (replaced, position) in zip(before, after) { pair(replaced, position) }
        }
    }

    private mutating func pair(_ position: Int, _ other: Int) {
        replaced[other] = position
        (old[position], new[other]) = (nil, nil)
    }
}
