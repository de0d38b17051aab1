import Foundation
import HeadlessUIKit
import InterfaceBuilder
import MapKitStandIn
import Testing
import WebKitStandIn

/// Interface Builder files with views of other frameworks.
@MainActor struct ArchiveTests {
    @Test func `a file makes the views of a stand-in that the program has`() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="a"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
            <mapView id="b"><rect key="frame" x="0" y="0" width="300" height="100"/></mapView>
            <wkWebView id="c"><rect key="frame" x="0" y="100" width="300" height="100"/></wkWebView>
            <view customClass="MKMapView" id="d"><rect key="frame" x="0" y="200" width="300" height="100"/></view>
            </subviews></view></objects><resources/></document>
            """
        let nib = UINib(document: try InterfaceBuilderDocument.decode(Array(text.utf8)))
        let view = try #require(nib.instantiate(withOwner: nil, options: nil).first as? UIView)
        #expect(view.subviews.map { $0 is MKMapView } == [true, false, true])
        #expect(view.subviews[1] is WKWebView && view.subviews[1].frame.minY == 100)
    }
}
