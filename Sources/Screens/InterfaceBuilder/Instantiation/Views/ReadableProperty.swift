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

    fileprivate init?(_ description: PropertyDescription) {
        guard let path = description.attribute else { return nil }
        self.description = description
        let dot = path.firstIndex(of: ".")
        owner = dot.map { String(path[..<$0]) }
        key = InterfaceBuilderDocument.Attributes.Key(dot.map { String(path[path.index(after: $0)...]) } ?? path)
        isDate = description.name == "date"
    }

    /// The filter bits of the file's names for this property; nil where the absence of a value matters, too.
    fileprivate var mask: InterfaceBuilderDocument.Presence.Mask? {
        owner == nil && description.absent == nil ? InterfaceBuilderDocument.Presence.Mask(key) : nil
    }

    /// Returns the value of the property in a file, or the value that its absence implies; nil leaves the property as
    /// it is.
    func value(
        in object: Object, _ presence: InterfaceBuilderDocument.Presence, _ values: ValueReader
    ) -> PropertyValue? {
        guard let owner else {
            // Most files do not set most properties, so that is tested first.
            guard presence.mayHave(.init(key)) else { return description.absent }
            return values.read(description.kind, in: object, key) ?? description.absent
        }
        guard let inner = values.document.object(of: object, key: owner) else { return nil }
        return values.read(description.kind, in: inner, key) ?? description.absent
    }
}

/// The properties that files may set on the views of a class, determined once for each class.
@MainActor final class ReadableClass {
    /// In the order in which they have to be set.
    private let properties: [ReadableProperty]
    // The bits of the properties: most files do not set most of them, and these tests are faster than reading each.
    private let masks: [InterfaceBuilderDocument.Presence.Mask?]
    /// The kind of structured content that files have for the class, if any.
    let kind: Kind
    /// Whether its views scroll.
    let scrolls: Bool

    enum Kind {
        case plain, button, textField, segmentedControl, navigationBar, tabBar, toolbar, searchBar, activityIndicator
        case collection, table, tableCell, stack
    }

    private init(of view: UIView) {
        properties = ClassDescription.properties(of: view).compactMap { ReadableProperty($0) }
        masks = properties.map(\.mask)
        scrolls = view is UIScrollView
        kind =
            switch view {
            case is UIButton: .button
            case is UITextField: .textField
            case is UISegmentedControl: .segmentedControl
            case is UINavigationBar: .navigationBar
            case is UITabBar: .tabBar
            case is UIToolbar: .toolbar
            case is UISearchBar: .searchBar
            case is UIActivityIndicatorView: .activityIndicator
            case is UICollectionView: .collection
            case is UITableView: .table
            case is UITableViewCell: .tableCell
            case is UIStackView: .stack
            default: .plain
            }
    }

    /// Calls a closure with each property that the object may set, in the order in which they have to be set.
    func forEachProperty(
        with presence: InterfaceBuilderDocument.Presence, _ body: (ReadableProperty) -> Void
    ) {
        for place in masks.indices where masks[place].map(presence.mayHave) ?? true { body(properties[place]) }
    }

    private static var known: [ObjectIdentifier: ReadableClass] = [:]

    /// Returns the readable properties of a view's class, which are cached.
    static func of(_ view: UIView) -> ReadableClass {
        let type = ObjectIdentifier(type(of: view))
        if let known = known[type] { return known }
        let made = ReadableClass(of: view)
        known[type] = made
        return made
    }
}
