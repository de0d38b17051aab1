import Foundation

/// Facts that are the same for all objects of a class, computed once: looking up names and conformances is slow.
@MainActor struct ClassFacts {
    /// The class's name without its module.
    let name: String
    /// Whether `hitTest(_:with:)` is the one of `UIView`.
    let hitTestsByDefault: Bool
    /// Whether an object of the class to which nothing was assigned has only the class's default attributes, so that
    /// the getters need not be called.
    let hasOnlyDefaults: Bool
    /// Whether a class of the app computes attributes or elements, so that they may change without a call of a setter.
    let computesAttributes: Bool
    /// Whether the class is `UIView` itself, which has no attributes.
    let isPlainView: Bool
    /// Whether the views of the class scroll their content.
    let isScrollView: Bool
    /// Whether the views of the class decide in which order their subviews are read.
    let ranksParts: Bool
    /// Whether views of the class may draw: this module's own don't.
    let mayDraw: Bool
    /// Whether the class has custom content.
    let providesCustomContent: Bool
    /// Whether the class shows a chart.
    let isChart: Bool
    /// Whether the class describes a data table.
    let isDataTable: Bool
    /// Whether the class describes a cell of a data table.
    let isDataTableCell: Bool

    // Each is allocated once and never freed, so that captures need not count references to it.
    private static var known: [ObjectIdentifier: UnsafePointer<ClassFacts>] = [:]

    /// Returns the facts about an object's class, which the object stores from the first call on.
    @inline(__always) static func of(_ object: UIAccessibilityObject) -> UnsafePointer<ClassFacts> {
        object.storedFacts ?? findOut(object)
    }

    @inline(never) private static func findOut(_ object: UIAccessibilityObject) -> UnsafePointer<ClassFacts> {
        let type = type(of: object)
        let key = ObjectIdentifier(type)
        let facts = known[key] ?? UnsafePointer(allocate(ClassFacts(type, object)))
        known[key] = facts
        object.storedFacts = facts
        return facts
    }

    private static func allocate(_ facts: ClassFacts) -> UnsafeMutablePointer<ClassFacts> {
        let place = UnsafeMutablePointer<ClassFacts>.allocate(capacity: 1)
        place.initialize(to: facts)
        return place
    }

    private init(_ type: UIAccessibilityObject.Type, _ object: UIAccessibilityObject) {
        let isOurs = TypeName.full(of: type).hasPrefix("HeadlessUIKit.")
        let viewType = type as? UIView.Type
        name = TypeName.short(of: type)
        isPlainView = type == UIView.self
        isScrollView = object is UIScrollView
        ranksParts = object is any PartRanking
        mayDraw = viewType != nil && !isOurs
        hitTestsByDefault = isOurs && !(viewType?.overridesHitTest ?? false)
        providesCustomContent = object is any AXCustomContentProvider
        isChart = object is any AXChart
        isDataTable = object is any UIAccessibilityContainerDataTable
        isDataTableCell = object is any UIAccessibilityContainerDataTableCell
        computesAttributes =
            !isOurs
            && (providesCustomContent || isChart || isDataTable || isDataTableCell
                || Self.overridesComputedMembers(type))
        hasOnlyDefaults =
            isOurs && !providesCustomContent && !isChart && !isDataTable && !isDataTableCell
            && !(viewType?.overridesAccessibilityGetters ?? true)
    }

    /// The positions of the getters that an app may override, and of the two methods by which a container lists its
    /// elements: the second and the third that the class declares, after `accessibilityDidChange(_:)`.
    private static let computedMembers =
        ClassMembers.offsets(of: .getter, introducedBy: UIAccessibilityObject.self)
        + ClassMembers.offsets(of: .method, introducedBy: UIAccessibilityObject.self)[1...2]

    private static func overridesComputedMembers(_ type: UIAccessibilityObject.Type) -> Bool {
        let lineage = sequence(first: type as AnyClass) { _getSuperclass($0) }
        guard let ancestor = lineage.first(where: { TypeName.full(of: $0).hasPrefix("HeadlessUIKit.") }) else {
            return true
        }
        return ClassMembers.differ(type, from: ancestor, at: computedMembers)
    }
}

extension UIAccessibilityObject {
    /// The name of the object's class, found out once for each class.
    package final var nameOfClass: String { ClassFacts.of(self).pointee.name }
}
