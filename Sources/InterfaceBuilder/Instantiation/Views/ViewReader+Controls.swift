import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyButton(_ object: Object, to button: UIButton) {
        for state in object.states {
            guard let name = Names.controlStates[state.name] else { continue }
            if let title = state.title { button.setTitle(title, for: name) }
            if let image = values.image(state.image) { button.setImage(image, for: name) }
            if let image = values.image(state.backgroundImage) { button.setBackgroundImage(image, for: name) }
            if let color = values.color(state.titleColor) { button.setTitleColor(color, for: name) }
        }
        button.showsMenuAsPrimaryAction = object.flag("showsMenuAsPrimaryAction") ?? false
        button.changesSelectionAsPrimaryAction = object.flag("changesSelectionAsPrimaryAction") ?? false
        if let role = object.named("role", in: Self.roles) { button.role = role }
        if let configuration = values.document.object(of: object, key: "configuration") {
            button.configuration = self.configuration(configuration, of: object)
        } else if let font = values.font(object.font("fontDescription")) {
            button.titleLabel?.font = font
        }
    }

    private static let roles: [String: UIButton.Role] = [
        "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]

    private func configuration(_ object: Object, of button: Object) -> UIButton.Configuration {
        var result: UIButton.Configuration =
            switch object.attribute("style") {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        let normal = button.states.first { $0.name == "normal" }
        result.title = object.text("attributedTitle") ?? object.text("title") ?? normal?.title
        result.subtitle = object.text("attributedSubtitle") ?? object.text("subtitle")
        result.image = values.image(object.imageName("image") ?? normal?.image)
        result.showsActivityIndicator = object.flag("showsActivityIndicator") ?? false
        result.baseForegroundColor = values.color(object.color("baseForegroundColor"))
        result.baseBackgroundColor = values.color(object.color("baseBackgroundColor"))
        return result
    }

    func applyImageView(_ object: Object, to view: UIImageView) {
        view.image = values.image(object.imageName("image"))
        view.highlightedImage = values.image(object.imageName("highlightedImage"))
        view.isHighlighted = object.flag("highlighted") ?? false
    }

    func applySwitch(_ object: Object, to control: UISwitch) {
        control.isOn = object.flag("on") ?? false
        control.title = object.text("title")
        control.onTintColor = values.color(object.color("onTintColor"))
        control.thumbTintColor = values.color(object.color("thumbTintColor"))
    }

    func applySlider(_ object: Object, to slider: UISlider) {
        slider.maximumValue = object.float(.maxValue) ?? 1
        slider.minimumValue = object.float(.minValue) ?? 0
        slider.value = object.float(.value) ?? 0
        slider.isContinuous = object.flag("continuous") ?? true
        slider.minimumValueImage = values.image(object.attribute("minimumValueImage"))
        slider.maximumValueImage = values.image(object.attribute("maximumValueImage"))
    }

    func applyStepper(_ object: Object, to stepper: UIStepper) {
        stepper.maximumValue = object.number(.maximumValue) ?? 100
        stepper.minimumValue = object.number(.minimumValue) ?? 0
        stepper.stepValue = object.number(.stepValue) ?? 1
        stepper.value = object.number(.value) ?? 0
        stepper.wraps = object.flag("wraps") ?? false
        stepper.autorepeat = object.flag("autorepeat") ?? true
        stepper.isContinuous = object.flag("continuous") ?? true
    }

    func applySegments(_ object: Object, to control: UISegmentedControl) {
        for (index, segment) in values.document.objects(of: object, in: "segments").enumerated() {
            if let image = values.image(segment.imageName("image")) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
            }
            control.setEnabled(segment.flag("enabled") ?? true, forSegmentAt: index)
            if let width = segment.number(.width) { control.setWidth(width, forSegmentAt: index) }
        }
        control.isMomentary = object.flag("momentary") ?? false
        control.apportionsSegmentWidthsByContent = object.flag("apportionsSegmentWidthsByContent") ?? false
        // Absent means none.
        let selected = object.integer(.selectedSegmentIndex) ?? UISegmentedControl.noSegment
        if (0..<control.numberOfSegments).contains(selected) { control.selectedSegmentIndex = selected }
    }

    func applyPageControl(_ object: Object, to control: UIPageControl) {
        control.numberOfPages = object.integer(.numberOfPages) ?? 0
        control.currentPage = object.integer(.currentPage) ?? 0
        control.hidesForSinglePage = object.flag("hidesForSinglePage") ?? false
    }

    func applyProgress(_ object: Object, to view: UIProgressView) {
        view.progressViewStyle = object.attribute("progressViewStyle") == "bar" ? .bar : .default
        view.progress = object.float(.progress) ?? 0
    }

    func applyActivity(_ object: Object, to view: UIActivityIndicatorView) {
        switch object.attribute("style") {
        case "large", "whiteLarge": view.style = .large
        default: view.style = .medium
        }
        let hides = object.flag("hidesWhenStopped") ?? false
        let isAnimating = object.flag("animating") ?? false
        view.hidesWhenStopped = hides
        if isAnimating { view.startAnimating() }
        view.isHidden = (object.flag("hidden") ?? false) || (hides && !isAnimating)
    }
}

extension InterfaceBuilderDocument.Object {
    /// The name of the image under a key, be it an attribute or an element; nil when there is none.
    func imageName(_ key: String) -> String? {
        if case .image(let name) = value(key) { name } else { attribute(key) }
    }
}
