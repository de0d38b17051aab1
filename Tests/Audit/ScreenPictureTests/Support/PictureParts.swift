import AccessibilityTree
import ScreenPicture
import StrictXML

/// The parts of a picture or a page, found by the strict XML reader.
struct PictureParts {
    struct Marker: Equatable {
        var number: Int?
        var frame: String?
        var title: String
    }

    let document: XMLDocument

    /// Reads a picture.
    init(_ svg: String) throws { document = try XMLReader().parse(svg) }

    /// Reads a page, whose first line is not XML.
    init(html: String) throws {
        let lines = html.split(separator: "\n", maxSplits: 1)
        guard lines.count == 2, lines[0] == "<!DOCTYPE html>" else { throw NotAPage() }
        try self.init(String(lines[1]))
    }

    struct NotAPage: Error {}

    func elements(_ name: String) -> [XMLElement] {
        (0..<document.elementCount).map { document[$0] }.filter { $0.nameText == name }
    }

    func value(_ attribute: String, of element: XMLElement) -> String? {
        document.name(attribute).flatMap { element[$0] }
    }

    func elements(_ name: String, class wanted: String) -> [XMLElement] {
        elements(name).filter { value("class", of: $0) == wanted }
    }

    func texts(_ name: String) -> [String] { elements(name).map(\.text) }

    /// The markers in the order of the document.
    var markers: [Marker] {
        elements("g", class: "marker").map { group in
            Marker(
                number: value("data-number", of: group).flatMap { Int($0) }, frame: value("data-frame", of: group),
                title: group.children.first { $0.nameText == "title" }?.text ?? "")
        }
    }

    /// The texts of the legend, by number.
    var legend: [String] {
        elements("g", class: "entry").map { entry in
            entry.children.filter { $0.nameText == "text" }.dropFirst().map(\.text).joined(separator: " ")
        }
    }

    /// All numbers in attributes that are coordinates.
    var coordinates: [String] {
        let names = [
            "x", "y", "width", "height", "cx", "cy", "r", "x1", "y1", "x2", "y2", "rx", "font-size", "textLength",
        ]
        return (0..<document.elementCount).map { document[$0] }.filter { $0.nameText != "svg" }
            .flatMap { element in names.compactMap { value($0, of: element) } }
    }
}

/// Builds trees for pictures.
enum PictureTree {
    static let phone = Rect(x: 0, y: 0, width: 320, height: 480)

    /// A screen of nodes side by side under one window.
    static func screen(_ nodes: [Node], environment: Environment = Environment(screenBounds: phone)) throws
        -> AccessibilityTree
    {
        var builder = TreeBuilder(environment: environment)
        builder.open(Node(id: NodeID(1), className: "UIWindow", frame: environment.screenBounds))
        for node in nodes { builder.add(node) }
        builder.close()
        return try builder.finish()
    }

    /// A label with a text in a frame.
    static func label(_ id: UInt64, _ text: String, _ frame: Rect) -> Node {
        var node = Node(id: NodeID(id), className: "UILabel", frame: frame)
        node.isElement = true
        node.label = AttributedText(text)
        node.traits = .staticText
        var appearance = Appearance()
        appearance.text = text
        appearance.fontSize = 17
        node.appearance = appearance
        return node
    }

    /// Entries with the label of each element, in view order.
    static func entries(_ tree: AccessibilityTree) -> [ScreenPicture.Entry] {
        ReadingOrder(tree).elements.map { ScreenPicture.Entry($0, text: tree[$0]?.label?.string ?? "") }
    }
}
