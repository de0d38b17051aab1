import AccessibilityTree
import StrictXML

/// XML of uiautomator, and of Appium's Android drivers.
///
/// The documents don't state where a screen reader stops. As TalkBack does (its public documentation, and Android's
/// guide "Make apps more accessible"): at elements that are actionable or focusable, and at text outside of those. An
/// actionable element without a text announces the texts in it.
struct AndroidXMLReader: XMLPageReader {
    private let document: XMLDocument
    private let names: [Attribute: XMLName]

    private enum Attribute: String, CaseIterable {
        case `class`, text, hint, bounds, clickable, checkable, checked, enabled, password, selected, heading, displayed
        case description = "content-desc"
        case identifier = "resource-id"
        case isLongClickable = "long-clickable"
        case isImportant = "a11y-important"
        case isReaderFocusable = "screen-reader-focusable"
        case isVisible = "visible-to-user"
        case isShowingHint = "showing-hint"
    }

    init(_ document: XMLDocument) {
        self.document = document
        var names: [Attribute: XMLName] = [:]
        for attribute in Attribute.allCases { names[attribute] = document.name(attribute.rawValue) }
        self.names = names
    }

    func read(_ file: String) throws(PageSourceError) -> PageElements {
        var elements = PageElements()
        let first = document.root.nameText == "hierarchy" ? 1 : 0
        elements.list.reserveCapacity(document.elementCount - first)
        // The innermost actionable elements around a position, with their ends.
        var actors: [(index: Int, end: Int)] = []
        var textsInside: [Int: [String]] = [:]
        for place in first..<document.elementCount {
            let element = document[place]
            let index = place - first
            while let actor = actors.last, actor.end <= index { actors.removeLast() }
            var result = try pageElement(element, file, end: element.endIndex - first)
            let acts =
                flag(element, .clickable) || flag(element, .isLongClickable) || flag(element, .checkable)
                || flag(element, .isReaderFocusable)
            let isUnimportant = text(element, .isImportant) == "false"
            if acts, !isUnimportant {
                result.isElement = true
                if !result.isHidden { actors.append((index, result.end)) }
            } else if result.label != nil || result.drawnText != nil, !result.isHidden, !isUnimportant {
                if let actor = actors.last {
                    let words = result.label ?? result.drawnText
                    textsInside[actor.index, default: []] += [words].compactMap(\.self)
                } else {
                    result.isElement = true
                }
            }
            elements.list.append(result)
        }
        for (index, texts) in textsInside where elements.list[index].label == nil {
            elements.list[index].label = texts.joined(separator: ", ")
        }
        elements.bounds = screen(elements.list.first)
        return elements
    }

    private func pageElement(
        _ element: XMLElement, _ file: String, end: Int
    ) throws(PageSourceError) -> PageElement {
        let own = element.nameText
        let kind = AndroidClass(text(element, .class)?.nonEmpty ?? own)
        let position = element.position
        var result = PageElement(className: kind.className, line: position.line, column: position.column, end: end)
        result.frame = try frame(of: element, file)
        result.traits = kind.traits
        (result.groups, result.clips) = (kind.scrolls, kind.scrolls)
        result.identifier = text(element, .identifier)?.nonEmpty
        let words = text(element, .text)?.nonEmpty
        let description = text(element, .description)?.nonEmpty
        result.placeholder = text(element, .hint)?.nonEmpty
        result.drawnText = words
        if result.traits.contains(.textEntry) {
            result.isEmptyField =
                result.placeholder != nil
                && (words == nil || words == result.placeholder || flag(element, .isShowingHint))
            result.label = description
            result.value = result.isEmptyField ? nil : words
        } else {
            result.label = description ?? words
        }
        if flag(element, .password) {
            result.isSecret = true
            result.traits.formUnion([.textEntry, .secureTextField])
        }
        if text(element, .enabled) == "false" { result.traits.insert(.notEnabled) }
        if flag(element, .selected) { result.traits.insert(.selected) }
        if flag(element, .heading) { result.traits.insert(.header) }
        if flag(element, .checkable) {
            result.traits.formUnion([.button, .toggleButton])
            result.value = flag(element, .checked) ? "1" : "0"
        } else if flag(element, .clickable), result.traits.isDisjoint(with: [.textEntry, .adjustable, .link]) {
            result.traits.insert(.button)
            result.traits.remove(.staticText)
        }
        result.isHidden = text(element, .displayed) == "false" || text(element, .isVisible) == "false"
        return result
    }

    private func frame(of element: XMLElement, _ file: String) throws(PageSourceError) -> Rect {
        guard let text = text(element, .bounds) else { return .zero }
        if let rect = PageNumbers.bounds(text) { return rect }
        throw PageSourceError(
            "bounds must be [left,top][right,bottom] in pixels", file: file, line: element.position.line,
            column: element.position.column)
    }

    private func screen(_ first: PageElement?) -> Rect? {
        let numbers = ["width", "height"].map { name in
            document.name(name).flatMap { document.root[$0] }.flatMap { PageNumbers.number($0) } ?? 0
        }
        guard numbers[0] > 0, numbers[1] > 0 else { return first?.frame }
        return Rect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    }

    private func text(_ element: XMLElement, _ attribute: Attribute) -> String? {
        names[attribute].flatMap { element[$0] }
    }

    private func flag(_ element: XMLElement, _ attribute: Attribute) -> Bool { text(element, attribute) == "true" }
}
