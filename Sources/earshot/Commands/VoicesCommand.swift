import ArgumentParser
import Speech
import Voices

/// `earshot voices`: lists the voice profiles.
struct VoicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices", abstract: "List the voice profiles that --voice takes.")

    func run() async throws {
        let profiles = try VoiceLibrary.profiles()
        let width = profiles.map(\.name.count).max() ?? 0
        for profile in profiles {
            let name = profile.name + String(repeating: " ", count: width - profile.name.count)
            try StandardOutput.writeLine("\(name)  \(profile.language)  \(profile.summary)")
        }
    }
}
