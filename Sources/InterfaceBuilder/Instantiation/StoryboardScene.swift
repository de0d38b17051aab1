import AccessibilityTree
import Foundation
import HeadlessUIKit

/// A scene of a storyboard, as tools show it: its names, its place in the file and a way to make its controller.
public struct StoryboardScene: Sendable {
    /// What to call the scene: its storyboard id, else its title, its class, the developer's name for it in Interface
    /// Builder, or what it is ("Table view controller"). Several scenes may have the same name.
    public let name: String
    /// The id by which code asks for the scene, or nil.
    public let storyboardIdentifier: String?
    /// The title of the controller or of its navigation item, or nil.
    public let title: String?
    /// The class of the controller: the app's own, or UIKit's.
    public let className: String
    /// Where the controller stands in the file.
    public let location: SourceLocation
    /// Whether the scene only points to a scene of another storyboard.
    public let isReference: Bool
    /// The size for which the file has its frames, in points: that of the view, else of the document's device.
    public let size: CGSize

    let storyboard: UIStoryboard
    let controllerIndex: Int

    @MainActor init(_ object: InterfaceBuilderDocument.Object, of storyboard: UIStoryboard) {
        let document = storyboard.document
        let item = document.object(of: object, key: "navigationItem")
        storyboardIdentifier = object.attribute("storyboardIdentifier")
        title = [object.text("title"), item?.text("title")].lazy.compactMap { $0 }.first { !$0.isEmpty }
        className = object.customClass ?? ClassNames.uiKit(object.elementName)
        isReference = object.sceneRole == .reference
        let names = [
            storyboardIdentifier, title, object.customClass, isReference ? object.attribute("storyboardName") : nil,
            object.userLabel,
        ]
        name = names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ClassNames.words(object.elementName)
        location = storyboard.archive.location(of: object)
        let view = document.object(of: object, key: "view")?.frame
        size = view.map { CGSize(width: $0.width, height: $0.height) } ?? document.deviceSize
        self.storyboard = storyboard
        controllerIndex = object.index
    }

    /// Makes the scene's controller; its view is made when it is first asked for.
    ///
    /// - Returns: The controller; nil for a reference to a storyboard that is not there.
    @MainActor public func instantiateViewController() -> UIViewController? {
        storyboard.make(storyboard.document.objects[controllerIndex])
    }
}

extension InterfaceBuilderDocument {
    /// The size of the screen that the file's frames were computed for, in points; of a phone
    /// or a tablet of its time when the file names no device that is known.
    public var deviceSize: CGSize {
        let size =
            facts.device.flatMap { Self.deviceSizes[$0.id] }
            ?? (isForPad ? CGSize(width: 768, height: 1024) : CGSize(width: 375, height: 667))
        guard facts.device?.orientation == "landscape" else { return size }
        return CGSize(width: size.height, height: size.width)
    }

    /// Whether the file is meant for a tablet.
    var isForPad: Bool {
        facts.device?.id.hasPrefix("ipad") ?? facts.targetRuntime.hasSuffix("iPad")
    }

    private static let deviceSizes: [String: CGSize] = [
        "retina3_5": CGSize(width: 320, height: 480), "retina4_0": CGSize(width: 320, height: 568),
        "retina4_7": CGSize(width: 375, height: 667), "retina5_5": CGSize(width: 414, height: 736),
        "retina5_9": CGSize(width: 375, height: 812), "retina6_0": CGSize(width: 390, height: 844),
        "retina6_1": CGSize(width: 414, height: 896), "retina6_12": CGSize(width: 393, height: 852),
        "retina6_3": CGSize(width: 402, height: 874), "retina6_5": CGSize(width: 414, height: 896),
        "retina6_7": CGSize(width: 428, height: 926), "retina6_72": CGSize(width: 430, height: 932),
        "ipad9_7": CGSize(width: 768, height: 1024), "ipad10_5": CGSize(width: 834, height: 1112),
        "ipad11_0rounded": CGSize(width: 834, height: 1194), "ipad12_9": CGSize(width: 1024, height: 1366),
        "ipad12_9rounded": CGSize(width: 1024, height: 1366),
    ]
}
