import AccessibilityTree
import Speech

extension ScreenReader {
    /// Reads the element that sums the screen up, once after the reader has begun, when the first words have been
    /// spoken. The cursor stays, and the next move of the cursor stops it.
    mutating func readSummary() {
        guard !hasReadSummary, let focus else { return }
        hasReadSummary = true
        let position = (0..<screen.count).first { screen.traits(at: $0).contains(.summaryElement) }
        guard let position, position != focus.position, let node = relabelled(screen.id(at: position)) else { return }
        let (context, _) = screen.context(
            at: position, comingFrom: nil, options: options.phrasing, style: options.style)
        let phrase = phraser.phrase(node, context: context)
        speak(phrase.parts(includingHint: false), text: phrase.text(includingHint: false), priority: .low)
    }
}
