import Testing

@testable import HeadlessUIKit

/// The effects of controls when they are used, and their callbacks.
@MainActor struct ControlActionTests {
    private final class Log: NamedActionTarget {
        var entries: [String] = []

        func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
            entries.append(action.name)
            return true
        }
    }

    private final class Responder: UIView, NamedActionTarget {
        var names: [String] = []

        func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
            names.append(action.name)
            return true
        }
    }

    private func count(_ control: UIControl, _ events: UIControl.Event, while work: () -> Void) -> Int {
        var count = 0
        let action = UIAction { _ in count += 1 }
        control.addAction(action, for: events)
        work()
        control.removeAction(action, for: events)
        return count
    }

    @Test func `a tap on a button sends its events in order`() {
        let button = UIButton()
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.performPrimaryAction()
        #expect(events == ["down", "up", "primary"])
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(events.count == 3)
    }

    @Test func `an action with the same identifier replaces the other on its events only`() {
        let button = UIButton()
        var log: [String] = []
        let name = UIAction.Identifier("a")
        button.addAction(UIAction(identifier: name) { _ in log.append("old") }, for: [.touchDown, .touchUpInside])
        button.addAction(UIAction(identifier: name) { _ in log.append("new") }, for: .touchUpInside)
        button.performPrimaryAction()
        #expect(log == ["old", "new"])
        button.removeAction(identifiedBy: name, for: .allEvents)
        #expect(button.allControlEvents.isEmpty)
    }

    @Test func `a target gets its action by name until it is gone`() {
        let button = UIButton()
        var log: Log? = Log()
        button.addTarget(log, action: "save:", for: .touchUpInside)
        button.addTarget(log, action: "save:", for: .touchUpInside)
        #expect(button.actions(forTarget: log, forControlEvent: .touchUpInside) == ["save:"])
        button.sendActions(for: .touchUpInside)
        #expect(log?.entries == ["save:"])
        weak let gone = log
        log = nil
        #expect(gone == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test func `without a target the action goes up the chain`() {
        let parent = Responder()
        let middle = UIView()
        let button = UIButton()
        parent.addSubview(middle)
        middle.addSubview(button)
        button.addTarget(nil, action: "save:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(parent.names == ["save:"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(parent.names == ["save:"])
    }

    @Test func `activating a switch toggles it and notifies the targets`() {
        let toggle = UISwitch()
        #expect(count(toggle, .valueChanged) { _ = toggle.accessibilityActivate() } == 1)
        #expect(toggle.isOn)
        #expect(count(toggle, .valueChanged) { toggle.isOn = false } == 0)
        toggle.isEnabled = false
        #expect(count(toggle, .valueChanged) { _ = toggle.accessibilityActivate() } == 0)
        #expect(!toggle.isOn)
    }

    @Test func `a slider moves by a tenth of its range`() {
        let slider = UISlider()
        slider.maximumValue = 200
        slider.minimumValue = 100
        #expect(slider.value == 100)
        #expect(count(slider, .valueChanged) { slider.accessibilityIncrement() } == 1)
        #expect(slider.value == 110)
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.value == 100)
        slider.isEnabled = false
        slider.accessibilityIncrement()
        #expect(slider.value == 100)
    }

    @Test(arguments: [(0, 16.0), (1, 184.0), (0.5, 100.0)])
    func `a slider is activated at its thumb`(value: Float, x: Double) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.value = value
        #expect(slider.thumbCenter == CGPoint(x: x, y: 15.5))
    }

    @Test func `the buttons of a stepper change its number`() {
        let stepper = UIStepper()
        stepper.maximumValue = 2
        stepper.stepValue = 2
        let increment = stepper.subviews[1] as? UIButton
        #expect(count(stepper, .valueChanged) { increment?.performPrimaryAction() } == 1)
        #expect(stepper.value == 2)
        #expect(count(stepper, .valueChanged) { increment?.performPrimaryAction() } == 0)
        stepper.wraps = true
        increment?.performPrimaryAction()
        #expect(stepper.value == 0)
        stepper.stepValue = .nan
        stepper.minimumValue = 50
        #expect(stepper.maximumValue == 50)
        #expect(stepper.value == 50)
        #expect(stepper.stepValue == 2)
    }

    @Test func `a page control turns pages until the last`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 2
        #expect(count(control, .valueChanged) { control.accessibilityIncrement() } == 1)
        #expect(count(control, .valueChanged) { control.accessibilityIncrement() } == 0)
        #expect(count(control, .valueChanged) { control.tap(at: CGPoint(x: 10, y: 10)) } == 1)
        #expect(control.currentPage == 0)
    }

    @Test func `a tap selects the segment under it once`() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        control.layoutIfNeeded()
        #expect(count(control, .valueChanged) { control.tap(at: CGPoint(x: 75, y: 16)) } == 1)
        #expect(control.selectedSegmentIndex == 1)
        #expect(count(control, .valueChanged) { control.tap(at: CGPoint(x: 75, y: 16)) } == 0)
        control.setEnabled(false, forSegmentAt: 0)
        #expect(count(control, .valueChanged) { control.tap(at: CGPoint(x: 25, y: 16)) } == 0)
        control.isMomentary = true
        #expect(count(control, .valueChanged) { control.tap(at: CGPoint(x: 75, y: 16)) } == 1)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a control and its handlers are freed together`() {
        var stepper: UIStepper? = UIStepper()
        weak let gone = stepper
        stepper?.addAction(UIAction { _ in }, for: .valueChanged)
        stepper = nil
        #expect(gone == nil)
    }
}
