import AccessibilityTree
import StrictXML

/// Decodes a document in one pass over its elements, with an explicit stack instead of recursion.
struct DocumentDecoder {
    typealias Document = InterfaceBuilderDocument

    private let xml: XMLDocument
    private var facts: Document.Facts
    private var objects: [Document.Object] = []
    private var topLevelObjects: [Int] = []
    private var scenes: [Document.Scene] = []
    private var resources = Document.Resources()
    private var variedObjects: Set<Int> = []
    private var decoder = ValueDecoder()
    private var open: [(place: Place, end: Int)] = []

    /// The position of the pass in the document.
    private enum Place {
        case document
        case scenes
        case scene
        case roots(scene: Int?)
        case object(Int)
        case collection(owner: Int, name: String)
        case resources
        case namedColor(String, isSystem: Bool)
    }

    /// The document in the elements.
    static func decode(_ xml: XMLDocument) throws(InterfaceBuilderError) -> Document {
        if let foreign = ForeignDocument(root: xml.root) { throw .foreign(foreign, file: xml.file) }
        var decoder = DocumentDecoder(xml)
        decoder.run()
        return decoder.document()
    }

    private init(_ xml: XMLDocument) {
        self.xml = xml
        facts = Document.Facts(root: xml.root)
    }

    private mutating func run() {
        open.append((.document, xml.elementCount))
        var index = 1
        while index < xml.elementCount {
            while let last = open.last, last.end <= index { open.removeLast() }
            let element = xml[index]
            guard let place = open.last?.place else { return }
            if let inner = enter(element, at: place) {
                open.append((inner, element.endIndex))
                index += 1
            } else {
                index = element.endIndex
            }
        }
    }

    /// Decodes the element; returns the context for its children when they are still to be decoded.
    private mutating func enter(_ element: XMLElement, at place: Place) -> Place? {
        switch place {
        case .document: return enterDocumentPart(element)
        case .scenes:
            guard element.known == .scene else { return unknown(element) }
            scenes.append(Document.Scene(id: element[.sceneID], objects: [], position: element.position))
            return .scene
        case .scene:
            if element.known == .objects { return .roots(scene: scenes.count - 1) }
            return ValueDecoder.isValue(element) ? nil : unknown(element)
        case .roots(let scene):
            let index = addObject(element, parent: nil, role: .root)
            if let scene { scenes[scene].objects.append(index) } else { topLevelObjects.append(index) }
            return .object(index)
        case .object(let owner): return enterObjectPart(element, owner: owner)
        case .collection(let owner, let name): return enterMember(element, owner: owner, collection: name)
        case .resources: return enterResource(element)
        case .namedColor(let name, let isSystem):
            if element.known == .color {
                let color = decoder.color(element)
                if isSystem { resources.systemColors[name] = color } else { resources.namedColors[name] = color }
            }
            return nil
        }
    }

    private mutating func enterDocumentPart(_ element: XMLElement) -> Place? {
        switch element.known {
        case .scenes: return .scenes
        case .objects: return .roots(scene: nil)
        case .resources: return .resources
        case .device:
            facts.device = Document.Device(
                id: element[.id] ?? "", orientation: element[.orientation], appearance: element[.appearance])
            return nil
        case .color:
            if element[.key] == "tintColor" { facts.globalTintColor = decoder.color(element) }
            return nil
        default: return unknown(element)
        }
    }

    private mutating func enterObjectPart(_ element: XMLElement, owner: Int) -> Place? {
        switch element.known {
        case .accessibility: objects[owner].accessibility = decoder.accessibility(element)
        case .userDefinedRuntimeAttributes: objects[owner].runtimeAttributes += decoder.runtimeAttributes(element)
        case .connections: decoder.connections(element, of: &objects[owner])
        case .constraints:
            objects[owner].constraints.reserveCapacity(element.children.reduce(0) { count, _ in count + 1 })
            for child in element.children {
                guard child.known == .constraint else {
                    decoder.noteIfUnknown(child)
                    continue
                }
                let constraint = decoder.constraint(child)
                if !constraint.variations.isEmpty { variedObjects.insert(owner) }
                objects[owner].constraints.append(constraint)
            }
        case .state: objects[owner].states.append(decoder.state(element))
        case .variation:
            variedObjects.insert(owner)
            objects[owner].variations.append(decoder.variation(element))
        case .array, .mutableArray:
            guard !ValueDecoder.isValue(element) else { return addValue(element, to: owner) }
            return .collection(owner: owner, name: element[.key] ?? element.nameText)
        case let name? where name.isCollection:
            return .collection(owner: owner, name: element[.key] ?? element.nameText)
        default:
            if element[.reference] != nil || ValueDecoder.isValue(element) { return addValue(element, to: owner) }
            return .object(addObject(element, parent: owner, role: element[.key].map { .property($0) } ?? .unnamed))
        }
        return nil
    }

    private mutating func enterMember(_ element: XMLElement, owner: Int, collection: String) -> Place? {
        if let id = element[.reference] {
            objects[owner].values.append(
                Document.KeyedValue(key: collection, value: .reference(id), position: element.position))
            return nil
        }
        if ValueDecoder.isValue(element) { return addValue(element, to: owner) }
        return .object(addObject(element, parent: owner, role: .member(collection)))
    }

    private mutating func enterResource(_ element: XMLElement) -> Place? {
        switch element.known {
        case .image:
            let size = decoder.size(element)
            guard let name = element[.name] else { return nil }
            if let size { resources.images[name] = size }
            if element[.catalog] == "system" { resources.symbols.insert(name) }
            return nil
        case .namedColor: return .namedColor(element[.name] ?? "", isSystem: false)
        case .systemColor: return .namedColor(element[.name] ?? "", isSystem: true)
        default: return unknown(element)
        }
    }

    private mutating func addValue(_ element: XMLElement, to owner: Int) -> Place? {
        if let value = decoder.value(element) { objects[owner].values.append(decoder.keyed(value, element)) }
        return nil
    }

    private mutating func addObject(_ element: XMLElement, parent: Int?, role: Document.Role) -> Int {
        decoder.noteIfUnknown(element)
        decoder.checkNumbers(element)
        let index = objects.count
        objects.append(
            Document.Object(
                index: index, elementName: element.nameText, id: element[.id], position: element.position,
                parent: parent, role: role, attributes: Document.Attributes(of: element)))
        if let parent { objects[parent].children.append(index) }
        return index
    }

    private mutating func unknown(_ element: XMLElement) -> Place? {
        decoder.noteIfUnknown(element)
        return nil
    }

    private mutating func document() -> Document {
        var check = ReferenceCheck(notes: decoder.notes)
        check.run(objects: &objects, scenes: scenes, facts: facts, root: xml.root.position)
        return Document(
            file: xml.file, facts: facts, objects: objects, topLevelObjects: topLevelObjects, scenes: scenes,
            resources: resources, notes: check.notes.notes, indexByID: check.ids,
            variedObjects: variedObjects.sorted())
    }
}

extension ValueDecoder {
    /// The size in an element's width and height, or nil.
    mutating func size(_ element: XMLElement) -> Size? {
        guard let width = number(element, .width), let height = number(element, .height) else { return nil }
        return Size(width: width, height: height)
    }
}
