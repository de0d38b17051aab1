import AccessibilityTree
import Foundation
import HeadlessUIKit

/// The screens of a file before all is known of what is on them.
struct FileSketch {
    fileprivate struct Screen {
        var name: String
        let location: SourceLocation
        var prototype: InterfacePrototype.Kind?
        let isWhole: Bool
        var tree: DeclaredTree
        var prototypes: [Screen] = []
    }

    fileprivate let index: DocumentIndex
    fileprivate var screens: [Screen] = []
    /// The numbers of the templates that have to be made for it.
    fileprivate(set) var awaited: [Int] = []
}

/// Sketches the screens of files on one thread, and puts in what views say as far as that is known there.
struct ScreenSketcher {
    typealias Object = InterfaceBuilderDocument.Object

    /// What sketchers on all threads have in common.
    struct Settings: Sendable {
        let language: String
        let direction: Environment.LayoutDirection
        let traits: UITraitCollection
        let keyPaths: ViewKeyPaths
    }

    let templates: ViewTemplates
    private let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
        templates = ViewTemplates(FileLooks(settings.traits), settings.keyPaths)
    }

    // MARK: Sketching

    /// What is where on the screens of a file.
    func sketch(_ document: InterfaceBuilderDocument) -> FileSketch {
        let index = DocumentIndex(document)
        templates.enter(index)
        var sketch = FileSketch(index: index)
        switch document.facts.kind {
        case .storyboard:
            sketch.screens = index.document.scenes.compactMap { scene in
                index.document.viewController(of: scene).flatMap { self.scene($0, index) }
            }
        case .xib:
            sketch.screens = index.document.topLevelObjects.compactMap { item(index.document.objects[$0], index) }
        }
        sketch.awaited = templates.takeAwaited()
        return sketch
    }

    /// Looks again at what is to be made for a sketch, after something was: it may be nothing, or other things.
    func settle(_ sketch: inout FileSketch) {
        templates.enter(sketch.index)
        for screen in sketch.screens.indices {
            sketch.screens[screen].tree.settle(templates)
            for prototype in sketch.screens[screen].prototypes.indices {
                sketch.screens[screen].prototypes[prototype].tree.settle(templates)
            }
        }
        sketch.awaited = templates.takeAwaited()
    }

    private func scene(_ controller: Object, _ index: DocumentIndex) -> FileSketch.Screen? {
        let name = index.document.sceneName(of: controller)
        switch controller.sceneRole {
        case .content: return screen(controller, named: name, index)
        case .tabs:
            var tree = tree(index, index.document.deviceSize)
            tree.addTabs(of: controller, templates)
            return FileSketch.Screen(
                name: name, location: index.location(of: controller), isWhole: false, tree: tree)
        // What they hold are scenes of their own, which the bars belong to.
        case .navigation, .split, .reference: return nil
        }
    }

    private func item(_ object: Object, _ index: DocumentIndex) -> FileSketch.Screen? {
        guard object.isViewController || object.isView else { return nil }
        return screen(object, named: object.itemName, index)
    }

    private func screen(_ object: Object, named name: String, _ index: DocumentIndex) -> FileSketch.Screen {
        let document = index.document
        let view = object.isViewController ? document.object(of: object, key: "view") : object
        let stored = view?.frame.map { CGSize(width: $0.width, height: $0.height) } ?? document.deviceSize
        var tree = tree(index, stored)
        tree.add(object, templates)
        var screen = FileSketch.Screen(
            name: name, location: index.location(of: object), isWhole: document.facts.kind == .storyboard, tree: tree)
        screen.prototypes = index.subtree(of: object).compactMap { place in
            let prototype = document.objects[place]
            guard let kind = document.prototypeKind(of: prototype) else { return nil }
            var tree = self.tree(index, stored)
            tree.add(prototype, templates)
            return FileSketch.Screen(
                name: prototype.prototypeName, location: index.location(of: prototype), prototype: kind,
                isWhole: false, tree: tree)
        }
        return screen
    }

    private func tree(_ index: DocumentIndex, _ size: CGSize) -> DeclaredTree {
        let environment = Environment(
            idiom: index.document.isForPad ? .pad : .phone, layoutDirection: settings.direction,
            language: settings.language,
            screenBounds: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
        return DeclaredTree(index, environment)
    }

    // MARK: Finishing

    /// The screens of a sketch for which nothing is to be made any more.
    func screens(of sketch: FileSketch) -> [DeclaredScreen] {
        let screens = sketch.screens.compactMap(screen)
        return ScreenNames.unique(screens)
    }

    private func screen(_ sketch: FileSketch.Screen) -> DeclaredScreen? {
        guard let tree = sketch.tree.finish(templates) else { return nil }
        return DeclaredScreen(
            name: sketch.name, location: sketch.location, prototype: sketch.prototype, isWhole: sketch.isWhole,
            tree: tree, prototypes: sketch.prototypes.compactMap(screen))
    }
}
