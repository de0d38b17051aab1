import AccessibilityTree
import Foundation
import HeadlessUIKit
import StrictJSON
import Suggestions

@MainActor extension JSONField {
    /// Plain text, or an object with `text` and speech attributes for all of it or for `runs` of it.
    func text() throws(JSONError) -> DescribedText {
        if case .string(let text) = value.content { return DescribedText(text) }
        guard case .object = value.content else {
            throw error("this must be a string or an object with \"text\", not \(value.typeName)")
        }
        var fields = try object()
        guard let string = try fields.take("text")?.string() else { throw error("the key \"text\" is missing") }
        let text = NSMutableAttributedString(string: string)
        let all = NSRange(location: 0, length: text.length)
        text.addAttributes(try Self.speech(&fields), range: all)
        for run in try fields.take("runs")?.array() ?? [] {
            var members = try run.object()
            let start = try members.take("location")?.integer(0...all.length) ?? 0
            let length = try members.take("length")?.integer(0...(all.length - start)) ?? all.length - start
            text.addAttributes(try Self.speech(&members), range: NSRange(location: start, length: length))
            try members.finish()
        }
        try fields.finish()
        return DescribedText(text)
    }

    private static func speech(
        _ fields: inout JSONFields
    ) throws(JSONError) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let field = try fields.take("language") { attributes[.accessibilitySpeechLanguage] = try field.string() }
        if let field = try fields.take("pitch") { attributes[.accessibilitySpeechPitch] = try field.number() }
        if let field = try fields.take("spellOut") { attributes[.accessibilitySpeechSpellOut] = try field.bool() }
        if let field = try fields.take("punctuation") {
            attributes[.accessibilitySpeechPunctuation] = try field.bool()
        }
        if let field = try fields.take("ipaNotation") {
            attributes[.accessibilitySpeechIPANotation] = try field.string()
        }
        if let field = try fields.take("headingLevel") {
            attributes[.accessibilityTextHeadingLevel] = try field.integer(1...6)
        }
        return attributes
    }

    func traits() throws(JSONError) -> UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        for field in try array() {
            let name = try field.string()
            if name == "none" { continue }
            let canonical = name == "tabBarItem" ? "tabButton" : name
            guard let trait = AccessibilityTraits(name: canonical) else {
                let known = AccessibilityTraits(rawValue: .max).names.filter { !$0.hasPrefix("bit ") }
                throw field.error("unknown trait \(name.quoted); " + Suggestion.text(for: name, among: known))
            }
            traits.formUnion(UIAccessibilityTraits(rawValue: trait.rawValue))
        }
        return traits
    }

    func containerType() throws(JSONError) -> UIAccessibilityContainerType {
        try choice([
            "none": .none, "dataTable": .dataTable, "list": .list, "landmark": .landmark,
            "semanticGroup": .semanticGroup,
        ])
    }

    func navigationStyle() throws(JSONError) -> UIAccessibilityNavigationStyle {
        try choice(["automatic": .automatic, "separate": .separate, "combined": .combined])
    }

    func expandedStatus() throws(JSONError) -> UIAccessibilityExpandedStatus {
        if case .bool(let isExpanded) = value.content { return isExpanded ? .expanded : .collapsed }
        return try choice(["unsupported": .unsupported, "expanded": .expanded, "collapsed": .collapsed])
    }

    func textualContext() throws(JSONError) -> UIAccessibilityTextualContext {
        try choice([
            "wordProcessing": .wordProcessing, "narrative": .narrative, "messaging": .messaging,
            "spreadsheet": .spreadsheet, "fileSystem": .fileSystem, "sourceCode": .sourceCode, "console": .console,
        ])
    }

    /// Names, or objects with `name` and `category`. Every action succeeds.
    func customActions() throws(JSONError) -> [UIAccessibilityCustomAction] {
        var actions: [UIAccessibilityCustomAction] = []
        for field in try array() {
            if case .string(let name) = field.value.content {
                actions.append(UIAccessibilityCustomAction(name: name) { _ in true })
                continue
            }
            var fields = try field.object()
            guard let name = try fields.take("name")?.text() else { throw field.error("the key \"name\" is missing") }
            let succeeds = try fields.take("succeeds")?.bool() ?? true
            let action = UIAccessibilityCustomAction(attributedName: name.asAttributed) { _ in succeeds }
            action.category = try fields.take("category")?.string()
            try fields.finish()
            actions.append(action)
        }
        return actions
    }

    func customContent() throws(JSONError) -> [AXCustomContent] {
        var contents: [AXCustomContent] = []
        for field in try array() {
            var fields = try field.object()
            guard let label = try fields.take("label")?.text() else {
                throw field.error("the key \"label\" is missing")
            }
            let value = try fields.take("value")?.text() ?? DescribedText("")
            let content = AXCustomContent(attributedLabel: label.asAttributed, attributedValue: value.asAttributed)
            if let field = try fields.take("importance") {
                content.importance = try field.choice(["default": .default, "high": .high])
            }
            try fields.finish()
            contents.append(content)
        }
        return contents
    }

    /// Row and column from 0, null for unknown; `width` and `height` are the columns and rows spanned.
    func cell() throws(JSONError) -> DataTableCell {
        var fields = try object()
        let place = 0...1_000_000
        let span = 1...1_000_000
        let cell = DataTableCell(
            row: try fields.take("row")?.integer(place), column: try fields.take("column")?.integer(place),
            rowSpan: try fields.take("height", "rowSpan")?.integer(span) ?? 1,
            columnSpan: try fields.take("width", "columnSpan")?.integer(span) ?? 1)
        try fields.finish()
        return cell
    }

    func sourceLocation() throws(JSONError) -> SourceLocation {
        var fields = try object()
        guard let file = try fields.take("file")?.string() else { throw error("the key \"file\" is missing") }
        let location = SourceLocation(
            file: file, line: try fields.take("line")?.integer(1...Int(Int32.max)) ?? 1,
            column: try fields.take("column")?.integer(1...Int(Int32.max)) ?? 1,
            objectID: try fields.take("objectID")?.string())
        try fields.finish()
        return location
    }
}
