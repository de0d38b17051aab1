import AccessibilityTree

extension ScreenFacts {
    /// The texts of the element's own object that the project has translators for.
    func ownTexts(of element: AuditedElement) -> [Declaration.TranslatedText] {
        // Without a declaration nothing is to be looked up; those of what the element is a part of are not its own.
        guard !screen.declarations.isEmpty, let id = element.node.source?.objectID else { return [] }
        return screen.declarations[id]?.texts ?? []
    }
}
