import Foundation
import HeadlessUIKit

/// A property of a class of views, and where files have it.
@MainActor final class ReadableProperty {
    typealias Object = InterfaceBuilderDocument.Object

    let description: PropertyDescription
    /// The key of the object inside that has the attribute; nil for the view's own.
    private let owner: String?
    private let key: InterfaceBuilderDocument.Attributes.Key
    /// Whether `useCurrentDate` overrules it.
    let isDate: Bool

    private init?(_ description: PropertyDescription) {
        guard let path = description.attribute else { return nil }
        self.description = description
        let dot = path.firstIndex(of: ".")
        owner = dot.map { String(path[..<$0]) }
        key = InterfaceBuilderDocument.Attributes.Key(dot.map { String(path[path.index(after: $0)...]) } ?? path)
        isDate = description.name == "date"
    }

    private static var known: [ObjectIdentifier: [ReadableProperty]] = [:]

    /// What files may say about a view of this class, in the order in which it has to be set.
    static func all(of view: UIView) -> [ReadableProperty] {
        let type = ObjectIdentifier(type(of: view))
        if let known = known[type] { return known }
        let made = ClassDescription.properties(of: view).compactMap { ReadableProperty($0) }
        known[type] = made
        return made
    }

    /// What a file says about the property of an object, or what it means that it says nothing; nil to leave the property
    /// as it is.
    func value(in object: Object, _ values: ValueReader) -> PropertyValue? {
        guard let owner else { return own(object, values) }
        guard let inner = values.document.object(of: object, key: owner) else { return nil }
        return own(inner, values)
    }

    // Most files say nothing of most properties, so that is found out first.
    private func own(_ object: Object, _ values: ValueReader) -> PropertyValue? {
        guard object.has(key) else { return description.absent }
        return values.read(description.kind, in: object, key.text) ?? description.absent
    }
}
