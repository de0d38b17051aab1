import AccessibilityTree
import StrictJSON

/// JSON of `idb ui describe-all` and `describe-point`: a flat list of the elements at which VoiceOver stops, or with
/// `children`.
struct IDBReader {
    private let limit: Int

    init(_ limit: Int) { self.limit = limit }

    func read(_ json: JSONValue) throws(JSONError) -> PageElements {
        let whole = JSONField(json)
        let list = whole.member("elements") ?? whole
        var walk = JSONWalk(limit: limit)
        try walk.run(list.isArray ? try list.array() : [list], element: Self.element)
        var elements = PageElements(list: walk.list)
        if let screen = whole.member("screen") { elements.bounds = try Self.size(screen) }
        if let application = elements.list.first(where: { $0.className == "UIApplication" }) {
            elements.name = application.label
            if elements.bounds == nil, !application.frame.hasZeroSize { elements.bounds = application.frame }
        }
        if elements.bounds == nil { elements.bounds = Self.reach(of: elements.list) }
        if whole.flag("truncated") == true { elements.notes = ["The document states that it is truncated."] }
        // In a nested document, an element with elements inside isn't one itself; a flat list has only elements.
        for index in elements.list.indices where elements.list[index].end > index + 1 {
            let type = elements.list[index].className
            if ["UIView", "UIWindow", "UITableViewCell"].contains(type) { elements.list[index].isElement = false }
        }
        Self.noteEmptyGroups(&elements)
        elements.groupTabs()
        return elements
    }

    /// Notes groups that came without their children, as in flat lists.
    private static func noteEmptyGroups(_ elements: inout PageElements) {
        for (index, element) in elements.list.enumerated() {
            guard element.className == "UIView", !element.isElement, element.end == index + 1 else { continue }
            let name = element.label.map { " \"\($0)\"" } ?? ""
            elements.notes.append(
                "Line \(element.line): the document doesn't have the content of the group\(name).")
        }
    }

    private static func element(_ field: JSONField) throws(JSONError) -> PageElement {
        let role = try field.words("type", "role") ?? "Other"
        let type = ElementType(role: role, subrole: try field.words("subrole"))
        let position = field.value.position
        var result = PageElement(className: type.className, line: position.line, column: position.column)
        result.frame = try frame(of: field)
        result.label = try field.words("AXLabel", "label")
        result.value = try field.words("AXValue", "value")
        result.identifier = try field.words("AXUniqueId", "AXIdentifier", "identifier")
        result.hint = try field.words("help", "hint")
        result.traits = type.traits
        (result.groups, result.clips, result.series) = (type.groups, type.scrolls, type.series)
        if type.isSelectedByValue { result.readSelectionFromValue() }
        if let traits = field.member("traits"), traits.isArray {
            result.traits.formUnion(.named(try traits.strings()))
        }
        if field.flag("enabled") == false { result.traits.insert(.notEnabled) }
        result.isSecret = result.traits.contains(.secureTextField)
        if let actions = field.member("custom_actions", "customActions"), actions.isArray {
            result.actions = try actions.strings()
        }
        if type.className == "UILabel" { result.drawnText = result.label }
        // VoiceOver visits what is in a group.
        let isGroup = ["Group", "AXGroup"].contains(role) && result.value == nil
        result.isElement = !isGroup && !["UIApplication", "UIWindow"].contains(type.className)
        return result
    }

    private static func frame(of field: JSONField) throws(JSONError) -> Rect {
        if let frame = field.member("frame"), frame.value.object != nil {
            let size = try size(frame)
            return Rect(
                x: try frame.member("x")?.number() ?? 0, y: try frame.member("y")?.number() ?? 0, width: size.width,
                height: size.height)
        }
        guard let frame = field.member("AXFrame") else { return .zero }
        if let rect = PageNumbers.rect(try frame.string()) { return rect }
        throw frame.error("this must be {{x, y}, {width, height}}")
    }

    private static func size(_ field: JSONField) throws(JSONError) -> Rect {
        Rect(
            x: 0, y: 0, width: max(try field.member("width")?.number() ?? 0, 0),
            height: max(try field.member("height")?.number() ?? 0, 0))
    }

    /// As far as anything reaches, where the screen isn't stated.
    private static func reach(of list: [PageElement]) -> Rect? {
        let (width, height) = (list.map(\.frame.maxX).max() ?? 0, list.map(\.frame.maxY).max() ?? 0)
        return width > 0 && height > 0 ? Rect(x: 0, y: 0, width: width, height: height) : nil
    }
}
