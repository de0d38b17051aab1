import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Apps that are started from the folder of their sources.
@MainActor struct AppFolderTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var launches = 0
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            launches += 1
            return true
        }
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="C1">
        <scenes><scene sceneID="S1"><objects>
        <viewController storyboardIdentifier="first" id="C1" sceneMemberID="viewController">
        <view key="view" id="V1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
        <label text="Welcome" id="L1"><rect key="frame" x="20" y="100" width="200" height="21"/></label>
        <imageView image="cup" id="I1"><rect key="frame" x="20" y="200" width="10" height="10"/></imageView>
        </subviews></view>
        </viewController></objects></scene></scenes>
        </document>
        """

    private static let files = [
        "App/Base.lproj/Main.storyboard": storyboard,
        "App/de.lproj/Main.strings": "\"L1.text\" = \"Willkommen\";",
        "App/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
        </dict></plist>
        """,
        "Assets.xcassets/cup.imageset/Contents.json":
            #"{"images": [{"idiom": "universal", "filename": "cup.svg", "scale": "1x"}]}"#,
        "Assets.xcassets/cup.imageset/cup.svg":
            #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"></svg>"#,
        "Assets.xcassets/leaf.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}]}
        """,
        "Panel.xib": """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="V1"><rect key="frame" x="0" y="0" width="50" height="60"/></view></objects></document>
        """,
    ]

    private func withFolder(_ test: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in Self.files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try AppProcess().run { try test(folder.path) }
    }

    @Test(arguments: [(nil, "Welcome"), ("de-AT", "Willkommen"), ("ja", "Welcome")] as [(String?, String)])
    func `the main storyboard is shown in the language that comes nearest`(language: String?, text: String) throws {
        try withFolder { path in
            let delegate = Delegate()
            let window = try AppFolder(path, language: language).launch(delegate: delegate)
            #expect(delegate.launches == 1 && delegate.window === window && window?.isKeyWindow == true)
            let labels = window?.rootViewController?.view.subviews.compactMap { ($0 as? UILabel)?.text }
            #expect(labels == [text])
        }
    }

    @Test func `what names no bundle is found in the folder`() throws {
        try withFolder { path in
            try AppFolder(path).open()
            let main = UIStoryboard(name: "Main", bundle: nil)
            #expect(main.instantiateViewController(withIdentifier: "first").view.subviews.count == 2)
            #expect(UIImage(named: "cup")?.size == CGSize(width: 30, height: 40))
            #expect(UIImage(named: "none")?.size == .zero)
            #expect(UIColor(named: "leaf") == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
            #expect(UIColor(named: "none") == nil)
            #expect((Bundle.main.loadNibNamed("Panel", owner: nil)?.first as? UIView)?.bounds.height == 60)
        }
        #expect(UIColor(named: "leaf") == nil)
    }

    @Test func `a folder that does not exist is reported`() {
        #expect(throws: AppFolderError.noFolder("/nowhere/at/all")) { try AppFolder("/nowhere/at/all") }
        #expect(
            "\(AppFolderError.noFolder("/x"))" == "/x: no such folder; name the folder of the app's sources")
    }
}
