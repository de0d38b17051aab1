import StrictXML

/// The text of a storyboard or a xib: the positions of the bytes that state each fact of an object.
///
/// A document has only the positions of its objects. This type reads the file again to locate one of their facts, so
/// that only callers that report an issue pay for it.
public struct DocumentMarkup: Sendable {
    /// The bytes of the file.
    public let bytes: [UInt8]
    let xml: XMLDocument
    private let elementsByID: [String: [Int]]

    /// Reads a file's bytes.
    ///
    /// - Throws: `XMLError` when they are not well-formed or exceed the limits.
    public init(_ bytes: [UInt8], file: String? = nil, limits: XMLLimits = XMLLimits()) throws(XMLError) {
        self.bytes = bytes
        xml = try XMLReader(vocabulary: Vocabulary.names, limits: limits).parse(bytes, file: file)
        var elements: [String: [Int]] = [:]
        for index in 0..<xml.elementCount {
            if let id = xml[index][.id] { elements[id, default: []].append(index) }
        }
        elementsByID = elements
    }

    /// Returns the position of an object's start tag; nil where there is no such object, or several with its id.
    public func position(of object: String) -> XMLPosition? { element(object)?.position }

    /// Returns the location of a fact of an object, such as its "label", "hint", "traits" or "textColor".
    ///
    /// An explicit label comes before its source, such as a title; one that holds the value comes before one that
    /// doesn't.
    ///
    /// - Parameters:
    ///   - fact: its name: a fact of accessibility, an attribute of the object's element, the key or the name of an
    ///     element in it.
    ///   - value: its value; nil if it is unknown.
    ///   - object: the id of the object.
    /// - Returns: its location, or nil if the file doesn't state it.
    public func place(of fact: String, holding value: String? = nil, in object: String) -> MarkupRange? {
        guard let element = element(object) else { return nil }
        let sites = self.sites(of: fact, element)
        let site = value.flatMap { value in sites.first { text(of: $0)?.string == value } } ?? sites.first
        guard let site else { return nil }
        let start = xml[site.element].position.advanced(to: site.range.lowerBound, in: bytes)
        return MarkupRange(start: start, end: start.advanced(to: site.range.upperBound, in: bytes))
    }

    func element(_ id: String) -> XMLElement? {
        guard let found = elementsByID[id], found.count == 1 else { return nil }
        return xml[found[0]]
    }

    func startTag(of element: XMLElement) -> XMLStartTag? { XMLStartTag(bytes, at: element.position.offset) }

    func text(of site: MarkupSite) -> XMLWrittenText? {
        site.value.flatMap { XMLWrittenText(bytes, $0, in: site.kind == .content ? .content : .attribute) }
    }
}

/// A range in a file.
public struct MarkupRange: Sendable, Hashable {
    /// The position of its start.
    public let start: XMLPosition
    /// The position after its end.
    public let end: XMLPosition
}
