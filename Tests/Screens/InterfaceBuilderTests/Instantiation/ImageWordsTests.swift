import AccessibilityTree
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// Announcements of images without a label in files.
@Suite @MainActor struct ImageWordsTests {
    @Test func `buttons, items, segments and image views of a file are labelled by their images`() throws {
        let document = try InterfaceBuilderDocument.decode(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
                <view id="v"><rect key="frame" x="0.0" y="0.0" width="402" height="874"/><subviews>
                  <navigationBar id="n"><rect key="frame" x="0.0" y="0.0" width="402" height="44"/><items>
                    <navigationItem id="i" title="Mail">
                      <barButtonItem key="rightBarButtonItem" image="trash" catalog="system" id="r"/>
                      <barButtonItem key="leftBarButtonItem" image="ic_menuOpen.png" id="l"/>
                    </navigationItem></items></navigationBar>
                  <button id="b"><rect key="frame" x="0.0" y="100" width="44" height="44"/>
                    <state key="normal" image="heart.fill" catalog="system"/></button>
                  <segmentedControl id="s"><rect key="frame" x="0.0" y="200" width="90" height="32"/><segments>
                    <segment image="list.bullet" catalog="system"/><segment title="" image="photo-grid"/>
                  </segments></segmentedControl>
                  <imageView image="photo-grid" id="p"><rect key="frame" x="0.0" y="300" width="44" height="44"/>
                    <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
                  </imageView>
                  <tabBar id="t"><rect key="frame" x="0.0" y="800" width="402" height="49"/><items>
                    <tabBarItem title="" image="house.fill" catalog="system" id="h"/></items></tabBar>
                </subviews></view></objects><resources>
                <image name="trash" catalog="system" width="117" height="128"/>
                <image name="heart.fill" catalog="system" width="128" height="109"/>
                <image name="list.bullet" catalog="system" width="128" height="87"/>
                <image name="house.fill" catalog="system" width="128" height="104"/>
                <image name="ic_menuOpen.png" width="24" height="24"/><image name="photo-grid" width="24" height="24"/>
                </resources></document>
                """.utf8))
        let view = try #require(UINib(document: document).items().first?.object as? UIView)
        let window = UIWindow(frame: view.frame)
        window.isHidden = false
        defer { window.isHidden = true }
        window.addSubview(view)
        let tree = WindowSource(window).captureTree()
        #expect(
            ReadingOrder(tree).elements.compactMap { tree[$0]?.label?.string } == [
                "ic menu Open", "Mail", "Delete", "Love", "List", "photo grid", "photo grid", "Home",
            ])
    }
}
