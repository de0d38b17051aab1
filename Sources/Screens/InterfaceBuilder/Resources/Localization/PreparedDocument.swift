import AccessibilityTree
import HeadlessUIKit

extension InterfaceBuilderDocument {
    /// Whether the document names something that only its project has: colours of the catalogue, images without a size,
    /// or fonts. Otherwise there is no need to search the project's folders.
    public var needsProjectResources: Bool {
        !usedColorNames.isEmpty || !unsizedImageNames.isEmpty || !usedFontNames.isEmpty
    }

    /// The document with the colours of the project's catalogues in all their varieties, and with the sizes of its
    /// images where the document has none. Values that the project does not have stay as in the document.
    public func resolved(in project: ProjectResources) -> Prepared {
        var result = self
        var notes = ResourceNoteList()
        for name in usedColorNames.sorted() {
            if let set = project.color(named: name, near: file, &notes) { result.resources.colorSets[name] = set }
        }
        for name in unsizedImageNames.sorted() {
            if let size = project.imageSize(named: name, near: file, &notes) {
                result.resources.images[name] = size
            } else if project.hasSymbol(named: name) {
                result.resources.images[name] = Self.symbolSize
            }
        }
        return Prepared(document: result, language: nil, notes: notes.notes)
    }

    /// The size of a symbol, as `UIImage(systemName:)` has it.
    private static let symbolSize = Size(width: 20, height: 20)

    /// The document as the app would load it: with the resources of its project, and in a language where one is named.
    /// The project's fonts are registered when the document uses some, so that text in them is measured.
    ///
    /// - Parameters:
    ///   - project: The project's resources.
    ///   - language: A BCP 47 tag; nil for the document's own texts.
    ///   - idiom: The device that the texts are for, where they vary with it.
    public func prepared(
        in project: ProjectResources, language: String? = nil, idiom: UIUserInterfaceIdiom = .phone
    ) -> Prepared {
        var result = resolved(in: project)
        if !usedFontNames.isEmpty { result.notes += project.registerFonts() }
        guard let language else { return result }
        let localized = result.document.localized(for: language, using: project, idiom: idiom)
        return Prepared(
            document: localized.document, language: localized.language, notes: result.notes + localized.notes)
    }
}
