import Foundation
import TestSupport
import Testing

/// The sources of screens, and when they are shown.
struct ScreenToolTests {
    private static let picker = #"{"class": "UIDatePicker", "frame": [0, 0, 300, 40]}"#

    /// A xib with a date picker that shows the present, and one that shows the date in the file.
    private static func xib() throws -> String {
        try ToolTests.file(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="a"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
            <datePicker datePickerMode="dateAndTime" useCurrentDate="YES" id="b">
            <rect key="frame" x="0" y="0" width="320" height="40"/>
            <date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>
            <datePicker datePickerMode="date" id="c"><rect key="frame" x="0" y="100" width="320" height="40"/>
            <date key="date" timeIntervalSinceReferenceDate="757382400"/></datePicker>
            </subviews></view></objects></document>
            """, "Dates.xib")
    }

    private func dates(_ arguments: [String], zone: String = "UTC") throws -> [String] {
        let output = try ToolTests.run(["read"] + arguments, environment: ["TZ": zone])
        #expect(output.code == 0, "\(output.err)")
        return output.out.split(separator: "\n").dropFirst().compactMap { line in
            line.range(of: #"[A-Z][a-z]+ \d+, \d+|\d+:\d+ [AP]M"#, options: .regularExpression).map { String(line[$0]) }
        }
    }

    @Test(arguments: ["UTC", "Asia/Tokyo", "America/New_York"])
    func `a date picker says the same on every machine and at every hour`(zone: String) throws {
        let xib = try Self.xib()
        #expect(try dates([xib], zone: zone) == ["January 1, 2024", "9:41 AM", "January 1, 2025"])
        #expect(
            try dates([xib, "--now", "2024-12-24T18:00:00Z", "--time-zone", "Europe/Berlin"], zone: zone)
                == ["December 24, 2024", "7:00 PM", "January 1, 2025"])
        #expect(try dates([try ToolTests.file(Self.picker)], zone: zone) == ["January 1, 2024", "9:41 AM"])
    }

    @Test func `a log keeps the clock by which it was made`() throws {
        let xib = try Self.xib()
        let log = try ToolTests.file("", "log.jsonl")
        let read = ["read", xib, "--log", log, "--now", "2024-12-24T18:00:00Z", "--time-zone", "Asia/Tokyo"]
        #expect(try ToolTests.run(read, environment: ["TZ": "Asia/Tokyo"]).code == 0)
        let same = try ToolTests.run(["replay", log], environment: ["TZ": "America/New_York"])
        #expect(same.out == "speech is unchanged\n", "\(same.err)")
        let other = try ToolTests.run(["replay", log, "--time-zone", "UTC"])
        #expect(other.code == 1 && other.out.contains("-   Date Picker, December 25, 2024"), "\(other.out)")
    }

    @Test func `a log keeps the language in which it was spoken`() throws {
        let path = try ToolTests.file(ToolTests.screen)
        let log = try ToolTests.file("", "log.jsonl")
        #expect(try ToolTests.run(["read", path, "--language", "de", "--log", log]).code == 0)
        #expect(try String(contentsOfFile: log, encoding: .utf8).contains("Settings, Überschrift"))
        let replayed = try ToolTests.run(["replay", log])
        #expect(replayed.out == "speech is unchanged\n", "\(replayed.err)")
    }

    @Test func `screens of one name and files without any are replayed`() throws {
        let views = ["One", "Two", "Three"].map {
            """
            <view id="\($0)"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
            <label text="\($0)" id="\($0)l"><rect key="frame" x="0" y="0" width="320" height="40"/></label>
            </subviews></view>
            """
        }
        for (objects, says) in [(views.joined(), "speech is unchanged in 3 sessions\n"), ("", "speech is unchanged\n")]
        {
            let xib = try ToolTests.file(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
                <objects>\(objects)</objects></document>
                """, "Views.xib")
            let log = try ToolTests.file("", "log.jsonl")
            #expect(try ToolTests.run(["read", xib, "--log", log]).code == 0)
            let output = try ToolTests.run(["replay", log])
            #expect(output.out == says, "\(output.err)\(output.out)")
        }
    }

    @Test func `read, tree and say take standard input`() throws {
        let read = try ToolTests.run(["read", "-"], input: ToolTests.screen)
        #expect(read.code == 0)
        #expect(read.out.hasPrefix("standard input\n  Settings, heading\n"))
        #expect(try ToolTests.run(["tree", "-"], input: ToolTests.screen).out.contains("UISwitch"))
        let storyboard = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' targetRuntime='iOS.CocoaTouch'/>"
        #expect(try ToolTests.run(["read", "-"], input: storyboard).code == 0)
        let broken = try ToolTests.run(["tree", "-"], input: "<a><b></a>")
        #expect(broken.code == 65 && broken.err.hasPrefix("earshot: standard input:1:"), "\(broken.err)")
        let said = try ToolTests.run(["say", "-", "--silent", "--text", "-"], input: "One.\n\n Two ##[x]\r\nThree")
        #expect(said.out == "One.\nTwo \\u{23}#[x]\nThree\n")
        let log = try ToolTests.file("", "log.jsonl")
        #expect(try ToolTests.run(["read", "-", "--log", log], input: ToolTests.screen).code == 0)
        let replayed = try ToolTests.run(["replay", log])
        #expect(replayed.code == 2 && replayed.err.contains("name the file with --screen"), "\(replayed.err)")
        #expect(try ToolTests.run(["replay", log, "--screen", try ToolTests.file(ToolTests.screen)]).code == 0)
    }

    @Test func `a folder with other files says what it skips, and fails if there is nothing to run`() throws {
        let other = try ToolTests.file(#"{"format": "other/1"}"#, "other.json")
        let folder = URL(filePath: other).deletingLastPathComponent()
        let nothing = try ToolTests.run(["conformance", folder.path])
        #expect(nothing.code == 66)
        #expect(nothing.out.isEmpty)
        #expect(
            nothing.err == """
                earshot: \(other): skipped: "format" must be "voiceover-cases/1"
                earshot: \(folder.path): there is no case to run (name files in the format voiceover-cases/1)

                """)
        try Data("x".utf8).write(to: folder.appending(path: "notes.txt"))
        try Data(#"{"format": "voiceover-cases/1", "cases": []}"#.utf8).write(to: folder.appending(path: "a.json"))
        let empty = try ToolTests.run(["conformance", folder.path])
        #expect(empty.code == 66 && empty.err.contains("notes.txt: skipped: not a case file"), "\(empty.err)")
        let cases = PackageFolders.expectations.appending(path: "conformance").path
        let filtered = try ToolTests.run(["conformance", cases, "--filter", "no such case"])
        #expect(filtered.code == 66 && filtered.err.contains("no case id contains \"no such case\""))
        try Data(#"{"format": "voiceover-cases/1"}"#.utf8).write(to: folder.appending(path: "b.json"))
        #expect(try ToolTests.run(["conformance", folder.path]).code == 65)
    }
}
