import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// A view with custom outlets and attributes, as apps have them.
private final class BadgeView: UIView, NamedPropertyOwner, NamedActionTarget {
    var wasMadeByCoder = false
    var badge: UILabel?
    var buttons: [UIButton] = []
    var inset = 0.0
    var actions: [String] = []
    weak var sender: UIView?

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        wasMadeByCoder = true
    }

    func setValue(_ value: Any?, forNamedProperty keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("badge", let label as UILabel): badge = label
        case ("buttons", let buttons as [UIButton]): self.buttons = buttons
        case ("inset", let number as Double): inset = number
        default: return false
        }
        return true
    }

    func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
        actions.append(action.name)
        self.sender = sender as? UIView
        return true
    }
}

private final class RefusingView: UIView {
    required init?(coder: NSCoder) { nil }
}

@Suite @MainActor struct ConnectionTests {
    private var classes: InterfaceBuilderClasses {
        var classes = InterfaceBuilderClasses()
        classes.register(BadgeView.self)
        classes.register(RefusingView.self, as: "Sample.RefusingView")
        return classes
    }

    @Test func `M05 a tap on a button of the file calls the target's method with the button as its sender`() throws {
        let nib = UINib(
            document: try xib(
                """
                <view customClass="BadgeView" id="a"><rect key="frame" x="0" y="0" width="200" height="200"/>
                  <subviews><button id="c"><rect key="frame" x="10" y="10" width="80" height="40"/><connections>
                    <action selector="send:" destination="a" eventType="touchUpInside" id="d"/>
                  </connections></button></subviews></view>
                """), classes: classes)
        let view = try #require(nib.items().first?.object as? BadgeView)
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.isHidden = false
        defer { window.isHidden = true }
        #expect(window.simulateTap(at: CGPoint(x: 20, y: 20)))
        #expect(view.actions == ["send:"] && view.sender === view.subviews.first)
    }

    @Test func `a registered class is made by its coder and gets outlets, attributes and actions`() throws {
        let nib = UINib(
            document: try xib(
                """
                <view customClass="BadgeView" customModule="Sample" id="a">
                  <subviews>
                    <label id="b"/>
                    <button id="c"><connections>
                      <action selector="go:" destination="a" eventType="touchUpInside" id="d"/>
                      <action selector="chain:" destination="-2" eventType="touchDown" id="e"/>
                      <action selector="lost:" destination="-9" eventType="touchDown" id="e2"/>
                    </connections></button>
                  </subviews>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="inset">
                      <real key="value" value="4"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="unknown" value="x"/>
                  </userDefinedRuntimeAttributes>
                  <connections>
                    <outlet property="badge" destination="b" id="f"/>
                    <outlet property="nothing" destination="b" id="g"/>
                    <outlet property="badge" destination="gone" id="h"/>
                    <outletCollection property="buttons" destination="c" id="i"/>
                    <outletCollection property="gestureRecognizers" destination="j" id="k"/>
                  </connections>
                </view>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
                <tapGestureRecognizer numberOfTapsRequired="2" id="j"><connections>
                  <action selector="tapped:" destination="a" id="l"/></connections></tapGestureRecognizer>
                """), classes: classes)
        let view = try #require(nib.items().first?.object as? BadgeView)
        #expect(view.wasMadeByCoder && view.inset == 4)
        #expect(view.badge === view.subviews[0])
        #expect(view.buttons.count == 1 && view.buttons[0] === view.subviews[1])
        view.buttons[0].sendActions(for: .touchUpInside)
        view.buttons[0].sendActions(for: .touchDown)
        let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
        tap.recognize(at: .zero)
        #expect(view.actions == ["go:", "chain:", "tapped:"])
        #expect(nib.notes.map(\.kind) == [.unknownProperty("unknown"), .unknownProperty("nothing")])
    }

    @Test func `a class that refuses is replaced, with a note`() throws {
        let nib = UINib(
            document: try xib("<label customClass=\"RefusingView\" customModule=\"Sample\" text=\"x\" id=\"a\"/>"),
            classes: classes)
        let label = try #require(nib.items().first?.object as? UILabel)
        #expect(label.text == "x")
        #expect(nib.notes.map(\.kind) == [.classRefused("RefusingView")])
        #expect(nib.notes.first?.location.objectID == "a")
    }

