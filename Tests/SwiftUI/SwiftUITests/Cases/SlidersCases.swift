import SwiftUI

extension SwiftUICase {
    static let sliders: [SwiftUICase] = [
        SwiftUICase(
            "cvs-value-star-rating", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityValueView.swift:77",
            expect: [
                ExpectedElement(label: "Rating", value: "3 out of 5", traits: [.adjustable])
            ]
        ) {
            HStack {
                ForEach(1..<6) { star in
                    Image(systemName: star <= 3 ? "star.fill" : "star")
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("3 out of 5")
            .accessibilityAdjustableAction { _ in }
        },
        SwiftUICase(
            "os-slider-value-1", .reengineered,
            "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUITests/Accessibility/internal/AccessibilityBoundedNumberTests.swift (MIT; as Apple's even on iOS 17)",
            expect: [
                ExpectedElement(type: .slider, label: "Level", value: "4%")
            ]
        ) {
            // Range length 100: value divided by 100 as percent; length 1: the raw value as percent; any other: a
            // plain number.
            Slider(value: .constant(4.5), in: 1...101) { Text("Level") }
        },
        SwiftUICase(
            "os-slider-value-2", .reengineered,
            "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUITests/Accessibility/internal/AccessibilityBoundedNumberTests.swift (MIT; as Apple's even on iOS 17)",
            expect: [
                ExpectedElement(type: .slider, label: "Level", value: "50%")
            ]
        ) {
            // Range length 100: value divided by 100 as percent; length 1: the raw value as percent; any other: a
            // plain number.
            Slider(value: .constant(50), in: 0...100) { Text("Level") }
        },
        SwiftUICase(
            "os-slider-value-3", .reengineered,
            "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUITests/Accessibility/internal/AccessibilityBoundedNumberTests.swift (MIT; as Apple's even on iOS 17)",
            expect: [
                ExpectedElement(type: .slider, label: "Level", value: "50%")
            ]
        ) {
            // Range length 100: value divided by 100 as percent; length 1: the raw value as percent; any other: a
            // plain number.
            Slider(value: .constant(0.5), in: 0...1) { Text("Level") }
        },
        SwiftUICase(
            "os-slider-value-4", .reengineered,
            "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUITests/Accessibility/internal/AccessibilityBoundedNumberTests.swift (MIT; as Apple's even on iOS 17)",
            expect: [
                ExpectedElement(type: .slider, label: "Level", value: "150%")
            ]
        ) {
            // Range length 100: value divided by 100 as percent; length 1: the raw value as percent; any other: a
            // plain number.
            Slider(value: .constant(1.5), in: 1...2) { Text("Level") }
        },
        SwiftUICase(
            "os-slider-value-5", .reengineered,
            "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUITests/Accessibility/internal/AccessibilityBoundedNumberTests.swift (MIT; as Apple's even on iOS 17)",
            expect: [
                ExpectedElement(type: .slider, label: "Level", value: "4.5")
            ]
        ) {
            // Range length 100: value divided by 100 as percent; length 1: the raw value as percent; any other: a
            // plain number.
            Slider(value: .constant(4.5), in: 3...16) { Text("Level") }
        },
        SwiftUICase(
            "os-slider-value-6", .reengineered,
            "OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUITests/Accessibility/internal/AccessibilityBoundedNumberTests.swift (MIT; as Apple's even on iOS 17)",
            expect: [
                ExpectedElement(type: .slider, label: "Level", value: "1.5")
            ]
        ) {
            // NB length 1 in floating point is 0.99…; the test expects the plain number.
            Slider(value: .constant(1.5), in: 1.3...2.3) { Text("Level") }
        },
        SwiftUICase(
            "ma-slider", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/slider/slider-iOSVoiceover-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(
                    description: "Speaking Rate, 48%, Adjustable, Swipe up or down with one finger to adjust the value")
            ]
        ) {
            // One swipe changed it by ten hundredths: 38%, 48%.
            Slider(value: .constant(0.48)) { Text("Speaking Rate") }
        },
        SwiftUICase(
            "ap-ignore-page-indicator", .apple,
            "https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:) and view/accessibilityadjustableaction(_:)",
            match: .subset,
            absent: ["Page 3"],
            expect: [
                ExpectedElement(label: "Page", value: "3 of 10", traits: [.adjustable])
            ]
        ) {
            HStack {
                Text("Page 3")
                Image(systemName: "circle.fill")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Page")
            .accessibilityValue("3 of 10")
            .accessibilityAdjustableAction { _ in }
        },
    ]
}
