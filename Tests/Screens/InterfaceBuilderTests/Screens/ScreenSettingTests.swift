import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Screens of files on other devices than those that the files were saved for.
@Suite @MainActor struct ScreenSettingTests {
    private func main() throws -> InterfaceBuilderDocument {
        let path = projectPath("App/Base.lproj/Main.storyboard")
        return try InterfaceBuilderDocument.read(path: path)
            .prepared(in: ProjectResources(around: path)).document
    }

    private func tree(
        _ document: InterfaceBuilderDocument, on name: String, _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> AccessibilityTree {
        let device = try #require(DeviceProfile.named(name))
        MainLoop.main.clock = .virtual
        let screens = document.screens(on: ScreenSetting(device: device, orientation: orientation))
        let window = try #require(screens.first).makeWindow()
        MainLoop.main.advance(by: .zero)
        defer { window.isHidden = true }
        #expect(window.bounds.size == device.size(in: orientation))
        #expect(window.deviceSafeAreaInsets == device.safeArea(in: orientation))
        return WindowSource(window, includesAppearance: true).captureTree()
    }

    private func labels(_ tree: AccessibilityTree) -> [String] {
        ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string }
    }

    private func node(_ id: String, in tree: AccessibilityTree) -> Node? {
        tree.nodes.first { $0.source?.objectID == id }
    }

    @Test func `a screen is as large as the device and keeps free what it covers`() throws {
        try AppProcess().run {
            let phone = try tree(main(), on: "iPhone 16 Pro")
            #expect(node("jou-vw-001", in: phone)?.frame == Rect(x: 0, y: 0, width: 402, height: 874))
            #expect(node("buy-bt-001", in: phone)?.frame.width == 362)
            #expect((node("flt-bi-001", in: phone)?.frame.y ?? 0) >= 62)
            let lying = try tree(main(), on: "iPhone 16 Pro", .landscapeLeft)
            #expect(node("jou-vw-001", in: lying)?.frame == Rect(x: 0, y: 0, width: 874, height: 402))
            #expect(UIScreen.main.bounds.size == CGSize(width: 874, height: 402))
            let pad = try tree(main(), on: "iPad Pro 13-inch")
            #expect(node("jou-vw-001", in: pad)?.frame == Rect(x: 0, y: 0, width: 1032, height: 1376))
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
        }
    }

    @Test func `stacks are laid out anew for the text size, and the order with them`() throws {
        let usual = ["Departure", "Arrival", "Nine", "Ten"]
        func texts() throws -> [String] {
            let path = projectPath("App/Base.lproj/Main.storyboard")
            let document = try InterfaceBuilderDocument.read(path: path)
            let german = document.localized(for: "de", using: ProjectResources(around: path)).document
            let heard = try labels(tree(german, on: "iPhone SE (1st generation)"))
            let all = ["Abfahrt ab dem Hauptbahnhof", "Ankunft", "Neun Uhr", "Zehn Uhr"]
            return heard.filter(all.contains)
        }
        try AppProcess().run {
            let heard = try labels(tree(main(), on: "iPhone 16 Pro"))
            #expect(heard.filter(usual.contains) == usual)
            UIApplication.shared.simulate(.accessibilityExtraExtraExtraLarge)
            let german = try texts()
            #expect(german == ["Abfahrt ab dem Hauptbahnhof", "Ankunft", "Zehn Uhr", "Neun Uhr"])
        }
    }

    @Test func `what varies with size classes is that of the device`() throws {
        let document = try storyboard(
            """
            <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><label text="Any" id="l"><rect key="frame" x="20" y="100" width="200" height="20"/>
            <variation key="heightClass=regular-widthClass=regular"><string key="text">Wide</string></variation>
            <variation key="heightClass=compact"><string key="text">Flat</string></variation>
            </label></subviews></view></viewController>
            """, initial: "a")
        try AppProcess().run {
            let upright = try labels(tree(document, on: "iPhone 16 Pro"))
            let lying = try labels(tree(document, on: "iPhone 16 Pro", .landscapeRight))
            let pad = try labels(tree(document, on: "iPad Pro 13-inch"))
            #expect([upright, lying, pad] == [["Any"], ["Flat"], ["Wide"]])
        }
    }