    @Test func `a class that the program lacks is reported as UIKit reports it`() throws {
        let nib = UINib(
            document: try xib(
                """
                <view id="a"><subviews>
                  <label customClass="Gone" customModule="Sample" text="x" id="b"/>
                  <view customClass="OldView" id="c"/>
                  <view customClass="BadgeView" customModule="Sample" id="d"/>
                  <view customClass="UIStackView" id="e"/>
                </subviews></view>
                """), classes: classes)
        var reported: [String] = []
        let handler = Diagnostics.handler
        Diagnostics.handler = { reported.append($0.message) }
        defer { Diagnostics.handler = handler }
        let view = try #require(nib.items().first?.object as? UIView)
        #expect((view.subviews.first as? UILabel)?.text == "x")
        let messages = [
            "Unknown class _TtC6Sample4Gone in Interface Builder file.",
            "Unknown class OldView in Interface Builder file.",
        ]
        #expect(nib.notes.map(\.message) == messages)
        #expect(reported == messages)
    }

    @Test func `a program without classes only reads the names in a file`() throws {
        let nib = UINib(document: try xib("<label customClass=\"Gone\" customModule=\"Other\" text=\"x\" id=\"a\"/>"))
        #expect(nib.items().count == 1 && nib.notes.isEmpty)
    }

    @Test func `what the file says to VoiceOver is said`() throws {
        let view = try made(
            """
            <view id="a"><accessibility key="accessibilityConfiguration" label="Card" hint="Opens" identifier="card">
            <accessibilityTraits key="traits" button="YES" notEnabled="YES"/><bool key="isElement" value="YES"/>
            </accessibility></view>
            """)
        #expect(view.accessibilityLabel == "Card" && view.accessibilityHint == "Opens")
        #expect(view.accessibilityIdentifier == "card" && view.isAccessibilityElement)
        #expect(view.accessibilityTraits == [.button, .notEnabled])
        let label = try made("<label text=\"x\" id=\"a\"><accessibility key=\"accessibilityConfiguration\"/></label>")
        #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    }

    @Test func `run-time attributes reach what VoiceOver reads, and broken ones change nothing`() throws {
        let button: UIButton = try made(
            """
            <button id="a"><state key="normal" title="T"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="id"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Label"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="5"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityElementsHidden" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="isAccessibilityElement">
              <integer key="value" value="0"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.accessibilityElementsHidden" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityLanguage" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="accessibilityTraits">
              <real key="value" value="-1.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="" value="x"/>
            <userDefinedRuntimeAttribute type="string" keyPath="...." value="x"/>
            <userDefinedRuntimeAttribute type="string" keyPath="a.b.c.d.e" value="x"/>
            </userDefinedRuntimeAttributes></button>
            """)
        #expect(button.accessibilityIdentifier == "id" && button.accessibilityLabel == "Label")
        #expect(button.accessibilityValue == "5" && button.accessibilityElementsHidden)
        #expect(!button.isAccessibilityElement)
        #expect(button.titleLabel?.accessibilityElementsHidden == true)
        #expect(button.accessibilityHint == nil && button.accessibilityLanguage == nil)
        #expect(button.accessibilityTraits == .button)
    }

    @Test func `a nib connects its owner and names its objects`() throws {
        let owner = BadgeView(frame: .zero)
        let nib = UINib(
            document: try xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeView"><connections>
                <outlet property="badge" destination="a" id="o"/></connections></placeholder>
                <label userLabel="Badge" id="a"/><view customClass="Card" id="b"/><view id="c"><subviews>
                <button id="d"><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="e"/>
                </connections></button></subviews></view>
                """))
        let items = nib.items(withOwner: owner)
        #expect(items.map(\.name) == ["Badge", "Card", "View"])
        #expect(items.map(\.location.objectID) == ["a", "b", "c"])
        #expect(owner.badge === items[0].object)
        let button = try #require((items[2].object as? UIView)?.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(owner.actions == ["go:"])
        #expect(nib.instantiate(withOwner: nil).count == 3)
    }
}
