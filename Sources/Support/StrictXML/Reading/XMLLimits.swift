/// The size limits of a document. A document that exceeds one is rejected with an error that names the limit.
public struct XMLLimits: Sendable, Hashable {
    /// The largest file in bytes; at most 1 GiB.
    public var fileSize: Int
    /// The most elements inside each other, the root being 1; at most 65,535.
    public var depth: Int
    /// The most elements in a document.
    public var elements: Int
    /// The most attributes of one element; at most 4,096.
    public var attributes: Int
    /// The longest attribute value, and the longest text of one element, in bytes of UTF-8.
    public var valueLength: Int
    /// The longest element or attribute name in bytes of UTF-8; at most 1 MiB.
    public var nameLength: Int
    /// The most different names in a document; at most 65,535. libxml2's table of names stops growing at 16,384 slots,
    /// so that many more names would cost quadratic time.
    public var names: Int
    /// The most namespace declarations in a document; at most 4,096. libxml2 searches them for every prefix.
    public var namespaces: Int

    /// Creates limits. The defaults are far above the documents of Interface Builder and the page-source tools.
    public init(
        fileSize: Int = 64 << 20, depth: Int = 512, elements: Int = 2_000_000, attributes: Int = 256,
        valueLength: Int = 1 << 20, nameLength: Int = 1024, names: Int = 8192, namespaces: Int = 256
    ) {
        self.fileSize = fileSize
        self.depth = depth
        self.elements = elements
        self.attributes = attributes
        self.valueLength = valueLength
        self.nameLength = nameLength
        self.names = names
        self.namespaces = namespaces
    }

    /// The limits by name.
    public enum Kind: String, Sendable, Hashable {
        /// The size of the file.
        case fileSize
        /// The number of elements inside each other.
        case depth
        /// The number of elements.
        case elements
        /// The number of attributes of one element.
        case attributes
        /// The length of a value or of an element's text.
        case valueLength
        /// The length of a name.
        case nameLength
        /// The number of different names.
        case names
        /// The number of namespace declarations.
        case namespaces

        var subject: String {
            switch self {
            case .fileSize: "the file has"
            case .depth: "elements are nested to"
            case .elements, .names, .namespaces: "the document has"
            case .attributes: "the element has"
            case .valueLength: "the value has"
            case .nameLength: "the name has"
            }
        }

        var unit: String {
            switch self {
            case .fileSize, .valueLength, .nameLength: "bytes"
            case .depth: "levels"
            case .elements: "elements"
            case .attributes: "attributes"
            case .names: "different names"
            case .namespaces: "namespace declarations"
            }
        }
    }

    /// The same limits brought into the ranges that the storage and libxml2 can bear: offsets are 32-bit, and
    /// libxml2 compares every attribute of an element with every other.
    var bounded: XMLLimits {
        XMLLimits(
            fileSize: min(max(fileSize, 0), 1 << 30), depth: min(max(depth, 1), 65_535), elements: max(elements, 1),
            attributes: min(max(attributes, 0), 4096), valueLength: max(valueLength, 0),
            nameLength: min(max(nameLength, 1), 1 << 20), names: min(max(names, 1), 65_535),
            namespaces: min(max(namespaces, 0), 4096))
    }
}
