/// Puts the texts of a table into a document.
struct DocumentLocalizer {
    typealias Document = InterfaceBuilderDocument

    private(set) var document: Document
    private(set) var notes = ResourceNoteList()

    init(_ document: Document) {
        self.document = document
    }

    /// Sets the text of a key, or reports why it has no target.
    mutating func set(_ text: String, for name: String, _ entry: StringTable.Entry) {
        guard let key = LocalizationKey(name), let object = document.object(id: key.id) else {
            let note = ResourceNote(.unknownObject(key: name), file: entry.file, line: entry.line, column: entry.column)
            return notes.count(note, as: "object \(entry.file)")
        }
        guard !set(text, key, in: object.index) else { return }
        let note = ResourceNote(.unknownProperty(key: name), file: entry.file, line: entry.line, column: entry.column)
        notes.count(note, as: "property \(entry.file)")
    }

    /// Returns whether the text has a target.
    private mutating func set(_ text: String, _ key: LocalizationKey, in index: Int) -> Bool {
        var owner = index
        for step in key.path.dropLast() {
            guard let inner = document.object(of: document.objects[owner], key: step) else { return false }
            owner = inner.index
        }
        guard let property = key.path.last else { return false }
        if let place = key.index { return set(text, in: owner, list: property, place) }
        return set(text, in: owner, property: property)
    }

    // MARK: Single texts

    private static let states = ["normal", "highlighted", "selected", "disabled", "focused"]

    /// The texts of objects that Interface Builder hands to translators, by their keys in the document.
    private static let properties: Set<String> = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle", "backButtonTitle",
        "badgeValue", "discoverabilityTitle", "toolTip", "attributedText", "attributedTitle", "attributedSubtitle",
        "attributedPlaceholder", "secondaryText", "restorationTitle", "label", "message",
    ]

    private mutating func set(_ text: String, in owner: Int, property: String) -> Bool {
        let name = Self.plain(property)
        switch name {
        case "accessibilityLabel", "accessibilityDescription", "accessibilityHint", "accessibilityIdentifier",
            "accessibilityValue":
            return setAccessibility(text, in: owner, name)
        case _ where name.hasSuffix("Title") && Self.states.contains(String(name.dropLast(5))):
            return setTitle(text, in: owner, state: String(name.dropLast(5)))
        case _ where Self.properties.contains(name):
            setProperty(text, in: owner, name)
            return true
        default: return false
        }
    }

    /// Interface Builder stores some texts next to the object that they belong to, and gives them these prefixes.
    static func plain(_ property: String) -> String {
        for prefix in ["ibExternal", "ibShadowed"] where property.hasPrefix(prefix) {
            let rest = property.dropFirst(prefix.count)
            return rest.prefix(1).lowercased() + rest.dropFirst()
        }
        return property
    }

    private mutating func setProperty(_ text: String, in owner: Int, _ name: String) {
        let object = document.objects[owner]
        if let place = object.values.firstIndex(where: { $0.key == name }) {
            let old = object.values[place]
            document.objects[owner].values[place] = Document.KeyedValue(
                key: name, value: Self.text(text, like: old.value), position: old.position)
        } else {
            document.objects[owner].attributeList.set(Document.Attribute(name: name, value: text))
        }
        // The attributes of a variation override those of the object, and are not translated.
        for place in document.objects[owner].variations.indices {
            document.objects[owner].variations[place].attributes.removeAll { $0.name == name }
            document.objects[owner].variations[place].values.removeAll { $0.key == name }
        }
    }

    /// The text as a value; it has the attributes of the first fragment of the old one.
    private static func text(_ text: String, like old: Document.Value) -> Document.Value {
        guard case .styledText(let styled) = old, var first = styled.fragments.first else { return .text(text) }
        first.text = text
        return .styledText(Document.StyledText(fragments: [first]))
    }

    private mutating func setTitle(_ text: String, in owner: Int, state: String) -> Bool {
        if let place = document.objects[owner].states.firstIndex(where: { $0.name == state }) {
            document.objects[owner].states[place].title = text
        } else {
            guard document.objects[owner].elementName == "button" else { return false }
            document.objects[owner].states.append(
                Document.ControlState(name: state, title: text, position: document.objects[owner].position))
        }
        return true
    }

    private mutating func setAccessibility(_ text: String, in owner: Int, _ name: String) -> Bool {
        let position = document.objects[owner].position
        var facts = document.objects[owner].accessibility ?? Document.AccessibilityFacts(position: position)
        switch name {
        case "accessibilityHint": facts.hint = text
        case "accessibilityIdentifier": facts.identifier = text
        case "accessibilityValue":
            document.objects[owner].runtimeAttributes.append(
                Document.RuntimeAttribute(
                    keyPath: name, type: "string", value: .text(text), position: position))
        default: facts.label = text
        }
        document.objects[owner].accessibility = facts
        return true
    }

    // MARK: Lists

    private mutating func set(_ text: String, in owner: Int, list: String, _ place: Int) -> Bool {
        switch Self.plain(list) {
        case "segmentTitles":
            let segments = document.objects(of: document.objects[owner], in: "segments")
            guard segments.indices.contains(place) else { return false }
            setProperty(text, in: segments[place].index, "title")
            return true
        case "userDefinedRuntimeAttributesLocalizableStrings": return setRuntimeAttribute(text, in: owner, place)
        default: return setListed(text, in: owner, list, place)
        }
    }

    /// Sets one of several texts under a key, such as the titles of a search bar's scopes.
    private mutating func setListed(_ text: String, in owner: Int, _ list: String, _ place: Int) -> Bool {
        let values = document.objects[owner].values
        guard let index = values.firstIndex(where: { $0.key == list }), case .texts(var texts) = values[index].value,
            texts.indices.contains(place)
        else { return false }
        texts[place] = text
        document.objects[owner].values[index] = Document.KeyedValue(
            key: list, value: .texts(texts), position: values[index].position)
        return true
    }

    /// Sets one of the run-time attributes to translate: those that the file marks as such, else those whose value is a
    /// text.
    private mutating func setRuntimeAttribute(_ text: String, in owner: Int, _ place: Int) -> Bool {
        let attributes = document.objects[owner].runtimeAttributes
        let marked = attributes.indices.filter { attributes[$0].isLocalized }
        let texts = attributes.indices.filter { attributes[$0].type == "string" || attributes[$0].isLocalized }
        let places = marked.isEmpty ? texts : marked
        guard places.indices.contains(place) else { return false }
        document.objects[owner].runtimeAttributes[places[place]].value = .text(text)
        return true
    }
}
