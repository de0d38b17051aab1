import AccessibilityTree
import StrictJSON

/// Goes through the objects of a JSON document in document order, however deep they are, and gives each an element.
struct JSONWalk {
    /// The most elements.
    let limit: Int
    /// The elements, each with where it ends.
    private(set) var list: [PageElement] = []

    init(limit: Int) { self.limit = limit }

    private enum Step {
        case visit(JSONField)
        case leave(Int)
    }

    /// Visits values and their members.
    mutating func run(
        _ roots: [JSONField], element: (JSONField) throws(JSONError) -> PageElement
    ) throws(JSONError) {
        var steps = roots.reversed().map { Step.visit($0) }
        while let step = steps.popLast() {
            switch step {
            case .leave(let index): list[index].end = list.count
            case .visit(let field):
                guard let object = field.value.object else {
                    throw field.error("this must be an object, not \(field.value.typeName)")
                }
                guard list.count < limit else { throw field.error("the document has more than \(limit) elements") }
                steps.append(.leave(list.count))
                list.append(try element(field))
                guard let children = object["children"], !children.isNull else { continue }
                steps += try JSONField(children, path: field.path + ".children").array().reversed().map { .visit($0) }
            }
        }
    }
}

extension JSONField {
    /// A member of an object, or nil where it is absent or null.
    func member(_ names: String...) -> JSONField? {
        for name in names {
            if let value = self.value[name], !value.isNull {
                return JSONField(value, path: path.isEmpty ? name : "\(path).\(name)")
            }
        }
        return nil
    }

    /// Returns the text of a member, numbers and Booleans included; nil where it is empty.
    func words(_ names: String...) throws(JSONError) -> String? {
        for name in names {
            guard let field = member(name) else { continue }
            switch field.value.content {
            case .string(let text): if !text.isEmpty { return text }
            case .bool(let flag): return flag ? "1" : "0"
            case .integer, .number: return field.value.description
            default: throw field.error("this must be a string, not \(field.value.typeName)")
            }
        }
        return nil
    }

    /// Whether a member is true, as truth value or in words; nil where it isn't there.
    func flag(_ name: String) -> Bool? {
        guard let value = member(name)?.value else { return nil }
        return value.bool ?? value.string.flatMap { ["true": true, "1": true, "false": false, "0": false][$0] }
    }
}
