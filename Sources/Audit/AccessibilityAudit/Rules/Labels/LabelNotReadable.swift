import AccessibilityTree

/// A label is made of words, not of the names of files and symbols.
struct LabelNotReadable: FixedRule {
    private static let letter = RuleDescription.ImpactCase(
        .moderate, if: "the label is a single letter")
    static let description = RuleDescription(
        id: "label-not-readable", title: "Labels must be words, not the name of a file or a symbol.",
        plural: "labels that aren't words",
        explanation: "VoiceOver reads the name, such as “ic close 24”, which does not describe the purpose.",
        remedy:
            "Set the accessibility Label in the Identity inspector (accessibilityLabel) to the purpose of the control.",
        impact: .serious, otherImpacts: [letter], criteria: [.nonTextContent, .nameRoleValue],
        clauses: ["11.1.1.1", "11.4.1.2"])
    static let kinds: ElementKinds = [.interactive, .image, .other]
    static let examples: [RuleExample] = [
        .pass(
            "A button with a symbol that the system describes.",
            .button("Add") { $0.shows("plus", isSymbol: true) }),
        .fail(
            "A button whose label is derived from the name of a file.",
            .button("ic close 24") { $0.shows("ic_close_24", isSymbol: false) }),
        .fail("A button with the image “closeIcon”.", .button("close Icon") { $0.shows("closeIcon", isSymbol: false) }),
        .review(
            "A button whose label is derived from an image name that is a word.",
            .button("settings") { $0.shows("settings", isSymbol: false) }),
        .review(
            "A button with an image name that is made of words.",
            .button("photo library") { $0.shows("photo_library", isSymbol: false) }),
        .fail("An explicit label that is the name of a file.", .button("logo_small.png")),
        .fail("A label that is the name of a symbol.", .button("crown.fill")),
        .fail("A button with one letter as its label.", .button("i")),
        .pass("A key of a keyboard.", .button("i") { $0.traits = .keyboardKey }),
        .pass("A button with a digit.", .button("7")),
        .nothing("Text.", .text("logo_small.png")),
    ]

    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {
        guard !element.label.isBlank else { return }
        if element.isNamedAfterImage, !element.own.contains(.isSymbol), let image = element.appearance?.imageName {
            let isFileName = Self.looksLikeFileName(image)
            report.fail(
                element,
                "The label of \(element.name) is derived from the image name \"\(LabelScan.shortened(image))\".",
                attribute: "image",
                review: isFileName ? nil : "the image name may describe the purpose",
                fix: Finding.Fix(title: "Add an accessibility label", xml: LabelTrimming.accessibility("…")))
        } else if element.own.contains(.isLabelGiven) || !element.own.contains(.hasImage),
            element.label.hasNameMark, let label = element.spokenLabel, FileName.isLikely(label)
        {
            report.fail(
                element, "The label of \(element.name) is the name of a file or a symbol.", attribute: "label")
        } else if element.label.length == 1, !element.traits.contains(.keyboardKey),
            element.kinds.contains(.interactive), let letter = element.spokenLabel?.utf8.first(where: { $0 > 0x20 }),
            (letter | 0x20) &- 0x61 < 26
        {
            report.fail(
                element, "The label of \(element.name) is a single letter.", attribute: "label",
                impact: Self.letter.impact)
        } else {
            report.pass()
        }
    }

    // "ic_close", "closeButton", "close@2x", "icon24": made for developers. "photo_library" may be the right words.
    private static func looksLikeFileName(_ name: String) -> Bool {
        name.utf8.contains { $0 == 0x2E || $0 == 0x2F || $0 == 0x40 || $0 &- 0x30 < 10 }
            || !images.isDisjoint(with: FileName.words(of: name))
    }

    // Words that tell a developer what an image is for.
    private static let images: Set<String> = [
        "asset", "background", "bg", "btn", "button", "ic", "icn", "ico", "icon", "image", "img", "pic",
    ]
}
