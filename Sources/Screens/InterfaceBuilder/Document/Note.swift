import Escaping
import StrictXML

extension InterfaceBuilderDocument {
    /// A problem in a file that did not keep it from being read.
    public struct Note: Sendable, Hashable {
        /// The kind of the note.
        public let kind: Kind
        /// The position of its first occurrence.
        public let position: XMLPosition
        /// The number of occurrences, at least one.
        public internal(set) var count: Int

        /// The kinds of oddities.
        public enum Kind: Sendable, Hashable {
            /// An unknown element; it is kept under its name.
            case unknownElement(String)
            /// A number that is broken; the value that it belongs to is left out.
            case invalidNumber(element: String, attribute: String, value: String)
            /// A number further from zero than `largestNumber`; the value that it belongs to is left out.
            case numberOutOfRange(element: String, attribute: String, value: String)
            /// A text in base 64 that is broken; it is left out.
            case invalidBase64
            /// Two objects, constraints or connections with one id; the first is found by it.
            case duplicateID(String)
            /// An id that nothing in the file has.
            case danglingReference(String)
            /// Controllers that contain each other; they are named in document order.
            case containmentCycle([String])
        }

        /// A description in one line without control characters.
        public var message: String { LineEscaping.escaped(kind.message) }
    }
}

extension InterfaceBuilderDocument.Note.Kind {
    fileprivate var message: String {
        switch self {
        case .unknownElement(let name): "unknown element <\(name)>"
        case .invalidNumber(let element, let attribute, let value):
            "“\(value)” in attribute \(attribute) of <\(element)> is not a number"
        case .numberOutOfRange(let element, let attribute, let value):
            "“\(value)” in attribute \(attribute) of <\(element)> is outside ±1,000,000 and ignored"
        case .invalidBase64: "invalid Base64 text"
        case .duplicateID(let id): "duplicate id “\(id)”"
        case .danglingReference(let id): "no object has the id “\(id)”"
        case .containmentCycle(let ids): "controllers contain each other: \(ids.joined(separator: ", "))"
        }
    }
}
