import AccessibilityTree

extension ScreenFacts {
    /// The texts of the element's own object that the project has translators for.
    func ownTexts(of element: AuditedElement) -> [Declaration.TranslatedText] {
        // Without a declaration there is nothing to look up; those of the objects around the element are not its own.
        guard !screen.declarations.isEmpty, let id = element.node.source?.objectID else { return [] }
        return screen.declarations[id]?.texts ?? []
    }
}
