/// An element of a document: a number and the document it belongs to, cheap to make and to copy.
public struct XMLElement: Sendable {
    let storage: XMLDocument.Storage
    /// The element's index in document order, the root being 0.
    public let index: Int

    private var element: XMLDocument.Element { storage.elements[index] }

    /// The element's name.
    public var name: XMLName { XMLName(Int(element.name)) }

    /// The text of the element's name, with its prefix if it has one.
    public var nameText: String { storage.text(of: name) }

    /// The position of the element's `<`.
    public var position: XMLPosition {
        let element = element
        return XMLPosition(line: Int(element.line), column: Int(element.column), offset: Int(element.offset))
    }

    /// The element around this one, or nil for the root.
    public var parent: XMLElement? {
        index == 0 ? nil : XMLElement(storage: storage, index: Int(element.parent))
    }

    /// The index in document order after the last descendant: the descendants are those from `index + 1` up to it.
    public var endIndex: Int { Int(element.end) }

    /// The elements directly inside.
    public var children: Children { Children(storage: storage, first: index + 1, end: endIndex) }

    /// The first element of this name directly inside, or nil.
    public func child(_ name: XMLName) -> XMLElement? {
        children.first { $0.name == name }
    }

    /// The text directly inside, without that of descendants. White space between elements is left out; an element
    /// without children keeps all its text.
    public var text: String {
        let element = element
        var text = storage.string(element.text)
        if let further = storage.furtherText[UInt32(index)] {
            for range in further { text += storage.string(range) }
        }
        return text
    }

    /// The attributes in the order in which they were written.
    public var attributes: Attributes {
        let element = element
        let first = Int(element.firstAttribute)
        return Attributes(storage: storage, range: first..<(first + Int(element.attributeCount)))
    }

    /// The value of the attribute of this name, or nil when there is none.
    public subscript(name: XMLName) -> String? {
        guard let value = value(name) else { return nil }
        return storage.string(value)
    }

    /// A bit for the name of each attribute, that of its number modulo 64: where a name's bit is not set, the element
    /// has no attribute of it.
    public var attributeNameBits: UInt64 {
        let element = element
        let first = Int(element.firstAttribute)
        var bits: UInt64 = 0
        for place in first..<(first + Int(element.attributeCount)) {
            bits |= 1 << UInt64(storage.attributes[place].name & 63)
        }
        return bits
    }

    /// The value of the attribute with this name as its text, or nil when there is none.
    public subscript(name: String) -> String? {
        XMLDocument(storage: storage).name(name).flatMap { self[$0] }
    }

    /// Calls the closure with the value of the attribute of this name as UTF-8, without making a string; nil when
    /// there is none.
    @inlinable public func withValue<Result>(
        _ name: XMLName, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        guard let bytes = bytes(name) else { return nil }
        return bytes.withUnsafeBufferPointer(body)
    }

    @usableFromInline func bytes(_ name: XMLName) -> ArraySlice<UInt8>? {
        guard let value = value(name) else { return nil }
        return storage.pool[value.range]
    }

    private func value(_ name: XMLName) -> XMLDocument.PoolRange? {
        let element = element
        let first = Int(element.firstAttribute)
        for place in first..<(first + Int(element.attributeCount)) {
            let attribute = storage.attributes[place]
            if attribute.name == name.rawValue { return attribute.value }
        }
        return nil
    }

    /// The elements directly inside an element, in document order.
    public struct Children: Sequence, IteratorProtocol, Sendable {
        let storage: XMLDocument.Storage
        var first: Int
        let end: Int

        /// The next element, or nil at the end.
        public mutating func next() -> XMLElement? {
            guard first < end else { return nil }
            defer { first = Int(storage.elements[first].end) }
            return XMLElement(storage: storage, index: first)
        }
    }

    /// The attributes of an element, in the order in which they were written.
    public struct Attributes: RandomAccessCollection, Sendable {
        let storage: XMLDocument.Storage
        let range: Range<Int>

        /// The index of the first attribute.
        public var startIndex: Int { range.lowerBound }
        /// The index after the last attribute.
        public var endIndex: Int { range.upperBound }

        /// The attribute at an index.
        public subscript(place: Int) -> XMLAttribute {
            precondition(range.contains(place), "There is no attribute \(place).")
            return XMLAttribute(storage: storage, index: place)
        }
    }
}

/// An attribute of an element.
public struct XMLAttribute: Sendable {
    let storage: XMLDocument.Storage
    let index: Int

    /// The attribute's name.
    public var name: XMLName { XMLName(Int(storage.attributes[index].name)) }

    /// The text of the attribute's name, with its prefix if it has one.
    public var nameText: String { storage.text(of: name) }

    /// The attribute's value, with references replaced.
    public var value: String { storage.string(storage.attributes[index].value) }
}

extension XMLDocument.Storage {
    func withBytes<Result>(
        _ range: XMLDocument.PoolRange, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        pool.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range.range])) }
    }

    func string(_ range: XMLDocument.PoolRange) -> String {
        range.count == 0 ? "" : withBytes(range) { String(decoding: $0, as: UTF8.self) }
    }
}
