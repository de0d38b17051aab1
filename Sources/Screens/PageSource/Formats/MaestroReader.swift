import AccessibilityTree
import StrictJSON

/// JSON of `maestro hierarchy`: `{"attributes": {…}, "children": […]}`, the same for iOS and Android.
///
/// It doesn't state where a screen reader stops: at nodes with text or an action, unless a node inside has another
/// text.
struct MaestroReader {
    private let limit: Int

    init(_ limit: Int) { self.limit = limit }

    func read(_ json: JSONValue) throws(JSONError) -> PageElements {
        let whole = JSONField(json)
        var walk = JSONWalk(limit: limit)
        try walk.run(whole.isArray ? try whole.array() : [whole], element: Self.element)
        var elements = PageElements(list: walk.list)
        Self.settle(&elements.list)
        elements.bounds = elements.list.lazy.map(\.frame).first { !$0.hasZeroSize }
        return elements
    }

    private static func element(_ field: JSONField) throws(JSONError) -> PageElement {
        guard let attributes = field.member("attributes"), attributes.value.object != nil else {
            throw field.error("an element must have \"attributes\"")
        }
        let kind = AndroidClass(try attributes.words("class") ?? "View")
        let position = field.value.position
        var result = PageElement(className: kind.className, line: position.line, column: position.column)
        if let bounds = attributes.member("bounds") {
            guard let rect = PageNumbers.bounds(try bounds.string()) else {
                throw bounds.error("this must be [left,top][right,bottom]")
            }
            result.frame = rect
        }
        result.traits = kind.traits
        (result.groups, result.clips) = (kind.scrolls, kind.scrolls)
        result.identifier = try attributes.words("resource-id")
        let (text, title) = (try attributes.words("text"), try attributes.words("title"))
        result.label = try attributes.words("accessibilityText") ?? title ?? text
        result.placeholder = try attributes.words("hintText")
        result.value = try attributes.words("value") ?? text
        if result.value == result.label { result.value = nil }
        if result.placeholder != nil, result.value == nil || result.value == result.placeholder {
            result.isEmptyField = true
        }
        if result.placeholder != nil { result.traits.insert(.textEntry) }
        result.drawnText = result.isEmptyField ? nil : text
        // Newer versions write these next to the attributes, older ones among them as text.
        func flag(_ name: String) -> Bool? { field.flag(name) ?? attributes.flag(name) }
        if flag("enabled") == false { result.traits.insert(.notEnabled) }
        if flag("selected") == true { result.traits.insert(.selected) }
        if flag("clickable") == true, !result.traits.contains(.textEntry) { result.traits.insert(.button) }
        if result.traits.contains(.toggleButton), result.value == nil {
            result.value = flag("checked") == true ? "1" : "0"
        }
        if attributes.flag("password") == true {
            result.isSecret = true
            result.traits.formUnion([.textEntry, .secureTextField])
        }
        return result
    }

    /// The texts of a subtree: none, one, or several.
    private enum Inside {
        case nothing
        case one(String)
        case several

        mutating func add(_ other: Inside) {
            switch (self, other) {
            case (_, .nothing): break
            case (.nothing, _): self = other
            case (.one(let one), .one(let other)) where one == other: break
            default: self = .several
            }
        }
    }

    /// Decides from the inside out where a screen reader stops.
    private static func settle(_ list: inout [PageElement]) {
        var inside = [Inside](repeating: .nothing, count: list.count)
        for index in list.indices.reversed() {
            var words = Inside.nothing
            var child = index + 1
            while child < list[index].end {
                words.add(inside[child])
                child = list[child].end
            }
            let label = list[index].label ?? list[index].value
            let isAlone =
                switch words {
                case .nothing: true
                case .one(let other): other == label
                case .several: false
                }
            let acts = !list[index].traits.isDisjoint(with: [.button, .textEntry, .toggleButton, .adjustable])
            list[index].isElement = (label != nil || acts) && isAlone
            if let label { words.add(.one(label)) }
            inside[index] = words
        }
    }
}
