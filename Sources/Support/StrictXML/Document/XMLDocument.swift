/// A whole document: its elements in one array in document order, addressed by small numbers.
///
/// There is no tree of objects, so nothing recurses when it is read, walked or freed, and a copy costs nothing.
public struct XMLDocument: Sendable {
    let storage: Storage

    /// The file as the caller named it, or nil when bytes were given.
    public var file: String? { storage.file }

    /// The number of elements, at least 1.
    public var elementCount: Int { storage.elements.count }

    /// The root element.
    public var root: XMLElement { XMLElement(storage: storage, index: 0) }

    /// The element at this index in document order.
    ///
    /// - Precondition: The index is at least 0 and below `elementCount`.
    public subscript(index: Int) -> XMLElement {
        precondition(storage.elements.indices.contains(index), "There is no element \(index).")
        return XMLElement(storage: storage, index: index)
    }

    /// The text of a name that came from this document or from its reader's vocabulary.
    public func text(of name: XMLName) -> String { storage.text(of: name) }

    /// The name with this text, or nil when neither the vocabulary nor the document has it.
    public func name(_ text: String) -> XMLName? {
        storage.vocabulary[text] ?? storage.ownNumbers[text].map { XMLName(Int($0)) }
    }

    /// The result of one parse; never changed afterwards.
    final class Storage: Sendable {
        let file: String?
        let elements: [Element]
        let attributes: [Attribute]
        let pool: [UInt8]
        let furtherText: [UInt32: [PoolRange]]
        let vocabulary: XMLVocabulary
        let ownNames: [String]
        let ownNumbers: [String: UInt32]

        init(_ builder: DocumentBuilder, file: String?) {
            self.file = file
            elements = builder.elements
            attributes = builder.attributes
            pool = builder.pool
            furtherText = builder.furtherText
            vocabulary = builder.names.vocabulary
            ownNames = builder.names.ownNames
            ownNumbers = builder.names.ownNumbers
        }

        func text(of name: XMLName) -> String {
            let known = vocabulary.names.count
            if name.rawValue < known { return vocabulary.names[name.rawValue] }
            precondition(name.rawValue - known < ownNames.count, "The name belongs to another document.")
            return ownNames[name.rawValue - known]
        }
    }

    /// A range of the pool with a value or a text.
    struct PoolRange: Sendable {
        var start: UInt32
        var count: UInt32

        var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
    }

    /// An element; descendants are the elements up to `end`.
    struct Element: Sendable {
        var name: UInt32
        var parent: UInt32
        var end: UInt32
        var firstAttribute: UInt32
        var attributeCount: UInt32
        var text: PoolRange
        var offset: UInt32
        var line: UInt32
        var column: UInt32
    }

    /// An attribute of the element whose range holds it.
    struct Attribute: Sendable {
        var name: UInt32
        var value: PoolRange
    }
}
