import AccessibilityTree

/// A modal view has something to say.
struct ModalSilences: AuditRule {
    static let description = RuleDescription(
        id: "modal-silences", title: "A modal view has elements.",
        explanation:
            "A modal view takes all that is outside of it from a screen reader; where it has nothing, the app is silent.",
        remedy:
            "Set accessibilityViewIsModal on the view that holds the elements of the dialog, and only while it is shown.",
        impact: .critical, criteria: [.nameRoleValue], clauses: ["11.5.2.3"])
    static let examples: [RuleExample] = [
        .pass("A modal view with a button.", .text("Behind"), modal([.button("Close")])),
        .fail("A modal view without elements.", .text("Behind"), modal([])),
        .nothing("No modal view.", .text("Name")),
    ]

    static func modal(_ views: [ExampleView]) -> ExampleView {
        .container(Rect(x: 40, y: 90, width: 300, height: 200), views) { $0.isModal = true }
    }

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        // Of several a screen reader goes by the last one that is shown.
        let shown = screen.modals.filter { index in
            let node = screen.tree[index]
            return !node.isHidden && node.alpha > 0.02 && !node.elementsHidden
        }
        for (number, index) in shown.enumerated() {
            let node = screen.tree[index]
            let range = screen.tree.subtree(at: index)
            if screen.isReached(in: range) {
                report.pass()
            } else if number == shown.count - 1 {
                report.fail(
                    screen.element(at: index),
                    "\(AuditedElement.name(of: node).capitalizedFirst) is modal and has nothing that a screen reader comes to."
                )
            }
        }
    }
}

/// A modal view can be left.
struct ModalWithoutExit: AuditRule {
    static let description = RuleDescription(
        id: "modal-without-exit", title: "A modal view has something that closes it.",
        explanation: "Somebody who uses a screen reader, a switch or a keyboard is caught in it.",
        remedy: "Add a button that closes it, and answer accessibilityPerformEscape().",
        impact: .serious, criteria: [.keyboard], clauses: ["11.2.1.1"])
    static let examples: [RuleExample] = [
        .pass("A modal view with a button.", ModalSilences.modal([.button("Close")])),
        .review(
            "A modal view with a text only.",
            ModalSilences.modal([.text("Wait", Rect(x: 60, y: 120, width: 200, height: 22))])),
        .nothing("No modal view.", .text("Name")),
    ]

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        for index in screen.modals {
            let range = screen.tree.subtree(at: index)
            let inside = screen.reached(in: range)
            guard !inside.isEmpty else { continue }
            let isOperated = inside.contains { place in
                !screen.tree.traits(at: Int(place)).isDisjoint(with: ElementKinds.operatedTraits)
                    || !screen.tree[Int(place)].customActions.isEmpty
            }
            if isOperated {
                report.pass()
            } else {
                report.fail(
                    screen.element(at: index),
                    "Nothing in \(AuditedElement.name(of: screen.tree[index])) can be operated, and it is modal.",
                    review: "whether the escape gesture closes it, or it goes by itself, only the running app shows")
            }
        }
    }
}

/// What dims a screen is modal.
struct OverlayNotModal: AuditRule {
    static let description = RuleDescription(
        id: "overlay-not-modal", title: "What lies over a whole screen keeps a screen reader from what is behind it.",
        explanation: "Somebody who can't see the overlay goes on through what is behind it, which can't be used.",
        remedy: "Set accessibilityViewIsModal on the overlay while it is shown.",
        impact: .serious, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .review("A dark layer over a button.", .button("Behind"), layer { _ in }),
        .pass("A dark layer that is modal.", .button("Behind"), layer { $0.isModal = true }),
        .nothing("A dark layer with nothing behind it.", layer { _ in }),
    ]

    private static func layer(_ edit: (inout Node) -> Void) -> ExampleView {
        .container(
            Rect(x: 0, y: 0, width: 402, height: 874), [.button("Close", Rect(x: 100, y: 400, width: 200, height: 44))]
        ) { node in
            node.looksLike { $0.backgroundColor = .init(red: 0, green: 0, blue: 0, alpha: 0.5) }
            edit(&node)
        }
    }

    init(_ settings: RuleSettings) {}

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        guard screen.screen.isWhole else { return }
        let bounds = screen.tree.environment.screenBounds
        let first = screen.firstReached(from: 0)
        for index in 0..<screen.tree.count {
            let frame = screen.tree.frame(at: index)
            guard frame.width >= bounds.width * 0.95, frame.height >= bounds.height * 0.85 else { continue }
            let node = screen.tree[index]
            guard let color = node.appearance?.backgroundColor, (0.15..<0.98).contains(color.alpha * node.alpha),
                !node.isHidden, !node.isElement, node.touch?.takesTouches != false
            else { continue }
            let range = screen.tree.subtree(at: index)
            if node.isModal {
                report.pass()
            } else if first < index, screen.isReached(in: range) {
                report.fail(
                    screen.element(at: index),
                    "\(AuditedElement.name(of: node).capitalizedFirst) lies over the whole screen, and what is behind it is still reached.",
                    review:
                        "whether it is there from the start, and what is behind it is meant to be reached, only the app shows"
                )
            }
        }
    }
}
