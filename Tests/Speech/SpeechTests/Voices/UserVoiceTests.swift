import Foundation
import Speech
import Testing

@testable import Voices

@Suite struct `User voices` {
    private func folder() throws -> String {
        let path = FileManager.default.temporaryDirectory.appending(path: "earshot-voices-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    private func write(_ text: String, _ path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    @Test func `the user's profile takes the place of ours with the same name`() throws {
        let folder = try folder()
        try write("name: default\nlanguage: en\nvoice: en\nrate: 300\n", "\(folder)/mine.yaml")
        try write("name: night\nlanguage: en\nvoice: en\n", "\(folder)/night.yaml")
        let entries = try VoiceLibrary.entries(userFolder: folder)
        #expect(entries.filter(\.isUserDefined).map(\.profile.name) == ["default", "night"])
        #expect(try VoiceLibrary.profile(named: "default", userFolder: folder).rate == 300)
        #expect(try VoiceLibrary.profile(named: "calm", userFolder: folder).rate == 150)
    }

    @Test func `a broken file of the user is reported and affects no other`() throws {
        let folder = try folder()
        try write("name: broken\nrate: fast\n", "\(folder)/broken.yaml")
        var mistakes: [ProfileError] = []
        let entries = try VoiceLibrary.entries(userFolder: folder) { mistakes.append($0) }
        #expect(entries.count >= 8)
        #expect(mistakes.count == 1)
        let error = #expect(throws: ProfileError.self) {
            try VoiceLibrary.profile(named: "broken", userFolder: folder)
        }
        #expect(error?.file == "\(folder)/broken.yaml")
    }

    @Test(
        arguments: [
            (["XDG_CONFIG_HOME": "/c", "HOME": "/h"], "/c/earshot/voices"),
            (["XDG_CONFIG_HOME": "c", "HOME": "/h"], "/h/.config/earshot/voices"), (["HOME": "h"], nil), ([:], nil),
        ] as [([String: String], String?)])
    func `the folder follows the specification`(environment: [String: String], path: String?) {
        #expect(VoiceFolders.user(environment) == path)
    }

    @Test func `a lexicon can stand in a file of its own`() throws {
        let file = try folder() + "/lexicon.yaml"
        try write("words:\n  GIF: jif\npatterns:\n  \"#px\": $1 pixels\n", file)
        #expect(try VoiceLibrary.lexicon(file: file).applied(to: "GIF 5px") == "jif 5 pixels")
        #expect(throws: ProfileError.self) { try VoiceLibrary.lexicon(file: "/dev/zero") }
    }

    @Test func `our variants and the user's are available in addition to the system's`() throws {
        let home = try folder()
        let environment = ["XDG_CONFIG_HOME": "\(home)/config", "XDG_CACHE_HOME": "\(home)/cache"]
        let variants = "\(home)/config/earshot/voices/variants"
        try FileManager.default.createDirectory(atPath: variants, withIntermediateDirectories: true)
        try write("language variant\nname mine\npitch 90 120\n", "\(variants)/mine")
        let path = try VariantData.prepare(environment: environment)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/espeak-ng-data/voices/!v")
        #expect(Set(names).isSuperset(of: ["mine", "earshot-steady", "earshot-bright", "earshot-hush", "f3"]))
        #expect(try VariantData.prepare(environment: environment) == path)
        try write("language variant\nname mine\npitch 90 130\n", "\(variants)/mine")
        #expect(try VariantData.prepare(environment: environment) != path)
        try write("name mine\n", "\(variants)/mine")
        let error = #expect(throws: ProfileError.self) { try VariantData.prepare(environment: environment) }
        #expect(error?.line == 1)
    }
}
