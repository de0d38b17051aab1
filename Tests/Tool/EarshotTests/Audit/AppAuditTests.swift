import Foundation
import Testing

/// The results of `earshot audit` for the property lists of apps.
struct AppAuditTests {
    private static func list(_ more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME)</string>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string></array>
          <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>UIInterfaceOrientationPortrait</string>
        <string>UIInterfaceOrientationLandscapeLeft</string></array>
        <key>UIUserInterfaceStyle</key><string>$(STYLE)</string>
        \(more)</dict></plist>

        """
    }

    private func places(_ folder: AuditFolder, _ arguments: [String]) throws -> [String] {
        let output = try folder.run(["audit"] + arguments + ["--format", "json"])
        let value = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
        return (value?["findings"] as? [[String: Any]] ?? []).compactMap { finding in
            guard let place = finding["location"] as? [String: Any], let file = place["file"] as? String else {
                return nil
            }
            let rule = finding["rule"] ?? "", outcome = finding["outcome"] ?? ""
            return "\(file):\(place["line"] ?? 0):\(place["column"] ?? 0) \(rule) \(outcome)"
        }
    }

    private static let expected = [
        "App/Info.plist:5:1 orientation-lock needs-review", "App/Info.plist:10:1 appearance-forced needs-review",
    ]

    @Test func `the list of an app is audited, in folders and by name`() throws {
        let folder = try AuditFolder()
        try folder.write(Self.list(), "App/Info.plist")
        #expect(try places(folder, ["."]) == Self.expected)
        #expect(try places(folder, ["App/Info.plist"]) == Self.expected)
        try folder.write(AuditFolder.fixedStoryboard)
        #expect(try Set(places(folder, ["."])).isSuperset(of: Self.expected))
        let excluded = try folder.run(["read", "."])
        #expect(!excluded.err.contains("Info.plist"))
    }

    @Test(arguments: [("Light", 1), ("Dark", 0), ("Automatic", 1)])
    func `screens are audited in the appearance that their app forces`(style: String, count: Int) throws {
        let folder = try AuditFolder()
        try folder.write(Self.list().replacing("$(STYLE)", with: style), "App/Info.plist")
        try folder.write("", "Package.swift")
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <label text="Ferry" fixedFrame="YES" id="l"><rect key="frame" x="20" y="100" width="200" height="24"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/></view></objects></document>
            """, "App/Views/Ferry.xib")
        for path in [".", "App/Views", "App/Views/Ferry.xib"] {
            #expect(try places(folder, [path, "--rule", "text-contrast"]).count == count, "\(path)")
        }
    }

    @Test func `extensions and other systems have nothing for the rules`() throws {
        let folder = try AuditFolder()
        try folder.write(Self.list("<key>NSExtension</key><dict/>"), "Share/Share-Info.plist")
        try folder.write(Self.list("<key>NSPrincipalClass</key><string>NSApplication</string>"), "Mac/Info.plist")
        let output = try folder.run(["audit", ".", "--format", "json"])
        #expect(try places(folder, ["."]) == [] && output.code == 0)
        let value = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
        let counts = (value?["counts"] as? [String: [String: Int]])?["orientation-lock"]
        #expect(counts == ["passed": 0, "failed": 0, "needsReview": 0, "notApplicable": 2])
    }

    @Test func `a binary list is left out with its reason, and one that is broken with its place`() throws {
        let folder = try AuditFolder()
        try folder.write(Self.list(), "App/Info.plist")
        let binary = try PropertyListSerialization.data(
            fromPropertyList: ["UIUserInterfaceStyle": "Light"], format: .binary, options: 0)
        try FileManager.default.createDirectory(
            atPath: folder.path("Old"), withIntermediateDirectories: true)
        try binary.write(to: folder.folder.appending(path: "Old/Info.plist"))
        try folder.write("<plist>\n<dict>", "Broken/Info.plist")
        let output = try folder.run(["audit", "."])
        #expect(output.err.contains("Old/Info.plist: binary property lists are not supported"))
        #expect(output.err.contains("earshot: Broken/Info.plist:2:"))
        #expect(output.out.contains("2 skipped") && output.out.contains("App/Info.plist:5:1"))
    }

    @Test func `settings leave out lists as they do other files, and a baseline knows them when lines move`() throws {
        let folder = try AuditFolder()
        try folder.write(Self.list(), "App/Info.plist")
        try folder.write(AuditFolder.fixedStoryboard, "App/Main.storyboard")
        _ = try folder.run(["audit", ".", "--write-baseline", "b.json"])
        try folder.write(Self.list().replacing("<plist", with: "\n\n<plist"), "App/Info.plist")
        #expect(try places(folder, [".", "--baseline", "b.json"]) == [])
        try folder.write("exclude: [Info.plist]", ".earshot.yml")
        #expect(try !places(folder, ["."]).contains { $0.contains("Info.plist") })
    }

    @Test func `the list that a build makes is audited by its settings, each fault once`() throws {
        let folder = try AuditFolder()
        let settings = """
            GENERATE_INFOPLIST_FILE = YES; SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = a.b;
            INFOPLIST_KEY_CFBundleDisplayName = trips_app_v2;
            INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;
            INFOPLIST_KEY_UIUserInterfaceStyle = Dark;
            """
        try folder.write(
            """
            {objects = {
            P = {buildConfigurationList = M; targets = (T); };
            T = {name = Trips; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
            L = {buildConfigurations = (A, B); }; M = {buildConfigurations = (); };
            A = {name = Debug; buildSettings = {
            \(settings)
            }; };
            B = {name = Release; buildSettings = {
            \(settings)
            }; };
            }; rootObject = P; }
            """, "Trips.xcodeproj/project.pbxproj")
        let file = "Trips.xcodeproj/project.pbxproj"
        let expected = [
            "\(file):6:52 app-language-missing needs-review", "\(file):7:1 app-name-not-readable needs-review",
            "\(file):8:1 orientation-lock needs-review", "\(file):9:1 appearance-forced needs-review",
        ]
        #expect(try places(folder, ["."]) == expected)
        #expect(try places(folder, [file]) == expected)
        try folder.write("{ objects = ", file)
        let broken = try folder.run(["audit", file])
        #expect(broken.code == 65 && broken.err.contains("\(file):1:13: unexpected end of the file"), "\(broken.err)")
    }
}
