import AccessibilityTree

/// Requires that images that carry meaning are exposed to VoiceOver.
struct ImageNotExposed: FixedRule {
    static let description = RuleDescription(
        id: "image-not-exposed", title: "Images that carry meaning must be exposed to VoiceOver.",
        plural: "images that VoiceOver can't reach",
        explanation: "VoiceOver doesn't announce the image, so users don't learn what it shows.",
        remedy:
            "Select Accessibility Enabled in the Identity inspector (isAccessibilityElement) and set the accessibility Label to what the image shows.",
        impact: .serious, criteria: [.nonTextContent], clauses: ["11.1.1.1"])
    static let examples: [RuleExample] = [
        .pass("An element that shows a captcha.", .image("Captcha: 4 digits", "captcha")),
        .review("A captcha that is not an accessibility element.", .image(nil, "captcha") { $0.isElement = false }),
        .review("A logo that is not an accessibility element.", .image(nil, "acmeLogo") { $0.isElement = false }),
        .review("A warning sign next to a text.", .image(nil, "Exclamation") { $0.isElement = false }),
        .nothing("A picture behind a screen.", .image(nil, "wave") { $0.isElement = false }),
        .nothing("A hidden chart.", .image(nil, "chart") { ($0.isElement, $0.isHidden) = (false, true) }),
        .nothing(
            "A logo in a button.",
            .button("Acme").holding(.image(nil, "acme-logo") { $0.isElement = false })),
        RuleExample(
            "An image view without an image, which code fills through the outlet “qrCodeView”.", .needsReview,
            [
                .image(nil) { node in
                    node.isElement = false
                    node.isInFile()
                }
            ]
        ) {
            $0.declarations["example"] = Declaration()
            $0.declarations["example"]?.outlets = ["qrCodeView"]
        },
    ]
    // Each as one word, or the last part of one.
    private static let words: Set<String> = [
        "captcha", "logo", "wordmark", "qr", "qrcode", "barcode", "chart", "graph", "diagram", "signature",
        // The meaning that a picture adds to the object next to it.
        "alert", "error", "exclamation", "failed", "status", "unread", "warning",
    ]

    func check(_ screen: ScreenFacts, _ report: inout RuleReport) {
        let isImageView = screen.classes.map { $0.name == "UIImageView" }
        for index in 0..<screen.tree.count {
            let facts = screen.facts[index]
            guard facts.own.contains(.hasImage) || isImageView[Int(facts.classNumber)], screen.isShown(at: index) else {
                continue
            }
            let element = screen.element(Int32(truncatingIfNeeded: index))
            guard !facts.own.contains(.isControl), let name = Self.meaningfulName(of: element, screen) else { continue }
            if facts.kinds.contains(.reachable) {
                report.pass()
            } else if screen.elementAround(element) == nil, !screen.isBehindModal, screen.isOnScreen(element) {
                report.fail(
                    element,
                    "\(element.name) is visible but not exposed to VoiceOver; the name \"\(name)\" suggests that it carries meaning.",
                    review: "only a person can decide whether the image is decorative")
            }
        }
    }

    /// The name of the image or of an outlet that has one of the words; nil if there is none.
    private static func meaningfulName(of element: AuditedElement, _ screen: ScreenFacts) -> String? {
        let image = element.own.contains(.hasImage) ? element.appearance?.imageName : nil
        let declaration = element.own.contains(.hasSource) ? screen.declaration(of: element) : nil
        return ([image].compactMap { $0 } + (declaration?.outlets ?? [])).first { name in
            !words.isDisjoint(with: FileName.words(of: name))
        }
    }
}
