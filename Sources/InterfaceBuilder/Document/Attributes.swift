import StrictXML

extension InterfaceBuilderDocument {
    /// An attribute as it is written.
    public struct Attribute: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The value.
        public let value: String
    }

    /// The attributes of an element: those that are written, or what a language or a size class has made of them.
    ///
    /// Few of them are ever asked for, so the written ones become strings only then.
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

        /// The value of an attribute that the decoder knows, or nil.
        subscript(name: Name) -> String? { changed == nil ? element[name] : self[name.text] }

        /// Whether there is an attribute of this name.
        func has(_ key: Key) -> Bool {
            guard changed == nil, let name = key.name else { return self[key.text] != nil }
            return element.hasAttribute(name)
        }

        /// The name of an attribute that many elements are asked for, looked up once.
        struct Key: Sendable {
            let text: String
            fileprivate let name: XMLName?

            init(_ text: String) {
                self.text = text
                name = Vocabulary.names[text]
            }
        }

        /// Feeds the attributes but for those whose names are silent, and those that are left out.
        func hash(into hasher: inout Hasher, without silent: SilentNames, _ leftOut: [Key]) {
            if let changed {
                for attribute in changed.sorted(by: { $0.name < $1.name }) {
                    guard !silent.contains(attribute.name), !leftOut.contains(where: { $0.text == attribute.name })
                    else { continue }
                    hasher.combine(attribute)
                }
                return
            }
            for attribute in element.attributes {
                let name = attribute.name
                guard !silent.contains(attribute), !leftOut.contains(where: { $0.name == name }) else { continue }
                if name.rawValue < Vocabulary.names.names.count {
                    hasher.combine(name)
                } else {
                    hasher.combine(attribute.nameText)
                }
                attribute.hashValue(into: &hasher)
            }
        }

        /// Names of attributes from which nothing follows for what is asked.
        struct SilentNames: Sendable {
            private let texts: Set<String>
            // By the numbers of the vocabulary.
            private let flags: [Bool]

            init(_ texts: Set<String>) {
                self.texts = texts
                flags = Vocabulary.names.names.map(texts.contains)
            }

            func contains(_ name: String) -> Bool { texts.contains(name) }

            func contains(_ attribute: XMLAttribute) -> Bool {
                let number = attribute.name.rawValue
                return number < flags.count ? flags[number] : texts.contains(attribute.nameText)
            }
        }

        /// Puts an attribute behind the others, in place of one of its name.
        mutating func set(_ attribute: Attribute) {
            remove(attribute.name)
            changed?.append(attribute)
        }

        /// Takes the attribute of this name away.
        mutating func remove(_ name: String) {
            changed = all.filter { $0.name != name }
        }
    }
}
