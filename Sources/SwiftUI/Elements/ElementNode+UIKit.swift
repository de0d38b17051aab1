extension ElementNode {
    /// A view of UIKit that describes itself.
    @MainActor init(native view: UIView) {
        var properties = ElementProperties()
        properties.label = view.accessibilityLabel
        properties.value = view.accessibilityValue
        properties.hint = view.accessibilityHint
        properties.traits = view.accessibilityTraits
        properties.identifier = view.accessibilityIdentifier
        self.init(kind: .native, properties: properties, view: view, isPristine: true)
    }
}
