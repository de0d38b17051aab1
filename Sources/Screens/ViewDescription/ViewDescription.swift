import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictJSON

/// A screen as a JSON text: the format "view-description/1", by which any program can hand over a view hierarchy.
///
/// The text is either a view, or an object with the view under `tree` and facts about the screen next to it:
///
/// ```json
/// {"format": "view-description/1", "idiom": "phone", "direction": "ltr", "language": "en", "screen": [402, 874],
///  "tree": {"class": "UIView", "frame": [0, 0, 402, 874], "children": [
///    {"class": "UIButton", "frame": [16, 100, 370, 44], "props": {"title": "Play"}, "hint": "Starts the song"}]}}
/// ```
///
/// `view-description.schema.json` next to this file defines every key. Reading is strict: an unknown key, a wrong type
/// or a number further from zero than 1,000,000 is an error with its location.
public struct ViewDescription: Sendable {
    /// The name of the format.
    public static let format = "view-description/1"

    /// The facts about the screen that the text states, the defaults where it does not.
    public let environment: Environment
    /// The name of the screen, if the text has one.
    public let title: String?
    private let root: JSONField
    private let file: String?

    /// Reads a text in UTF-8. Throws at the first mistake of the syntax, past the limit of bytes or 512 levels, and
    /// where the facts about the screen are wrong; mistakes within the views are found by `makeScreen()`.
    ///
    /// - Parameters:
    ///   - json: The text.
    ///   - sizeLimit: How many bytes it may have.
    ///   - file: The file that it is from, for the locations of views; nil for none.
    public init(json: some Sequence<UInt8>, sizeLimit: Int = 64 << 20, file: String? = nil) throws(JSONError) {
        try self.init(JSONField(parsing: json, limits: JSONLimits(size: sizeLimit)), file)
    }

    /// Takes a description from JSON that was read already, such as a part of another file. Throws if the facts about
    /// the screen are wrong, with the location in that file.
    public init(_ json: JSONValue) throws(JSONError) {
        try self.init(JSONField(json))
    }

    private init(_ text: JSONField, _ file: String? = nil) throws(JSONError) {
        self.file = file
        var fields = try text.object()
        guard let tree = fields.member("tree") else {
            environment = Environment()
            title = nil
            root = text
            return
        }
        if let field = try fields.take("format"), try field.string() != Self.format {
            throw field.error("the format must be \"\(Self.format)\"")
        }
        root = tree
        environment = try Self.environment(&fields)
        title = try fields.take("title")?.string()
        for key in ["$schema", "note", "source_file", "os"] { _ = fields.member(key) }
        try fields.finish()
    }

    private static func environment(_ fields: inout JSONFields) throws(JSONError) -> Environment {
        var environment = Environment()
        if let field = try fields.take("idiom") {
            environment.idiom = try field.choice(["phone": .phone, "pad": .pad])
        }
        if let field = try fields.take("language") {
            environment.language = try field.string()
            environment.layoutDirection = Environment.LayoutDirection(language: environment.language)
        }
        if let field = try fields.take("direction") {
            environment.layoutDirection = try field.choice([
                "ltr": .leftToRight, "rtl": .rightToLeft, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
            ])
        }
        if environment.idiom == .pad { environment.screenBounds = Rect(x: 0, y: 0, width: 834, height: 1194) }
        if let field = try fields.take("screen") {
            let size = try field.size()
            guard size.width > 0, size.height > 0 else { throw field.error("the screen must have a size") }
            environment.screenBounds = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        }
        return environment
    }

    /// Makes the views in a window of the screen's size. The window is visible but not among the application's
    /// windows until `makeKeyAndVisible()` is called on it.
    @MainActor public func makeScreen() throws(JSONError) -> DescribedScreen {
        var decoder = ViewDecoder(file: file)
        let view = try decoder.decode(root)
        let window: UIWindow
        if let described = view as? UIWindow {
            window = described
        } else {
            let bounds = environment.screenBounds
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height))
            window.addSubview(view)
        }
        // Bars and rows are laid out for the screen's lines, whatever the application's are.
        window.traitOverrides.layoutDirection =
            environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        window.preferredLanguage = environment.language
        window.showApart()
        try decoder.finish()
        return DescribedScreen(window: window, rootView: view, references: decoder.references, environment: environment)
    }
}

/// The live views of a description.
@MainActor public struct DescribedScreen {
    /// The window that holds the views.
    public let window: UIWindow
    /// The described view; the window itself when that was described.
    public let rootView: UIView
    /// The views and elements that have a `ref`, by that name.
    public internal(set) var references: [String: UIAccessibilityObject]
    /// The facts about the screen.
    public let environment: Environment

    /// The window as a source of trees.
    public var source: WindowSource { WindowSource(window, environment: environment) }
}
