extension InterfaceBuilderDocument {
    /// The names of colours that the document uses, those of the catalogue.
    var usedColorNames: Set<String> {
        var names = Set(resources.namedColors.keys)
        func add(_ color: Color?) { if let name = color?.catalogName { names.insert(name) } }
        add(facts.globalTintColor)
        for object in objects {
            for state in object.states { add(state.titleColor) }
            for value in object.values + object.variations.flatMap(\.values) { add(value.value.color) }
            for attribute in object.runtimeAttributes { add(attribute.value?.color) }
        }
        return names
    }

    /// The names of images that the document uses and gives no size for.
    var unsizedImageNames: Set<String> {
        var names: Set<String> = []
        func add(_ name: String?) {
            guard let name, !name.isEmpty, !resources.symbols.contains(name) else { return }
            if let size = resources.images[name], size.width > 0, size.height > 0 { return }
            names.insert(name)
        }
        for object in objects {
            for state in object.states {
                add(state.image)
                add(state.backgroundImage)
            }
            if object[.catalog] != "system" { for name in ImageName.allCases { add(object[name]) } }
        }
        return names
    }

    /// The names of the fonts that are not the system's.
    var usedFontNames: Set<String> {
        var names: Set<String> = []
        for object in objects {
            for value in object.values + object.variations.flatMap(\.values) {
                switch value.value {
                case .font(let font): if let name = font.name { names.insert(name) }
                case .styledText(let text): names.formUnion(text.fragments.compactMap { $0.font?.name })
                default: break
                }
            }
        }
        return names
    }
}

extension InterfaceBuilderDocument.Value {
    fileprivate var color: InterfaceBuilderDocument.Color? { if case .color(let color) = self { color } else { nil } }
}
