import AccessibilityTree

/// Text that an element draws, or may draw when the user or code enters it, with the font and the colors that it has.
struct DrawnText {
    /// Whether the file has the text; otherwise it is empty.
    let isWritten: Bool
    /// The reason why only the running app shows whether there is text; nil where there is or users enter it.
    let review: String?
}

extension ScreenFacts {
    /// Returns what is known of the text of an element; nil where it draws none, and none may come.
    func drawnText(of element: AuditedElement) -> DrawnText? {
        guard mayBeShown(element) else { return nil }
        if element.own.contains(.hasText) { return DrawnText(isWritten: true, review: nil) }
        guard element.own.contains(.hasFontSize) else { return nil }
        if !element.traits.isDisjoint(with: [.textEntry, .searchField, .textArea]) {
            return DrawnText(isWritten: false, review: nil)
        }
        return declaration(at: element.index)?.access.map {
            DrawnText(isWritten: false, review: "it is empty, and code may set its text through \($0)")
        }
    }
}
