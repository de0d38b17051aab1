import AccessibilityTree

extension Phraser {
    /// Returns the announcements of a whole screen from top to bottom, element by element.
    ///
    /// If its language is nil, the phraser uses the app's.
    ///
    /// - Parameters:
    ///   - tree: the screen.
    ///   - announcesContainers: whether a container is spoken where the reader enters it, as when the cursor goes
    ///     through the screen; false for each element alone. The snapshot style never does.
    public func phrases(of tree: AccessibilityTree, announcesContainers: Bool = true) -> [(id: NodeID, phrase: Phrase)]
    {
        let screen = OrderedTree(tree: tree)
        var phraser = self
        phraser.language = language ?? tree.environment.language
        let words = strings.words(for: phraser.language, style: style)
        var place: Place? = announcesContainers ? Place() : nil
        return (0..<screen.count).compactMap { position in
            let id = screen.id(at: position)
            guard let node = tree[id] else { return nil }
            let (context, here) = screen.context(at: position, comingFrom: place, options: options, style: style)
            if announcesContainers { place = here }
            // Few elements have a language.
            return (
                id,
                phraser.phrase(node, context: context, words: node.language == nil ? words : phraser.words(for: node))
            )
        }
    }
}
