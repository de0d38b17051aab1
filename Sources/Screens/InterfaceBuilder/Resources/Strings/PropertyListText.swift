import StrictXML

/// An XML property list, read by the one reader of XML.
struct PropertyListText {
    /// The value that the list is.
    let root: XMLElement

    private static let names = XMLVocabulary(["plist", "dict", "key", "string"])

    /// Reads a list from UTF-8.
    init(_ bytes: [UInt8], file: String) throws(ResourceError) {
        // Lists nest a few levels; of strings even fewer.
        let limits = XMLLimits(fileSize: StringTableReader.sizeLimit, depth: 64)
        let reader = XMLReader(vocabulary: Self.names, limits: limits)
        do throws(XMLError) {
            let document = try reader.parse(Self.withoutDocumentType(bytes), file: file)
            guard document.root.nameText == "plist" else {
                throw XMLError(.malformed("this is not a property list"), file: file, at: document.root.position)
            }
            guard let first = document.root.children.first(where: { _ in true }) else {
                throw XMLError(.malformed("the property list is empty"), file: file, at: document.root.position)
            }
            root = first
        } catch {
            throw ResourceError(message: error.message, line: error.line, column: error.column)
        }
    }

    /// The list with Apple's own document type declaration blanked out, which every property list has and which
    /// declares nothing here: the reader refuses them all. One that declares entities stays, and is refused.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        let opening = Array("<!DOCTYPE plist".utf8)
        // It is near the start; a comment may precede it.
        let head = bytes.prefix(4096)
        guard let start = head.indices.first(where: { head[$0] == opening[0] && head[$0...].starts(with: opening) }),
            let end = bytes[start...].prefix(1024).firstIndex(of: UInt8(ascii: ">")),
            !bytes[start..<end].contains(UInt8(ascii: "["))
        else { return bytes }
        var result = bytes
        for index in start...end where result[index] != 0x0A { result[index] = 0x20 }
        return result
    }
}

extension XMLElement {
    /// The keys of a dictionary with their values, in order; pairs without a key or a value are left out.
    var dictionaryPairs: [(key: String, position: XMLPosition, value: XMLElement)] {
        guard nameText == "dict" else { return [] }
        var pairs: [(key: String, position: XMLPosition, value: XMLElement)] = []
        var key: XMLElement?
        for child in children {
            if child.nameText == "key" {
                key = child
            } else if let known = key {
                pairs.append((known.text, known.position, child))
                key = nil
            }
        }
        return pairs
    }

    /// The text of a string; nil for another value.
    var stringValue: String? { nameText == "string" ? text : nil }
}
