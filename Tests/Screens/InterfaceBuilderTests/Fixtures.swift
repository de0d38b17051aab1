import Foundation
import InterfaceBuilder
import TestSupport

/// The package's root.
let packageRoot = PackageFolders.root

/// The path of a fixture.
func fixturePath(_ name: String) -> String {
    packageRoot.appendingPathComponent("Tests/Expectations/interfacebuilder/\(name)").path
}

/// The document in a fixture.
func fixture(_ name: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument.read(path: fixturePath(name))
}

/// A xib for iOS with this markup among its top-level objects.
func xib(_ objects: String, resources: String = "") throws(InterfaceBuilderError) -> InterfaceBuilderDocument {
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>\(objects)</objects><resources>\(resources)</resources></document>
        """
    return try InterfaceBuilderDocument.decode(Array(text.utf8))
}

/// Why this text gives no document, or nil when it does.
func refusal(_ text: String) -> InterfaceBuilderError? {
    do {
        _ = try InterfaceBuilderDocument.decode(Array(text.utf8))
        return nil
    } catch {
        return error
    }
}

/// A storyboard for iOS with these controllers, one in each scene, with the views that they hold.
func storyboard(_ controllers: String..., initial: String = "") throws(InterfaceBuilderError)
    -> InterfaceBuilderDocument
{
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
        """
    return try InterfaceBuilderDocument.decode(Array(text.utf8), file: "Test.storyboard")
}
