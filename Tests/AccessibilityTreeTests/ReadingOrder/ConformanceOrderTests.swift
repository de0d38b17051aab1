import AccessibilityTree
import Foundation
import TestSupport
import Testing

/// The order and container cases of the reference material, built straight from nodes.
@Suite(.enabled(if: PackageFolders.hasShared("conformance/voiceover-cases.json"), "The reference material is absent."))
struct ConformanceOrderTests {
    @Test(arguments: try ConformanceCase.load())
    func `a case is read in the expected order`(example: ConformanceCase) throws {
        let tree = try example.tree()
        let order = ReadingOrder(tree)
        let spoken = order.labels(in: tree)
        #expect(spoken.count == example.expected.count)
        for (label, description) in zip(spoken, example.expected) {
            let isNamed = description == label || description.contains("\(label).") || description.contains("\(label):")
            #expect(isNamed, "\(example.id): \(label) instead of \(description)")
        }
    }

    @Test(arguments: try ConformanceCase.load().filter { $0.expectedTree != nil })
    func `a case has the expected containers`(example: ConformanceCase) throws {
        let tree = try example.tree()
        let names = ReadingOrder(tree).outline(in: tree)
        #expect(names == ConformanceCase.outline(example.expectedTree ?? [], depth: 0))
    }

    @Test(arguments: try ConformanceCase.load().filter { $0.id.hasPrefix("datatable") || $0.id.contains("dataTable") })
    func `a cell has the expected row, column and headers`(example: ConformanceCase) throws {
        let tree = try example.tree()
        let order = ReadingOrder(tree)
        for position in order.elements.indices {
            let node = tree[order[position].index]
            guard let cell = order.context(at: position, in: tree).cell else {
                #expect(node.cell == nil)
                continue
            }
            var text = ""
            for header in cell.rowHeaders + cell.columnHeaders {
                text += "\(header.label?.string ?? ""): \(header.value?.string ?? ""). "
            }
            text += "\(node.label?.string ?? "")."
            if let row = cell.row, cell.rowSpan > 1 { text += " Spans \(cell.rowSpan) rows." + (row < 0 ? "?" : "") }
            if cell.columnSpan > 1 { text += " Spans \(cell.columnSpan) columns." }
            if cell.isFirstInRow, let row = cell.row { text += " Row \(row + 1)." }
            if let column = cell.column { text += " Column \(column + 1)." }
            #expect(example.expected[position].hasPrefix(text), "\(example.id): \(text)")
        }
    }
}

/// One case of the reference material.
struct ConformanceCase: CustomTestStringConvertible {
    let id: String
    let environment: Environment
    let json: JSON
    let expected: [String]
    let expectedTree: [JSON]?

    var testDescription: String { id }

    /// The cases about order, containers, visiting and tables; those that need a control's class are not among them.
    static func load() throws -> [ConformanceCase] {
        let file = PackageFolders.shared.appending(path: "conformance/voiceover-cases.json")
        guard let data = try? Data(contentsOf: file) else { return [] }
        let prefixes = ["order-", "tree-", "select-", "modal-", "zero-", "datatable-", "list-", "landmark-"]
        let cases = try JSONDecoder().decode(JSON.self, from: data)["cases"]?.array ?? []
        return cases.compactMap { json in
            guard let id = json["id"]?.string, prefixes.contains(where: id.hasPrefix), let tree = json["tree"] else {
                return nil
            }
            let environment = Environment(
                idiom: json["idiom"]?.string == "pad" ? .pad : .phone,
                layoutDirection: json["direction"]?.string == "rtl" ? .rightToLeft : .leftToRight)
            return ConformanceCase(
                id: id, environment: environment, json: tree,
                expected: json["expect"]?.array?.compactMap { $0["description"]?.string } ?? [],
                expectedTree: json["expectTree"]?.array)
        }
    }

    static func outline(_ items: [JSON], depth: Int) -> [String] {
        items.flatMap { item -> [String] in
            let indent = String(repeating: "  ", count: depth)
            if let text = item.string { return [indent + (text.split(separator: ".").first.map(String.init) ?? text)] }
            return [indent + (item["container"]?.string ?? "")]
                + outline(item["children"]?.array ?? [], depth: depth + 1)
        }
    }

    func tree() throws -> AccessibilityTree {
        var ids = Numbering()
        collect(json, &ids)
        var builder = TreeBuilder(environment: environment)
        var next = ids.first
        try add(json, to: &builder, x: 0, y: 0, ids, &next)
        return try builder.finish()
    }

