import AccessibilityTree
import StrictXML

/// The resources of a project around a storyboard or a xib: colours, images, texts by language and fonts, found in its
/// folders without its code and without its project file.
///
/// The initialiser walks through the folders and records the paths; files are read on first use. Files that can't be
/// read or are damaged only give notes.
public struct ProjectResources: Sendable {
    /// The project's folder.
    public let root: String
    /// The problems met when the folders were searched.
    public var notes: [ResourceNote] { index.notes }

    private let index: ProjectIndex
    let fontRegistration = FontRegistration()

    /// The default maximum number of files and folders of a project that are visited.
    public static let usualLimit = 200_000

    /// Finds the resources of the project around a file, or in a folder.
    ///
    /// - Parameters:
    ///   - path: A file of the project, or a folder that is used as the project.
    ///   - limit: The maximum number of files and folders.
    public init(around path: String, limit: Int = usualLimit) {
        root = ProjectRoot.folder(around: path)
        index = ProjectScan(root, limit: max(limit, 1)).index
    }

    /// The folder of the project around a file, or a folder itself: the nearest one with an entry that projects have at
    /// their top, such as `.git` or an Xcode project; without one, the folder of the file.
    public static func root(around path: String) -> String { ProjectRoot.folder(around: path) }

    // MARK: Texts

    /// The languages that the project has texts in for a storyboard or a xib, as its folders and catalogues name them.
    public func languages(of file: String) -> [String] {
        var found: Set<String> = []
        for table in tables(of: file) {
            if table.kind == .catalog {
                found.formUnion((try? catalog(table.path))?.languages ?? [])
            } else if let language = table.language, language != "Base" {
                found.insert(language)
            }
        }
        return found.sorted()
    }

    /// The texts of a storyboard or a xib in a language, or in the nearest language of the project; nil if it has none
    /// and there are no notes about its files.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - file: The storyboard or the xib.
    public func strings(in language: String, of file: String) -> StringTable? {
        let tables = tables(of: file)
        var catalogs: [String: Result<StringCatalogFile, ResourceError>] = [:]
        var languages = Set(tables.compactMap(\.language)).subtracting(["Base", "mul"])
        for table in tables where table.kind == .catalog {
            let read = Result { () throws(ResourceError) in try catalog(table.path) }
            catalogs[table.path] = read
            languages.formUnion((try? read.get())?.languages ?? [])
        }
        let chosen = LanguageMatch.best(for: language, among: languages)
        var reader = StringTableReader(language: chosen ?? "")
        for kind in [ProjectIndex.TableFile.Kind.strings, .dictionary, .catalog] {
            for table in tables where table.kind == kind {
                add(table, chosen, catalogs[table.path], to: &reader)
            }
        }
        let result = reader.result
        return chosen == nil && result.notes.isEmpty ? nil : result
    }

    private func add(
        _ table: ProjectIndex.TableFile, _ language: String?, _ catalog: Result<StringCatalogFile, ResourceError>?,
        to reader: inout StringTableReader
    ) {
        if let catalog {
            switch catalog {
            case .success(let read): if let language { reader.addCatalog(read, as: language, file: table.path) }
            case .failure(let parseError): reader.add(ResourceNote(parseError, file: table.path))
            }
            return
        }
        guard let language, table.language == language else { return }
        do {
            let bytes = try InputFile.read(path: table.path, maximumSize: StringTableReader.sizeLimit)
            if table.kind == .dictionary {
                reader.addDictionary(bytes, file: table.path)
            } else {
                reader.addStrings(bytes, file: table.path)
            }
        } catch {
            reader.add(ResourceNote(.unreadable(error.message), file: table.path))
        }
    }

