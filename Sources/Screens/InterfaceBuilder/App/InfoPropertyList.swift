import AccessibilityTree
import StrictXML

/// The launch settings in an app's `Info.plist`.
struct InfoPropertyList: Hashable, Sendable {
    /// The storyboard whose initial controller an app without scenes shows (`UIMainStoryboardFile`).
    var mainStoryboard: String?
    /// The storyboard of the first scene (`UISceneStoryboardFile`).
    var sceneStoryboard: String?
    /// The class of the first scene's delegate, without its module.
    var sceneDelegate: String?
    /// The name of the first scene's configuration.
    var sceneName: String?
    /// Whether the app has scenes.
    var hasScenes = false

    /// Reads a list in XML.
    init(_ bytes: [UInt8], file: String) throws(ResourceError) {
        let list = try PropertyListText(bytes, file: file)
        for (key, _, value) in list.root.dictionaryPairs {
            switch key {
            case "UIMainStoryboardFile": mainStoryboard = value.stringValue
            case "UIApplicationSceneManifest": readScenes(value)
            default: break
            }
        }
    }

    private mutating func readScenes(_ manifest: XMLElement) {
        hasScenes = true
        let roles = manifest.dictionaryPairs.first { $0.key == "UISceneConfigurations" }?.value
        let scenes = roles?.dictionaryPairs.first { $0.key == "UIWindowSceneSessionRoleApplication" }?.value
        guard let first = scenes?.children.first(where: { $0.nameText == "dict" }) else { return }
        for (key, _, value) in first.dictionaryPairs {
            switch key {
            case "UISceneStoryboardFile": sceneStoryboard = value.stringValue
            case "UISceneConfigurationName": sceneName = value.stringValue
            // "$(PRODUCT_MODULE_NAME).SceneDelegate"
            case "UISceneDelegateClassName":
                sceneDelegate = value.stringValue?.split(separator: ".").last.map(String.init)
            default: break
            }
        }
    }
}
