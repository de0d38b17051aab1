import Foundation
import HeadlessUIKit
import StrictJSON

extension DescribedScreen {
    /// The first view or element, from the front of the description on, with this accessibility identifier; else the
    /// one with this `ref`; else the first with this label; nil when there is none.
    public func object(named name: String) -> UIAccessibilityObject? {
        var labelled: UIAccessibilityObject?
        var seen: Set<ObjectIdentifier> = []
        var rest: [UIAccessibilityObject] = [window]
        while let next = rest.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            if next.accessibilityIdentifier == name { return next }
            if labelled == nil, next.accessibilityLabel == name { labelled = next }
            let elements = (next.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityObject }
            rest.append(contentsOf: elements.reversed())
            rest.append(contentsOf: ((next as? UIView)?.subviews ?? []).reversed())
        }
        return references[name] ?? labelled
    }

    /// Changes an object as an app would: assigns the values of a description of it, such as `{"label": "Stop"}`.
    /// Properties that the description leaves out stay as they are; `class`, `ref` and `children` can't be changed.
    ///
    /// Throws `JSONError` at the first mistake; the values before it are assigned already.
    public func change(
        _ object: UIAccessibilityObject, json: some Sequence<UInt8>
    ) throws(JSONError) {
        try change(object, JSONValue(parsing: json))
    }

    /// Changes an object as `change(_:json:)` does, by JSON that was read already.
    public func change(_ object: UIAccessibilityObject, _ description: JSONValue) throws(JSONError) {
        var decoder = ViewDecoder(references: references)
        try decoder.change(object, JSONField(description))
        try decoder.finish()
    }

    /// Makes a view from its description and puts it in front of the other children of a view.
    ///
    /// Throws `JSONError` at the first mistake; nothing is added then.
    @discardableResult
    public mutating func add(json: some Sequence<UInt8>, to parent: UIView) throws(JSONError) -> UIView {
        try add(JSONValue(parsing: json), to: parent)
    }

    /// Adds a view as `add(json:to:)` does, from JSON that was read already.
    @discardableResult
    public mutating func add(_ description: JSONValue, to parent: UIView) throws(JSONError) -> UIView {
        var decoder = ViewDecoder(references: references)
        let field = JSONField(description)
        let view = try decoder.decode(field)
        if view is UIWindow { throw field.error("a window can only be the topmost view") }
        ViewClasses.add(view, to: parent)
        try decoder.finish()
        references = decoder.references
        return view
    }
}
