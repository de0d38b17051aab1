import Foundation

extension ClassDescription {
    /// The classes of controls.
    static let controls: [ClassDescription] = [
        ClassDescription(UIControl.self, element: nil, make: { UIControl(frame: .zero) }) { control in
            [
                control.flag("isEnabled", absent: true) { $0.isEnabled = $1 },
                control.flag("isSelected", absent: false) { $0.isSelected = $1 },
                control.flag("isHighlighted", absent: false) { $0.isHighlighted = $1 },
                control.choice(
                    "contentHorizontalAlignment",
                    of: [
                        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                        "trailing": .trailing,
                    ]
                ) { $0.contentHorizontalAlignment = $1 },
                control.choice(
                    "contentVerticalAlignment",
                    of: ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
                ) { $0.contentVerticalAlignment = $1 },
                control.flag("showsMenuAsPrimaryAction", absent: false) { $0.showsMenuAsPrimaryAction = $1 },
            ]
        },
        textFields,
        ClassDescription(
            UIButton.self, element: "button", isElement: true, traits: .button, make: { UIButton(frame: .zero) }
        ) { button in
            [
                button.flag(
                    "changesSelectionAsPrimaryAction", absent: false
                ) { $0.changesSelectionAsPrimaryAction = $1 },
                button.choice(
                    "role",
                    of: ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]
                ) { $0.role = $1 },
                button.choice("lineBreakMode", of: lineBreakModes) { $0.titleWrapping = $1.wraps ? $1 : nil },
                button.insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 },
                button.insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 },
                button.insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 },
            ]
        },
        ClassDescription(
            UISwitch.self, element: "switch", isElement: true, traits: [.button, .toggleButton],
            make: { UISwitch(frame: .zero) }
        ) { control in
            [
                control.flag("isOn", absent: false) { $0.isOn = $1 },
                control.text("title", isClearedWhenAbsent: true) { $0.title = $1 },
                control.color("onTintColor", isClearedWhenAbsent: true) { $0.onTintColor = $1 },
                control.color("thumbTintColor", isClearedWhenAbsent: true) { $0.thumbTintColor = $1 },
            ]
        },
        ClassDescription(
            UISlider.self, element: "slider", isElement: true, traits: .adjustable, make: { UISlider(frame: .zero) }
        ) { slider in
            [
                slider.number("maximumValue", also: ["maximum"], file: "maxValue", absent: 1) { $0.maximumValue = $1 },
                slider.number("minimumValue", also: ["minimum"], file: "minValue", absent: 0) { $0.minimumValue = $1 },
                slider.number("value", absent: 0) { $0.value = $1 },
                slider.flag("isContinuous", absent: true) { $0.isContinuous = $1 },
                slider.image("minimumValueImage", isClearedWhenAbsent: true) { $0.minimumValueImage = $1 },
                slider.image("maximumValueImage", isClearedWhenAbsent: true) { $0.maximumValueImage = $1 },
            ]
        },
        ClassDescription(UIStepper.self, element: "stepper", make: { UIStepper(frame: .zero) }) { stepper in
            [
                stepper.number("maximumValue", also: ["maximum"], absent: 100) { $0.maximumValue = $1 },
                stepper.number("minimumValue", also: ["minimum"], absent: 0) { $0.minimumValue = $1 },
                stepper.number("stepValue", also: ["step"], absent: 1) { $0.stepValue = $1 },
                stepper.number("value", absent: 0) { $0.value = $1 },
                stepper.flag("wraps", absent: false) { $0.wraps = $1 },
                stepper.flag("autorepeat", absent: true) { $0.autorepeat = $1 },
                stepper.flag("isContinuous", absent: true) { $0.isContinuous = $1 },
            ]
        },
        // Its selection is an index.
        ClassDescription(
            UISegmentedControl.self, element: "segmentedControl", hiding: ["isSelected"],
            make: { UISegmentedControl(frame: .zero) }
        ) { control in
            [
                control.flag("isMomentary", absent: false) { $0.isMomentary = $1 },
                control.flag("apportionsSegmentWidthsByContent", absent: false) {
                    $0.apportionsSegmentWidthsByContent = $1
                },
                control.color("selectedSegmentTintColor", isClearedWhenAbsent: true) {
                    $0.selectedSegmentTintColor = $1
                },
            ]
        },
        ClassDescription(
            UIPageControl.self, element: "pageControl", isElement: true,
            traits: [.adjustable, .updatesFrequently], make: { UIPageControl(frame: .zero) }
        ) { pages in
            [
                pages.whole("numberOfPages", in: 0...1_000_000, absent: 0) { $0.numberOfPages = $1 },
                pages.whole("currentPage", in: 0...1_000_000, absent: 0) { $0.currentPage = $1 },
                pages.flag("hidesForSinglePage", absent: false) { $0.hidesForSinglePage = $1 },
            ]
        },
    ]
}
