import AccessibilityAudit
import HeadlessUIKit
import InterfaceBuilder

/// The facts that an Interface Builder file declares about its objects and that their views don't show.
@MainActor enum FileDeclarations {
    /// The declarations of a document's objects by their ids; objects without any are left out. Those of the storyboards
    /// whose scenes it shows are included.
    ///
    /// - Parameters:
    ///   - resources: Returns the resources of the project around a file; nil if translations are not checked.
    ///   - storyboard: Returns the storyboard of a name that a document refers to.
    static func all(
        in document: InterfaceBuilderDocument, of resources: ((_ file: String) -> ProjectResources)?,
        storyboard: (_ name: String) -> InterfaceBuilderDocument? = { _ in nil }
    ) -> [String: Declaration] {
        var result: [String: Declaration] = [:]
        for name in shownStoryboards(of: document) {
            if let other = storyboard(name) { result.merge(declarations(in: other)) { first, _ in first } }
        }
        result.merge(declarations(in: document)) { $1 }
        // Only files in such a folder are translated; for others the project need not be searched.
        guard let resources, let file = document.file, file.contains(".lproj/") else { return result }
        for (id, texts) in document.translations(in: resources(file)) {
            result[id, default: Declaration()].texts = texts.map {
                Declaration.TranslatedText(
                    $0.fact, $0.text, translations: $0.translations, missing: $0.missing, key: $0.key,
                    missingFiles: $0.missingFiles)
            }
        }
        return result
    }

    /// The names of the storyboards whose scenes are shown inside those of a document: embedded, or by a relationship.
    private static func shownStoryboards(of document: InterfaceBuilderDocument) -> Set<String> {
        let references = document.objects.filter { $0.elementName == "viewControllerPlaceholder" }
        guard !references.isEmpty else { return [] }
        let segues = document.objects.flatMap(\.segues).filter { $0.kind == "embed" || $0.kind == "relationship" }
        let shown = Set(segues.map(\.destination))
        return Set(
            references.filter { $0.id.map(shown.contains) ?? false }.compactMap { $0.attribute("storyboardName") })
    }

    private static func declarations(in document: InterfaceBuilderDocument) -> [String: Declaration] {
        var result: [String: Declaration] = [:]
        for object in document.objects {
            // A gesture recognizer is an outlet in the file, and no way for code to reach the view.
            for outlet in object.outlets where !structural.contains(outlet.property) {
                result[outlet.destination, default: Declaration()].outlets.append(outlet.property)
            }
            if let id = object.id, let owner = itemOwner(of: object, document) {
                result[id, default: Declaration()].owner = owner
            }
            if object.elementName == "backgroundConfiguration", let button = button(of: object, document) {
                result[button, default: Declaration()].unknownDrawing =
                    "the button configuration draws the background"
            }
            guard let id = object.id else { continue }
            if let tag = object.tag, tag != 0, isFoundByTag(object) {
                result[id, default: Declaration()].tag = tag
            }
            if let name = object.customClass, !isOfUIKit(name, object) {
                result[id, default: Declaration()].customClass = name
            }
            if document.facts.kind == .xib, object.parent == nil, object.elementName != "placeholder" {
                result[id, default: Declaration()].isTopLevel = true
            }
            for attribute in object.runtimeAttributes {
                switch AttributeMeaning(attribute) {
                case .text: result[id, default: Declaration()].textKeys.append(attribute.keyPath)
                case .color: result[id, default: Declaration()].colorKeys.append(attribute.keyPath)
                case .other: break
                }
            }
            if !object.actions.isEmpty || !object.segues.isEmpty {
                // Code may distinguish controls with one action by their tags.
                let tag = object.tag ?? 0
                result[id, default: Declaration()].actions = Set(
                    object.actions.map { "\($0.selector) \($0.destination ?? "") \(tag)" }
                        + object.segues.map { "\($0.kind) \($0.destination)" })
            }
            guard object.elementName == "tableViewCell" else { continue }
            let owner = owner(of: object, document)
            if let owner { result[id, default: Declaration()].owner = owner }
            // Code that has the cell has the views of its style.
            guard owner != nil || object.role == .member("prototypes") else { continue }
            for part in ["textLabel", "detailTextLabel", "imageView"] {
                guard let view = object.attribute(part) else { continue }
                result[view, default: Declaration()].outlets.append(part)
            }
        }
        noteConstraints(document, &result)
        // Code may distinguish controls with one action by the outlets that it has for them.
        for id in result.keys where result[id]?.outlets.isEmpty == false { result[id]?.actions = [] }
        for object in document.objects {
            guard let id = object.id, let reason = unknownDrawing(of: object, result[id]) else { continue }
            result[id, default: Declaration()].unknownDrawing = reason
        }
        return result
    }

