import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The ways in which a user can get from scene to scene, read from a storyboard's XML without the decoder under test.
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
        /// The style that the file sets, or nil.
        var style: String?
        /// Why a user can't start it, or nil.
        var obstacle: String?
    }

    private(set) var passages: [Passage] = []
    /// The members of each tab bar controller.
    private(set) var tabs: [String: [String]] = [:]
    /// The ids of controllers that lie in other storyboards.
    private(set) var elsewhere: Set<String> = []
    /// The styles that controllers set themselves.
    private(set) var styles: [String: String] = [:]
    /// The objects that start a segue back, by the id of the scene's controller.
    private(set) var waysBack: [String: [String]] = [:]
    /// The methods of the app's own that the controls of a scene call, by the id of its controller.
    private(set) var methods: [String: [String]] = [:]

    private var stack: [(name: String, attributes: [String: String])] = []
    private var sceneController: String?
    private var sceneStart = 0
    private var sceneWaysBack: [String] = []
    private var sceneMethods: [String] = []

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
            sceneWaysBack = []
            sceneMethods = []
        }
        if stack.last?.name == "objects", sceneController == nil,
            name.hasSuffix("ontroller") || name.hasSuffix("Placeholder")
        {
            sceneController = attributes["id"]
        }
        if name == "viewControllerPlaceholder", let id = attributes["id"] { elsewhere.insert(id) }
        if let id = attributes["id"], let style = attributes["modalPresentationStyle"] { styles[id] = style }
        if name == "segue" { add(attributes) }
        if name == "action", let selector = attributes["selector"] { sceneMethods.append(selector) }
        stack.append((name, attributes))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        stack.removeLast()
        guard name == "scene", let sceneController else { return }
        for index in sceneStart..<passages.count { passages[index].scene = sceneController }
        waysBack[sceneController] = sceneWaysBack
        methods[sceneController] = sceneMethods
    }

    private func add(_ attributes: [String: String]) {
        guard stack.count >= 2, stack[stack.count - 1].name == "connections", let kind = attributes["kind"],
            let destination = attributes["destination"]
        else { return }
        let origin = stack[stack.count - 2]
        let id = origin.attributes["id"] ?? ""
        if kind == "unwind" { sceneWaysBack.append(id) }
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

    /// Returns why a user can't start a passage, or why its destination is unknown; nil if it can be walked.
    func obstacle(to passage: Passage) -> String? {
        passage.obstacle ?? (elsewhere.contains(passage.destination) ? "it leads to another storyboard" : nil)
    }

    /// Returns why a user stays in a scene that was presented and that neither escape nor an unwind segue has left, as
    /// far as the file declares it.
    func hold(of passage: Passage) -> String {
        let style = passage.style ?? styles[passage.destination] ?? "no style"
        let methods = methods[passage.destination] ?? []
        let code =
            methods.isEmpty ? "no control calls the app" : "only the app knows: \(methods.joined(separator: ", "))"
        let back = waysBack[passage.destination]?.isEmpty == false ? "a segue back" : "no segue back"
        return "\(style), \(back), \(code)"
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
