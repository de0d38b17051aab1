import Foundation

extension ClassDescription {
    /// Controls.
    static let controls: [ClassDescription] = [
        ClassDescription(UIControl.self, element: nil, make: { UIControl(frame: .zero) }) { control in
            [
                control.flag("isEnabled", absent: true, \.isEnabled),
                control.flag("isSelected", absent: false, \.isSelected),
                control.flag("isHighlighted", absent: false, \.isHighlighted),
                control.choice(
                    "contentHorizontalAlignment",
                    of: [
                        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                        "trailing": .trailing,
                    ], \.contentHorizontalAlignment),
                control.choice(
                    "contentVerticalAlignment",
                    of: ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill],
                    \.contentVerticalAlignment),
                control.flag("showsMenuAsPrimaryAction", absent: false, \.showsMenuAsPrimaryAction),
            ]
        },
        textFields,
        ClassDescription(
            UIButton.self, element: "button", isElement: true, traits: .button, make: { UIButton(frame: .zero) }
        ) { button in
            [
                button.flag(
                    "changesSelectionAsPrimaryAction", absent: false, \.changesSelectionAsPrimaryAction),
                button.choice(
                    "role",
                    of: ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive],
                    \.role),
                button.insets("contentEdgeInsets", \.contentEdgeInsets),
                button.insets("titleEdgeInsets", \.titleEdgeInsets),
                button.insets("imageEdgeInsets", \.imageEdgeInsets),
            ]
        },
        ClassDescription(
            UISwitch.self, element: "switch", isElement: true, traits: [.button, .toggleButton],
            make: { UISwitch(frame: .zero) }
        ) { control in
            [
                control.flag("isOn", absent: false, \.isOn),
                control.text("title", isClearedWhenAbsent: true, \.title),
                control.color("onTintColor", isClearedWhenAbsent: true, \.onTintColor),
                control.color("thumbTintColor", isClearedWhenAbsent: true, \.thumbTintColor),
            ]
        },
        ClassDescription(
            UISlider.self, element: "slider", isElement: true, traits: .adjustable, make: { UISlider(frame: .zero) }
        ) { slider in
            [
                slider.number("maximumValue", also: ["maximum"], file: "maxValue", absent: 1, \.maximumValue),
                slider.number("minimumValue", also: ["minimum"], file: "minValue", absent: 0, \.minimumValue),
                slider.number("value", absent: 0, \.value),
                slider.flag("isContinuous", absent: true, \.isContinuous),
                slider.image("minimumValueImage", isClearedWhenAbsent: true) { $0.minimumValueImage = $1 },
                slider.image("maximumValueImage", isClearedWhenAbsent: true) { $0.maximumValueImage = $1 },
            ]
        },
        ClassDescription(UIStepper.self, element: "stepper", make: { UIStepper(frame: .zero) }) { stepper in
            [
                stepper.number("maximumValue", also: ["maximum"], absent: 100, \.maximumValue),
                stepper.number("minimumValue", also: ["minimum"], absent: 0, \.minimumValue),
                stepper.number("stepValue", also: ["step"], absent: 1, \.stepValue),
                stepper.number("value", absent: 0, \.value),
                stepper.flag("wraps", absent: false, \.wraps),
                stepper.flag("autorepeat", absent: true, \.autorepeat),
                stepper.flag("isContinuous", absent: true, \.isContinuous),
            ]
        },
        // Its selection is an index.
        ClassDescription(
            UISegmentedControl.self, element: "segmentedControl", hiding: ["isSelected"],
            make: { UISegmentedControl(frame: .zero) }
        ) { control in
            [
                control.flag("isMomentary", absent: false, \.isMomentary),
                control.flag("apportionsSegmentWidthsByContent", absent: false, \.apportionsSegmentWidthsByContent),
                control.color("selectedSegmentTintColor", isClearedWhenAbsent: true, \.selectedSegmentTintColor),
            ]
        },
        ClassDescription(
            UIPageControl.self, element: "pageControl", isElement: true,
            traits: [.adjustable, .updatesFrequently], make: { UIPageControl(frame: .zero) }
        ) { pages in
            [
                pages.whole("numberOfPages", in: 0...1_000_000, absent: 0, \.numberOfPages),
                pages.whole("currentPage", in: 0...1_000_000, absent: 0, \.currentPage),
                pages.flag("hidesForSinglePage", absent: false, \.hidesForSinglePage),
            ]
        },
    ]
}
