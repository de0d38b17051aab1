import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import TestSupport
import Testing

@Suite(.serialized) @MainActor struct ScreenTests {
    /// Returns the announcements of a document's screens in reading order, with the class and the line of each element.
    private func reading(_ document: InterfaceBuilderDocument) -> String {
        var lines: [String] = []
        for screen in document.screens() {
            lines.append("\(screen.name), \(screen.className), line \(screen.location.line)")
            lines += elements(in: screen.makeWindow())
            for prototype in screen.prototypes {
                lines.append("  prototype \(prototype.kind) \(prototype.name), \(prototype.className)")
                lines += elements(in: prototype.makeWindow())
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func elements(in window: UIWindow) -> [String] {
        defer { window.isHidden = true }
        let tree = WindowSource(window).captureTree()
        return ReadingOrder(tree).elements.compactMap { tree[$0] }.map { node in
            let texts = [node.label?.string, node.value?.string, node.hint?.string].compactMap { $0 }
            let line = node.source.map { " line \($0.line)" } ?? ""
            return "    \(node.className)\(line): \(texts.joined(separator: " | ").replacing("\n", with: "\\n"))"
        }
    }

    @Test(arguments: ["settings.storyboard", "cells.xib", "controls.storyboard"])
    func `the screens of a file are read as recorded`(name: String) throws {
        let base = name.split(separator: ".")[0]
        try expectMatches(recorded: "interfacebuilder/\(base).speech.txt", actual: reading(fixture(name)))
    }

    @Test func `a scene is as large as the device, whatever its frame in the file`() throws {
        let document = try storyboard(
            """
            <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="64"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view></viewController>
            """, initial: "a")
        let window = try #require(document.screens().first).makeWindow()
        defer { window.isHidden = true }
        #expect(window.bounds.size == CGSize(width: 375, height: 667))
        #expect(window.rootViewController?.view.frame.height == 667)
    }

    @Test func `a view of a xib and an automatic row are as high as their content needs`() throws {
        let column = """
            <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="8" id="c1"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="c2"/>
            <constraint firstItem="r" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8" \
            id="c3"/>
            """
        let label = """
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="0" y="8" width="300" height="4"/></label>
            """
        let nib = try xib(
            """
            <view id="r"><rect key="frame" x="0" y="0" width="300" height="20"/><subviews>\(label)</subviews>
            <constraints>\(column)</constraints></view>
            """)
        let screen = try #require(nib.screens().first)
        #expect(screen.size.width == 300 && screen.size.height > 36)
        for (height, isHigher) in [("-1", true), ("20", false)] {
            let table = try storyboard(
                """
                <tableViewController id="t"><tableView key="view" rowHeight="\(height)" id="v">
                <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
                <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="20"/>
                <tableViewCellContentView key="contentView" id="r"><rect key="frame" x="0" y="0" width="375" height="20"/>
                <subviews>\(label)</subviews><constraints>\(column)</constraints></tableViewCellContentView>
                </tableViewCell></prototypes></tableView></tableViewController>
                """, initial: "t")
            let window = try #require(table.screens().first?.prototypes.first).makeWindow()
            defer { window.isHidden = true }
            #expect((window.bounds.height > 36) == isHigher)
        }
    }

    @Test func `a window is as large as the file's frames`() throws {
        let windows = try fixture("settings.storyboard").screens(alone: true).map { $0.makeWindow() }
        defer { for window in windows { window.isHidden = true } }
        let sizes = windows.map(\.bounds.size)
        #expect(sizes == Array(repeating: CGSize(width: 414, height: 896), count: 3))
        let nib = try xib("<view id=\"a\"><rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/></view>")
        let window = try #require(nib.screens().first).makeWindow()
        defer { window.isHidden = true }
        #expect(window.bounds.size == CGSize(width: 70, height: 80) && !window.isHidden)
        #expect(window.subviews.map(\.frame.origin) == [.zero])
    }

    @Test(arguments: [
        ("targetRuntime=\"iOS.CocoaTouch\"", "", 375.0), ("targetRuntime=\"iOS.CocoaTouch.iPad\"", "", 768),
        ("targetRuntime=\"iOS.CocoaTouch\"", "<device id=\"ipad11_0rounded\"/>", 834),
        ("targetRuntime=\"iOS.CocoaTouch\"", "<device id=\"retina4_0\" orientation=\"landscape\"/>", 568),
        ("targetRuntime=\"iOS.CocoaTouch\"", "<device id=\"unknown\"/>", 375),
    ])
    func `the device decides how large a scene without a view is`(runtime: String, device: String, width: CGFloat)
        throws
    {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(runtime)>\(device)
            <scenes><scene><objects><viewController id="a"/></objects></scene></scenes></document>
            """
        let document = try InterfaceBuilderDocument.decode(Array(text.utf8))
        let window = try #require(document.screens().first).makeWindow()
        #expect(window.bounds.width == width)
        window.isHidden = true
    }

    @Test func `a view of a xib is as large as in the file, though the app lays it out by constraints`() throws {
        let document = try xib(
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="150" y="12" width="75" height="20"/></label></subviews><constraints>
            <constraint firstItem="l" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c1"/>
            <constraint firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="c2"/>
            </constraints></view>
            """)
        let window = try #require(document.screens().first).makeWindow()
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let view = try #require(window.subviews.first)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
        #expect(view.subviews.first.map { abs($0.center.x - 187.5) <= 0.5 && abs($0.center.y - 22) <= 0.5 } == true)
    }
}
