import AccessibilityAudit
import InterfaceBuilder

/// The facts that an Interface Builder file declares about its objects and that their views don't show.
enum FileDeclarations {
    /// The declarations of a document's objects by their ids; objects without any are left out.
    ///
    /// - Parameter resources: Returns the resources of the project around a file; nil if translations are not checked.
    static func all(
        in document: InterfaceBuilderDocument, of resources: ((_ file: String) -> ProjectResources)?
    ) -> [String: Declaration] {
        var result: [String: Declaration] = [:]
        for object in document.objects {
            // A gesture recognizer is an outlet in the file, and no way for code to reach the view.
            for outlet in object.outlets where !structural.contains(outlet.property) {
                result[outlet.destination, default: Declaration()].outlets.append(outlet.property)
            }
            if object.elementName == "backgroundConfiguration", let button = button(of: object, document) {
                result[button, default: Declaration()].unknownBackground =
                    "the button configuration draws the background"
            }
            if let tag = object.tag, tag != 0, let id = object.id, isFoundByTag(object) {
                result[id, default: Declaration()].tag = tag
            }
            if let name = object.customClass, let id = object.id {
                result[id, default: Declaration()].customClass = name
            }
        }
        // Only files in such a folder are translated; for others the project need not be searched.
        guard let resources, let file = document.file, file.contains(".lproj/") else { return result }
        for (id, texts) in document.translations(in: resources(file)) {
            result[id, default: Declaration()].texts = texts.map {
                Declaration.TranslatedText($0.fact, $0.text, translations: $0.translations, missing: $0.missing)
            }
        }
        return result
    }

    /// Whether code may find the object by its tag. The tag of an object that sends an action identifies the sender,
    /// and that of a field the next field.
    private static func isFoundByTag(_ object: InterfaceBuilderDocument.Object) -> Bool {
        object.actions.isEmpty && !["textField", "textView"].contains(object.elementName)
    }

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
