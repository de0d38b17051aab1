import AccessibilityTree
import Foundation

/// The description of a class of views for tools: its names, initializer, properties and accessibility.
///
/// View descriptions, their schema, Interface Builder files, run-time attributes and the tests of completeness use it;
/// to add a control, write its class and its description.
@MainActor package struct ClassDescription {
    /// The class's name.
    package let name: String
    /// The name of its element in Interface Builder files; nil where they have none.
    package let elementName: String?
    /// Makes a view of the class.
    package let make: @MainActor () -> UIView
    /// Whether a view is of the class or one derived from it.
    package let includes: @MainActor (UIView) -> Bool
    /// The properties, in the order in which they have to be set: a range before the values in it.
    package let properties: [PropertyDescription]
    /// Names of inherited properties that have another meaning here.
    package let hiddenProperties: Set<String>
    /// Whether a view to which nothing was assigned is an element.
    package let isElement: Bool
    /// The traits of a view to which nothing was assigned.
    package let traits: AccessibilityTraits

    init<Owner: UIView>(
        _ type: Owner.Type, element elementName: String?, isElement: Bool = false, traits: AccessibilityTraits = [],
        hiding hiddenProperties: Set<String> = [], make: @escaping @MainActor () -> Owner,
        _ properties: (Describe<Owner>) -> [PropertyDescription] = { _ in [] }
    ) {
        name = TypeName.short(of: type)
        self.elementName = elementName
        self.make = make
        self.isElement = isElement
        self.traits = traits
        self.hiddenProperties = hiddenProperties
        includes = { $0 is Owner }
        self.properties = properties(Describe<Owner>())
    }

    // MARK: Finding one

    /// All classes, superclasses before their subclasses.
    package static let all = views + [scrollView] + texts + controls + pickers + scrolling + bars

    /// The class of this name, or nil.
    package static func named(_ name: String) -> ClassDescription? { byName[name] }

    /// The class that an element of Interface Builder files names, or nil.
    package static func element(_ name: String) -> ClassDescription? { byElement[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    private static let byElement = Dictionary(
        all.compactMap { description in description.elementName.map { ($0, description) } }
    ) { first, _ in first }

    // MARK: Properties of a view

    private static var known: [ObjectIdentifier: [PropertyDescription]] = [:]
    private static var knownByName: [ObjectIdentifier: [String: PropertyDescription]] = [:]

    /// Returns the properties of a view, inherited ones first.
    package static func properties(of view: UIView) -> [PropertyDescription] {
        let key = ObjectIdentifier(type(of: view))
        if let properties = known[key] { return properties }
        let classes = all.filter { $0.includes(view) }
        let hidden = classes.reduce(into: Set<String>()) { $0.formUnion($1.hiddenProperties) }
        let properties = classes.flatMap(\.properties).filter { !hidden.contains($0.name) }
        known[key] = properties
        return properties
    }

    /// Returns the property of a view with one of its names, the one of the most derived class; nil when there is none.
    package static func property(_ name: String, of view: UIView) -> PropertyDescription? {
        let key = ObjectIdentifier(type(of: view))
        if let properties = knownByName[key] { return properties[name] }
        let pairs = properties(of: view).flatMap { property in property.names.map { ($0, property) } }
        let properties = Dictionary(pairs) { _, last in last }
        knownByName[key] = properties
        return properties[name]
    }
}
