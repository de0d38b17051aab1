import Escaping
import StrictXML

/// Why a file gave no document.
public enum InterfaceBuilderError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file cannot be read or is not well-formed.
    case unreadable(XMLError)
    /// The file is of a kind that holds no iOS interface. It is skipped without an error.
    case foreign(ForeignDocument, file: String?)

    /// The file, the error and how to fix it, in one line.
    public var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .foreign(let kind, let file): LineEscaping.escaped((file.map { "\($0): " } ?? "") + kind.description)
        }
    }
}

/// Files that have the suffix of an interface file but hold no iOS interface.
public enum ForeignDocument: Sendable, Hashable, CustomStringConvertible {
    /// An interface for macOS.
    case macOS
    /// An interface for tvOS.
    case tvOS
    /// An interface for watchOS.
    case watchOS
    /// An interface for a platform that is not known, by its name in the file.
    case otherPlatform(String)
    /// An archive in the format before Xcode 5.
    case archive
    /// A file without content.
    case empty
    /// XML that is no interface, by the name of its root element.
    case notAnInterface(root: String)

    /// Why the file is skipped, in one sentence.
    public var description: String {
        switch self {
        case .macOS: "skipped: an interface for macOS"
        case .tvOS: "skipped: an interface for tvOS"
        case .watchOS: "skipped: an interface for watchOS"
        case .otherPlatform(let name): "skipped: an interface for “\(name)”, not for iOS"
        case .archive: "skipped: an archive from before Xcode 5; open and save it in a newer Xcode"
        case .empty: "skipped: the file is empty"
        case .notAnInterface(let root): "skipped: not an Interface Builder document; its root is <\(root)>"
        }
    }
}
