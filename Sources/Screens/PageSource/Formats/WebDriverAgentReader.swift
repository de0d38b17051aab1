import AccessibilityTree
import StrictXML

/// XML of WebDriverAgent: an element for each `XCUIElementType…`, with or without `AppiumAUT` or `hierarchy` around
/// them.
///
/// If a document states `accessible`, as newer versions do, it decides whether VoiceOver stops at an element; else its
/// type does. `name` is the identifier, or the label where there is none.
struct WebDriverAgentReader: XMLPageReader {
    private let document: XMLDocument
    private let names: Names
    /// Whether the document has labels at all; where not, names are all that there is.
    private let hasLabels: Bool

    private struct Names {
        var type, name, label, value, placeholder, enabled, visible, accessible, selected, traits: XMLName?
        var x, y, width, height, hint: XMLName?

        init(_ document: XMLDocument) {
            (type, name, label) = (document.name("type"), document.name("name"), document.name("label"))
            (value, placeholder) = (document.name("value"), document.name("placeholderValue"))
            (enabled, visible) = (document.name("enabled"), document.name("visible"))
            (accessible, selected) = (document.name("accessible"), document.name("selected"))
            (traits, hint) = (document.name("traits"), document.name("hint"))
            (x, y) = (document.name("x"), document.name("y"))
            (width, height) = (document.name("width"), document.name("height"))
        }
    }

    init(_ document: XMLDocument) {
        self.document = document
        names = Names(document)
        hasLabels = names.label != nil
    }

    func read(_ file: String) throws(PageSourceError) -> PageElements {
        let root = document.root
        let isWrapped = !root.nameText.hasPrefix("XCUIElementType")
        let first = isWrapped ? 1 : 0
        var elements = PageElements()
        elements.list.reserveCapacity(document.elementCount - first)
        var facts: [Facts] = []
        facts.reserveCapacity(document.elementCount - first)
        for index in first..<document.elementCount {
            let element = document[index]
            let fact = Facts(type: type(of: element), isVisible: flag(element, names.visible))
            facts.append(fact)
            elements.list.append(try pageElement(element, fact, file, end: element.endIndex - first))
            guard fact.type == "Application" || fact.type == "Window" else { continue }
            if elements.bounds == nil {
                let frame = elements.list[elements.list.count - 1].frame
                if !frame.hasZeroSize { elements.bounds = frame }
            }
            if fact.type == "Application", elements.name == nil {
                elements.name = text(element, names.label)?.nonEmpty ?? text(element, names.name)?.nonEmpty
            }
        }
        settle(&elements, facts)
        return elements
    }

    // MARK: One element

    private struct Facts {
        var type: String
        var isVisible: Bool?
    }

    private func type(of element: XMLElement) -> String {
        let name = element.nameText
        let text = name.hasPrefix("XCUIElementType") ? name : text(element, names.type) ?? name
        return text.hasPrefix("XCUIElementType") ? String(text.dropFirst(15)) : text
    }

    private func pageElement(
        _ element: XMLElement, _ facts: Facts, _ file: String, end: Int
    ) throws(PageSourceError) -> PageElement {
        let type = ElementType(facts.type)
        let position = element.position
        var result = PageElement(className: type.className, line: position.line, column: position.column, end: end)
        result.frame = Rect(
            x: try number(element, names.x, file), y: try number(element, names.y, file),
            width: max(try number(element, names.width, file), 0),
            height: max(try number(element, names.height, file), 0))
        let name = text(element, names.name)?.nonEmpty
        result.label = hasLabels ? text(element, names.label)?.nonEmpty : name
        result.identifier = name == result.label ? nil : name
        result.hint = text(element, names.hint)?.nonEmpty
        result.traits = type.traits
        (result.groups, result.clips, result.series) = (type.groups, type.scrolls, type.series)
        if let traits = text(element, names.traits) { result.traits.formUnion(.named(traits.split(separator: ","))) }
        if flag(element, names.enabled) == false { result.traits.insert(.notEnabled) }
        if flag(element, names.selected) == true { result.traits.insert(.selected) }
        result.isSecret = result.traits.contains(.secureTextField)
        result.placeholder = text(element, names.placeholder)?.nonEmpty
        result.value = text(element, names.value)?.nonEmpty
        // It writes 1 as the value of a selected button (`wdValue` in WebDriverAgent's FBWebDriverAttributes).
        if type.isSelectedByValue || (type.className == "UIButton" && result.value == "1") {
            result.readSelectionFromValue()
        }
        if result.traits.contains(.textEntry) {
            // WebDriverAgent gives the placeholder as the value of an empty field.
            result.isEmptyField =
                result.placeholder != nil && (result.value == nil || result.value == result.placeholder)
            result.drawnText = result.isEmptyField ? nil : result.value
        } else if type.className == "UILabel" {
            result.drawnText = result.label
            // The driver repeats the text as the value of elements that only have a label.
            if result.value == result.label { result.value = nil }
        }
        result.isElement = flag(element, names.accessible) ?? (type.isElement || isLabelledCell(result, facts.type))
        return result
    }

    private func isLabelledCell(_ element: PageElement, _ type: String) -> Bool {
        type == "Cell" && hasLabels && element.label != nil
    }

    // MARK: Properties derived from descendants

    /// Decides the facts that depend on the rest of the document: whether a cell without `accessible` is one element,
    /// and which elements are invisible.
    private func settle(_ elements: inout PageElements, _ facts: [Facts]) {
        let types = facts.map { ElementType($0.type) }
        // The number of controls, and of visible things, before a position.
        var (controls, seen) = ([0], [0])
        for index in facts.indices {
            controls.append(controls[index] + (types[index].isControl ? 1 : 0))
            seen.append(seen[index] + (facts[index].isVisible == false ? 0 : 1))
        }
        // The ends of the scroll views around a position; the innermost is the last.
        var scrolls: [Int] = []
        let screen = elements.bounds
        for index in facts.indices {
            while let end = scrolls.last, end <= index { scrolls.removeLast() }
            let end = elements.list[index].end
            if names.accessible == nil, facts[index].type == "Cell", controls[end] > controls[index + 1] {
                elements.list[index].isElement = false
            }
            if facts[index].isVisible == false {
                // An element outside the screen in a scroll view is scrolled in before it is read.
                let frame = elements.list[index].frame
                let isScrolledAway = !scrolls.isEmpty && screen.map { !$0.intersects(frame) } ?? false
                if !isScrolledAway {
                    elements.list[index].isElement = false
                    elements.list[index].isHidden = seen[end] == seen[index + 1]
                }
            }
            if types[index].scrolls { scrolls.append(end) }
        }
    }

    // MARK: Attributes

    private func text(_ element: XMLElement, _ name: XMLName?) -> String? { name.flatMap { element[$0] } }

    private func flag(_ element: XMLElement, _ name: XMLName?) -> Bool? {
        switch text(element, name) {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }

    private func number(_ element: XMLElement, _ name: XMLName?, _ file: String) throws(PageSourceError) -> Double {
        guard let name, let text = element[name] else { return 0 }
        if let number = PageNumbers.number(text) { return number }
        throw PageSourceError(
            "\(document.text(of: name)) must be a number from -1000000 to 1000000", file: file,
            line: element.position.line, column: element.position.column)
    }
}
