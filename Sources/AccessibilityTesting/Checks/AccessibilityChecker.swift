import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader

/// Makes the checks that a screen reader itself can make, on a screen that it is attached to.
@MainActor struct AccessibilityChecker {
    let reader: ScreenReaderSession

    func findings(_ checks: Set<AccessibilityCheck>) -> [AccessibilityFinding] {
        let tree = reader.session.tree
        let elements = reader.session.elements.compactMap { tree[$0] }
        var findings: [AccessibilityFinding] = []
        if elements.isEmpty {
            findings.append(.init(.hasElements, nil, "there is nothing that the reader can come to"))
        }
        var seen: [String: ElementName] = [:]
        for node in elements {
            findings += label(node) + frame(node) + hit(node, tree.environment)
            if let identifier = node.identifier, !identifier.isEmpty,
                let other = seen.updateValue(ElementName(node), forKey: identifier)
            {
                let name = other.label.map { "\"\($0)\"" } ?? other.className
                findings.append(
                    .init(.hasUniqueIdentifier, ElementName(node), "has the same identifier as \(name)"))
            }
        }
        if checks.contains(.isReachable) { findings += reach(elements) }
        return findings.filter { checks.contains($0.check) }
    }

    private func label(_ node: Node) -> [AccessibilityFinding] {
        guard Self.isBlank(node.label) else { return [] }
        let operated: AccessibilityTraits = [.button, .link, .adjustable, .toggleButton, .searchField, .textEntry]
        if !node.traits.isDisjoint(with: operated) {
            return [.init(.hasLabel, ElementName(node), "has no accessibilityLabel, so nobody hears what it does")]
        }
        guard Self.isBlank(node.value) else { return [] }
        return [.init(.hasLabel, ElementName(node), "has neither an accessibilityLabel nor an accessibilityValue")]
    }

    private static func isBlank(_ text: AttributedText?) -> Bool {
        text?.string.allSatisfy(\.isWhitespace) ?? true
    }

    private func frame(_ node: Node) -> [AccessibilityFinding] {
        let frame = node.frame
        guard !(frame.width > 0 && frame.height > 0) || ![frame.x, frame.y].allSatisfy(\.isFinite) else { return [] }
        return [.init(.hasFrame, ElementName(node), "has an accessibilityFrame without a size: \(frame)")]
    }

    // MARK: Touches

    // Only what answers to a tap is looked at, and only where it is on the screen: the reader scrolls to the rest first.
    private func hit(_ node: Node, _ environment: Environment) -> [AccessibilityFinding] {
        let isOperated = !node.traits.isDisjoint(with: [.button, .link, .toggleButton, .searchField, .textEntry])
        guard isOperated, !node.traits.contains(.notEnabled), node.frame.width > 0, node.frame.height > 0 else {
            return []
        }
        let point = node.effectiveActivationPoint
        guard environment.screenBounds.contains(point) else { return [] }
        guard node.frame.contains(point) || node.pathBounds?.contains(point) == true else {
            return [.init(.isHit, ElementName(node), "has its activation point outside of itself, at \(point)")]
        }
        guard let object = ObjectRegistry.object(node.id), let view = Self.view(of: object),
            let window = view.window, !Self.isClipped(view, at: point)
        else { return [] }
        let inWindow = window.convert(CGPoint(x: point.x, y: point.y), from: nil)
        guard let touched = window.hitTest(inWindow, with: nil) else {
            return [.init(.isHit, ElementName(node), "gets no touch: nothing at \(point) takes touches")]
        }
        guard !touched.isDescendant(of: view), !view.isDescendant(of: touched) else { return [] }
        let name = touched.accessibilityIdentifier ?? touched.accessibilityLabel ?? "\(type(of: touched))"
        return [.init(.isHit, ElementName(node), "is covered by \(name) at \(point)")]
    }

    private static func view(of object: UIAccessibilityObject) -> UIView? {
        var next: UIAccessibilityObject? = object
        // Containers of containers; a loop among them ends the search.
        for _ in 0..<100 {
            if let view = next as? UIView { return view }
            next = (next as? UIAccessibilityElement)?.accessibilityContainer as? UIAccessibilityObject
        }
        return nil
    }

    private static func isClipped(_ view: UIView, at point: Point) -> Bool {
        var next = view.superview
        while let container = next {
            if container.clipsToBounds {
                let frame = UIAccessibility.convertToScreenCoordinates(container.bounds, in: container)
                if !frame.contains(CGPoint(x: point.x, y: point.y)) { return true }
            }
            next = container.superview
        }
        return false
    }

    // MARK: Flicks

    private func reach(_ elements: [Node]) -> [AccessibilityFinding] {
        guard let first = elements.first, let last = elements.last else { return [] }
        reader.first()
        var reached: Set<NodeID> = []
        walk(.next, from: first.id, count: elements.count, into: &reached)
        var findings = elements.filter { !reached.contains($0.id) }.map {
            AccessibilityFinding(.isReachable, ElementName($0), "is not reached by flicks to the right")
        }
        reader.last()
        reached = []
        walk(.previous, from: last.id, count: elements.count, into: &reached)
        findings += elements.filter { !reached.contains($0.id) }.map {
            AccessibilityFinding(.isReachable, ElementName($0), "is not reached by flicks to the left")
        }
        reader.first()
        return findings
    }

    private func walk(_ command: Command, from first: NodeID, count: Int, into reached: inout Set<NodeID>) {
        reached.insert(first)
        for _ in 0..<count {
            let before = reader.session.focusedElement
            reader.session.perform(command)
            guard let here = reader.session.focusedElement, here != before else { return }
            reached.insert(here)
        }
    }
}
