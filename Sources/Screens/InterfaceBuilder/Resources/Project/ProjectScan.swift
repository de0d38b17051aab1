import StrictJSON
import StrictXML

/// One walk through a project's folder, which notes where its resources are. No file is opened but the descriptions of
/// folders in asset catalogues. Nothing recurses, and symbolic links are followed only to files within the project.
struct ProjectScan {
    private(set) var index = ProjectIndex()
    private let root: String
    private let limit: Int
    private var visited = 0

    /// A folder that is still to be visited.
    private struct Place {
        var path: String
        var depth: Int
        /// The language of the nearest `.lproj` folder around, or nil.
        var language: String?
        /// The prefix of names in an asset catalogue, such as "Icons/"; nil outside of catalogues.
        var namespace: String?
    }

    private static let depthLimit = 48
    /// Xcode's own folders, which hold no resources.
    private static let projectSuffixes = [".xcodeproj", ".xcworkspace"]

    /// Walks through a folder.
    ///
    /// - Parameter limit: The maximum number of files and folders.
    init(_ root: String, limit: Int) {
        self.root = root
        self.limit = limit
        var pending = [Place(path: root, depth: 0)]
        while let place = pending.popLast() {
            var entries = FolderEntry.list(place.path, limit: limit - visited + 1)
            visited += entries.count
            if visited > limit {
                index.notes.append(ResourceNote(.limitReached(limit), file: root))
                return
            }
            entries.sort { $0.name < $1.name }
            for entry in entries { visit(entry, in: place, &pending) }
        }
    }

    private mutating func visit(_ entry: FolderEntry, in place: Place, _ pending: inout [Place]) {
        let path = place.path + "/" + entry.name
        switch entry.kind {
        case .folder: enter(entry.name, path, place, &pending)
        case .file: note(entry.name, path, place)
        case .link:
            guard let target = FolderEntry.resolved(path), target.hasPrefix(root + "/") else { return }
            note(entry.name, path, place)
        case .other: break
        }
    }

    private mutating func enter(_ name: String, _ path: String, _ place: Place, _ pending: inout [Place]) {
        var inner = Place(path: path, depth: place.depth + 1, language: place.language, namespace: place.namespace)
        if let namespace = place.namespace {
            switch suffix(of: name) {
            case "colorset": return index.colorSets[namespace + stem(of: name), default: []].append(path)
            case "imageset": return index.imageSets[namespace + stem(of: name), default: []].append(path)
            case "symbolset": return index.symbolSets[namespace + stem(of: name), default: []].append(path)
            case "": if providesNamespace(path) { inner.namespace = namespace + name + "/" }
            // Icons, data and the like: nothing that a storyboard names.
            default: return
            }
        } else {
            guard !SkippedFolders.contains(name), !Self.projectSuffixes.contains(where: { name.hasSuffix($0) }) else {
                return
            }
            switch suffix(of: name) {
            case "xcassets": inner.namespace = ""
            case "lproj": inner.language = stem(of: name)
            default: break
            }
        }
        if inner.depth < Self.depthLimit { pending.append(inner) }
    }

    private mutating func note(_ name: String, _ path: String, _ place: Place) {
        guard place.namespace == nil else { return }
        let kind: ProjectIndex.TableFile.Kind
        switch suffix(of: name) {
        case "strings": kind = .strings
        case "stringsdict": kind = .dictionary
        case "xcstrings": kind = .catalog
        case "ttf", "otf", "ttc", "TTF", "OTF", "TTC": return index.fonts.append(path)
        default: return
        }
        index.tables[stem(of: name), default: []].append(
            ProjectIndex.TableFile(path: path, kind: kind, language: place.language))
    }

    /// Whether the names in a folder of a catalogue begin with its name (Apple: Asset Catalog Format Reference, "Folder
    /// Type").
    private mutating func providesNamespace(_ folder: String) -> Bool {
        let file = folder + "/Contents.json"
        // A folder needs no description.
        guard let bytes = try? InputFile.read(path: file, maximumSize: CatalogFile.sizeLimit) else { return false }
        do throws(ResourceError) {
            return try CatalogFile.contents(bytes)["properties"]?["provides-namespace"]?.bool ?? false
        } catch {
            index.notes.append(ResourceNote(error, file: file))
            return false
        }
    }

    private func suffix(of name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? ""
    }

    private func stem(of name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    }
}

/// The locations of a project's resources, by name.
struct ProjectIndex {
    /// A file of texts.
    struct TableFile {
        enum Kind {
            case strings, dictionary, catalog
        }

        var path: String
        var kind: Kind
        /// The language of the `.lproj` folder that it is in, or nil.
        var language: String?

        /// The folder that holds the file, or the `.lproj` folder that does: tables of one group share it.
        var group: String {
            let folder = parentFolder(of: path)
            return language == nil || !folder.hasSuffix(".lproj") ? folder : parentFolder(of: folder)
        }
    }

    /// The folders of colour sets, by the names that storyboards use.
    var colorSets: [String: [String]] = [:]
    /// The folders of image sets.
    var imageSets: [String: [String]] = [:]
    /// The folders of symbol sets.
    var symbolSets: [String: [String]] = [:]
    /// The files of texts, by the name of their table.
    var tables: [String: [TableFile]] = [:]
    /// The files of fonts.
    var fonts: [String] = []
    /// The problems met while searching.
    var notes: [ResourceNote] = []
}

/// The folder that a path is in.
func parentFolder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
}