    /// Notes the outlets of constraints at the views that these place.
    private static func noteConstraints(
        _ document: InterfaceBuilderDocument, _ result: inout [String: Declaration]
    ) {
        // Outlets to objects are many, those to constraints few; and constraints are many.
        let reached = result.filter { !$0.value.outlets.isEmpty && document.object(id: $0.key) == nil }
        guard !reached.isEmpty else { return }
        for object in document.objects {
            for constraint in object.constraints {
                guard let outlet = constraint.id.flatMap({ reached[$0]?.outlets.first }) else { continue }
                let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
                // A view without another item has its own size.
                for id in items.isEmpty ? [object.id].compactMap({ $0 }) : items {
                    result[id, default: Declaration()].constraintOutlets.append(outlet)
                }
            }
        }
    }

    /// The custom class of the controller that has an object as an item of its bars, or nil.
    private static func itemOwner(
        of item: InterfaceBuilderDocument.Object, _ document: InterfaceBuilderDocument
    ) -> String? {
        guard ["barButtonItem", "tabBarItem"].contains(item.elementName) else { return nil }
        let holder = item.parent.map { document.objects[$0] }
        let controller = holder?.elementName == "navigationItem" ? holder?.parent.map { document.objects[$0] } : holder
        return controller?.isViewController == true ? controller?.customClass : nil
    }

    /// Whether the class that a file names for an object is UIKit's, such as the one that it has anyway.
    private static func isOfUIKit(_ name: String, _ object: InterfaceBuilderDocument.Object) -> Bool {
        guard object.customModule == nil, name.hasPrefix("UI") else { return false }
        return ClassDescription.named(name) != nil || name.lowercased() == "ui" + object.elementName.lowercased()
    }

    /// Whether code may find the object by its tag. The tag of an object that sends an action identifies the sender,
    /// and that of a field the next field.
    private static func isFoundByTag(_ object: InterfaceBuilderDocument.Object) -> Bool {
        object.actions.isEmpty && !["textField", "textView"].contains(object.elementName)
    }

    /// The custom class of the controller that a static cell belongs to, or nil.
    private static func owner(
        of cell: InterfaceBuilderDocument.Object, _ document: InterfaceBuilderDocument
    ) -> String? {
        guard cell.role != .member("prototypes") else { return nil }
        var parent = cell.parent
        // A cell is in a section, that in the table, and that in its controller.
        for _ in 0..<4 {
            guard let index = parent else { return nil }
            if document.objects[index].isViewController { return document.objects[index].customClass }
            parent = document.objects[index].parent
        }
        return nil
    }

    /// Returns the reason why the file doesn't determine what an object draws; nil where it does.
    private static func unknownDrawing(
        of object: InterfaceBuilderDocument.Object, _ declaration: Declaration?
    ) -> String? {
        switch object.elementName {
        case "view", "control":
            guard let name = object.customClass, object.value("backgroundColor") == nil else { return nil }
            return "the custom class \(name) may draw the background"
        case "imageView":
            guard let declaration, object.attribute("image") == nil, object.value("image") == nil else { return nil }
            if let outlet = declaration.outlets.first {
                return "code may set an image through the outlet \"\(outlet)\""
            }
            return declaration.customClass.map { "the custom class \($0) may draw an image" }
        case "visualEffectView": return "a visual effect is behind the text"
        case let name where drawn.contains(name): return "a view that the app draws is behind the text"
        default: return nil
        }
    }

    // Views with content that no file has.
    private static let drawn: Set<String> = [
        "arskView", "arscnView", "glkView", "mapView", "mtkView", "sceneKitView", "skView", "webView", "wkWebView",
    ]

    private static func button(
        of background: InterfaceBuilderDocument.Object, _ document: InterfaceBuilderDocument
    ) -> String? {
        var parent = background.parent
        // A background is in a configuration, and that in its button.
        for _ in 0..<3 {
            guard let index = parent else { return nil }
            if let id = document.objects[index].id { return id }
            parent = document.objects[index].parent
        }
        return nil
    }

    // Outlets that join views to objects that move or feed them, by which no code fills them.
    private static let structural: Set<String> = [
        "gestureRecognizers", "view", "dataSource", "delegate", "searchResultsDataSource", "searchResultsDelegate",
        "nextResponder",
    ]
}
