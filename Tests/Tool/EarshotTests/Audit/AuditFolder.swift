import Foundation

/// A temporary folder in which the tool is run.
struct AuditFolder {
    let folder: URL

    init() throws { folder = try BuiltTool.folder() }

    /// A storyboard with one issue of each kind that can be fixed, and a button that only the developer can fix.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="a"><scenes><scene><objects><viewController id="a">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <button id="role"><rect key="frame" x="20" y="100" width="144" height="44"/>
        <accessibility key="accessibilityConfiguration" hint="save &amp; close button" label='Save &#x26; close button'/>
        <state key="normal" image="x"/></button>
        <button id="stop"><rect key="frame" x="20" y="200" width="144" height="44"/>
        <accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" staticText="YES" button="YES"/>
        <string key="label">Go home.</string></accessibility>
        <state key="normal" image="x"/></button>
        <button id="empty"><rect key="frame" x="20" y="300" width="144" height="44"/>
        <accessibility key="accessibilityConfiguration" label=" "/><state key="normal" title="Title"/></button>
        <label text="Saved" id="text"><rect key="frame" x="20" y="400" width="300" height="30"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <button id="left"><rect key="frame" x="20" y="500" width="44" height="44"/></button>
        </subviews></view></viewController></objects></scene></scenes></document>

        """

    /// The fixes that are reported for it: line and rule.
    static let fixed = [
        "5:49: hint-names-gesture", "5:80: label-repeats-role", "9:1: traits-conflict", "10:1: label-punctuated",
        "13:49: label-missing", "14:1: dynamic-type",
    ]

    /// The fixed storyboard.
    static let fixedStoryboard = storyboard.replacing(" hint=\"save &amp; close button\"", with: "")
        .replacing("close button'", with: "close'").replacing(" staticText=\"YES\"", with: "")
        .replacing("home.<", with: "home<").replacing(" label=\" \"", with: "")
        .replacing("id=\"text\"", with: "id=\"text\" adjustsFontForContentSizeCategory=\"YES\"")

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func write(_ text: String, _ name: String = "Main.storyboard") throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ name: String = "Main.storyboard") throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    /// Runs a program in the folder, or in a folder inside.
    func run(
        _ arguments: [String], program: String = BuiltTool.path, environment: [String: String] = [:],
        inside: String = "."
    ) throws -> (code: Int32, out: String, err: String) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = folder.appending(path: inside)
        process.standardInput = FileHandle.nullDevice
        let told = try process.runToEnd()
        return (process.terminationStatus, told.output, told.errors)
    }

    /// Returns the findings of an audit in JSON, as a text of the properties that identify them.
    func findings(_ arguments: [String]) throws -> [String] {
        let output = try run(["audit"] + arguments + ["--format", "json"])
        let value = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
        return (value?["findings"] as? [[String: Any]] ?? []).compactMap { $0["identity"] as? String }
    }
}
