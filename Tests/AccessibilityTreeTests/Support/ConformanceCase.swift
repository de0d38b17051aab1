import AccessibilityTree
import Foundation
import TestSupport
import Testing

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
