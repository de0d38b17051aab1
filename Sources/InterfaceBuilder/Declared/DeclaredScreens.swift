import AccessibilityTree
import HeadlessUIKit

/// A screen of a file, or a part of one, as the file states it: no view of it was made and nothing was laid out.
public struct DeclaredScreen: Sendable {
    /// What to call it; the same as ``InterfaceScreen/name``, or ``InterfacePrototype/name`` for a prototype.
    public internal(set) var name: String
    /// Where it stands in the file.
    public let location: SourceLocation
    /// What it is a prototype of; nil for a screen.
    public let prototype: InterfacePrototype.Kind?
    /// Whether it is a scene by itself; otherwise it is a part of one, such as a cell, or the bar of tabs.
    public let isWhole: Bool
    /// What is on it. Views are where Interface Builder has stored them; what it has stored without a size has one.
    public let tree: AccessibilityTree
    /// The prototypes in it.
    public internal(set) var prototypes: [DeclaredScreen] = []
}

extension DeclaredScreen: ScreenNames.Named {}
extension InterfaceScreen: ScreenNames.Named {}

/// Tells what files state of their screens, many files one after the other.
///
/// What a class says of its views is asked of the class: one view is made for all that differ only in their texts, fonts,
/// colours and places, and what it says is taken over for the others.
@preconcurrency @MainActor public final class DeclaredScreens {
    private let templates = ViewTemplates()
    private let language: String
    private let direction: Environment.LayoutDirection

    /// Creates a teller.
    ///
    /// - Parameters:
    ///   - language: The language of the texts, a BCP 47 tag.
    ///   - direction: The direction of lines.
    public init(language: String = "en", layoutDirection direction: Environment.LayoutDirection = .leftToRight) {
        (self.language, self.direction) = (language, direction)
    }

    /// The screens of a file: the scenes of a storyboard each by itself with what its bars show, the tabs of each tab bar
    /// controller, and the top-level views and controllers of a xib.
    public func screens(of document: InterfaceBuilderDocument) -> [DeclaredScreen] {
        let archive = Archive(document, classes: .shared, limits: InstantiationLimits())
        templates.enter(archive)
        switch document.facts.kind {
        case .storyboard:
            return ScreenNames.unique(
                archive.document.scenes.compactMap { scene in
                    archive.document.viewController(of: scene).flatMap { self.scene($0, archive) }
                })
        case .xib:
            return ScreenNames.unique(
                archive.document.topLevelObjects.compactMap { item(archive.document.objects[$0], archive) })
        }
    }

    private func scene(_ controller: InterfaceBuilderDocument.Object, _ archive: Archive) -> DeclaredScreen? {
        let name = archive.document.sceneName(of: controller)
        switch controller.sceneRole {
        case .content: return screen(controller, named: name, archive)
        case .tabs:
            var tree = tree(archive, archive.document.deviceSize)
            tree.addTabs(of: controller)
            return finish(tree, controller, name, isWhole: false)
        // What they hold are scenes of their own, which the bars belong to.
        case .navigation, .split, .reference: return nil
        }
    }

    private func item(_ object: InterfaceBuilderDocument.Object, _ archive: Archive) -> DeclaredScreen? {
        guard object.isViewController || templates.isView(object) else { return nil }
        return screen(object, named: object.itemName, archive)
    }

    private func screen(
        _ object: InterfaceBuilderDocument.Object, named name: String, _ archive: Archive
    ) -> DeclaredScreen? {
        let document = archive.document
        let view = object.isViewController ? document.object(of: object, key: "view") : object
        let stored = view?.frame.map { CGSize(width: $0.width, height: $0.height) } ?? document.deviceSize
        var tree = tree(archive, stored)
        tree.add(object)
        var screen = finish(tree, object, name, isWhole: document.facts.kind == .storyboard)
        screen?.prototypes = archive.subtree(of: object).compactMap { index in
            let prototype = document.objects[index]
            guard let kind = document.prototypeKind(of: prototype) else { return nil }
            var tree = self.tree(archive, stored)
            tree.add(prototype)
            return finish(tree, prototype, prototype.prototypeName, kind, isWhole: false)
        }
        return screen
    }

    private func tree(_ archive: Archive, _ size: CGSize) -> DeclaredTree {
        let environment = Environment(
            idiom: archive.document.isForPad ? .pad : .phone, layoutDirection: direction, language: language,
            screenBounds: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
        return DeclaredTree(archive, templates, environment)
    }

    private func finish(
        _ tree: consuming DeclaredTree, _ object: InterfaceBuilderDocument.Object, _ name: String,
        _ prototype: InterfacePrototype.Kind? = nil, isWhole: Bool
    ) -> DeclaredScreen? {
        let location = tree.location(of: object)
        guard let finished = tree.finish() else { return nil }
        return DeclaredScreen(
            name: name, location: location, prototype: prototype, isWhole: isWhole, tree: finished)
    }
}
