@_spi(Reflection) import Swift

#if canImport(Glibc)
import Glibc
#endif

/// Facts about a type of view or modifier: how two values are compared, and which dynamic properties it stores. They are
/// found out once for each type.
@MainActor final class TypeFacts {
    /// The way to compare two values whose bytes differ.
    private enum Comparison {
        /// The bytes decide: plain data, references, closures, enumerations.
        case bytes
        case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, facts: TypeFacts)])
        /// A property that the graph fills never makes two values differ.
        case ignored
    }

    /// A dynamic property stored in a value, by its distance from the start of the value.
    struct Property {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static var known: [ObjectIdentifier: TypeFacts] = [:]

    private let size: Int
    private var comparison = Comparison.bytes
    /// The dynamic properties, those inside another one before it.
    private(set) var properties: [Property] = []

    /// Returns the facts about a type.
    ///
    /// - Parameter hasFields: Whether the type is a structure or a tuple, whose fields can be compared.
    static func of(_ type: Any.Type, hasFields: Bool = true) -> TypeFacts {
        if let known = known[ObjectIdentifier(type)] { return known }
        let facts = TypeFacts(type)
        known[ObjectIdentifier(type)] = facts
        facts.findOut(type, hasFields)
        return facts
    }

    private init(_ type: Any.Type) {
        func size<T>(of type: T.Type) -> Int { MemoryLayout<T>.size }
        self.size = _openExistential(type, do: size)
    }

    private func findOut(_ type: Any.Type, _ hasFields: Bool) {
        if type is any InstalledProperty.Type, !(type is any ComparedProperty.Type) {
            comparison = .ignored
            return
        }
        if _kindIsClass(type) || _isPlainData(type) { return }
        var fields: [(offset: Int, facts: TypeFacts)] = []
        if hasFields {
            _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
                let facts = TypeFacts.of(fieldType, hasFields: kind == .struct || kind == .tuple)
                fields.append((offset, facts))
                if let property = fieldType as? any DynamicProperty.Type {
                    properties += facts.properties.map { Property(offset: offset + $0.offset, type: $0.type) }
                    properties.append(Property(offset: offset, type: property))
                }
                return true
            }
        }
        if let equatable = type as? any Equatable.Type {
            comparison = .equatable(Self.equality(of: equatable))
        } else if !fields.isEmpty {
            comparison = .fields(fields)
        }
    }

    private static func equality<T: Equatable>(
        of type: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    /// Whether two values of the type are the same as far as can be found out: what can't be compared differs.
    func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
        // The same bytes are the same value, whatever the type. Unused bytes may differ, then the fields decide.
        if size == 0 || memcmp(one, other, size) == 0 { return true }
        switch comparison {
        case .bytes: return false
        case .ignored: return true
        case .equatable(let equal): return equal(one, other)
        case .fields(let fields):
            return fields.allSatisfy { $0.facts.areEqual(one + $0.offset, other + $0.offset) }
        }
    }

    /// Whether two values are the same as far as can be found out.
    static func areEqual<T>(_ one: T, _ other: T) -> Bool {
        withUnsafePointer(to: one) { one in
            withUnsafePointer(to: other) { other in
                of(T.self).areEqual(UnsafeRawPointer(one), UnsafeRawPointer(other))
            }
        }
    }

    /// Whether two values of any types are of one type and the same.
    static func areEqual(any one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        func compare<T>(_ one: T) -> Bool {
            guard let other = other as? T else { return false }
            return areEqual(one, other)
        }
        return _openExistential(one, do: compare)
    }
}

private func _kindIsClass(_ type: Any.Type) -> Bool { type is AnyObject.Type }

private func _isPlainData(_ type: Any.Type) -> Bool {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
}
