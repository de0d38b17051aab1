import Foundation
import HeadlessUIKit

/// A storyboard from which controllers are made: UIKit's `UIStoryboard`, read from its source file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// The storyboard as a value.
    public let document: InterfaceBuilderDocument
    let archive: Archive

    /// Creates a storyboard from a document.
    ///
    /// - Parameters:
    ///   - document: The storyboard as it was read.
    ///   - classes: The app's own classes; nil for those in `InterfaceBuilderClasses.shared`.
    ///   - limits: The limits of one call.
    ///   - traits: The traits whose variations apply; nil for those of the device that the file was saved for.
    public init(
        document: InterfaceBuilderDocument, classes: InterfaceBuilderClasses? = nil,
        limits: InstantiationLimits = InstantiationLimits(), traits: UITraitCollection? = nil
    ) {
        self.document = document
        archive = Archive(document, classes: classes ?? .shared, limits: limits, traits: traits)
        super.init()
        archive.storyboard = self
        RestorationStoryboards.register(self)
        AppProcess.current.storyboardLoader = { name in
            (try? BundleFile.document(name, "storyboard", in: nil)).map {
                UIStoryboard(document: $0, traits: UIScreen.main.traitCollection)
            }
        }
    }

    /// Creates a storyboard from the file of this name and the suffix "storyboard" in a bundle, or in the main one.
    ///
    /// As in UIKit, a storyboard that is not there ends the program. `InterfaceBuilderDocument.read(path:limits:)`
    /// throws instead.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            self.init(
                document: try BundleFile.document(name, "storyboard", in: storyboardBundleOrNil),
                traits: UIScreen.main.traitCollection)
            archive.bundle = storyboardBundleOrNil ?? .main
        } catch {
            preconditionFailure("Could not load the storyboard named “\(name)”: \(error)")
        }
    }

    /// The parts left out so far when controllers and views were made, each one once.
    public var notes: [InstantiationNote] { archive.log.notes }

    /// All scenes that have a controller, in the order of the file.
    public var scenes: [StoryboardScene] {
        document.scenes.compactMap { document.viewController(of: $0) }.map { StoryboardScene($0, of: self) }
    }

    /// Makes the controller that the storyboard starts with; nil when it names none.
    open func instantiateInitialViewController() -> UIViewController? {
        document.initialViewController.flatMap { make($0) }
    }

    /// Makes the controller that the storyboard starts with by a function; nil when the storyboard names none, or
    /// when the controller is of another class.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        document.initialViewController.flatMap { make($0, creator: creator) as? Controller }
    }

    /// Makes the controller with a storyboard id. As in UIKit, an id that no scene has ends the program.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier)
    }

    /// Makes the controller with a storyboard id by a function, or by its class without one. As in UIKit, an id that
    /// no scene has, or a controller of another class, ends the program.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        guard let made = object(identified: identifier).flatMap({ make($0, creator: creator) }) else {
            preconditionFailure("The storyboard has no view controller with the identifier “\(identifier)”.")
        }
        guard let controller = made as? Controller else {
            preconditionFailure("The view controller “\(identifier)” is of the class \(type(of: made)).")
        }
        return controller
    }

    func object(identified identifier: String) -> InterfaceBuilderDocument.Object? {
        document.objects.first { $0[.storyboardIdentifier] == identifier }
    }

    func make(
        _ object: InterfaceBuilderDocument.Object, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        SceneMaker(archive).make(object, creator: creator)
    }
}

extension UIStoryboard: StoryboardSource {
    /// The name of the file without its suffix; nil for a storyboard that was read from no file.
    public var storyboardName: String? {
        document.file.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    }

    /// Makes the controller that the storyboard starts with; nil when it names none.
    public func makeInitialViewController() -> UIViewController? { instantiateInitialViewController() }

    /// Makes the controller with a storyboard id; nil when no scene has it.
    public func makeViewController(withIdentifier identifier: String) -> UIViewController? {
        object(identified: identifier).flatMap { make($0) }
    }
}

extension UIViewController {
    /// The storyboard that the controller came from; nil for one made in code or from a xib.
    public final var storyboard: UIStoryboard? { storyboardSource as? UIStoryboard }
}

/// Interface Builder files among the resources of bundles.
@MainActor enum BundleFile {
    static func document(
        _ name: String, _ suffix: String, in bundle: Bundle?
    ) throws -> InterfaceBuilderDocument {
        if bundle == nil || bundle == .main, let found = try AppFolder.current?.document(name, suffix) { return found }
        guard let path = (bundle ?? .main).path(forResource: name, ofType: suffix) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try InterfaceBuilderDocument.read(path: path)
    }
}
