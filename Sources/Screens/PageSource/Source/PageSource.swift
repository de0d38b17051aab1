import AccessibilityTree
import StrictJSON
import StrictXML

/// A screen in the format of a test tool, as an accessibility tree.
///
/// Facts that a document doesn't state stay empty, and each node has its location in the document. A page source has no
/// live views: it can be read and drawn, never acted on.
public struct PageSource: Sendable {
    /// The tool that wrote the document, recognized by its content and never by its name.
    public let format: PageSourceFormat
    /// The name of the screen in the document, such as the app's name; nil where it has none.
    public let name: String?
    /// The screen. Frames are in points for iOS, and in the document's own pixels for Android, whose density no
    /// document states.
    public let tree: AccessibilityTree
    /// The problems found, each in a sentence with its location, such as a document that states that it was cut off.
    public let notes: [String]
    /// The elements whose texts the tool could not read.
    public let unreadElements: Set<NodeID>

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: the document, in UTF-8.
    ///   - file: the name in errors and locations.
    ///   - limits: the limits; size, depth and number of elements count for JSON too.
    /// - Throws: ``PageSourceError`` for a document that is damaged, exceeds a limit or is no page source.
    public init(_ bytes: [UInt8], file: String, limits: XMLLimits = XMLLimits()) throws(PageSourceError) {
        switch PageSourceFormat.start(of: bytes) {
        case .markup(let format?):
            let document: XMLDocument
            do {
                document = try XMLReader(limits: limits).parse(bytes, file: file)
            } catch {
                throw PageSourceError(error, file: file)
            }
            let reader: any XMLPageReader =
                format == .uiAutomator ? AndroidXMLReader(document) : WebDriverAgentReader(document)
            self.init(format, try reader.read(file), file: file)
        case .json:
            let json: JSONValue
            do {
                json = try JSONValue(
                    parsingLines: bytes, limits: JSONLimits(size: limits.fileSize, depth: limits.depth))
            } catch {
                throw PageSourceError(error, file: file)
            }
            try self.init(json, file: file, limits: limits)
        case .markup(nil), .other: throw .unknown(file: file)
        }
    }

    /// Reads a document that has been parsed.
    ///
    /// - Throws: ``PageSourceError`` for a document that is no page source, or has more elements than allowed.
    public init(_ json: JSONValue, file: String, limits: XMLLimits = XMLLimits()) throws(PageSourceError) {
        guard let format = PageSourceFormat(json) else { throw .unknown(file: file) }
        do throws(JSONError) {
            switch format {
            case .accessibilitySnapshot:
                let hierarchy = try StrictJSONDecoder().decode(SnapshotHierarchy.self, from: json["items"] ?? json)
                let bounds = SnapshotScreen.bounds(of: hierarchy)
                let tree = try? hierarchy.tree(environment: PageElements.environment(bounds, isPad: true))
                self.init(format: format, name: nil, tree: tree ?? AccessibilityTree())
            case .maestro: self.init(format, try MaestroReader(limits.elements).read(json), file: file)
            default: self.init(format, try IDBReader(limits.elements).read(json), file: file)
            }
        } catch {
            throw PageSourceError(error, file: file)
        }
    }

    private init(
        format: PageSourceFormat, name: String?, tree: AccessibilityTree, notes: [String] = [],
        unreadElements: Set<NodeID> = []
    ) {
        (self.format, self.name, self.tree, self.notes) = (format, name, tree, notes)
        self.unreadElements = unreadElements
    }

    private init(_ format: PageSourceFormat, _ elements: PageElements, file: String) {
        var elements = elements
        elements.removeReadingErrors()
        self.init(
            format: format, name: elements.name, tree: elements.tree(file: file, isForIOS: format != .uiAutomator),
            notes: elements.notes, unreadElements: elements.unreadElements)
    }
}

/// Reads one of the XML formats.
protocol XMLPageReader {
    /// Reads the elements of the document. Throws an error for an invalid value.
    func read(_ file: String) throws(PageSourceError) -> PageElements
}
