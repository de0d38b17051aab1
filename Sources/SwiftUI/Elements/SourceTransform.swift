import AccessibilityTree

/// The rule that gives the elements of a view their location in a source file.
struct SourceTransform: ElementTransform {
    let location: SourceLocation
    /// Whether the view is one element, whose content has no location of its own.
    let replacesOthers: Bool

    func elements(of nodes: [ElementNode], in carrier: ElementCarrier) -> [ElementNode] {
        nodes.map { node in
            guard replacesOthers || node.properties.source == nil else { return node }
            var node = node
            node.change { $0.source = location }
            return node
        }
    }
}

extension View {
    /// Sets the location of the view's elements in a source file.
    ///
    /// - Parameters:
    ///   - location: The location of the expression that makes the view.
    ///   - replacesOthers: Whether the view is one element, whose content has no location of its own; otherwise elements
    ///     that have a location keep it.
    package nonisolated func sourceLocation(_ location: SourceLocation, replacesOthers: Bool) -> some View {
        modifier(ElementModifier(SourceTransform(location: location, replacesOthers: replacesOthers)))
    }
}
