import Foundation
import Speech

/// The folders of voice profiles and variants.
public enum VoiceFolders {
    /// The user's own profiles: `$XDG_CONFIG_HOME/earshot/voices`, else `~/.config/earshot/voices`; nil where there is
    /// no home. Variants of the user are in its folder `variants`.
    public static var user: String? { user(ProcessInfo.processInfo.environment) }

    static func user(_ environment: [String: String]) -> String? {
        BaseFolder.settings(environment).map { "\($0)/voices" }
    }

    /// The folder of data that can be recreated at any time: `$XDG_CACHE_HOME/earshot`, else `~/.cache/earshot`.
    static func cache(_ environment: [String: String]) -> String? { BaseFolder.cache(environment) }

    /// The folder of the profiles that come with the package.
    static func profiles() throws(ProfileError) -> String { try ours("Profiles") }

    /// The folder of the variants that come with the package.
    static func variants() throws(ProfileError) -> String { try ours("Variants") }

    /// Returns one of Earshot's folders: in the resources next to the running program, where a build puts them, or
    /// under the prefix of an installation. `Bundle.module` is not used, because it ends the program if there is no
    /// bundle.
    private static func ours(_ name: String) throws(ProfileError) -> String {
        try ours(name, besideProgram: InstalledFiles.programFolder)
    }

    static func ours(_ name: String, besideProgram folder: String?) throws(ProfileError) -> String {
        guard let folder else {
            throw ProfileError(
                file: "voices", message: "cannot find the voice files: /proc does not contain the path of this program",
                kind: .unreadable)
        }
        let candidates = [
            "\(folder)/earshot_Voices.resources/\(name)", "\(InstalledFiles.shared(programFolder: folder))/\(name)",
        ]
        for candidate in candidates {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), isFolder.boolValue {
                return candidate
            }
        }
        throw ProfileError(
            file: "voices",
            message: "cannot find the voice files (install Earshot again); searched "
                + candidates.joined(separator: ", "), kind: .unreadable)
    }
}
