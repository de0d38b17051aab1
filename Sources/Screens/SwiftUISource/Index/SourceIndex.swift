import AppSources
import Foundation
import SwiftSyntax

/// The declarations of the Swift files of a project.
///
/// Projects can have several targets with types of the same name; a name means the one that is nearest in the folders.
public final class SourceIndex {
    /// A file that could not be read or parsed.
    public struct Omission: Sendable {
        /// The path.
        public let path: String
        /// The error, with the location in the file.
        public let reason: String
    }

    /// The files that are left out, in the order of their paths.
    public private(set) var omissions: [Omission] = []
    private(set) var files: [(file: ParsedSource, declarations: FileDeclarations)] = []
    private var types: [String: [TypeInfo]] = [:]
    private var extensions: [String: [TypeInfo]] = [:]
    private var functions: [String: [FunctionInfo]] = [:]
    private var variables: [String: [PropertyInfo]] = [:]
    /// The views that code outside of previews places.
    private(set) var placed: Set<String> = []
    let texts: TextCatalog

    /// Indexes files, as many at a time as there are processors. A file that can't be read is left out.
    ///
    /// - Parameters:
    ///   - paths: The paths of the Swift files.
    ///   - texts: The project's translated texts.
    public init(_ paths: [String], texts: TextCatalog = TextCatalog()) {
        self.texts = texts
        let parsed = Results(count: paths.count)
        DispatchQueue.concurrentPerform(iterations: paths.count) { index in parsed.set(Self.parse(paths[index]), index)
        }
        for (path, result) in zip(paths, parsed.values) {
            switch result {
            case .success(let file)?: files.append((file, DeclarationIndexer(file).found))
            case .failure(let error)?: omissions.append(Omission(path: path, reason: error.description))
            case nil: break
            }
        }
        link()
    }

    /// Indexes sources in memory.
    ///
    /// - Parameter sources: The texts by the paths of their files.
    public convenience init(sources: KeyValuePairs<String, String>, texts: TextCatalog = TextCatalog()) {
        self.init([], texts: texts)
        for (path, text) in sources {
            do {
                let file = try Self.parse(path, Array(text.utf8))
                files.append((file, DeclarationIndexer(file).found))
            } catch {
                omissions.append(Omission(path: path, reason: error.description))
            }
        }
        link()
    }

    private final class Results: @unchecked Sendable {
        // Guarded by the lock.
        private(set) var values: [Result<ParsedSource, AdaptationError>?]
        private let lock = NSLock()

        init(count: Int) { values = Array(repeating: nil, count: count) }

        func set(_ value: Result<ParsedSource, AdaptationError>, _ index: Int) {
            lock.withLock { values[index] = value }
        }
    }

    private static func parse(_ path: String) -> Result<ParsedSource, AdaptationError> {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int,
            size <= ParsedSource.sizeLimit, let data = FileManager.default.contents(atPath: path)
        else {
            return .failure(
                AdaptationError(
                    path: path,
                    message: "the file can't be read, or is larger than \(ParsedSource.sizeLimit >> 20) MiB"))
        }
        return Result { () throws(AdaptationError) in try parse(path, Array(data)) }
    }

    private static func parse(_ path: String, _ bytes: [UInt8]) throws(AdaptationError) -> ParsedSource {
        try DeepStack.run { () throws(AdaptationError) in
            try ParsedSource(AppSource(path: path, bytes: bytes))
        }
    }

    private func link() {
        for (_, found) in files {
            for type in found.types { types[type.name, default: []].append(type) }
            for function in found.functions { functions[function.syntax.name.text, default: []].append(function) }
            for variable in found.variables { variables[variable.name, default: []].append(variable) }
        }
        for (_, found) in files {
            for part in found.extensions {
                guard let type = nearest(types[part.name] ?? [], to: part.file, \.file) else {
                    extensions[part.name, default: []].append(part)
                    continue
                }
                type.inherited += part.inherited
                type.properties += part.properties
                type.functions.merge(part.functions) { $0 + $1 }
                type.initializers += part.initializers
            }
        }
        for (_, found) in files {
            for (owner, names) in found.placed where !owner.isEmpty { placed.formUnion(names.subtracting([owner])) }
        }
    }

    // MARK: Finding

    /// The candidate whose file shares most folders with another file.
    func nearest<Candidate>(
        _ candidates: [Candidate], to file: ParsedSource, _ path: (Candidate) -> ParsedSource
    ) -> Candidate? {
        guard candidates.count > 1 else { return candidates.first }
        return candidates.max { Self.common(path($0).path, file.path) < Self.common(path($1).path, file.path) }
    }

    private static func common(_ first: String, _ second: String) -> Int {
        if first == second { return .max }
        return zip(first.split(separator: "/"), second.split(separator: "/")).prefix { $0 == $1 }.count
    }

    /// The type of a name, as seen from a file and from within a type.
    func type(_ name: String, from file: ParsedSource, in owner: String? = nil) -> TypeInfo? {
        var outer = owner
        while let scope = outer {
            if let found = types[scope + "." + name] { return nearest(found, to: file, \.file) }
            outer = scope.contains(".") ? scope.split(separator: ".").dropLast().joined(separator: ".") : nil
        }
        return nearest(types[name] ?? [], to: file, \.file)
    }

    /// The extensions of a type from elsewhere, or of a protocol.
    func extensions(of name: String) -> [TypeInfo] { extensions[name] ?? [] }

    /// The global functions of a name.
    func functions(_ name: String) -> [FunctionInfo] { functions[name] ?? [] }

    /// The global variable of a name.
    func variable(_ name: String, from file: ParsedSource) -> PropertyInfo? {
        nearest(variables[name] ?? [], to: file, \.file)
    }

    /// All that a type has its members from: itself, its superclasses and its protocols with their extensions.
    func family(of type: TypeInfo) -> [TypeInfo] {
        var result: [TypeInfo] = []
        var pending = [type]
        var known: Set<ObjectIdentifier> = []
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard known.insert(ObjectIdentifier(next)).inserted else { continue }
            result.append(next)
            for name in next.inherited {
                if let found = self.type(name, from: next.file, in: next.name) { pending.append(found) }
                result += extensions(of: name)
            }
        }
        return result
    }

    /// Whether a type is a view: it says so itself, or one of its protocols does.
    func isView(_ type: TypeInfo) -> Bool {
        family(of: type).contains { $0.adopts("View") }
    }
}
