import Foundation
import Speech

/// The voice profiles of this package and of the user, and those of files.
public enum VoiceLibrary {
    /// The name of the profile that is used where none is chosen.
    public static let defaultName = "default"

    /// A profile and where it comes from.
    public struct Entry: Sendable, Hashable {
        /// The voice profile.
        public var profile: VoiceProfile
        /// The path of the profile's file.
        public var file: String
        /// Whether it is the user's own.
        public var isUserDefined: Bool
    }

    /// The maximum number of files read from the user's folder.
    static let mostFiles = 200

    /// Returns the profiles by name. A user's profile replaces one of the package with the same name.
    ///
    /// - Parameters:
    ///   - userFolder: The folder of the user's profiles; nil for none.
    ///   - onMistake: Called with the errors of the user's files that can't be used; the other files are still
    ///     included.
    /// - Throws: `ProfileError` if a profile of the package is broken, which is an error of the package.
    public static func entries(
        userFolder: String? = VoiceFolders.user, onMistake: (ProfileError) -> Void = { _ in }
    ) throws(ProfileError) -> [Entry] {
        var entries: [String: Entry] = [:]
        for file in try files(try VoiceFolders.profiles()) {
            let profile = try profile(file: file)
            entries[profile.name] = Entry(profile: profile, file: file, isUserDefined: false)
        }
        var own: Set<String> = []
        for file in (try? files(userFolder ?? "")) ?? [] {
            do throws(ProfileError) {
                let profile = try profile(file: file)
                guard own.insert(profile.name).inserted else {
                    throw ProfileError(file: file, message: "another profile has the name \"\(profile.name)\"")
                }
                entries[profile.name] = Entry(profile: profile, file: file, isUserDefined: true)
            } catch {
                onMistake(error)
            }
        }
        return entries.values.sorted { $0.profile.name < $1.profile.name }
    }

    /// The profiles that come with the package, by name. A broken one is an error of the package and is thrown.
    public static func profiles() throws(ProfileError) -> [VoiceProfile] { try entries(userFolder: nil).map(\.profile) }

    /// Returns the profile with a name; the user's own takes precedence over that of the package. A name with a slash or
    /// the ending `.yaml` is the path of a profile's file.
    ///
    /// - Throws: `ProfileError` that lists the available names, or the error in the user's file.
    public static func profile(
        named name: String = defaultName, userFolder: String? = VoiceFolders.user
    ) throws(ProfileError) -> VoiceProfile {
        if name.contains("/") || name.hasSuffix(".yaml") { return try profile(file: name) }
        var mistake: ProfileError?
        let entries = try entries(userFolder: userFolder) { error in
            // A file that is named as the profile is the one that was meant.
            if error.file.hasSuffix("/\(name).yaml") { mistake = error }
        }
        if let mistake { throw mistake }
        if let entry = entries.first(where: { $0.profile.name == name }) { return entry.profile }
        throw ProfileError(
            file: "voices", message: StrictMapping.unknown("voice profile", name, entries.map(\.profile.name)),
            kind: .unknownName)
    }

    /// Reads a profile from a file of at most 64 KiB.
    ///
    /// - Throws: `ProfileError` with the line at which the file is wrong.
    public static func profile(file: String) throws(ProfileError) -> VoiceProfile {
        try profile(yaml: text(file), file: file)
    }

    /// Returns all mistakes in a profile's file, in the order of the file.
    ///
    /// - Parameters:
    ///   - file: The path of the file.
    ///   - voiceMistake: Returns the mistake in the name of a voice, which depends on the engine; nil if there is none.
    public static func mistakes(
        file: String, voiceMistake: (_ voice: String) -> String? = { _ in nil }
    ) -> [ProfileError] {
        do throws(ProfileErrors) {
            let yaml: String
            do throws(ProfileError) { yaml = try text(file) } catch { throw ProfileErrors(list: [error]) }
            _ = try ProfileParser.parse(yaml, file: file, voiceMistake: voiceMistake)
            return []
        } catch {
            return error.list
        }
    }

    /// Reads a profile from text.
    ///
    /// - Parameters:
    ///   - yaml: The profile, at most 64 KiB.
    ///   - file: The name in errors.
    public static func profile(yaml: String, file: String = "profile") throws(ProfileError) -> VoiceProfile {
        try first { () throws(ProfileErrors) in try ProfileParser.parse(yaml, file: file) }
    }

    /// Reads a lexicon from a file of at most 64 KiB with the keys `words` and `patterns`.
    ///
    /// - Throws: `ProfileError` with the line at which the file is wrong.
    public static func lexicon(file: String) throws(ProfileError) -> Lexicon {
        let yaml = try text(file)
        return try first { () throws(ProfileErrors) in try ProfileParser.parseLexicon(yaml, file: file) }
    }

    /// Throws the first of the mistakes that a body throws.
    private static func first<Value>(_ body: () throws(ProfileErrors) -> Value) throws(ProfileError) -> Value {
        do throws(ProfileErrors) { return try body() } catch { throw error.list[0] }
    }

    private static func text(_ file: String) throws(ProfileError) -> String {
        // A folder, a pipe or a device could be endless, or wait for ever.
        var status = stat()
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let handle = FileHandle(forReadingAtPath: file)
        else { throw ProfileError(file: file, message: "cannot read the file", kind: .unreadable) }
        let data: Data
        do {
            data = try handle.read(upToCount: ProfileParser.longest + 1) ?? Data()
            try handle.close()
        } catch {
            throw ProfileError(file: file, message: "cannot read the file", kind: .unreadable)
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw ProfileError(file: file, message: "the file is not UTF-8 text")
        }
        return text
    }

    private static func files(_ folder: String) throws(ProfileError) -> [String] {
        guard !folder.isEmpty else { return [] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            let reason = cause.map { ": \(strerror($0.code))" }
            throw ProfileError(file: folder, message: "cannot read the folder\(reason ?? "")", kind: .unreadable)
        }
        let files = names.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }
        return files.sorted().prefix(mostFiles).map { "\(folder)/\($0)" }
    }

    private static func strerror(_ code: Int) -> String { String(cString: Foundation.strerror(Int32(code))) }
}
