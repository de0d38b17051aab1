import AccessibilityTree
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite @MainActor struct ViewInstantiationTests {
    @Test func `views stand where the file has them, with their looks`() throws {
        let root = try made(
            """
            <view hidden="YES" tag="7" contentMode="center" alpha="0.5" id="a">
              <rect key="frame" x="1" y="2" width="30" height="40"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
              <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
              <subviews>
                <view clipsSubviews="YES" userInteractionEnabled="NO" id="b">
                  <rect key="frame" x="3" y="4" width="5" height="6"/>
                </view>
                <mapView id="c"/>
              </subviews>
            </view>
            """)
        #expect(root.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(root.isHidden && root.tag == 7 && root.contentMode == .center && root.alpha == 0.5)
        #expect(root.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(root.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(root.isUserInteractionEnabled && !root.clipsToBounds)
        let inner = try #require(root.subviews.first)
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(inner.clipsToBounds && !inner.isUserInteractionEnabled)
        #expect(root.subviews.count == 2)
    }

    @Test func `each view knows its place in the file`() throws {
        let document = try fixture("settings.storyboard")
        let scene = try #require(UIStoryboard(document: document).scenes.dropFirst().first)
        let controller = try #require(scene.instantiateViewController())
        let label = try #require(controller.view.subviews.first as? UILabel)
        let place = try #require(label.sourceLocation)
        #expect(place.file == fixturePath("settings.storyboard"))
        #expect(place.line == 35)
        #expect(place.column == 29)
        #expect(place.objectID == "lab-00-001")
        #expect(controller.sourceLocation?.objectID == "set-00-001")
    }

    @Test func `classes that are not here lend their names to the tree`() throws {
        let root = try made(
            """
            <view customClass="BadgeView" id="a">
              <rect key="frame" x="0" y="0" width="30" height="40"/>
              <subviews>
                <wkWebView id="b"><rect key="frame" x="0" y="0" width="9" height="9"/></wkWebView>
                <button customClass="RoundButton" id="c"><rect key="frame" x="0" y="0" width="9" height="9"/></button>
                <futureView id="d"><rect key="frame" x="0" y="0" width="9" height="9"/></futureView>
              </subviews>
            </view>
            """)
        #expect(root.subviews[1] is UIButton)
        let names = capture(root).nodes.map(\.className)
        #expect(names == ["UIWindow", "BadgeView", "WKWebView", "UIScrollView", "RoundButton", "UIView"])
    }

    @Test func `views of a stack keep their stored size where nothing says another one`() throws {
        let stack: UIStackView = try made(
            """
            <stackView axis="vertical" alignment="center" spacing="3" id="a">
              <rect key="frame" x="0" y="0" width="100" height="43"/>
              <subviews>
                <view id="b"><rect key="frame" x="7" y="8" width="50" height="20"/></view>
                <view id="c"><rect key="frame" x="7" y="40" width="50" height="20"/></view>
              </subviews>
            </stackView>
            """)
        #expect(stack.axis == .vertical && stack.distribution == .fill && stack.alignment == .center)
        #expect(stack.spacing == 3)
        #expect(stack.arrangedSubviews.count == 2)
        stack.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 25, y: 0, width: 50, height: 20), CGRect(x: 25, y: 23, width: 50, height: 20),
            ])
        stack.arrangedSubviews[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame.minY == 0)
    }

    @Test func `scrolled content reaches as far as what is visible in it`() throws {
        let view: UIScrollView = try made(
            """
            <scrollView scrollEnabled="NO" pagingEnabled="YES" clipsSubviews="YES" id="a">
              <rect key="frame" x="0" y="0" width="100" height="100"/>
              <subviews>
                <view id="b"><rect key="frame" x="0" y="0" width="100" height="700"/></view>
                <view hidden="YES" id="c"><rect key="frame" x="0" y="0" width="900" height="900"/></view>
              </subviews>
            </scrollView>
            """)
        #expect(view.contentSize == CGSize(width: 100, height: 700))
        #expect(!view.isScrollEnabled && view.isPagingEnabled && view.clipsToBounds)
    }

    @Test(arguments: [("compact", 1), ("regular", 2)])
    func `views that are not installed for the device are left out`(width: String, count: Int) throws {
        let root = try made(
            """
            <view id="a">
              <subviews><view id="b"/><view id="c"><subviews><label id="d"/></subviews></view></subviews>
              <variation key="default"><mask key="subviews"><exclude reference="c"/></mask></variation>
              <variation key="heightClass=regular-widthClass=\(width)">
                <mask key="subviews"><include reference="b"/></mask>
              </variation>
              <variation key="widthClass=\(width == "regular" ? "compact" : "regular")">
                <mask key="subviews"><include reference="c"/></mask>
              </variation>
            </view>
            """)
        #expect(root.subviews.count == count)
    }

    @Test func `broken and huge numbers leave views as they are`() throws {
        let root = try made(
            """
            <view alpha="nan" tag="99999999999999999999" id="a">
              <rect key="frame" x="0" y="0" width="1e300" height="1e308"/>
              <subviews>
                <slider minValue="-1e300" maxValue="1e300" value="1e300" id="b"/>
                <stepper minimumValue="5" maximumValue="-5" stepValue="0" value="inf" id="c"/>
                <pageControl numberOfPages="9223372036854775807" currentPage="-3" id="d"/>
                <segmentedControl selectedSegmentIndex="9223372036854775807" id="e"/>
                <label numberOfLines="-9223372036854775808" text="x" id="f"/>
              </subviews>
            </view>
            """)
        #expect(root.alpha == 1 && root.tag == 0)
        #expect(root.subviews.count == 5)
        #expect((root.subviews[0] as? UISlider)?.value.isFinite == true)
        #expect((root.subviews[4] as? UILabel)?.numberOfLines == 1)
        #expect(capture(root).count > 6)
    }
}
