import Foundation

extension UIAccessibilityObject {
    /// Gives elements that a container computes anew each time the ids of those that they replace, so that the cursor
    /// stays where it is.
    ///
    /// An element replaces the one of its class that had the same position, label or frame at the last capture: two of
    /// the three must agree.
    final func keepIdentities(of elements: [UIAccessibilityObject]) {
        let old = assigned?.rare?.computedElements ?? []
        let new = elements.filter { !($0 is UIView) }
        guard !(old.isEmpty && new.isEmpty) else { return }
        if !old.elementsEqual(new, by: ===) {
            var free = ReplacedElements(old, remaining: new)
            let found = new.enumerated().map { free.take(for: $1, at: $0, mayMove: false) }
            for (position, element) in new.enumerated() {
                guard let replaced = found[position] ?? free.take(for: element, at: position, mayMove: true) else {
                    continue
                }
                element.exchangeIdentity(with: replaced)
            }
            assignedForWriting.rareForWriting.computedElements = new
        }
        for element in new { CaptureContext.note(computing: element) }
    }
}

/// The elements of the last capture that a container no longer lists.
@MainActor private struct ReplacedElements {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let label: String?
        let frame: CGRect

        @MainActor init(_ element: UIAccessibilityObject) {
            type = ObjectIdentifier(Swift.type(of: element))
            label = element.accessibilityLabel
            frame = element.accessibilityFrame
        }

        static func == (one: Key, other: Key) -> Bool {
            one.type == other.type && one.label == other.label && one.frame == other.frame
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(label)
            hasher.combine(frame.minX)
            hasher.combine(frame.minY)
        }
    }

    private let old: [UIAccessibilityObject]
    private let known: Set<ObjectIdentifier>
    private var keys: [Key?]
    private var positions: [Key: [Int]] = [:]

    init(_ old: [UIAccessibilityObject], remaining new: [UIAccessibilityObject]) {
        self.old = old
        known = Set(old.map { ObjectIdentifier($0) })
        let kept = Set(new.map { ObjectIdentifier($0) })
        keys = old.map { kept.contains(ObjectIdentifier($0)) ? nil : Key($0) }
        for (position, key) in keys.enumerated().reversed() {
            if let key { positions[key, default: []].append(position) }
        }
    }

    /// Returns the element that a new one replaces; nil when it is one of the old ones itself, or replaces none.
    ///
    /// - Parameter mayMove: Whether the replaced element may have had another position.
    mutating func take(
        for element: UIAccessibilityObject, at position: Int, mayMove: Bool
    ) -> UIAccessibilityObject? {
        if known.contains(ObjectIdentifier(element)) { return nil }
        let key = Key(element)
        if mayMove {
            while let candidate = positions[key]?.popLast() {
                if keys[candidate] != nil { return take(candidate) }
            }
            return nil
        }
        guard keys.indices.contains(position), let there = keys[position], there.type == key.type,
            there.label == key.label || there.frame == key.frame
        else { return nil }
        return take(position)
    }

    private mutating func take(_ position: Int) -> UIAccessibilityObject {
        keys[position] = nil
        return old[position]
    }
}
