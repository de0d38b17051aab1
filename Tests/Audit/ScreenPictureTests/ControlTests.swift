import AccessibilityTree
import Testing

@testable import ScreenPicture

/// Controls are recognized by their traits and values, whatever their class is called.
@Suite struct ControlTests {
    private func node(_ className: String, _ value: String?, _ traits: AccessibilityTraits) -> Node {
        var node = Node(id: NodeID(1), className: className)
        node.value = value.map { AttributedText($0) }
        node.traits = traits
        return node
    }

    @Test func `shapes follow traits and values, in the digits of any language`() {
        let cases: [(Node, ControlShape?)] = [
            (node("FancySwitch", "1", [.button, .toggleButton]), .toggle(isOn: true)),
            (node("UISwitch", "0", .button), .toggle(isOn: false)),
            (node("Knob", "25%", .adjustable), .slider(0.25)), (node("Knob", "٢٥٪", .adjustable), .slider(0.25)),
            (node("Knob", "250 %", .adjustable), .slider(1)), (node("Knob", "loud", .adjustable), nil),
            (node("UISlider", nil, []), .slider(0)), (node("Loader", "5 %", .updatesFrequently), .progress(0.05)),
            (node("UIPageControl", "page 2 of 7", .adjustable), .pages(current: 2, count: 7)),
            (node("UIPageControl", nil, .adjustable), nil), (node("UIStepper", nil, []), .stepper),
            (node("MyMap", nil, .map), .foreign("MyMap")), (node("UIView", "1", []), nil),
            (
                node("UIPageControl", "99999999999999999999999 of 99999999999999999999999", []),
                .pages(current: 9_999_999, count: 9_999_999)
            ),
        ]
        for (node, shape) in cases {
            #expect(ControlShape(node, isInSegments: false) == shape, "\(node.className) \(node.value?.string ?? "")")
        }
        let segment = node("Part", nil, [.button, .selected])
        #expect(ControlShape(segment, isInSegments: true) == .segment(isSelected: true))
        #expect(ControlShape(segment, isInSegments: false) == nil)
    }
}