    @Test func `colours of the catalogue are those of appearance and contrast, in the namespace too`() throws {
        func colors() throws -> [Appearance.Color?] {
            let tree = try tree(main(), on: "iPhone 16 Pro")
            return [
                node("dep-lb-001", in: tree)?.appearance?.textColor,
                node("bdg-vw-001", in: tree)?.appearance?.backgroundColor,
            ]
        }
        func gray(_ white: Double, _ alpha: Double = 1) -> Appearance.Color {
            Appearance.Color(red: white, green: white, blue: white, alpha: alpha)
        }
        let accent = Appearance.Color(red: 0.2, green: 0.4, blue: 0.6)
        try AppProcess().run {
            let usual = try colors()
            #expect(usual == [gray(26.0 / 255), accent])
            UIApplication.shared.simulate(.dark)
            let dark = try colors()
            #expect(dark == [gray(0.9), gray(0.25, 0.5)])
            UIAccessibility.setStatus(.darkerSystemColors, true)
            let strong = try colors()
            #expect(strong == [gray(1), gray(0.25, 0.5)])
            UIApplication.shared.simulate(.light)
            let lightStrong = try colors()
            #expect(lightStrong == [gray(0), accent])
        }
    }

    @Test func `an image has the size of its file where the document has none`() throws {
        try AppProcess().run {
            let tree = try tree(main(), on: "iPhone 16 Pro")
            #expect(node("trn-iv-001", in: tree)?.appearance?.intrinsicSize == Size(width: 60, height: 40))
        }
    }

    @Test func `a view of a xib takes over only what was the screen's`() throws {
        let path = projectPath("App/Base.lproj/Ticket.xib")
        let document = try InterfaceBuilderDocument.read(path: path)
        let device = try #require(DeviceProfile.named("iPhone SE (1st generation)"))
        let screen = try #require(document.screens(on: ScreenSetting(device: device)).first)
        #expect(screen.size == CGSize(width: 320, height: 120))
        try AppProcess().run {
            let window = screen.makeWindow()
            defer { window.isHidden = true }
            let label = try #require(window.subviews.first?.subviews.first)
            #expect(label.frame.width == 280)
            #expect(window.deviceSafeAreaInsets == .zero)
        }
    }

    @Test func `a storyboard that another one refers to is prepared as well`() throws {
        let path = projectPath("App/Base.lproj/Main.storyboard")
        let resources = ProjectResources(around: path)
        let screens = try InterfaceBuilderDocument.read(path: path).screens {
            $0.localized(for: "de", using: resources).document
        }
        try AppProcess().run {
            MainLoop.main.clock = .virtual
            let window = try #require(screens.first).makeWindow(isWalkable: true)
            defer { window.isHidden = true }
            let navigation = try #require(window.rootViewController as? UINavigationController)
            try #require(navigation.topViewController).performSegue(withIdentifier: "ticket", sender: nil)
            MainLoop.main.runUntilIdle()
            let tree = WindowSource(window).captureTree()
            #expect(labels(tree).contains("Lautstärke"))
        }
    }

    @Test(arguments: [
        ("retina6_1", "iPhone XR"), ("retina6_5", "iPhone 11 Pro Max"), ("retina6_12", "iPhone 15"),
        ("retina4_7", "iPhone SE (3rd generation)"), ("ipad10_5", "iPad Air (10.5-inch)"),
        ("", "iPhone SE (3rd generation)"),
    ])
    func `the device of a file is known`(id: String, name: String) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
            <device id="\(id)" orientation="landscape"/><objects/></document>
            """
        #expect(try InterfaceBuilderDocument.decode(Array(text.utf8)).deviceProfile.name == name)
    }
}
