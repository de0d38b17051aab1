import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictXML
import Synchronization

/// The folder of an app's sources, as a live app: its storyboards, nibs, catalogues and texts are found by their names,
/// as in the bundle that Xcode would make of them.
///
/// ```swift
/// let folder = try AppFolder("Larder", language: "de")
/// let window = folder.launch(delegate: AppDelegate())
/// let reader = ScreenReaderSession(window: window)
/// ```
@preconcurrency @MainActor public final class AppFolder {
    /// The path of the folder.
    public let path: String
    /// The language of the app's texts, as a BCP 47 tag; nil for that of the files.
    public let language: String?
    private let resources: FolderResources
    private let files: [String]

    /// Searches the folder of an app. Files that git ignores are left out.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - language: a BCP 47 tag; nil for the language that the files are written in.
    /// - Throws: `AppFolderError` where there is no such folder.
    public init(_ path: String, language: String? = nil) throws(AppFolderError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw AppFolderError.noFolder(path)
        }
        self.path = path
        self.language = language
        files = InterfaceFiles(in: [path]).paths
        resources = FolderResources(ProjectResources(around: path), language: language)
    }

    /// Lets the current app find its storyboards, nibs, images, colours and texts here, wherever it names no bundle.
    public func open() {
        ResourceSettings.current.resources = resources
        Self.current = self
        UINib.provideViewsToControllers()
    }

    /// The folder that the current app's files are found in, or nil.
    static var current: AppFolder? {
        get { AppProcess.current.value(Holder.self, Holder.init).folder }
        set { AppProcess.current.value(Holder.self, Holder.init).folder = newValue }
    }

    private final class Holder {
        var folder: AppFolder?
    }

    /// A storyboard or a nib of the folder as the app would load it; nil where there is none of the name.
    func document(_ name: String, _ suffix: String) throws -> InterfaceBuilderDocument? {
        let wanted = "/" + name + "." + suffix
        guard let file = files.first(where: { ("/" + $0).hasSuffix(wanted) }) else { return nil }
        return try InterfaceBuilderDocument.read(path: file)
            .prepared(in: resources.project, language: language).document
    }

    // MARK: Starting

    /// Starts the app as the system does: with its main storyboard or its first scene, as its `Info.plist` declares.
    /// Without one, a storyboard named "Main" is shown.
    ///
    /// - Parameter delegate: the app's delegate, which is kept alive.
    /// - Returns: The app's window; nil where it has shown none.
    @discardableResult public func launch(delegate: any UIApplicationDelegate) -> UIWindow? {
        open()
        kept = delegate
        let info = infoPropertyList
        let application = UIApplication.shared
        if let info, info.hasScenes {
            application.launch(delegate: delegate)
            return launchScene(info, of: delegate)
        }
        let storyboard = storyboard(info?.mainStoryboard ?? (info == nil ? "Main" : nil))
        application.launch(delegate: delegate, mainStoryboard: storyboard)
        return delegate.window ?? application.windows.last
    }

    /// Starts the app with the delegate or the SwiftUI app that its sources mark with `@main` or `@UIApplicationMain`.
    ///
    /// A SwiftUI app whose file is in the folder is preferred to others of the program.
    ///
    /// - Returns: The app's window; nil where it has shown none.
    /// - Throws: `AppFolderError` where no adapted source of the program marks one, or several do.
    @discardableResult public func launch() throws(AppFolderError) -> UIWindow? {
        let types = ObjectiveCNames.applicationDelegates
        let apps = AppEntryPoints.all
        let folder = URL(filePath: path).standardizedFileURL.path + "/"
        let own = apps.filter { $0.file.hasPrefix(folder) }
        if own.count == 1 {
            open()
            return own[0].launch()
        }
        guard types.count + apps.count < 2 else {
            throw AppFolderError.severalDelegates(types.map { String(reflecting: $0) } + apps.map(\.name))
        }
        if let app = apps.first {
            open()
            return app.launch()
        }
        guard let type = types.first, let delegate = UIApplication.makeObject(of: type) as? any UIApplicationDelegate
        else { throw AppFolderError.noDelegate }
        return launch(delegate: delegate)
    }

    /// The previews that the adapted sources of this program declare, by file and line.
    public var previews: [AppPreview] {
        open()
        // Sources register themselves when they are asked for a name.
        _ = ObjectiveCNames.applicationDelegates
        return AppPreview.all
    }

    private var kept: (any UIApplicationDelegate)?

    private func storyboard(_ name: String?) -> UIStoryboard? {
        guard let name, let document = try? document(name, "storyboard") else { return nil }
        return UIStoryboard(document: document, traits: UIScreen.main.traitCollection)
    }

    private func launchScene(_ info: InfoPropertyList, of delegate: any UIApplicationDelegate) -> UIWindow? {
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let configuration = UISceneConfiguration(name: info.sceneName, sessionRole: .windowApplication)
        configuration.delegateClass = info.sceneDelegate.flatMap {
            ObjectiveCNames.type(named: "\(module).\($0)") ?? ObjectiveCNames.type(named: $0)
        }
        configuration.storyboard = storyboard(info.sceneStoryboard)
        let scene = UIApplication.shared.requestSceneSessionActivation(nil, listed: configuration)
        return (scene as? UIWindowScene)?.keyWindow ?? UIApplication.shared.windows.last
    }

    /// The files of a name in a folder, those nearest to its top first.
    private static func files(named name: String, in folder: String) -> [String] {
        var found: [String] = []
        var level = [folder]
        // Property lists of apps stand near the top of their folder.
        for _ in 0..<6 {
            var next: [String] = []
            for folder in level {
                for entry in FolderEntry.list(folder, limit: 10_000).sorted(by: { $0.name < $1.name }) {
                    switch entry.kind {
                    case .file where entry.name == name: found.append(folder + "/" + entry.name)
                    case .folder where !entry.name.hasPrefix("."): next.append(folder + "/" + entry.name)
                    default: break
                    }
                }
            }
            level = Array(next.prefix(2_000))
        }
        return found
    }

    /// The `Info.plist` of the folder that declares how the app starts; nil without one.
    private var infoPropertyList: InfoPropertyList? {
        for file in Self.files(named: "Info.plist", in: path) {
            guard let bytes = try? InputFile.read(path: file, maximumSize: 1 << 20),
                let info = try? InfoPropertyList(bytes, file: file), info.hasScenes || info.mainStoryboard != nil
            else { continue }
            return info
        }
        return nil
    }
}

