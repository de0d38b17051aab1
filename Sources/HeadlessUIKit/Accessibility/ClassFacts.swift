import Foundation

/// What is the same for all objects of a class, found out once: names and conformances are slow to ask for.
@MainActor struct ClassFacts {
    /// The class's name without its module.
    let name: String
    /// Whether `hitTest(_:with:)` is the one of `UIView`.
    let hitTestsByDefault: Bool
    /// Whether the class has custom content.
    let providesCustomContent: Bool
    /// Whether the class describes a data table.
    let isDataTable: Bool
    /// Whether the class describes a cell of a data table.
    let isDataTableCell: Bool

    private static var known: [ObjectIdentifier: ClassFacts] = [:]
    private static var lastClass: ObjectIdentifier?
    private static var last: ClassFacts?

    /// The facts of an object's class.
    static func of(_ object: UIAccessibilityObject) -> ClassFacts {
        let type = type(of: object)
        let key = ObjectIdentifier(type)
        if key == lastClass, let last { return last }
        let facts = known[key] ?? make(type, object)
        known[key] = facts
        lastClass = key
        last = facts
        return facts
    }

    private static func make(_ type: UIAccessibilityObject.Type, _ object: UIAccessibilityObject) -> ClassFacts {
        let isOurs = String(reflecting: type).hasPrefix("HeadlessUIKit.")
        return ClassFacts(
            name: String(describing: type),
            hitTestsByDefault: isOurs && !((type as? UIView.Type)?.overridesHitTest ?? false),
            providesCustomContent: object is any AXCustomContentProvider,
            isDataTable: object is any UIAccessibilityContainerDataTable,
            isDataTableCell: object is any UIAccessibilityContainerDataTableCell)
    }
}
