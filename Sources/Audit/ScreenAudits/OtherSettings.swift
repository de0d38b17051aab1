import AccessibilityAudit

/// The settings in which an audit shows screens in addition to the usual one, and the rules that it runs there.
package struct OtherSettings {
    /// The name of each setting in findings, and its options as `DisplayOptions` have them, in the order in which they
    /// are shown.
    var settings: [(name: String, fields: [String: String])]
    /// The ids of the rules.
    var rules: Set<String>

    /// Every text size above the usual one, from the smallest on, then the smallest phone, and the phone on its side.
    package static let sizes = OtherSettings(
        settings: ["xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"].map { ($0, ["text-size": $0]) }
            + [
                ("iPhone SE", ["device": "iPhone SE"]), ("landscape", ["orientation": "landscape"]),
            ],
        rules: [
            "broken-constraints", "element-without-size", "order-contradicts-layout", "target-overlap", "text-clipped",
        ])

    /// The dark and high contrast.
    package static let appearances = OtherSettings(
        settings: [
            ("dark", ["appearance": "dark"]), ("high contrast", ["contrast": "high"]),
            ("dark, high contrast", ["appearance": "dark", "contrast": "high"]),
        ], rules: ["image-contrast", "placeholder-contrast", "state-contrast", "text-contrast"])
}

extension AuditResult {
    /// Removes findings that were found before, so that each is reported once, with the first setting that has it. The
    /// counts stay: each setting was judged.
    ///
    /// - Parameter start: The number of findings before the setting.
    mutating func keepNew(from start: Int) {
        let known = Set(findings[..<start].map { [$0.rule, $0.identity] })
        findings.replaceSubrange(
            start..., with: findings[start...].filter { !known.contains([$0.rule, $0.identity]) })
    }
}
