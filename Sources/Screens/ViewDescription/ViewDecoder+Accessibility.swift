import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictJSON

extension ViewDecoder {
    /// Assigns the accessibility attributes of the description; the others keep their values.
    mutating func decodeAccessibility(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        try decodeSpeech(&fields, object)
        try decodeReach(&fields, object)
        try decodeContainer(&fields, object)
        try decodeActions(&fields, object)
        if let field = fields.member("blocks"), !field.isNull { try decodeBlocks(field, object) }
        if let field = try fields.take("source") { object.sourceLocation = try field.sourceLocation() }
        _ = fields.member("note")
    }

    private func decodeSpeech(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        if let field = try fields.take("isElement", "isAccessibilityElement") {
            object.isAccessibilityElement = try field.bool()
        }
        if let field = try fields.take("label") {
            try field.text().assign(to: object, \.accessibilityLabel, \.accessibilityAttributedLabel)
        }
        if let field = try fields.take("value") {
            try field.text().assign(to: object, \.accessibilityValue, \.accessibilityAttributedValue)
        }
        if let field = try fields.take("hint") {
            try field.text().assign(to: object, \.accessibilityHint, \.accessibilityAttributedHint)
        }
        if let field = try fields.take("traits") { object.accessibilityTraits = try field.traits() }
        if let field = try fields.take("addTraits") {
            object.accessibilityTraits = object.accessibilityTraits.union(try field.traits())
        }
        if let field = try fields.take("removeTraits") {
            object.accessibilityTraits = object.accessibilityTraits.subtracting(try field.traits())
        }
        if let field = try fields.take("identifier") { object.accessibilityIdentifier = try field.string() }
        if let field = try fields.take("language") { object.accessibilityLanguage = try field.string() }
        if let field = try fields.take("textualContext") {
            object.accessibilityTextualContext = try field.textualContext()
        }
        if let field = try fields.take("expanded", "expandedStatus") {
            object.accessibilityExpandedStatus = try field.expandedStatus()
        }
        if let field = try fields.take("customContent") {
            object.declaredCustomContent = try field.customContent()
        }
    }

    private func decodeReach(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        if let field = try fields.take("screenFrame") { object.accessibilityFrame = try field.rect() }
        if let field = try fields.take("activationPoint") { object.accessibilityActivationPoint = try field.point() }
        if let field = try fields.take("pathBounds") { object.accessibilityPath = UIBezierPath(rect: try field.rect()) }
        if let field = try fields.take("userInputLabels") {
            object.accessibilityUserInputLabels = try field.strings()
        }
        if let field = try fields.take("respondsToUserInteraction") {
            object.accessibilityRespondsToUserInteraction = try field.bool()
        }
        if let field = try fields.take("directTouch", "directTouchOptions") {
            var options = UIAccessibility.DirectTouchOptions.none
            for name in try field.array() {
                options.formUnion(
                    try name.choice(["silentOnTouch": .silentOnTouch, "requiresActivation": .requiresActivation]))
            }
            object.accessibilityDirectTouchOptions = options
        }
        if let field = try fields.take("elementsHidden") { object.accessibilityElementsHidden = try field.bool() }
        if let field = try fields.take("modal", "isModal") { object.accessibilityViewIsModal = try field.bool() }
        if let field = try fields.take("group", "groupsChildren") {
            object.shouldGroupAccessibilityChildren = try field.bool()
        }
        if let field = try fields.take("sortPriority") { object.declaredSortPriority = try field.number() }
        if let field = try fields.take("navigationStyle") {
            object.accessibilityNavigationStyle = try field.navigationStyle()
        }
    }

    private mutating func decodeContainer(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        if let field = try fields.take("containerType", "container") {
            object.accessibilityContainerType = try field.containerType()
        }
        if let field = try fields.take("elements") { try decodeElements(field, in: object) }
        if let field = try fields.take("headerElements") {
            let entries = try field.array()
            later { decoder throws(JSONError) in
                var headers: [Any] = []
                for entry in entries { headers.append(try decoder.object(entry)) }
                object.accessibilityHeaderElements = headers
            }
        }
        if let field = try fields.take("cell") { object.declaredCell = try field.cell() }
        if let field = try fields.take("dataTable") { try decodeTable(field, object) }
    }

    private mutating func decodeActions(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        if let field = try fields.take("customRotors") {
            object.accessibilityCustomRotors = try customRotors(field)
        }
        if let field = try fields.take("customActions") {
            object.accessibilityCustomActions = try field.customActions()
        }
    }
}

extension ViewDecoder {
    /// The size of a table and its headers, which are named by `ref` or, where no view has it, by label.
    private mutating func decodeTable(
        _ field: JSONField, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        var fields = try field.object()
        let count = 0...1_000_000
        var table = DataTable(
            rowCount: try fields.take("rows", "rowCount")?.integer(count) ?? 0,
            columnCount: try fields.take("columns", "columnCount")?.integer(count) ?? 0)
        let rows = try fields.take("rowHeaders")
        let columns = try fields.take("columnHeaders")
        try fields.finish()
        object.declaredTable = table
        guard rows != nil || columns != nil else { return }
        later { decoder throws(JSONError) in
            let labels = decoder.firstByLabel(below: object)
            table.rowHeaders = try decoder.headers(rows, labels)
            table.columnHeaders = try decoder.headers(columns, labels)
            object.declaredTable = table
        }
    }

    private func headers(
        _ field: JSONField?, _ labels: [String: NodeID]
    ) throws(JSONError) -> [Int: [NodeID]] {
        guard let field else { return [:] }
        var members = try field.object()
        var headers: [Int: [NodeID]] = [:]
        for key in members.keys {
            guard let member = members.member(key) else { continue }
            guard let index = Int(key), (0...1_000_000).contains(index) else {
                throw member.error("the key must be the number of a row or a column, from 0")
            }
            for entry in try member.array() {
                let name = try entry.string()
                guard let id = references[name]?.nodeID ?? labels[name] else {
                    throw entry.error("no view has the \"ref\" or, in this table, the \"label\" \(name.quoted)")
                }
                headers[index, default: []].append(id)
            }
        }
        return headers
    }

    // The first view in reading order of the file wins where several have one label.
    private func firstByLabel(below object: UIAccessibilityObject) -> [String: NodeID] {
        var labels: [String: NodeID] = [:]
        var rest: [UIAccessibilityObject] = [object]
        var seen: Set<NodeID> = []
        while let next = rest.popLast() {
            guard seen.insert(next.nodeID).inserted else { continue }
            if let label = next.accessibilityLabel, labels[label] == nil { labels[label] = next.nodeID }
            let elements = (next.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityObject }
            rest.append(contentsOf: elements.reversed())
            rest.append(contentsOf: ((next as? UIView)?.subviews ?? []).reversed())
        }
        return labels
    }
}
