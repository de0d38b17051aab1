import AccessibilityTree
import Foundation
import HeadlessUIKit

/// A scene of a storyboard, as tools show it: its names, its position in the file and a way to make its controller.
public struct StoryboardScene: Sendable {
    /// The name of the scene: its storyboard id, else its title, its class, its label in Interface Builder, or its kind
    /// ("Table view controller"). Several scenes may have the same name.
    public let name: String
    /// The id with which code requests the scene, or nil.
    public let storyboardIdentifier: String?
    /// The title of the controller or of its navigation item, or nil.
    public let title: String?
    /// The class of the controller: the app's own, or UIKit's.
    public let className: String
    /// The location of the controller in the file.
    public let location: SourceLocation
    /// Whether the scene only points to a scene of another storyboard.
    public let isReference: Bool
    /// The size for which the file has its frames, in points: that of the view, else of the document's device.
    public let size: CGSize

    let storyboard: UIStoryboard
    let controllerIndex: Int

    @MainActor init(_ object: InterfaceBuilderDocument.Object, of storyboard: UIStoryboard) {
        let document = storyboard.document
        storyboardIdentifier = object[.storyboardIdentifier]
        let item = document.object(of: object, key: "navigationItem")
        title = [object[.title], item?[.title]].lazy.compactMap(\.self).first { !$0.isEmpty }
        className = object.customClass ?? ClassNames.uiKit(object.elementName)
        isReference = object.sceneRole == .reference
        let names = [
            storyboardIdentifier, title, object.customClass, isReference ? object[.storyboardName] : nil,
            object.userLabel,
        ]
        name = names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ClassNames.words(object.elementName)
        location = storyboard.archive.location(of: object)
        let view = document.object(of: object, key: "view")?.frame
        size = view.map { CGSize(width: $0.width, height: $0.height) } ?? document.deviceSize
        self.storyboard = storyboard
        controllerIndex = object.index
    }

    /// Makes the scene's controller; its view is made on first use.
    ///
    /// - Returns: The controller; nil for a reference to a missing storyboard.
    @preconcurrency @MainActor public func instantiateViewController() -> UIViewController? {
        storyboard.make(storyboard.document.objects[controllerIndex])
    }
}
