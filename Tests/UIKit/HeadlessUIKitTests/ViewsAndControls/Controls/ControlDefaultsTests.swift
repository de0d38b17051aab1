import AccessibilityTree
import Testing

@testable import HeadlessUIKit

/// The default accessibility attributes of controls.
@MainActor struct ControlDefaultsTests {
    private func expectSays(
        _ view: UIAccessibilityObject, isElement: Bool = true, label: String? = nil, value: String? = nil,
        traits: AccessibilityTraits, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(view.isAccessibilityElement == isElement, sourceLocation: sourceLocation)
        #expect(view.accessibilityLabel == label, sourceLocation: sourceLocation)
        #expect(view.accessibilityValue == value, sourceLocation: sourceLocation)
        #expect(view.accessibilityHint == nil, sourceLocation: sourceLocation)
        #expect(
            AccessibilityTraits(rawValue: view.accessibilityTraits.rawValue).names == traits.names,
            sourceLocation: sourceLocation)
    }

    @Test func `a plain view is no element`() {
        expectSays(UIView(), isElement: false, traits: [])
        expectSays(UIScrollView(), isElement: false, traits: [])
        expectSays(UIImageView(image: UIImage(named: "cat")), isElement: false, label: "cat", traits: .image)
    }

    @Test func `a label speaks its text and is an element while it has some`() {
        let label = UILabel()
        #expect(!label.isAccessibilityElement)
        label.text = ""
        #expect(!label.isAccessibilityElement)
        label.text = "Hello"
        expectSays(label, label: "Hello", traits: .staticText)
        label.attributedText = NSAttributedString(string: "World")
        #expect(label.text == "World")
        expectSays(label, label: "World", traits: .staticText)
    }

    @Test func `what the app assigns replaces the default`() {
        let label = UILabel()
        label.text = "Hello"
        label.accessibilityLabel = "Other"
        label.accessibilityTraits = .header
        expectSays(label, label: "Other", traits: .header)
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Hello")
    }

    @Test func `a button speaks its title and its state`() {
        let button = UIButton(type: .system)
        expectSays(button, traits: .button)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saved", for: .selected)
        expectSays(button, label: "Save", traits: .button)
        button.isSelected = true
        expectSays(button, label: "Saved", traits: [.button, .selected])
        button.isEnabled = false
        expectSays(button, label: "Save", traits: [.button, .selected, .notEnabled])
    }

    @Test func `a configured button speaks title and subtitle`() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "3 left"
        expectSays(UIButton(configuration: configuration), label: "Buy, 3 left", traits: .button)
    }

    @Test(arguments: [
        ("plus", "Add"), ("heart.fill", "Love"), ("xmark.circle.fill", "Close"), ("zigzag.line", "zigzag line"),
    ])
    func `a button with a symbol alone speaks the symbol`(symbol: String, spoken: String) {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        expectSays(button, label: spoken, traits: .button)
    }

    @Test func `a button with an image alone speaks the words of the file name`() {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(named: "icons/ic_close-small.png"), for: .normal)
        #expect(button.accessibilityLabel == "ic close small")
        button.currentImage?.accessibilityLabel = "Close"
        #expect(button.accessibilityLabel == "Close")
    }

    @Test func `a switch speaks one or zero whatever is assigned`() {
        let toggle = UISwitch()
        expectSays(toggle, value: "0", traits: [.button, .toggleButton])
        toggle.isOn = true
        toggle.accessibilityValue = "Value"
        expectSays(toggle, value: "1", traits: [.button, .toggleButton])
        #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
    }

    @Test(arguments: [(0.0, "0%"), (0.754, "75%"), (0.756, "76%"), (1.0, "100%"), (7.0, "100%"), (-3.0, "0%")])
    func `a slider speaks a percentage`(value: Float, spoken: String) {
        let slider = UISlider()
        slider.value = value
        expectSays(slider, value: spoken, traits: .adjustable)
    }

    @Test func `a slider survives numbers that are none`() {
        let slider = UISlider()
        slider.value = .nan
        slider.maximumValue = .infinity
        slider.minimumValue = -.infinity
        slider.accessibilityIncrement()
        #expect(slider.accessibilityValue?.hasSuffix("%") == true)
    }

    @Test func `a page control speaks its page`() {
        let control = UIPageControl()
        #expect(control.accessibilityValue == nil)
        control.numberOfPages = 3
        control.currentPage = 1
        expectSays(control, value: "page 2 of 3", traits: [.adjustable, .updatesFrequently])
        control.currentPage = Int.max
        #expect(control.currentPage == 2)
        control.numberOfPages = -5
        #expect(control.currentPage == 0)
    }

    @Test func `a stepper is two buttons that are dimmed at the limits`() {
        let stepper = UIStepper()
        #expect(!stepper.isAccessibilityElement)
        stepper.maximumValue = 1
        expectSays(stepper.subviews[0], label: "Decrement", traits: [.button, .notEnabled])
        expectSays(stepper.subviews[1], label: "Increment", traits: .button)
        stepper.value = 1
        expectSays(stepper.subviews[0], label: "Decrement", traits: .button)
        expectSays(stepper.subviews[1], label: "Increment", traits: [.button, .notEnabled])
        stepper.wraps = true
        expectSays(stepper.subviews[1], label: "Increment", traits: .button)
        stepper.isEnabled = false
        expectSays(stepper.subviews[0], label: "Decrement", traits: [.button, .notEnabled])
    }

    @Test func `a segmented control is a series of buttons`() {
        let control = UISegmentedControl(items: ["First", UIImage(systemName: "plus") as Any, "Third"])
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 2)
        expectSays(control, isElement: false, traits: [])
        #expect(control.accessibilitySeries == .segmentedControl)
        expectSays(control.subviews[0], label: "First", traits: [.button, .selected])
        expectSays(control.subviews[1], label: "Add", traits: .button)
        expectSays(control.subviews[2], label: "Third", traits: [.button, .notEnabled])
    }

    @Test func `segments keep their selection over insertions and removals`() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "New", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeSegment(at: 99, animated: false)
        control.selectedSegmentIndex = 99
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: -1) == nil)
    }
}
