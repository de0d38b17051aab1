import Foundation
import HeadlessUIKit
import StrictJSON
import Suggestions

extension ViewDecoder {
    /// Assigns blocks that return the values of the description. They win over values and class defaults.
    mutating func decodeBlocks(_ field: JSONField, _ object: UIAccessibilityObject) throws(JSONError) {
        var fields = try field.object()
        try decodeFlagBlocks(&fields, object)
        try decodeTextBlocks(&fields, object)
        try decodeOtherBlocks(&fields, object)
        try fields.finish()
    }

    private func decodeFlagBlocks(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        if let flag = try fields.take("isElement", "isAccessibilityElement")?.bool() {
            object.isAccessibilityElementBlock = { flag }
        }
        if let flag = try fields.take("elementsHidden")?.bool() { object.accessibilityElementsHiddenBlock = { flag } }
        if let flag = try fields.take("modal", "isModal")?.bool() { object.accessibilityViewIsModalBlock = { flag } }
        if let flag = try fields.take("group", "groupsChildren")?.bool() {
            object.accessibilityShouldGroupAccessibilityChildrenBlock = { flag }
        }
        if let flag = try fields.take("respondsToUserInteraction")?.bool() {
            object.accessibilityRespondsToUserInteractionBlock = { flag }
        }
        if let flag = try fields.take("activate")?.bool() { object.accessibilityActivateBlock = { flag } }
        if let flag = try fields.take("performEscape")?.bool() { object.accessibilityPerformEscapeBlock = { flag } }
        if let flag = try fields.take("magicTap")?.bool() { object.accessibilityMagicTapBlock = { flag } }
    }

    // A null text makes a block that returns nil, which hides the assigned value.
    private func decodeTextBlocks(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        if let field = fields.member("label") {
            let text = field.isNull ? nil : try field.text()
            object.accessibilityAttributedLabelBlock = { text?.asAttributed }
        }
        if let field = fields.member("value") {
            let text = field.isNull ? nil : try field.text()
            object.accessibilityAttributedValueBlock = { text?.asAttributed }
        }
        if let field = fields.member("hint") {
            let text = field.isNull ? nil : try field.text()
            object.accessibilityAttributedHintBlock = { text?.asAttributed }
        }
        if let field = fields.member("identifier") {
            let text = field.isNull ? nil : try field.string()
            object.accessibilityIdentifierBlock = { text }
        }
        if let field = fields.member("language") {
            let text = field.isNull ? nil : try field.string()
            object.accessibilityLanguageBlock = { text }
        }
        if let labels = try fields.take("userInputLabels")?.strings() {
            object.accessibilityUserInputLabelsBlock = { labels }
        }
    }

    private mutating func decodeOtherBlocks(
        _ fields: inout JSONFields, _ object: UIAccessibilityObject
    ) throws(JSONError) {
        if let traits = try fields.take("traits")?.traits() { object.accessibilityTraitsBlock = { traits } }
        if let rect = try fields.take("screenFrame", "frame")?.rect() { object.accessibilityFrameBlock = { rect } }
        if let rect = try fields.take("pathBounds")?.rect() {
            let path = UIBezierPath(rect: rect)
            object.accessibilityPathBlock = { path }
        }
        if let point = try fields.take("activationPoint")?.point() {
            object.accessibilityActivationPointBlock = { point }
        }
        if let type = try fields.take("containerType", "container")?.containerType() {
            object.accessibilityContainerTypeBlock = { type }
        }
        if let style = try fields.take("navigationStyle")?.navigationStyle() {
            object.accessibilityNavigationStyleBlock = { style }
        }
        if let status = try fields.take("expanded", "expandedStatus")?.expandedStatus() {
            object.accessibilityExpandedStatusBlock = { status }
        }
        if let context = try fields.take("textualContext")?.textualContext() {
            object.accessibilityTextualContextBlock = { context }
        }
        if let actions = try fields.take("customActions")?.customActions() {
            object.accessibilityCustomActionsBlock = { actions }
        }
        if let content = try fields.take("customContent")?.customContent() {
            object.declaredCustomContentBlock = { content }
        }
        if let field = try fields.take("customRotors") {
            let rotors = try customRotors(field)
            object.accessibilityCustomRotorsBlock = { rotors }
        }
        if let field = try fields.take("elements") {
            let entries = try field.array()
            later { decoder throws(JSONError) in
                var elements: [UIAccessibilityObject] = []
                for entry in entries { elements.append(try decoder.object(entry)) }
                let list = WeakObjects(elements)
                object.accessibilityElementsBlock = { list.objects }
            }
        }
    }

    /// Names, or objects with `name` or `systemType` and the `results` that the rotor finds, named by `ref`.
    mutating func customRotors(_ field: JSONField) throws(JSONError) -> [UIAccessibilityCustomRotor] {
        var rotors: [UIAccessibilityCustomRotor] = []
        for entry in try field.array() {
            if case .string(let name) = entry.value.content {
                rotors.append(UIAccessibilityCustomRotor(name: name) { _ in nil })
                continue
            }
            var fields = try entry.object()
            let name = try fields.take("name")?.text()
            let type = try fields.take("systemType")?.systemRotorType()
            let results = RotorResults()
            let search: UIAccessibilityCustomRotor.Search = { results.next($0) }
            switch (name, type) {
            case (nil, nil): throw entry.error("the key \"name\" or \"systemType\" is missing")
            case (let name?, nil):
                rotors.append(UIAccessibilityCustomRotor(attributedName: name.asAttributed, itemSearch: search))
            case (let name, let type?):
                let rotor = UIAccessibilityCustomRotor(systemType: type, itemSearch: search)
                if let name { rotor.attributedName = name.asAttributed }
                rotors.append(rotor)
            }
            let entries = try fields.take("results")?.array() ?? []
            try fields.finish()
            later { decoder throws(JSONError) in
                var found: [UIAccessibilityObject] = []
                for entry in entries { found.append(try decoder.object(entry)) }
                results.elements = WeakObjects(found)
            }
        }
        return rotors
    }
}

extension JSONField {
    fileprivate func systemRotorType() throws(JSONError) -> UIAccessibilityCustomRotor.SystemRotorType {
        let name = try string()
        let types = UIAccessibilityCustomRotor.SystemRotorType.allCases
        guard let type = types.first(where: { String(describing: $0) == name }) else {
            throw error("\(name.quoted) is unknown; " + Suggestion.text(for: name, among: types.map { "\($0)" }))
        }
        return type
    }
}

/// Objects that a block names without keeping them alive: the view that has the block may be one of them.
@MainActor final class WeakObjects {
    private struct Reference {
        weak var object: UIAccessibilityObject?
    }

    private let references: [Reference]

    init(_ objects: [UIAccessibilityObject]) {
        references = objects.map { Reference(object: $0) }
    }

    var objects: [UIAccessibilityObject] { references.compactMap(\.object) }
}

/// The search of a described rotor: its results in order, from the position of the current item.
@MainActor private final class RotorResults {
    var elements = WeakObjects([])

    func next(_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
        let objects = elements.objects
        let current = objects.firstIndex { $0 === predicate.currentItem.targetElement }
        let index: Int
        switch predicate.searchDirection {
        case .next: index = current.map { $0 + 1 } ?? 0
        case .previous: index = (current ?? objects.count) - 1
        }
        guard objects.indices.contains(index) else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: objects[index], targetRange: nil)
    }
}
