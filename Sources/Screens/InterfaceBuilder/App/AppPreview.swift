import HeadlessUIKit

/// A preview that an app's sources declare, by `#Preview` or a `PreviewProvider`, as a screen.
///
/// ```swift
/// for preview in try AppFolder("Larder").previews {
///     preview.show()
/// }
/// ```
@MainActor public struct AppPreview {
    /// The name that the preview declares; else that of its provider or its file.
    public let name: String
    /// The path of the file with the preview.
    public let file: String
    /// The line of the preview.
    public let line: Int
    private let make: @MainActor () -> UIViewController

    /// Returns a new controller with the preview's view.
    public func makeController() -> UIViewController { make() }

    /// Shows the preview in a window of its own.
    @discardableResult public func show() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeController()
        window.makeKeyAndVisible()
        return window
    }

    /// The controllers of a preview's views, with their names.
    public typealias Screens = [(name: String?, make: @MainActor () -> UIViewController)]

    private struct Declaration {
        let name: String?
        let file: String
        let line: Int
        let screens: @MainActor () -> Screens

        var fileName: String {
            let last = file.split(separator: "/").last.map(String.init) ?? file
            return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
        }
    }

    private static var declarations: [Declaration] = []

    /// Registers a preview. Adapted sources call it when they are loaded.
    public static func add(
        _ name: String?, file: String, line: Int, _ screens: @escaping @MainActor () -> Screens
    ) { declarations.append(Declaration(name: name, file: file, line: line, screens: screens)) }

    /// The previews that the adapted sources of this program declare, by file and line.
    static var all: [AppPreview] {
        let ordered = declarations.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        return ordered.flatMap { declaration in
            declaration.screens().map { screen in
                AppPreview(
                    name: screen.name ?? declaration.name ?? declaration.fileName, file: declaration.file,
                    line: declaration.line, make: screen.make)
            }
        }
    }
}

/// Returns the controller of a preview. Adapted sources call it.
@MainActor public func _previewControllers(_ make: @escaping @MainActor () -> UIViewController) -> AppPreview.Screens {
    [(nil, make)]
}

/// Returns a controller with the view of a preview. Adapted sources call it.
@MainActor public func _previewControllers(_ make: @escaping @MainActor () -> UIView) -> AppPreview.Screens {
    [
        (
            nil,
            {
                let controller = UIViewController()
                controller.view = make()
                return controller
            }
        )
    ]
}

/// The apps whose sources are marked with `@main` and have a body of scenes.
@MainActor public enum AppEntryPoints {
    static var all: [(name: String, file: String, launch: @MainActor () -> UIWindow?)] = []

    /// Registers an app. Adapted sources call it when they are loaded.
    public static func add(_ name: String, file: String, _ launch: @escaping @MainActor () -> UIWindow?) {
        if !all.contains(where: { $0.name == name }) { all.append((name, file, launch)) }
    }
}
