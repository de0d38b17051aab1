import Foundation
import Speech

/// The voice profiles of this package, and those of files.
public enum VoiceLibrary {
    /// The name of the profile that is used where none is chosen.
    public static let defaultName = "default"

    /// The profiles that come with the package, by name. A broken one is an error of the package and is thrown.
    public static func profiles() throws -> [VoiceProfile] {
        let folder = try profilesFolder()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
        return try names.sorted().map { try profile(file: "\(folder)/\($0)") }.sorted { $0.name < $1.name }
    }

    /// The profile with a name.
    ///
    /// - Throws: `ProfileError` that lists the names there are.
    public static func profile(named name: String = defaultName) throws -> VoiceProfile {
        let profiles = try profiles()
        if let profile = profiles.first(where: { $0.name == name }) { return profile }
        throw ProfileError(
            file: "voices", message: StrictMapping.unknown("voice profile", name, profiles.map(\.name)))
    }

    /// Reads a profile from a file of at most 64 KiB.
    ///
    /// - Throws: `ProfileError` with the line at which the file is wrong.
    public static func profile(file: String) throws(ProfileError) -> VoiceProfile {
        guard let handle = FileHandle(forReadingAtPath: file) else {
            throw ProfileError(file: file, message: "the file cannot be read")
        }
        let data: Data
        do {
            data = try handle.read(upToCount: ProfileParser.longest + 1) ?? Data()
            try handle.close()
        } catch {
            throw ProfileError(file: file, message: "the file cannot be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw ProfileError(file: file, message: "the file is not UTF-8 text")
        }
        return try ProfileParser.parse(text, file: file)
    }

    /// Reads a profile from text.
    ///
    /// - Parameters:
    ///   - yaml: The profile, at most 64 KiB.
    ///   - file: What errors call it.
    public static func profile(yaml: String, file: String = "profile") throws(ProfileError) -> VoiceProfile {
        try ProfileParser.parse(yaml, file: file)
    }

    /// The folder of the profiles: in the resources beside the running program, where an installation puts them, or
    /// in the sources. `Bundle.module` is not asked, because it ends the program where there is no bundle.
    private static func profilesFolder() throws(ProfileError) -> String {
        var candidates: [String] = []
        if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            let folder = (program as NSString).deletingLastPathComponent
            candidates = ["\(folder)/earshot_Voices.resources/Profiles", "\(folder)/../share/earshot/Profiles"]
        }
        let sources = ((#filePath as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        candidates.append(sources + "/Profiles")
        for candidate in candidates {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), isFolder.boolValue {
                return candidate
            }
        }
        throw ProfileError(
            file: "voices",
            message: "the voice profiles were not found; looked at \(candidates.joined(separator: ", "))")
    }
}
