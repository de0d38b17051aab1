import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@Suite @MainActor struct ControlInstantiationTests {
    @Test func `a label has its text, font and lines`() throws {
        let label: UILabel = try made(
            """
            <label text="Hello" numberOfLines="0" textAlignment="center" lineBreakMode="wordWrap" enabled="NO" \
            adjustsFontForContentSizeCategory="YES" id="a">
              <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
              <color key="textColor" systemColor="secondaryLabelColor"/>
            </label>
            """)
        #expect(label.text == "Hello")
        #expect(label.numberOfLines == 0 && label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
        #expect(!label.isEnabled && label.adjustsFontForContentSizeCategory)
        #expect(label.font == .preferredFont(forTextStyle: .headline))
        #expect(label.textColor == .secondaryLabel)
    }

    @Test func `text with attributes is kept with its fonts`() throws {
        let label: UILabel = try made(
            """
            <label id="a"><attributedString key="attributedText">
              <fragment content="Big"><attributes><font key="NSFont" size="30" metaFont="system"/></attributes></fragment>
              <fragment content=" small"/>
            </attributedString></label>
            """)
        #expect(label.text == "Big small")
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 30)
    }

    @Test func `a button has a title and an image for each state`() throws {
        let document = try InterfaceBuilderDocument.decode(
            Array(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
                <button buttonType="system" selected="YES" id="a">
                  <state key="normal" title="Play" image="play.fill" catalog="system"/>
                  <state key="selected" title="Pause" image="pause"/>
                </button></objects>
                <resources><image name="play.fill" catalog="system" width="120" height="128"/>
                <image name="pause" width="24" height="25"/></resources></document>
                """.utf8))
        let button = try #require(UINib(document: document).items().first?.object as? UIButton)
        #expect(button.buttonType == .system && button.isEnabled && button.isSelected)
        #expect(button.title(for: .normal) == "Play" && button.title(for: .selected) == "Pause")
        #expect(button.image(for: .normal)?.isSymbolImage == true)
        #expect(button.image(for: .selected)?.isSymbolImage == false)
        #expect(button.image(for: .selected)?.size == CGSize(width: 24, height: 25))
        #expect(button.accessibilityLabel == "Pause")
        #expect(button.accessibilityTraits.isSuperset(of: [.button, .selected]))
    }

    @Test(arguments: [("wordWrap", true), ("middleTruncation", false)])
    func `the title of a button wraps in its frame where the file says so`(mode: String, wraps: Bool) throws {
        let button: UIButton = try made(
            """
            <button buttonType="system" lineBreakMode="\(mode)" id="a"><rect key="frame" x="0" y="0" width="100" \
            height="60"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <state key="normal" title="Identify languages"/></button>
            """)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect((label.frame.height > 30) == wraps && (label.numberOfLines == 0) == wraps)
        // As in UIKit, the size of a button without a configuration doesn't count on it.
        #expect(button.intrinsicContentSize.height < 40)
    }

    @Test func `a button's insets make it as large as Xcode stores it`() throws {
        let button: UIButton = try made(
            """
            <button buttonType="system" id="a">
              <inset key="contentEdgeInsets" minX="10" minY="10" maxX="10" maxY="10"/>
              <inset key="titleEdgeInsets" minX="0.0" minY="0.0" maxX="4" maxY="0.0"/>
              <state key="normal" title="Animated Zoom"/>
            </button>
            """)
        #expect(button.titleEdgeInsets.right == 4)
        #expect(button.intrinsicContentSize == CGSize(width: 129, height: 38))
    }

    @Test(arguments: [("title=\"Save\"", "Save"), ("", "Old")])
    func `a button's configuration has the title, or else the state has`(attribute: String, title: String) throws {
        let button: UIButton = try made(
            """
            <button id="a"><state key="normal" title="Old"/>
            <buttonConfiguration key="configuration" style="filled" \(attribute)/></button>
            """)
        #expect(button.configuration != nil)
        #expect(button.currentTitle == title)
    }

    @Test func `values of controls are those of the file`() throws {
        let toggle: UISwitch = try made("<switch on=\"YES\" id=\"a\"/>")
        #expect(toggle.isOn)
        let slider: UISlider = try made("<slider minValue=\"10\" maxValue=\"30\" value=\"20\" id=\"a\"/>")
        #expect(slider.minimumValue == 10 && slider.maximumValue == 30 && slider.value == 20)
        let stepper: UIStepper = try made(
            "<stepper minimumValue=\"2\" maximumValue=\"8\" stepValue=\"3\" value=\"5\" wraps=\"YES\" id=\"a\"/>")
        #expect(stepper.minimumValue == 2 && stepper.maximumValue == 8 && stepper.stepValue == 3)
        #expect(stepper.value == 5 && stepper.wraps)
        let pages: UIPageControl = try made("<pageControl numberOfPages=\"3\" currentPage=\"2\" id=\"a\"/>")
        #expect(pages.numberOfPages == 3 && pages.currentPage == 2)
        let progress: UIProgressView = try made("<progressView progress=\"0.5\" id=\"a\"/>")
        #expect(progress.progress == 0.5)
    }

    @Test func `segments have titles, images and one that is selected`() throws {
        let control: UISegmentedControl = try made(
            """
            <segmentedControl selectedSegmentIndex="1" id="a"><segments>
              <segment title="Day"/><segment title="Week" enabled="NO"/><segment image="calendar"/>
            </segments></segmentedControl>
            """)
        #expect(control.numberOfSegments == 3)
        #expect(control.titleForSegment(at: 0) == "Day")
        #expect(!control.isEnabledForSegment(at: 1))
        #expect(control.imageForSegment(at: 2) != nil)
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test(arguments: [
        ("hidesWhenStopped=\"YES\"", true, false), ("hidesWhenStopped=\"YES\" animating=\"YES\"", false, true),
        ("", false, false), ("hidden=\"YES\" animating=\"YES\"", true, true),
    ])
    func `an activity indicator turns and hides as the file says`(
        attributes: String, isHidden: Bool, isAnimating: Bool
    ) throws {
        let view: UIActivityIndicatorView = try made("<activityIndicatorView style=\"large\" \(attributes) id=\"a\"/>")
        #expect(view.isHidden == isHidden && view.isAnimating == isAnimating)
        #expect(view.style == .large)
    }

    @Test func `fields have text, placeholder and traits of their input`() throws {
        let field: UITextField = try made(
            """
            <textField text="me" placeholder="Name" borderStyle="roundedRect" clearButtonMode="always" id="a">
              <textInputTraits key="textInputTraits" secureTextEntry="YES" keyboardType="emailAddress" \
            returnKeyType="done" textContentType="username"/>
            </textField>
            """)
        #expect(field.text == "me" && field.placeholder == "Name" && field.isSecureTextEntry)
        #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .always)
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
        #expect(field.textContentType == .username)
        let view: UITextView = try made(
            "<textView editable=\"NO\" id=\"a\"><string key=\"text\">Two\nlines</string></textView>")
        #expect(view.text == "Two\nlines" && !view.isEditable && view.isSelectable)
    }

    @Test func `a date picker shows the date of the file`() throws {
        let picker: UIDatePicker = try made(
            """
            <datePicker datePickerMode="date" minuteInterval="15" style="wheels" enabled="NO" id="a">
            <date key="date" timeIntervalSinceReferenceDate="0"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="1e300"/></datePicker>
            """)
        #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
        #expect(picker.minuteInterval == 15 && !picker.isEnabled)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
        #expect(capture(picker).nodes.contains { $0.value?.string == "2001" })
    }

    @Test func `a search bar has its text, placeholder and scopes`() throws {
        let bar: UISearchBar = try made(
            """
            <searchBar text="x" placeholder="Find" prompt="All" showsCancelButton="YES" showsScopeBar="YES" \
            selectedScopeButtonIndex="1" id="a"><rect key="frame" x="0" y="0" width="320" height="100"/>
            <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
            """)
        #expect(bar.text == "x" && bar.placeholder == "Find" && bar.prompt == "All" && bar.showsCancelButton)
        #expect(bar.showsScopeBar && bar.scopeButtonTitles == ["All", "Mine"] && bar.selectedScopeButtonIndex == 1)
    }

    @Test func `bars have their items`() throws {
        let bar: UIToolbar = try made(
            """
            <toolbar id="a"><rect key="frame" x="0" y="0" width="300" height="44"/><items>
              <barButtonItem systemItem="flexibleSpace" id="b"/>
              <barButtonItem title="Edit" enabled="NO" id="c"/>
              <barButtonItem style="plain" id="d"><switch key="customView" on="YES" id="e"/></barButtonItem>
            </items></toolbar>
            """)
        #expect(bar.items?.map(\.title) == [nil, "Edit", nil])
        #expect(bar.items?[1].isEnabled == false)
        #expect((bar.items?[2].customView as? UISwitch)?.isOn == true)
        let navigation: UINavigationBar = try made(
            """
            <navigationBar id="a"><items><navigationItem title="Mail" id="b">
              <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/>
              <rightBarButtonItems><barButtonItem title="1" id="d"/><barButtonItem title="2" id="e"/></rightBarButtonItems>
              <segmentedControl key="titleView" id="f"/>
            </navigationItem></items></navigationBar>
            """)
        #expect(navigation.topItem?.title == "Mail")
        #expect(navigation.topItem?.leftBarButtonItem?.accessibilityLabel == "Cancel")
        #expect(navigation.topItem?.rightBarButtonItems?.map(\.title) == ["1", "2"])
        #expect(navigation.topItem?.titleView is UISegmentedControl)
        let tabs: UITabBar = try made(
            """
            <tabBar selectedItem="c" id="a"><items><tabBarItem systemItem="search" id="b"/>
            <tabBarItem title="Two" badgeValue="3" id="c"/></items></tabBar>
            """)
        #expect(tabs.items?.map(\.title) == ["Search", "Two"])
        #expect(tabs.selectedItem?.badgeValue == "3")
    }
}
