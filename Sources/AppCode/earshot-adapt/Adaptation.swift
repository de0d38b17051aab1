import AppSources
import Foundation

/// Reads, adapts and writes.
struct Adaptation {
    private struct Input {
        var path: String
        /// The path within the folder that files are written to.
        var name: String
    }

    private let call: Call

    init(_ call: Call) { self.call = call }

    func run() throws {
        let inputs = try inputs()
        var options = AdaptationOptions()
        options.keepsEntryPoint = call.keepsEntryPoint
        options.namesOriginals = call.namesOriginals
        let sources = try inputs.map { AppSource(path: absolute($0.path), bytes: try read($0.path)) }
        let adapted = try SourceAdapter(options: options).adapt(sources)
        let originals = Set(inputs.map { absolute($0.path) })
        var overlay: [(original: String, copy: String)] = []
        for (input, file) in zip(inputs, adapted) where call.writesAll || file.isChanged {
            let path = call.folder + "/" + (call.namesOriginals ? Self.copyName(input.name) : input.name)
            guard !originals.contains(absolute(path)) else {
                throw Failure.usage("\(path) is an input file; name another output folder")
            }
            try write(file.bytes, to: path)
            overlay.append((absolute(input.path), absolute(path)))
        }
        if let path = call.overlay { try write(Array(try Overlay.text(overlay).utf8), to: path) }
        if let path = call.mark { try write(Array("// All files are adapted.\n".utf8), to: path) }
    }

    /// A copy that names its original must not have the same name: the compiler distinguishes a module's files by it.
    private static func copyName(_ name: String) -> String { name.dropLast(".swift".count) + "+Adapted.swift" }

    // MARK: Reading

    private func inputs() throws -> [Input] {
        var inputs: [Input] = []
        for path in call.paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure.input(path, "no such file or folder")
            }
            let name = URL(filePath: path).lastPathComponent
            guard isFolder.boolValue else {
                inputs.append(Input(path: path, name: name))
                continue
            }
            let root = path.hasSuffix("/") ? path : path + "/"
            for part in try swiftFiles(below: path) {
                inputs.append(
                    Input(path: root + part, name: call.isFlat ? URL(filePath: part).lastPathComponent : part))
            }
        }
        guard !inputs.isEmpty else { throw Failure.input(call.paths[0], "the folder contains no Swift file") }
        var known: [String: String] = [:]
        for input in inputs {
            if let other = known.updateValue(input.path, forKey: input.name) {
                throw Failure.usage("\(other) and \(input.path) would both be written as \(input.name)")
            }
        }
        return inputs
    }

    private func swiftFiles(below path: String) throws -> [String] {
        guard let found = FileManager.default.enumerator(atPath: path) else {
            throw Failure.input(path, "cannot be read")
        }
        var names: [String] = []
        while let name = found.nextObject() as? String {
            let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
            if name.hasSuffix(".swift"), !isHidden { names.append(name) }
        }
        return names.sorted()
    }

    private func read(_ path: String) throws -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw Failure.input(path, "cannot be read")
        }
    }

    // MARK: Writing

    /// Writes a file atomically, unless it already has the content, so that its build products stay valid.
    private func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(filePath: path)
        if let old = try? Data(contentsOf: url), old.elementsEqual(bytes) { return }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw Failure.output(path, (error as NSError).localizedDescription)
        }
    }

    private func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
}

/// A virtual file system for compilers (`-vfsoverlay`), in which adapted files replace their originals.
enum Overlay {
    private struct Root: Encodable {
        var version = 0
        var caseSensitive = "true"
        /// Errors name the originals.
        var usesExternalNames = "false"
        var roots: [Entry]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case caseSensitive = "case-sensitive"
            case usesExternalNames = "use-external-names"
        }
    }

    private struct Entry: Encodable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    /// The overlay's text: YAML that is JSON too.
    static func text(_ files: [(original: String, copy: String)]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entries = files.map { Entry(name: $0.original, contents: $0.copy) }
        return String(decoding: try encoder.encode(Root(roots: entries)), as: UTF8.self) + "\n"
    }
}
