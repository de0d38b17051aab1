import Foundation
import Testing

/// The sound of the tool, judged by its samples; no test here needs a sound card.
struct SoundToolTests {
    /// A WAV file as the tool writes it.
    private struct Sound {
        var samples: [Int16]

        /// Reads a file; its sizes must be those of the data that follows them.
        init(_ data: Data) throws {
            let bytes = [UInt8](data)
            func number(at place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
            try #require(bytes.count > 44)
            try #require(bytes.starts(with: Array("RIFF".utf8)) && number(at: 4) == bytes.count - 8)
            try #require(Array(bytes[36..<40]) == Array("data".utf8) && number(at: 40) == bytes.count - 44)
            samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
                Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
            }
        }

        /// Whether there is any sound.
        var isAudible: Bool { samples.contains { $0.magnitude > 2_000 } }
    }

    private func sound(_ arguments: [String], input: String? = nil) throws -> Sound {
        let file = try ToolTests.file("", "out.wav")
        let output = try ToolTests.run(arguments, input: input, standardOutput: file)
        #expect(output.code == 0, "\(output.err)")
        return try Sound(try Data(contentsOf: URL(filePath: file)))
    }

    @Test func `read and say write a whole WAV file to a pipe`() throws {
        let path = try ToolTests.file(ToolTests.screen)
        let read = try sound(["read", path, "--wav", "-"])
        #expect(read.isAudible)
        let toFile = try ToolTests.file("", "file.wav")
        #expect(try ToolTests.run(["read", path, "--wav", toFile]).code == 0)
        #expect(try Sound(try Data(contentsOf: URL(filePath: toFile))).samples.count == read.samples.count)
        let spoken = try sound(["say", "-", "--wav", "-"], input: "Hello there.\n\nThis is the second line.\n")
        #expect(spoken.isAudible)
        #expect(spoken.samples.count > (try sound(["say", "Hello there.", "--wav", "-"])).samples.count)
    }

    @Test func `the rate changes how long it takes`() throws {
        let path = try ToolTests.file(ToolTests.screen)
        func count(_ rate: String) throws -> Int {
            try sound(["read", path, "--wav", "-", "--rate", rate]).samples.count
        }
        // The pauses between the elements stay as they are.
        #expect(try count("400") < (try count("120")) * 7 / 10)
    }

    @Test func `a language has its words and its voice`() throws {
        let path = try ToolTests.file(ToolTests.screen)
        let text = try ToolTests.run(["read", path, "--language", "de"]).out
        #expect(text.contains("Settings, Überschrift"), "\(text)")
        let german = try sound(["read", path, "--language", "de", "--wav", "-"])
        #expect(german.isAudible)
        let forced = try sound(["read", path, "--language", "de", "--voice", "german", "--wav", "-"])
        // A separate constant: listing the differences between two sounds takes minutes.
        let isSameVoice = german.samples == forced.samples
        #expect(isSameVoice)
    }

    @Test func `reading aloud prints each line where there is no sound card, and fails then`() throws {
        let path = try ToolTests.file(ToolTests.screen)
        let quiet = try ToolTests.run(["read", path])
        let aloud = try ToolTests.run(
            ["read", path, "--speak", "--rate", "900"],
            environment: ["PULSE_SERVER": "/nonexistent", "XDG_RUNTIME_DIR": "/nonexistent", "PATH": "/nonexistent"])
        #expect(aloud.code == 69, "\(aloud.err)")
        #expect(aloud.err.contains("not spoken"), "\(aloud.err)")
        #expect(aloud.out == quiet.out)
    }

    @Test func `speech is played where there is a player`() throws {
        // A player that the tool takes for that of a sound server, and that stores its input.
        let player = try ToolTests.file("#!/bin/sh\nexec cat > \"$0.raw\"\n", "pw-cat")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
        let folder = URL(filePath: player).deletingLastPathComponent().path
        let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(server) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder)/pipewire-0".utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(isBound == 0)
        let output = try ToolTests.run(
            ["read", try ToolTests.file(ToolTests.screen), "--speak", "--rate", "900"],
            environment: [
                "PULSE_SERVER": "/nonexistent", "PIPEWIRE_RUNTIME_DIR": folder, "PIPEWIRE_REMOTE": "pipewire-0",
                "PATH": "\(folder):/usr/bin:/bin",
            ])
        #expect(output.code == 0, "\(output.err)")
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: player + ".raw")))
        let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        // The screen's name, a heading and a switch, with a pause after each: more than a second.
        #expect(samples.count > 22_050)
        #expect(samples.contains { $0.magnitude > 2_000 })
    }

    @Test func `each voice is previewed in turn and with its own file`() throws {
        let wav = try ToolTests.file("", "preview.wav")
        let one = try ToolTests.run(["voices", "--voice", "german", "--say", "Guten Tag", "--wav", wav])
        #expect(one.code == 0, "\(one.err)")
        #expect(try Sound(try Data(contentsOf: URL(filePath: wav))).isAudible)
        let all = try ToolTests.run(["voices", "--say", "-", "--wav", wav])
        #expect(all.code == 0, "\(all.err)")
        let folder = URL(filePath: wav).deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("preview-") }
        #expect(files.count >= 8)
    }
}
