import Foundation
import Speech

/// eSpeak variants of our own and of the user.
///
/// libespeak-ng takes variants from its data folder only, and cannot load a voice by a path that has a capital letter
/// in it. So a folder is made that holds links to everything of the system's data and, among the variants, links to
/// ours; the engine is started with that folder as its data. It is made once and kept in the user's cache.
public enum VariantData {
    /// The longest path that libespeak-ng takes; a longer one is ignored without a word.
    static let longestPath = 159
    /// The longest name of a variant that it survives.
    static let longestName = 30
    /// The maximum size of a variant, in bytes.
    static let largest = 16 << 10

    /// Makes the folder if need be and returns the path for the engine: the folder in which `espeak-ng-data` is.
    ///
    /// - Throws: `ProfileError` with the reason why our variants can't be used.
    public static func prepare(
        environment: [String: String] = ProcessInfo.processInfo.environment, systemData: String? = nil
    ) throws(ProfileError) -> String {
        guard let system = systemData ?? self.systemData() else {
            throw ProfileError(file: "variants", message: "cannot find the data of eSpeak NG")
        }
        let variants = try self.variants(environment)
        guard let cache = VoiceFolders.cache(environment) else {
            throw ProfileError(file: "variants", message: "there is no home folder to store the variants in: set HOME")
        }
        let name = "espeak-" + fingerprint(system, variants)
        let folder = "\(cache)/\(name)"
        guard folder.utf8.count <= longestPath else {
            throw ProfileError(
                file: folder, message: "eSpeak NG does not support paths of more than \(longestPath) bytes")
        }
        if isComplete(folder) { return folder }
        do {
            try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            let draft = "\(cache)/.\(name).\(ProcessInfo.processInfo.processIdentifier)"
            try? FileManager.default.removeItem(atPath: draft)
            try build(draft, system: system, variants: variants)
            // Another process may have been quicker; its result is the same.
            if rename(draft, folder) != 0 { try? FileManager.default.removeItem(atPath: draft) }
        } catch let error as ProfileError {
            throw error
        } catch {
            throw ProfileError(file: folder, message: "cannot create the folder: \(error.localizedDescription)")
        }
        guard isComplete(folder) else { throw ProfileError(file: folder, message: "cannot create the folder") }
        return folder
    }

    /// Our variants and the user's, by name; the user's come before ours.
    ///
    /// - Throws: `ProfileError` if a file cannot be a variant.
    static func variants(_ environment: [String: String]) throws(ProfileError) -> [String: String] {
        var folders = [try VoiceFolders.variants()]
        if let user = VoiceFolders.user(environment) { folders.append("\(user)/variants") }
        var result: [String: String] = [:]
        for folder in folders {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().prefix(100)
            where !name.hasPrefix(".") {
                try check(name, file: "\(folder)/\(name)")
                result[name] = "\(folder)/\(name)"
            }
        }
        return result
    }

    /// Refuses files that might crash libespeak-ng.
    private static func check(_ name: String, file: String) throws(ProfileError) {
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isName, name.utf8.count <= longestName else {
            throw ProfileError(
                file: file,
                message: "the name of a variant must have 1 to \(longestName) letters, digits, \"-\" and \"_\"")
        }
        var status = stat()
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= largest,
            let data = FileManager.default.contents(atPath: file), data.count <= largest
        else { throw ProfileError(file: file, message: "a variant must be a file of at most \(largest) bytes") }
        guard let text = String(validating: data, as: UTF8.self), text.hasPrefix("language variant") else {
            throw ProfileError(file: file, line: 1, message: "a variant must begin with the line \"language variant\"")
        }
    }

    // MARK: Folders

    private static func build(_ folder: String, system: String, variants: [String: String]) throws {
        let manager = FileManager.default
        let data = "\(folder)/espeak-ng-data"
        let ours = "\(data)/voices/!v"
        try manager.createDirectory(atPath: ours, withIntermediateDirectories: true)
        try link(all: system, into: data, except: ["voices"])
        try link(all: "\(system)/voices", into: "\(data)/voices", except: ["!v"])
        try link(all: "\(system)/voices/!v", into: ours, except: Set(variants.keys))
        for (name, file) in variants {
            // A copy: later changes get a folder of another name.
            try manager.copyItem(atPath: file, toPath: "\(ours)/\(name)")
        }
    }

    private static func link(all source: String, into folder: String, except: Set<String>) throws {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: source)) ?? [] where !except.contains(name) {
            try manager.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: "\(source)/\(name)")
        }
    }

    private static func isComplete(_ folder: String) -> Bool {
        access("\(folder)/espeak-ng-data/phontab", R_OK) == 0
    }

    /// The system's folder `espeak-ng-data`, or nil.
    static func systemData() -> String? {
        var candidates = ["/usr/local/share/espeak-ng-data", "/usr/share/espeak-ng-data", "/usr/lib/espeak-ng-data"]
        let libraries = ((try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []).sorted()
        candidates += libraries.filter { $0.contains("-linux-") }.map { "/usr/lib/\($0)/espeak-ng-data" }
        return candidates.first { access("\($0)/phontab", R_OK) == 0 }
    }

    /// A name that changes when anything that goes into the folder changes.
    private static func fingerprint(_ system: String, _ variants: [String: String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ bytes: some Sequence<UInt8>) {
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x0000_0100_0000_01b3
        }
        add(system.utf8)
        for (name, file) in variants.sorted(by: { $0.key < $1.key }) {
            add(name.utf8)
            add(FileManager.default.contents(atPath: file) ?? Data())
        }
        return String(hash, radix: 16)
    }
}
