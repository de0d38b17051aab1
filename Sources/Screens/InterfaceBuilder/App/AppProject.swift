import AccessibilityTree

/// A project of Xcode, as far as its build settings make the `Info.plist` of its apps (`INFOPLIST_KEY_…`; Apple's
/// "Build settings reference").
public struct AppProject: Sendable {
    /// The apps for phones and tablets whose lists the build makes, once for each of their configurations, in the order
    /// of the file.
    public let apps: [App]

    /// The settings and files of an app's target in one build configuration.
    public struct App: Sendable {
        /// The name of the target.
        public let target: String
        /// The name of the configuration, such as "Release".
        public let configuration: String
        /// The keys with their values, in the order of the file. The object id is the target with the key, so that an
        /// entry that is equal in several configurations is one object.
        public let entries: [AppPropertyList.Entry]
    }

    /// Whether a file of this name is one.
    public static func isNamed(_ path: String) -> Bool {
        path == "project.pbxproj" || path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix("/project.pbxproj")
    }

    /// Reads a project.
    ///
    /// - Throws: `AppPropertyList.ParseError` where it is no property list in the form of OpenStep.
    public init(_ bytes: [UInt8], file: String) throws(AppPropertyList.ParseError) {
        let root: ProjectFileText.Value
        do throws(ProjectFileText.ParseError) {
            root = try ProjectFileText.read(bytes)
        } catch {
            throw AppPropertyList.ParseError(message: error.message, line: error.line, column: error.column)
        }
        apps = ProjectReading(root, file: file).apps
    }
}

/// Follows a project's objects from its targets to their build settings.
private struct ProjectReading {
    typealias Value = ProjectFileText.Value

    private let file: String
    private let objects: [String: Value]
    private let project: Value?

    init(_ root: Value, file: String) {
        self.file = file
        let pairs = root["objects"]?.pairs ?? []
        objects = Dictionary(pairs.map { ($0.key.text ?? "", $0.value) }) { $1 }
        project = root["rootObject"]?.text.flatMap { [objects] in objects[$0] }
    }

    var apps: [AppProject.App] {
        guard let project else { return [] }
        let shared = configurations(of: project)
        return (project["targets"]?.list ?? []).compactMap { $0.text.flatMap { objects[$0] } }
            .filter { $0["productType"]?.text == "com.apple.product-type.application" }
            .flatMap { target in
                configurations(of: target).compactMap { configuration in
                    let inherited = shared.first { $0["name"]?.text == configuration["name"]?.text }
                    return app(target, configuration, inherited)
                }
            }
    }

    private func configurations(of owner: Value) -> [Value] {
        let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
        return (list?["buildConfigurations"]?.list ?? []).compactMap { $0.text.flatMap { objects[$0] } }
    }

    private func app(_ target: Value, _ configuration: Value, _ inherited: Value?) -> AppProject.App? {
        // Those of the target win over those of the project.
        let settings = [inherited, configuration].compactMap { $0?["buildSettings"] }
        func setting(_ name: String) -> (key: Value, value: Value)? {
            settings.reversed().lazy.compactMap { $0.pair(name) }.first
        }
        guard setting("GENERATE_INFOPLIST_FILE")?.value.text == "YES" else { return nil }
        let name = target["name"]?.text ?? ""
        var found: [String: AppPropertyList.Entry] = [:]
        func add(_ key: String, _ texts: [String], at place: Value) {
            let location = SourceLocation(
                file: file, line: place.line, column: place.column, objectID: "\(name).\(key)")
            found[key] = AppPropertyList.Entry(key: key, texts: texts, location: location)
        }
        for (key, value) in settings.flatMap(\.pairs) {
            guard let text = key.text, let plain = Self.key(text) else { continue }
            let texts = value.text.map { [$0] } ?? value.list.compactMap(\.text)
            let isList = plain.hasPrefix("UISupportedInterfaceOrientations")
            add(plain, isList ? texts.flatMap { $0.split(separator: " ").map(String.init) } : texts, at: key)
        }
        let platforms = [setting("SDKROOT"), setting("SUPPORTED_PLATFORMS")].compactMap { $0?.value.text }
        let isForPhones = platforms.contains { $0.contains("iphoneos") }
        guard isForPhones || found.keys.contains(where: { $0.hasPrefix("UI") }) else { return nil }
        // The build takes both from elsewhere in the project.
        if let (key, value) = setting("PRODUCT_BUNDLE_IDENTIFIER"), let text = value.text {
            add("CFBundleIdentifier", [text], at: key)
        }
        if let (key, value) = project?.pair("developmentRegion"), let text = value.text {
            add("CFBundleDevelopmentRegion", [text], at: key)
        }
        let entries = found.values.sorted {
            ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
        }
        return AppProject.App(target: name, configuration: configuration["name"]?.text ?? "", entries: entries)
    }

    /// The key of the list that a build setting makes; nil for one that makes none on a device.
    private static func key(_ setting: String) -> String? {
        let prefix = "INFOPLIST_KEY_"
        guard setting.hasPrefix(prefix) else { return nil }
        var name = setting.dropFirst(prefix.count)
        if let bracket = name.firstIndex(of: "[") {
            guard name[bracket...].hasPrefix("[sdk=iphoneos") else { return nil }
            name = name[..<bracket]
        }
        for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where name.hasSuffix(suffix) {
            return name.dropLast(suffix.count) + device
        }
        return String(name)
    }
}
