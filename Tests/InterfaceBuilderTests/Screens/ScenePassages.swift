import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a user can do to get from scene to scene, read from a storyboard's XML without the decoder under test.
final class ScenePassages: NSObject, XMLParserDelegate {
    /// A push or a presentation.
    struct Passage {
        enum Kind { case push, modal }
        var kind: Kind
        /// The id of the object that is activated.
        var origin: String
        var originName: String
        /// The id of the scene's controller.
        var scene: String
        var destination: String
        /// The style that the file asks for, or nil.
        var style: String?
        /// Why a user can't start it, or nil.
        var obstacle: String?
    }

    private(set) var passages: [Passage] = []
    /// The members of each tab bar controller.
    private(set) var tabs: [String: [String]] = [:]
    /// The ids of controllers that lie in other storyboards.
    private(set) var elsewhere: Set<String> = []
    /// The styles that controllers ask for themselves.
    private(set) var styles: [String: String] = [:]

    private var stack: [(name: String, attributes: [String: String])] = []
    private var sceneController: String?
    private var sceneStart = 0

    init(path: String) throws {
        super.init()
        let parser = XMLParser(data: try Data(contentsOf: URL(filePath: path)))
        parser.delegate = self
        guard parser.parse() else { throw CocoaError(.fileReadCorruptFile) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "scene" {
            sceneController = nil
            sceneStart = passages.count
        }
        if stack.last?.name == "objects", sceneController == nil,
            name.hasSuffix("ontroller") || name.hasSuffix("Placeholder")
        {
            sceneController = attributes["id"]
        }
        if name == "viewControllerPlaceholder", let id = attributes["id"] { elsewhere.insert(id) }
        if let id = attributes["id"], let style = attributes["modalPresentationStyle"] { styles[id] = style }
        if name == "segue" { add(attributes) }
        stack.append((name, attributes))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        stack.removeLast()
        guard name == "scene", let sceneController else { return }
        for index in sceneStart..<passages.count { passages[index].scene = sceneController }
    }

    private func add(_ attributes: [String: String]) {
        guard stack.count >= 2, stack[stack.count - 1].name == "connections", let kind = attributes["kind"],
            let destination = attributes["destination"]
        else { return }
        let origin = stack[stack.count - 2]
        let id = origin.attributes["id"] ?? ""
        if kind == "relationship", origin.name == "tabBarController" { tabs[id, default: []].append(destination) }
        let kinds: [String: Passage.Kind] = [
            "show": .push, "push": .push, "presentation": .modal, "modal": .modal, "popoverPresentation": .modal,
        ]
        guard let passage = kinds[kind] else { return }
        passages.append(
            Passage(
                kind: passage, origin: id, originName: origin.name, scene: "", destination: destination,
                style: attributes["modalPresentationStyle"], obstacle: obstacle(origin.name)))
    }

    private func obstacle(_ origin: String) -> String? {
        let around = stack.dropLast()
        if origin.hasSuffix("ontroller") { return "code performs it" }
        if around.contains(where: { $0.name == "prototypes" || $0.name == "collectionViewCell" }) {
            return "it starts at a prototype"
        }
        if around.contains(where: { $0.attributes["hidden"] == "YES" }) { return "it starts at a hidden view" }
        if around.last?.attributes["enabled"] == "NO" { return "it starts at a disabled control" }
        if !["button", "barButtonItem", "tableViewCell"].contains(origin) { return "it starts at a \(origin)" }
        return nil
    }
}
