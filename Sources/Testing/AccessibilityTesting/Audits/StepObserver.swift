import AccessibilityAudit
import AccessibilityTree
import LiveReader
import ScreenReader

/// Records the effects of an action on the cursor and on the rest of the screen.
@MainActor struct StepObserver {
    private let reader: ScreenReaderSession

    init(_ reader: ScreenReaderSession) { self.reader = reader }

    /// Runs an action and returns the observations.
    func observations(during action: () throws -> Void) rethrows -> Observations {
        let focused = reader.session.focusedElement
        let name = reader.focusedElement.map { Self.name(of: ElementName($0)) }
        let before = elements()
        let capture = try reader.capture(action)
        var seen = cursor(capture)
        let changes = Self.changes(from: before, to: elements(), except: focused)
        guard !changes.isEmpty else { return seen }
        if isAnnounced(capture, before: focused) {
            seen.pass(.change)
        } else {
            let after = name.map { "After an action on \($0), " } ?? "After an action, "
            seen.issues.append(
                .init(
                    .change, nil, after + "\(changes.joined(separator: " and ")) without an announcement",
                    review: "only a person can decide whether the change is relevant"))
        }
        return seen
    }

    private func cursor(_ capture: Capture) -> Observations {
        var seen = Observations()
        for entry in capture.entries {
            switch entry.event {
            case .focusLost(let lost):
                seen.issues.append(
                    .init(
                        .focusKept, nil,
                        "\(Self.name(of: lost)) disappeared under the VoiceOver cursor without an announcement"))
            case .focusMovedTwice(let from, let to):
                let names = (Self.name(of: from), Self.name(of: to))
                seen.issues.append(
                    .init(
                        .focusSettled, nil,
                        "The VoiceOver cursor moved to \(names.0) and, before its announcement ended, to \(names.1)")
                )
            case .lateFocusMove(let user, true):
                let name = user.map(Self.name) ?? "an element"
                seen.issues.append(
                    .init(
                        .focusLeft, nil,
                        "The app moved the VoiceOver cursor away from \(name), where the user had moved it"))
            default: break
            }
        }
        let kindsWithIssues = Set(seen.issues.map(\.kind))
        for kind in [Observations.Kind.focusKept, .focusSettled, .focusLeft] where !kindsWithIssues.contains(kind) {
            seen.pass(kind)
        }
        return seen
    }

    /// Whether a change was announced: the app has posted an announcement, or the cursor has moved.
    private func isAnnounced(_ capture: Capture, before focused: NodeID?) -> Bool {
        capture.focus?.id != focused
            || capture.entries.contains { entry in
                if case .notification = entry.event { true } else { false }
            }
    }

    private func elements() -> [NodeID: Texts] {
        let tree = reader.session.tree
        var result: [NodeID: Texts] = [:]
        for id in reader.session.elements {
            guard let node = tree[id], !node.traits.contains(.updatesFrequently) else { continue }
            result[id] = Texts(label: node.label?.string, value: node.value?.string)
        }
        return result
    }

    private struct Texts: Equatable {
        var label: String?
        var value: String?
    }

    // The reader itself announces the element under the cursor.
    private static func changes(from old: [NodeID: Texts], to new: [NodeID: Texts], except own: NodeID?) -> [String] {
        let came = new.keys.count { old[$0] == nil && $0 != own }
        let went = old.keys.count { new[$0] == nil && $0 != own }
        let changed = new.count { id, texts in id != own && old[id].map { $0 != texts } ?? false }
        return [(came, "appeared"), (went, "disappeared"), (changed, "changed")].filter { $0.0 > 0 }.map {
            count, verb in
            "\(count) element\(count == 1 ? "" : "s") \(verb)"
        }
    }

    private static func name(of element: ElementName) -> String {
        element.className + (element.label.map { " \"\($0)\"" } ?? "")
    }
}