    private struct Numbering {
        var first: UInt64 = 1
        var named: [String: NodeID] = [:]
        var count: UInt64 = 0
    }

    /// Numbers the nodes in the order in which they will be added, so that lists can name later ones.
    private func collect(_ json: JSON, _ ids: inout Numbering) {
        ids.count += 1
        for name in [json["ref"]?.string, json["label"]?.string].compactMap(\.self) where ids.named[name] == nil {
            ids.named[name] = NodeID(ids.count)
        }
        for child in json["children"]?.array ?? [] { collect(child, &ids) }
        for entry in json["elements"]?.array ?? [] where entry.string == nil { collect(entry, &ids) }
    }

    private func add(
        _ json: JSON, to builder: inout TreeBuilder, x: Double, y: Double, _ ids: Numbering, _ next: inout UInt64
    ) throws {
        let isObject = json["class"]?.string == "UIAccessibilityElement"
        let local = json["frame"]?.rect ?? json["frameInContainer"]?.rect ?? .zero
        var node = Node(id: NodeID(next), className: json["class"]?.string ?? "UIView")
        next += 1
        node.viewFrame = Rect(x: local.x + x, y: local.y + y, width: local.width, height: local.height)
        node.frame = json["screenFrame"]?.rect ?? node.viewFrame ?? .zero
        node.isView = !isObject
        node.isElement = json["isElement"]?.bool ?? (node.className == "UILabel")
        node.label = (json["label"]?.string ?? json["props"]?["text"]?.string).map { AttributedText($0) }
        node.value = json["value"]?.string.map { AttributedText($0) }
        node.isModal = json["modal"]?.bool ?? false
        node.clipsToBounds = json["clips"]?.bool ?? false
        node.elementsHidden = json["elementsHidden"]?.bool ?? false
        node.groupsChildren = json["group"]?.bool ?? false
        switch json["containerType"]?.string {
        case "list": node.containerType = .list
        case "landmark": node.containerType = .landmark
        case "dataTable": node.containerType = .dataTable
        case "semanticGroup": node.containerType = .semanticGroup
        default: break
        }
        if let table = json["dataTable"] {
            node.dataTable = DataTable(
                rowCount: table["rows"]?.int ?? 0, columnCount: table["columns"]?.int ?? 0,
                rowHeaders: headers(table["rowHeaders"], ids), columnHeaders: headers(table["columnHeaders"], ids))
        }
        if let cell = json["cell"] {
            node.cell = DataTableCell(
                row: cell["row"]?.int, column: cell["column"]?.int, rowSpan: cell["height"]?.int ?? 1,
                columnSpan: cell["width"]?.int ?? 1)
        }
        let entries = json["elements"]?.array
        let objects = (entries ?? []).filter { $0.string == nil }
        let children = json["children"]?.array ?? []
        var after = next + children.reduce(0) { $0 + size($1) }
        node.explicitElements = entries?.map { entry in
            if let name = entry.string { return ids.named[name] ?? NodeID(.max) }
            defer { after += size(entry) }
            return NodeID(after)
        }
        builder.open(node)
        for child in children + objects { try add(child, to: &builder, x: x + local.x, y: y + local.y, ids, &next) }
        builder.close()
    }

    private func size(_ json: JSON) -> UInt64 {
        var numbering = Numbering()
        collect(json, &numbering)
        return numbering.count
    }

    private func headers(_ json: JSON?, _ ids: Numbering) -> [Int: [NodeID]] {
        var result: [Int: [NodeID]] = [:]
        for (key, value) in json?.object ?? [:] {
            if let line = Int(key) { result[line] = value.array?.compactMap { $0.string.flatMap { ids.named[$0] } } }
        }
        return result
    }
}

/// JSON of any shape.
enum JSON: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    subscript(key: String) -> JSON? { object?[key] }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var int: Int? { if case .number(let value) = self { Int(exactly: value) } else { nil } }
    var string: String? { if case .string(let value) = self { value } else { nil } }
    var array: [JSON]? { if case .array(let value) = self { value } else { nil } }
    var object: [String: JSON]? { if case .object(let value) = self { value } else { nil } }
    var rect: Rect? {
        guard let numbers = array, numbers.count == 4 else { return nil }
        let values = numbers.compactMap { if case .number(let value) = $0 { value } else { nil } }
        return values.count == 4 ? Rect(x: values[0], y: values[1], width: values[2], height: values[3]) : nil
    }
}