/// Why a folder can't be an app.
public enum AppFolderError: Error, Hashable, CustomStringConvertible {
    /// There is no folder at the path.
    case noFolder(String)
    /// No adapted source of the program marks an application delegate.
    case noDelegate
    /// Sources of several apps are in the program; these are their delegates.
    case severalDelegates([String])

    /// The problem, and how to fix it.
    public var description: String {
        switch self {
        case .noFolder(let path): "\(path): no such folder; name the folder of the app's sources"
        case .noDelegate:
            "no adapted source of this program is marked with @main; adapt the app's sources, or name the delegate"
        case .severalDelegates(let names):
            "several classes of this program are marked with @main (\(names.joined(separator: ", "))); name the delegate"
        }
    }
}

/// The resources of a folder. They can be used on any thread, and files are read once.
private final class FolderResources: AppResources {
    let project: ProjectResources
    private let language: String?
    private let tables = Mutex<[String: StringTable?]>([:])

    init(_ project: ProjectResources, language: String?) {
        self.project = project
        self.language = language
    }

    func image(named name: String) -> (size: CGSize, isSymbol: Bool)? {
        if let size = project.imageSize(named: name) { return (CGSize(width: size.width, height: size.height), false) }
        return project.hasSymbol(named: name) ? (CGSize(width: 20, height: 20), true) : nil
    }

    func color(named name: String) -> UIColor? { project.color(named: name).flatMap(ValueReader.color(of:)) }

    func text(for key: String, table: String?) -> String? {
        let name = table ?? "Localizable"
        let found = tables.withLock { known in
            if let table = known[name] { return table }
            let file = project.root + "/" + name + ".strings"
            let table = project.strings(in: language ?? "en", of: file) ?? project.strings(in: "en", of: file)
            known[name] = .some(table)
            return table
        }
        return found?.entries[key]?.text.text(on: .phone)
    }
}
