import AccessibilityTree

/// The background of an element: its possible colours, from the nearest layer on.
enum Backdrop: Sendable {
    /// The background colour is known.
    case color(Appearance.Color)
    /// The background is unknown; the reason for people.
    case unknown(String)
    /// The background is translucent over an unknown one: its colour is between these two.
    case between(Appearance.Color, Appearance.Color)
}

extension ScreenFacts {
    /// Returns the background of an element: its own, else that of its ancestors or of the views drawn before it in
    /// them.
    func backdrop(of element: AuditedElement) -> Backdrop {
        if let reason = declaration(of: element)?.unknownBackground { return .unknown(reason) }
        var layers: [Appearance.Color] = []
        var opacity = 1.0
        var current = element.index
        // Nothing real is nested so deeply; a hostile tree must not make each text walk through all of it.
        for _ in 0..<256 {
            let flags = facts[current].flags
            if !flags.isDisjoint(with: [.paints, .isFaded]) {
                if let color = background(at: current), color.alpha > 0 {
                    if layers.isEmpty, color.alpha * opacity >= 1 { return .color(color) }
                    layers.append(color.faded(by: opacity))
                    if color.alpha * opacity >= 1 { return .color(Self.composed(layers)) }
                }
                let own = facts[current].own
                if own.contains(.hasBackgroundImage) || current != element.index && own.contains(.hasImage) {
                    return .unknown("an image is behind the element")
                }
                opacity = min(opacity, facts[current].alpha)
            }
            let parent = Int(facts[current].parent)
            guard parent >= 0 else { break }
            if flags.contains(.followsPaint) {
                switch sibling(behind: current, in: parent, of: element.frame) {
                case .some(.color(let color)):
                    layers.append(color)
                    if color.alpha >= 1 { return .color(Self.composed(layers)) }
                case .some(let other): return other
                case .none: break
                }
            }
            current = parent
        }
        guard !layers.isEmpty else { return .unknown("the background is unknown") }
        return .between(
            Self.composed(layers + [.init(red: 1, green: 1, blue: 1)]),
            Self.composed(layers + [.init(red: 0, green: 0, blue: 0)]))
    }

    private func background(at index: Int) -> Appearance.Color? {
        let number = facts[index].background
        return number < 0 ? nil : colors[Int(number)]
    }

    private static func composed(_ layers: [Appearance.Color]) -> Appearance.Color {
        guard var result = layers.last else { return .init(red: 1, green: 1, blue: 1) }
        result.alpha = 1
        for layer in layers.dropLast().reversed() { result = layer.over(result) }
        return result
    }

    // A view that was added before and covers the same area is the background. Views with many siblings are rows and
    // cells, which don't cover each other; looking at all of them would cost the square of their number.
    private func sibling(behind index: Int, in parent: Int, of frame: Rect) -> Backdrop? {
        var found: Backdrop?
        var count = 0
        var next = parent + 1
        while next < index {
            let child = next
            next = Int(facts[child].end)
            count += 1
            guard count <= 64 else { return nil }
            guard paints(child) else { continue }
            let alpha = facts[child].alpha
            guard !tree.isHidden(at: child), alpha > 0.02, case let place = tree.layoutFrame(at: child),
                place.intersects(frame)
            else { continue }
            if facts[child].own.contains(.hasImage) { found = .unknown("an image is behind the element") }
            if let color = background(at: child), color.alpha > 0, place.holds(frame) {
                found = .color(color.faded(by: alpha))
            }
        }
        return found
    }
}
