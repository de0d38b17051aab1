import Foundation

/// The values set for an app's own traits.
// Values are stored once, read and never changed; UIKit's collections are Sendable with such values in them, too.
struct CustomTraits: @unchecked Sendable, Equatable {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
        get { values[ObjectIdentifier(trait)] as? Trait.Value }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// Returns these values with others replacing some of them.
    func merging(_ others: CustomTraits) -> CustomTraits {
        var merged = self
        merged.values.merge(others.values) { $1 }
        return merged
    }

    static func == (first: CustomTraits, second: CustomTraits) -> Bool {
        first.values.count == second.values.count
            && first.values.allSatisfy { key, value in second.values[key].map { isEqual(value, $0) } ?? false }
    }

    /// Whether two values are equal: by their own word, or because they are one object.
    static func isEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable { return equals(first, second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }

    private static func equals<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
