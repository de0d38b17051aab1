import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictJSON
import Suggestions

/// Makes live views from a description. The recursion is bounded by the parser's limit of depth.
@MainActor struct ViewDecoder {
    private(set) var references: [String: UIAccessibilityObject]
    // Work that needs all views, or the window: references, headers, the first responder.
    private var pending: [(inout ViewDecoder) throws(JSONError) -> Void] = []

    // The file with the description, or nil.
    private let file: String?

    init(references: [String: UIAccessibilityObject] = [:], file: String? = nil) {
        (self.references, self.file) = (references, file)
    }

    /// Performs the work that had to wait until all views are made and in their window.
    mutating func finish() throws(JSONError) {
        let work = pending
        pending = []
        for item in work { try item(&self) }
    }

    /// Defers work until all views are made and in their window.
    mutating func later(_ work: @escaping (inout ViewDecoder) throws(JSONError) -> Void) {
        pending.append(work)
    }

    /// The object that a reference names.
    func object(_ field: JSONField) throws(JSONError) -> UIAccessibilityObject {
        let name = try field.string()
        guard let object = references[name] else {
            throw field.error("no view or element has the \"ref\" \(name.quoted)")
        }
        return object
    }

    // MARK: Views

    mutating func decode(_ field: JSONField) throws(JSONError) -> UIView {
        var fields = try field.object()
        let view = try makeView(&fields)
        locate(view, at: field)
        if let picker = view as? UIDatePicker { ViewProperties.setPresent(of: picker) }
        try decodeGeometry(&fields, view)
        try decodeAppearance(&fields, view)
        if let properties = fields.member("props"), !properties.isNull {
            var members = try properties.object()
            try ViewProperties.decode(&members, view, &self)
            try members.finish()
        }
        try register(&fields, view)
        if let children = try fields.take("children") {
            for child in try children.array() { try add(child, to: view) }
        }
        try decodeAccessibility(&fields, view)
        try fields.finish()
        return view
    }

    /// Assigns the attributes of a description to an existing object; the others stay unchanged.
    mutating func change(_ object: UIAccessibilityObject, _ field: JSONField) throws(JSONError) {
        var fields = try field.object()
        if let view = object as? UIView {
            try decodeGeometry(&fields, view)
            try decodeAppearance(&fields, view)
            if let properties = fields.member("props"), !properties.isNull {
                var members = try properties.object()
                try ViewProperties.decode(&members, view, &self)
                try members.finish()
            }
        } else if let element = object as? UIAccessibilityElement, let field = try fields.take("frameInContainer") {
            element.accessibilityFrameInContainerSpace = try field.rect()
        }
        try decodeAccessibility(&fields, object)
        try fields.finish()
    }

    private mutating func add(_ child: JSONField, to view: UIView) throws(JSONError) {
        let made = try decode(child)
        if made is UIWindow { throw child.error("a window can only be the topmost view") }
        ViewClasses.add(made, to: view)
    }

    private func makeView(_ fields: inout JSONFields) throws(JSONError) -> UIView {
        guard let field = try fields.take("class") else { throw fields.field.error("the key \"class\" is missing") }
        let name = try ViewClasses.checkedName(field)
        var known = ClassDescription.named(name)
        if let field = try fields.take("superclass") {
            let parent = try field.string()
            guard let description = ClassDescription.named(parent) else {
                throw field.error(
                    "\(parent.quoted) is not a UIKit class; "
                        + Suggestion.text(for: parent, among: ClassDescription.all.map(\.name)))
            }
            known = known ?? description
        } else if known == nil, name.hasPrefix("UI"),
            let near = Suggestion.nearest(to: name, among: ClassDescription.all.map(\.name))
        {
            throw field.error("\(name.quoted) is not a UIKit class; did you mean \(near.quoted)?")
        }
        let view = known?.make() ?? UIView()
        if TypeName.short(of: type(of: view)) != name { view.declaredClassName = name }
        return view
    }

    private func locate(_ object: UIAccessibilityObject, at field: JSONField) {
        guard let file else { return }
        let position = field.value.position
        object.sourceLocation = SourceLocation(file: file, line: position.line, column: position.column)
    }

    private mutating func register(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        guard let field = try fields.take("ref") else { return }
        let name = try field.string()
        guard references.updateValue(object, forKey: name) == nil else {
            throw field.error("another view or element already has the \"ref\" \(name.quoted)")
        }
    }

    private func decodeGeometry(_ fields: inout JSONFields, _ view: UIView) throws(JSONError) {
        if let field = try fields.take("frame") { view.frame = try field.rect() }
        if let field = try fields.take("boundsOrigin") { view.bounds.origin = try field.point() }
        if let field = try fields.take("transform") {
            let numbers = try field.numbers(6, "[a, b, c, d, tx, ty]")
            view.transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        if let field = try fields.take("layoutMargins") { view.layoutMargins = try field.insets() }
    }

    private func decodeAppearance(_ fields: inout JSONFields, _ view: UIView) throws(JSONError) {
        try ViewProperties.decodeCommon(&fields, view)
        // The described window is never among the application's.
        if view is UIWindow, let field = try fields.take("hidden", "isHidden") { view.alpha = try field.bool() ? 0 : 1 }
    }

    // MARK: Elements that are not views

    /// The entries of an `elements` array: references to views or elements, and elements described in place.
    mutating func decodeElements(
        _ field: JSONField, in container: UIAccessibilityObject
    ) throws(JSONError) {
        var slots: [(JSONField, UIAccessibilityObject?)] = []
        for entry in try field.array() {
            if case .string = entry.value.content {
                slots.append((entry, nil))
            } else {
                slots.append((entry, try decodeElement(entry, in: container)))
            }
        }
        later { decoder throws(JSONError) in
            var elements: [Any] = []
            for (field, element) in slots {
                if let element { elements.append(element) } else { elements.append(try decoder.object(field)) }
            }
            container.accessibilityElements = elements
        }
    }

    private mutating func decodeElement(
        _ field: JSONField, in container: UIAccessibilityObject
    ) throws(JSONError) -> UIAccessibilityElement {
        var fields = try field.object()
        let element = UIAccessibilityElement(accessibilityContainer: container)
        locate(element, at: field)
        if let field = try fields.take("class") {
            let name = try ViewClasses.checkedName(field)
            if name != "UIAccessibilityElement" {
                if ClassDescription.named(name) != nil {
                    throw field.error("a view in \"elements\" is named by its \"ref\" and described in \"children\"")
                }
                element.declaredClassName = name
            }
        }
        try register(&fields, element)
        if let field = try fields.take("frameInContainer") {
            element.accessibilityFrameInContainerSpace = try field.rect()
        }
        try decodeAccessibility(&fields, element)
        try fields.finish()
        return element
    }
}
