import AccessibilityTree
import Escaping

/// Something in a file that was left out when its objects were made.
public struct InstantiationNote: Sendable, Hashable {
    /// The kind of the note.
    public let kind: Kind
    /// The object that it is about.
    public let location: SourceLocation

    /// The part that is left out, and the reason.
    public enum Kind: Sendable, Hashable {
        /// A controller is in another storyboard, which is not in the project or does not have it.
        case storyboardReference(storyboard: String, identifier: String?)
        /// A controller is inside itself, by way of others; the inner one is left out.
        case containmentCycle
        /// Controllers are nested deeper or are more than `InstantiationLimits` allow.
        case limitReached
        /// A constraint relates views that have no common ancestor.
        case strayConstraint
        /// A container can't hold a controller of this kind, as a navigation controller can't hold another.
        case unsuitableController(element: String)
        /// A registered class would not make an object from an archive; an instance of UIKit's class replaces it.
        case classRefused(String)
        /// The program has no class of this name, given as UIKit's log names it.
        case unknownClass(String)
        /// The object has no property of this name, or its type is another.
        case unknownProperty(String)
    }

    /// A description in one line without control characters.
    public var message: String { LineEscaping.escaped(kind.message) }
}

extension InstantiationNote.Kind {
    fileprivate var message: String {
        switch self {
        case .storyboardReference(let storyboard, let identifier):
            "the controller \(identifier.map { "“\($0)” " } ?? "")is in the storyboard “\(storyboard)”, which is missing or does not contain it"
        case .containmentCycle: "the controller contains itself and is ignored there"
        case .limitReached:
            "controllers are nested too deeply, or there are too many controllers or constraints; the rest is ignored"
        case .strayConstraint: "the constraint relates items without a common ancestor and is ignored"
        case .unsuitableController(let element): "a container can't hold a <\(element)>"
        case .classRefused(let name): "the class “\(name)” created no object from the file"
        case .unknownClass(let name): "Unknown class \(name) in Interface Builder file."
        case .unknownProperty(let name): "the object has no property “\(name)” of this type"
        }
    }
}

/// The limits for making objects from one file.
///
/// A storyboard of a few kilobytes can declare millions of controllers, each embedding the next one twice.
public struct InstantiationLimits: Sendable, Hashable {
    /// The maximum nesting depth of controllers.
    public var containmentDepth = 32
    /// The maximum number of scenes below one on its stack, of those that lead to it by pushes; the nearest are kept.
    public var stackDepth = 8
    /// The maximum number of controllers that one call makes, including those that are made when a view is loaded.
    public var controllers = 1_000
    /// The maximum number of constraints for the objects of one file.
    public var constraints = 100_000

    /// Creates the usual limits.
    public init() {}
}

/// Collects notes, each once, in the order in which they were met.
@MainActor final class InstantiationLog {
    private(set) var notes: [InstantiationNote] = []
    private var known: Set<InstantiationNote> = []

    func add(_ kind: InstantiationNote.Kind, at location: SourceLocation) {
        let note = InstantiationNote(kind: kind, location: location)
        if known.insert(note).inserted { notes.append(note) }
    }
}
