import Foundation
import HeadlessUIKit

extension ViewReader {
    func applyButton(_ object: Object, to button: UIButton) {
        for state in object.states {
            guard let name = Names.controlStates[state.name] else { continue }
            if let title = state.styledTitle {
                button.setAttributedTitle(values.attributed(title), for: name)
            } else if let title = state.title {
                button.setTitle(title, for: name)
            }
            if let image = values.image(state.image) { button.setImage(image, for: name) }
            if let image = values.image(state.backgroundImage) { button.setBackgroundImage(image, for: name) }
            if let color = values.color(state.titleColor) { button.setTitleColor(color, for: name) }
        }
        if let configuration = values.document.object(of: object, key: "configuration") {
            button.configuration = self.configuration(configuration, of: object)
        } else if let font = values.font(object.font) {
            button.titleLabel?.font = font
        }
    }

    private func configuration(_ object: Object, of button: Object) -> UIButton.Configuration {
        var result: UIButton.Configuration =
            switch object[.style] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        let normal = button.states.first { $0.name == "normal" }
        result.title = object[.attributedTitle] ?? object[.title] ?? normal?.title
        var ownColor: UIColor?
        if case .styledText(let title)? = object.value("attributedTitle"), let main = title.fragments.first {
            if let font = values.font(main.font) { result.attributedTitle?.font = font }
            ownColor = values.color(main.color)
        }
        result.subtitle = object[.attributedSubtitle] ?? object[.subtitle]
        result.image = values.image(object[.image] ?? normal?.image)
        result.showsActivityIndicator = object[.showsActivityIndicator] ?? false
        // What the file doesn't set is the style's.
        if let color = ownColor ?? values.color(object[.baseForegroundColor]) { result.baseForegroundColor = color }
        if let color = values.color(object[.baseBackgroundColor]) { result.baseBackgroundColor = color }
        return result
    }

    func applySegments(_ object: Object, to control: UISegmentedControl) {
        for (index, segment) in values.document.objects(of: object, in: "segments").enumerated() {
            if let image = values.image(segment[.image]) {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment[.title], at: index, animated: false)
            }
            control.setEnabled(segment[.enabled] ?? true, forSegmentAt: index)
            if let width = segment[.width] { control.setWidth(width, forSegmentAt: index) }
        }
        // Absent means none.
        let selected = object[.selectedSegmentIndex] ?? UISegmentedControl.noSegment
        if (0..<control.numberOfSegments).contains(selected) { control.selectedSegmentIndex = selected }
    }

    func applyTextField(_ object: Object, to field: UITextField) {
        if let text = object[.attributedText] { field.text = text }
    }

    func applyScopes(_ object: Object, to bar: UISearchBar) {
        if let index = object[.selectedScopeButtonIndex] { bar.selectedScopeButtonIndex = index }
    }

    func applyStack(_ object: Object, to stack: UIStackView) {
        if object[.spacingType] == "standard" { stack.spacing = 8 }
        guard object[.layoutMarginsRelativeArrangement] == nil else { return }
        stack.isLayoutMarginsRelativeArrangement =
            object[.directionalLayoutMargins] != nil || object[.layoutMargins] != nil
    }

    func applyActivity(_ object: Object, to view: UIActivityIndicatorView) {
        // Whatever the view itself hides, the file may hide it too.
        let isStopped = view.hidesWhenStopped && !view.isAnimating
        view.isHidden = (object[.hidden] ?? false) || isStopped
    }
}

extension InterfaceBuilderDocument.Object {
    /// Whether the object is an indicator that hides when it stops, and is stopped: Xcode marks each such one hidden
    var isStoppedIndicator: Bool {
        elementName == "activityIndicatorView" && self[.hidesWhenStopped] == true && self[.animating] != true
    }
}
