import AccessibilityTree

/// Requires that an overlay that dims a screen is modal.
struct OverlayNotModal: FixedRule {
    static let description = RuleDescription(
        id: "overlay-not-modal", title: "Overlays that cover the screen must be modal.",
        plural: "overlays that aren't modal",
        explanation: "VoiceOver continues behind the overlay, where the controls can't be used.",
        remedy: "Set accessibilityViewIsModal on the overlay while it is visible.",
        impact: .serious, criteria: [.focusOrder], clauses: ["11.2.4.3"])
    static let examples: [RuleExample] = [
        .review("A dark overlay on a button.", .button("Behind"), layer { _ in }),
        .pass("A modal dark overlay.", .button("Behind"), layer { $0.isModal = true }),
        .nothing("A dark overlay with nothing behind it.", layer { _ in }),
    ]

    private static func layer(_ edit: (inout Node) -> Void) -> ExampleView {
        .container(
            Rect(x: 0, y: 0, width: 402, height: 874), [.button("Close", Rect(x: 100, y: 400, width: 200, height: 44))]
        ) { node in
            node.editAppearance { $0.backgroundColor = .init(red: 0, green: 0, blue: 0, alpha: 0.5) }
            edit(&node)
        }
    }

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
            } else if first < index, screen.isReachable(in: range) {
                report.fail(
                    screen.element(at: index),
                    "\(AuditedElement.name(of: node)) covers the screen, but VoiceOver still reaches the elements behind it.",
                    review: "the overlay may be hidden at first, or the elements behind it may be meant to be reachable"
                )
            }
        }
    }
}
