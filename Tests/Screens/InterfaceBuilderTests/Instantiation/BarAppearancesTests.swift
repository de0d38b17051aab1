import AccessibilityTree
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// The colours and the fonts that files give to bars and to their titles.
@Suite @MainActor struct BarAppearancesTests {
    private static func color(_ key: String, white: Double) -> String {
        #"<color key="\#(key)" white="\#(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    }

    private static func gray(_ white: Double) -> Appearance.Color { .init(red: white, green: white, blue: white) }

    private func looks(_ className: String, _ bar: UIView) throws -> Appearance {
        try #require(capture(bar).nodes.first { $0.className == className }?.appearance)
    }

    private func navigationBar(_ inside: String) throws -> UINavigationBar {
        try made(
            """
            <navigationBar id="n"><rect key="frame" x="0.0" y="0.0" width="402" height="44"/>\(inside)
            <items><navigationItem id="i" title="Mail"/></items></navigationBar>
            """)
    }

    @Test func `titles have the colour and the font of the bar's own attributes`() throws {
        let bar = try navigationBar(
            """
            <textAttributes key="titleTextAttributes">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="23"/>\(Self.color("textColor", white: 0.25))
            </textAttributes>
            <textAttributes key="largeTitleTextAttributes">
            <fontDescription key="fontDescription" type="system" pointSize="41"/></textAttributes>
            """)
        let title = try looks("UINavigationBarTitleLabel", bar)
        #expect(title.textColor == Self.gray(0.25) && title.fontSize == 23 && (title.fontWeight ?? 400) >= 600)
        #expect((bar.largeTitleTextAttributes?[.font] as? UIFont)?.pointSize == 41)
    }

    @Test func `those of the standard looks win, and their colour is behind the bar`() throws {
        let bar = try navigationBar(
            """
            <textAttributes key="titleTextAttributes">\(Self.color("textColor", white: 0.25))</textAttributes>
            <navigationBarAppearance key="standardAppearance">\(Self.color("backgroundColor", white: 0.5))
            <textAttributes key="titleTextAttributes">\(Self.color("textColor", white: 0.75))</textAttributes>
            </navigationBarAppearance>
            """)
        #expect(try looks("UINavigationBarTitleLabel", bar).textColor == Self.gray(0.75))
        #expect(try looks("UINavigationBar", bar).backgroundColor == Self.gray(0.5))
    }

    @Test(arguments: [("tabBar", "tabBarAppearance", "UITabBar"), ("toolbar", "toolbarAppearance", "UIToolbar")])
    func `the colour of the standard looks is behind other bars`(_ bar: String, _ looks: String, _ name: String) throws
    {
        let made: UIView = try made(
            """
            <\(bar) id="b"><rect key="frame" x="0.0" y="0.0" width="402" height="49"/>
            <\(looks) key="standardAppearance">\(Self.color("backgroundColor", white: 0.5))</\(looks)></\(bar)>
            """)
        #expect(try self.looks(name, made).backgroundColor == Self.gray(0.5))
    }
}