    private func catalog(_ path: String) throws(ResourceError) -> StringCatalogFile {
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: path, maximumSize: StringTableReader.sizeLimit)
        } catch {
            throw ResourceError(message: error.message)
        }
        return try StringCatalogFile(bytes)
    }

    /// The files of texts for a file: those of its name in the nearest folder that has some.
    private func tables(of file: String) -> [ProjectIndex.TableFile] {
        let path = FolderEntry.resolved(file) ?? file
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) } ?? path
        let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
        let candidates = index.tables[stem] ?? []
        guard let nearest = Self.nearest(to: path, among: Set(candidates.map(\.group))) else { return [] }
        return candidates.filter { $0.group == nearest }
    }

    // MARK: Catalogues

    /// A colour of the project; nil where it has none of the name. Of several, the nearest to a file counts.
    public func color(named name: String, near file: String? = nil) -> InterfaceBuilderDocument.ColorSet? {
        var notes = ResourceNoteList()
        return color(named: name, near: file, &notes)
    }

    func color(
        named name: String, near file: String?, _ notes: inout ResourceNoteList
    ) -> InterfaceBuilderDocument.ColorSet? {
        guard let folder = nearest(index.colorSets[name], to: file) else { return nil }
        return read(folder, &notes) { bytes, contents, notes throws(ResourceError) in
            var errors: [ResourceError] = []
            let set = try ColorSetReader.read(bytes) { errors.append($0) }
            for parseError in errors { notes.add(ResourceNote(parseError, file: contents)) }
            return set
        }
    }

    /// Returns the size of an image of the project, in points; nil where there is none of the name or its size is
    /// unknown.
    public func imageSize(named name: String, near file: String? = nil) -> Size? {
        var notes = ResourceNoteList()
        return imageSize(named: name, near: file, &notes)
    }

    func imageSize(named name: String, near file: String?, _ notes: inout ResourceNoteList) -> Size? {
        guard let folder = nearest(index.imageSets[name], to: file) else { return nil }
        let files = read(folder, &notes) { bytes, _, _ throws(ResourceError) in try ImageSetReader.read(bytes) }
        for file in files ?? [] {
            let path = folder + "/" + file.name
            // A link out of the project is not followed, as elsewhere.
            guard let target = FolderEntry.resolved(path), target.hasPrefix(root + "/") else {
                notes.add(ResourceNote(.unreadable("the file of the image “\(name)” is missing"), file: path))
                continue
            }
            do {
                let header = try InputFile.readStart(path: target, count: ImageHeader.readLimit)
                if let size = ImageSetReader.size(header, of: file) { return size }
                notes.add(ResourceNote(.unusable("the file does not contain the size of an image"), file: path))
            } catch {
                notes.add(ResourceNote(.unreadable(error.message), file: path))
            }
        }
        return nil
    }

    /// Whether a symbol of this name is the project's own.
    public func hasSymbol(named name: String) -> Bool { index.symbolSets[name] != nil }

    private func read<Value>(
        _ folder: String, _ notes: inout ResourceNoteList,
        _ parse: ([UInt8], _ file: String, inout ResourceNoteList) throws(ResourceError) -> Value
    ) -> Value? {
        let contents = folder + "/Contents.json"
        let bytes: [UInt8]
        do {
            bytes = try InputFile.read(path: contents, maximumSize: CatalogFile.sizeLimit)
        } catch {
            notes.add(ResourceNote(.unreadable(error.message), file: contents))
            return nil
        }
        do throws(ResourceError) {
            return try parse(bytes, contents, &notes)
        } catch {
            notes.add(ResourceNote(error, file: contents))
            return nil
        }
    }

    private func nearest(_ folders: [String]?, to file: String?) -> String? {
        guard let folders else { return nil }
        return Self.nearest(to: file.map { FolderEntry.resolved($0) ?? $0 } ?? root, among: folders)
    }

    /// The path that shares most folders with another one; of equals the shortest, then the first by name.
    private static func nearest(to path: String, among paths: some Sequence<String>) -> String? {
        let own = path.split(separator: "/")
        func shared(_ other: String) -> Int { zip(own, other.split(separator: "/")).prefix { $0 == $1 }.count }
        return paths.map { (path: $0, shared: shared($0)) }
            .min { ($1.shared, $0.path.utf8.count, $0.path) < ($0.shared, $1.path.utf8.count, $1.path) }?.path
    }

    // MARK: Fonts

    /// The files of the project's fonts.
    public var fontFiles: [String] { index.fonts }
}
