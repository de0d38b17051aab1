import Yams

/// An error in a voice profile, and its location.
public struct ProfileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file, or a name in place of it.
    public var file: String
    /// The line, from 1; nil if the whole file is meant.
    public var line: Int?
    /// The column, from 1; nil if the whole line is meant.
    public var column: Int?
    /// The error and how to fix it.
    public var message: String
    /// The kind of error.
    public var kind: Kind

    /// A kind of error.
    public enum Kind: Sendable, Hashable {
        /// A file that can't be used.
        case content
        /// A file or folder that is missing or can't be read.
        case unreadable
        /// The name of no profile.
        case unknownName
    }

    /// Creates an error.
    public init(file: String, line: Int? = nil, column: Int? = nil, message: String, kind: Kind = .content) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.kind = kind
    }

    /// The place and the message, as compilers write them.
    public var description: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": " + message
    }
}

/// The mistakes of a file, at least one.
struct ProfileErrors: Error {
    var list: [ProfileError]
}

/// The mistakes that were found in a file so far.
final class ProfileMistakes {
    let file: String
    private(set) var list: [ProfileError] = []

    init(file: String) {
        self.file = file
    }

    /// Adds a mistake at a node.
    func add(_ node: Node, _ message: String) {
        list.append(StrictMapping.error(file, node, message))
    }

    /// The mistakes in the order of the file.
    var sorted: [ProfileError] {
        list.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    }
}
