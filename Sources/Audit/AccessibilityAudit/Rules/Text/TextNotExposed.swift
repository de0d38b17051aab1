import AccessibilityTree

/// Requires that visible text is exposed to VoiceOver.
struct TextNotExposed: FixedRule {
    static let description = RuleDescription(
        id: "text-not-exposed", title: "Visible text must be exposed to VoiceOver.",
        plural: "visible texts that VoiceOver can't reach",
        explanation: "VoiceOver never announces the text.",
        remedy:
            "If the view should be read on its own, select Accessibility Enabled in the Identity inspector (isAccessibilityElement). If it is inside an accessibility element, add its text to the Label of that element.",
        impact: .serious, criteria: [.nonTextContent, .nameRoleValue], clauses: ["11.5.2.10"])
    static let kinds: ElementKinds = .drawsText
    static let examples: [RuleExample] = [
        .pass("A text that is an accessibility element.", .text("Save")),
        .fail("A text that is not an accessibility element.", .text("Save") { $0.isElement = false }),
        .pass(
            "A text that is part of the label of the element around it.",
            .button("Ada, 36 years", Rect(x: 0, y: 0, width: 402, height: 60)).holding(
                .text("Ada") { $0.isElement = false })),
        .pass(
            "A text behind a button whose label has its words.", .text("Terms of use") { $0.isElement = false },
            .button("Terms of Use, in Safari", Rect(x: 10, y: 190, width: 320, height: 44))),
        .pass(
            "A text in a cell whose texts are read as one, next to a slider.",
            .container(
                Rect(x: 0, y: 180, width: 402, height: 80),
                [
                    .text("Radius"),
                    .element("UISlider", "Radius", .adjustable, Rect(x: 20, y: 220, width: 300, height: 30)),
                    .element("CellTexts", "Radius, 500 miles", [], Rect(x: 20, y: 190, width: 300, height: 20)),
                ]
            ) { $0.explicitElements = [NodeID(5), NodeID(4)] }),
        .fail(
            "A text behind a button with another label.", .text("Terms of use") { $0.isElement = false },
            .button("Back", Rect(x: 10, y: 190, width: 320, height: 44))),
        .review(
            "A text in an element that code may label.",
            .element("DoseView", "Reservoir volume", [], Rect(x: 0, y: 180, width: 402, height: 60)) { $0.isInFile() }
                .holding(.text("44U") { $0.isElement = false })
        ).declaring { $0.customClass = "DoseView" },
        .nothing("A hidden text.", .text("Save") { $0.isHidden = true }),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        if element.kinds.contains(.reachable) { return report.pass() }
        guard let text = element.appearance?.text, text.contains(where: { $0.isLetter || $0.isNumber }),
            screen.isShown(element), screen.isOnScreen(element), !screen.isBehindModal
        else { return }
        if let around = screen.elementAround(element) {
            let node = screen.tree[around]
            let exposed = [node.label?.string, node.value?.string, node.hint?.string].compactMap { $0 }
            if exposed.contains(where: { $0.contains(text) }) { return report.pass() }
            // A control speaks for the label inside it.
            if node.touch?.isControl == true || node.appearance?.text == text { return }
            if let doubt = screen.doubt(about: screen.element(Int32(around)), .content) {
                return report.fail(
                    element, Self.message(element),
                    review: "the element around it may announce the text, and \(doubt)")
            }
        }
        // Announced by an element next to it, such as a field that is labeled by the text before it, by a control that
        // covers it, or with the other texts of its cell.
        if screen.isAnnounced(text) || screen.isAnnounced(text, byControlOver: element.frame)
            || screen.isAnnounced(text, inListAround: element.index)
        {
            return report.pass()
        }
        report.fail(element, Self.message(element))
    }

    private static func message(_ element: AuditedElement) -> String {
        "\(element.nameByText) is visible but not exposed to VoiceOver."
    }
}

extension ScreenFacts {
    /// Whether an element of the nearest list of elements around a text (`accessibilityElements`) has its words in its
    /// label.
    fileprivate func isAnnounced(_ text: String, inListAround index: Int) -> Bool {
        var place = tree.parentIndex(of: index)
        while let ancestor = place {
            if let list = tree[ancestor].explicitElements {
                return list.contains { id in
                    tree.index(of: id).flatMap { tree.label(at: $0) }?.string.contains(text) == true
                }
            }
            place = tree.parentIndex(of: ancestor)
        }
        return false
    }

    /// Whether a control that covers a text has its words in its label.
    fileprivate func isAnnounced(_ text: String, byControlOver frame: Rect) -> Bool {
        // Controls are sorted by their tops; those that start far above a text hardly cover it.
        let first = targets.partitioningIndex { $0.seen.y > frame.y - 200 }
        let words = text.lowercased()
        return targets[first...].prefix(256).contains { target in
            target.seen.intersects(frame)
                && tree.label(at: Int(target.place))?.string.lowercased().contains(words) == true
        }
    }
}

extension [ScreenFacts.Target] {
    /// The index of the first target that meets a condition that all after it meet, too.
    fileprivate func partitioningIndex(_ isMet: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isMet(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
