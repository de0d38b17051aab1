import AccessibilityAudit
import AccessibilityTree
import HeadlessUIKit
import LiveReader
import ScreenReader

/// Tries out a screen that a screen reader is attached to.
@MainActor struct UseObserver {
    let reader: ScreenReaderSession
    let window: UIWindow

    private var tree: AccessibilityTree { reader.session.tree }
    private var elements: [Node] { reader.session.elements.compactMap { tree[$0] } }

    /// Observes which view would answer a double tap on each interactive element; nothing is touched.
    func touches() -> Observations {
        var seen = Observations()
        for (element, answer) in window.touchAnswers(to: elements) {
            switch answer {
            case .element: seen.pass(.touch)
            case .noResponder: seen.missTouch(on: element, cover: nil)
            case .other(let name, let id): seen.missTouch(on: element, cover: name, id: id)
            }
        }
        return seen
    }

    /// Tests whether swipes to the right reach every element, and swipes to the left come back. The cursor is on the
    /// first element afterwards.
    func flicks() -> Observations {
        var seen = Observations()
        let elements = elements
        guard let first = elements.first, let last = elements.last else { return seen }
        reader.perform(.first)
        let right = walk(.next, from: first.id, count: elements.count)
        reader.perform(.last)
        let left = walk(.previous, from: last.id, count: elements.count)
        reader.perform(.first)
        for element in elements {
            let missing = [(right, "right"), (left, "left")].filter { !$0.0.contains(element.id) }.map(\.1)
            if missing.isEmpty {
                seen.pass(.swipe)
            } else {
                let ways = missing.joined(separator: " or to the ")
                seen.issues.append(.init(.swipe, element.id, "is not reached by swipes to the \(ways)"))
            }
        }
        return seen
    }

    private func walk(_ command: Command, from first: NodeID, count: Int) -> Set<NodeID> {
        var reached: Set<NodeID> = [first]
        for _ in 0..<count {
            let before = reader.session.focusedElement
            reader.session.perform(command)
            guard let here = reader.session.focusedElement, here != before else { break }
            reached.insert(here)
        }
        return reached
    }

    /// Tests whether the value of each adjustable element changes with a swipe up or down.
    func adjustments() -> Observations {
        var seen = Observations()
        for node in elements where node.traits.contains(.adjustable) && !node.traits.contains(.notEnabled) {
            guard reader.session.elements.contains(node.id) else { continue }
            let before = value(of: node.id)
            request(.increment, node.id)
            let up = value(of: node.id)
            request(.decrement, node.id)
            let down = value(of: node.id)
            // At the end of its range it answers in one direction only.
            if before == up, up == down {
                seen.issues.append(
                    .init(.adjustment, node.id, "is adjustable, but swiping up or down doesn't change its value"))
            } else {
                seen.pass(.adjustment)
            }
        }
        return seen
    }

    private func request(_ action: ActionRequest.Action, _ id: NodeID) {
        MainLoop.main.collecting { _ = WindowSource(window).perform(ActionRequest(target: id, action: action)) }
        reader.endTurn()
        reader.settle()
    }

    private func value(of id: NodeID) -> String? { tree[id]?.value?.string }
}
