import AccessibilityTree
import Foundation

/// Lets the getters for attributed text return "not overridden" without making an attributed string each time.
@MainActor enum AttributedTextProbe {
    static var isAsking = false
    static let notOverridden = NSAttributedString(string: "")
}

extension UIAccessibilityObject {
    /// The default of the attributed getters: the assigned text, as long as the plain getter still returns the same.
    final func attributed(_ text: AssignedText?, plain: () -> String?) -> NSAttributedString? {
        if AttributedTextProbe.isAsking { return AttributedTextProbe.notOverridden }
        guard let string = plain() else { return nil }
        if let text, text.string == string { return text.asAttributed }
        return NSAttributedString(string: string)
    }

    /// The label for assistive technologies: from a block first, then an overridden getter, then the assigned text.
    final var spokenLabel: AttributedText? {
        if let blocks = assigned?.blocks {
            if let block = blocks.attributedLabel { return block().map { AttributedText($0) } }
            if let block = blocks.label { return block().map { AttributedText($0) } }
        }
        return resolve(assigned?.label, { accessibilityLabel }, { accessibilityAttributedLabel })
    }

    /// The value, by the same rule.
    final var spokenValue: AttributedText? {
        if let blocks = assigned?.blocks {
            if let block = blocks.attributedValue { return block().map { AttributedText($0) } }
            if let block = blocks.value { return block().map { AttributedText($0) } }
        }
        return resolve(assigned?.value, { accessibilityValue }, { accessibilityAttributedValue })
    }

    /// The hint, by the same rule.
    final var spokenHint: AttributedText? {
        if let blocks = assigned?.blocks {
            if let block = blocks.attributedHint { return block().map { AttributedText($0) } }
            if let block = blocks.hint { return block().map { AttributedText($0) } }
        }
        return resolve(assigned?.hint, { accessibilityHint }, { accessibilityAttributedHint })
    }

    @inline(__always) private final func resolve(
        _ text: AssignedText?, _ plain: () -> String?, _ attributed: () -> NSAttributedString?
    ) -> AttributedText? {
        AttributedTextProbe.isAsking = true
        let answer = attributed()
        AttributedTextProbe.isAsking = false
        if answer !== AttributedTextProbe.notOverridden {
            // The override may have built on super's result, so it is called once more without the probe.
            return attributed().map { AttributedText($0) }
        }
        guard let string = plain() else { return nil }
        if let text, !text.runs.isEmpty, text.string == string { return AttributedText(string, runs: text.runs) }
        return AttributedText(string)
    }
}
