import StrictXML

extension InterfaceBuilderDocument {
    /// An attribute as it is written.
    public struct Attribute: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The value.
        public let value: String
    }

    /// The attributes of an element: those that are written, or those of a language or a size class.
    ///
    /// Few of them are ever read, so the written ones become strings only then.
    struct Attributes: Sendable {
        private let element: XMLElement
        private var changed: [Attribute]?

        init(of element: XMLElement) {
            self.element = element
        }

        /// All of them, in order.
        var all: [Attribute] {
            changed ?? element.attributes.map { Attribute(name: $0.nameText, value: $0.value) }
        }

        /// The value of the attribute of this name, or nil.
        subscript(name: String) -> String? {
            if let changed { changed.first { $0.name == name }?.value } else { element[name] }
        }

        /// The value of the attribute of this name, or nil.
        subscript(key: Key) -> String? { changed == nil ? element[key] : self[key.text] }

        /// The name of an attribute, looked up once.
        struct Key: Sendable {
            let text: String
            let name: XMLName?
            fileprivate let valueBit: UInt64

            init(_ text: String) {
                self.text = text
                name = Vocabulary.names[text]
                valueBit = Presence.bit(of: text)
            }
        }

        fileprivate var nameBits: UInt64 { changed == nil ? element.attributeNameBits : ~0 }

        /// Appends an attribute, in place of one of its name.
        mutating func set(_ attribute: Attribute) {
            remove(attribute.name)
            changed?.append(attribute)
        }

        /// Removes the attribute with a name.
        mutating func remove(_ name: String) {
            changed = all.filter { $0.name != name }
        }
    }
}

extension InterfaceBuilderDocument {
    /// A Bloom filter of the names of an object's attributes and values, so that lookups of absent names are skipped.
    struct Presence {
        private let attributes: UInt64
        private let values: UInt64

        init(of object: Object) {
            attributes = Self.bits(of: object.attributeList)
            values = Self.bits(of: object.values)
        }

        // Not inlined: both would then be read from a copy of the whole object.
        @inline(never) private static func bits(of attributes: Attributes) -> UInt64 { attributes.nameBits }

        @inline(never) private static func bits(of values: [KeyedValue]) -> UInt64 {
            var bits: UInt64 = 0
            for value in values { bits |= bit(of: value.key) }
            return bits
        }

        /// Whether the object may have an attribute or a value with the mask's name; if false, it certainly has none.
        func mayHave(_ mask: Mask) -> Bool { attributes & mask.attributes != 0 || values & mask.values != 0 }

        /// The bits of a name in the filter. Stored masks make tests of many names fast.
        struct Mask: Sendable {
            fileprivate let attributes: UInt64
            fileprivate let values: UInt64

            init(_ key: Attributes.Key) {
                attributes = key.name.map { 1 << UInt64($0.rawValue & 63) } ?? ~0
                values = key.name == nil ? ~0 : key.valueBit
            }
        }

        /// Returns one of 64 bits for a text, by its length and its first and last byte.
        fileprivate static func bit(of text: String) -> UInt64 {
            let utf8 = text.utf8
            guard let first = utf8.first, let last = utf8.last else { return 1 }
            return 1 << UInt64((utf8.count &* 7 &+ Int(first) &+ Int(last) &* 3) & 63)
        }
    }
}
