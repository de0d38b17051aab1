import StrictXML

/// Reads the entries of `.stringsdict` files: texts that vary with numbers, devices and room (Apple:
/// Internationalization and Localization Guide, "Stringsdict File Format").
enum StringsDictionary {
    private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
    private static let variableLimit = 16
    private static let depthLimit = 4
    private static let lengthLimit = 1 << 14

    /// The text of an entry; nil for one without any.
    static func text(_ element: XMLElement) -> LocalizedText? {
        if let text = element.stringValue { return LocalizedText(text) }
        let pairs = element.dictionaryPairs
        if let devices = pairs.first(where: { $0.key == "NSStringDeviceSpecificRuleType" })?.value {
            return LocalizedText(
                forms: devices.dictionaryPairs.flatMap { device, _, value in
                    let text = value.stringValue.map { LocalizedText($0) } ?? variants(value.dictionaryPairs)
                    return (text?.forms ?? []).map { LocalizedText.Form($0.text, device: device, count: $0.count) }
                })
        }
        return variants(pairs)
    }

    private static func variants(
        _ pairs: [(key: String, position: XMLPosition, value: XMLElement)]
    ) -> LocalizedText? {
        if let widths = pairs.first(where: { $0.key == "NSStringVariableWidthRuleType" })?.value {
            // The widest is shown unless less is requested.
            let texts = widths.dictionaryPairs.compactMap { pair in
                pair.value.stringValue.map { (Int(pair.key) ?? 0, $0) }
            }
            return texts.max { $0.0 < $1.0 }.map { LocalizedText($0.1) }
        }
        guard let format = pairs.first(where: { $0.key == "NSStringLocalizedFormatKey" })?.value.stringValue else {
            return nil
        }
        let variables = pairs.filter { $0.value.nameText == "dict" }.prefix(variableLimit).map { pair in
            let forms = pair.value.dictionaryPairs.compactMap { form in form.value.stringValue.map { (form.key, $0) } }
            return (name: pair.key, forms: Dictionary(forms) { _, last in last })
        }
        let used = Set(variables.flatMap(\.forms.keys)).intersection(categories).sorted()
        guard !used.isEmpty else { return LocalizedText(format) }
        return LocalizedText(
            forms: used.map { category in
                let values = variables.map { ($0.name, $0.forms[category] ?? $0.forms["other"] ?? "") }
                let forms = Dictionary(values) { _, last in last }
                // A form may hold variables in turn.
                let text = (0..<depthLimit).reduce(format) { text, _ in replaced(in: text, by: forms) }
                return LocalizedText.Form(text, count: category)
            })
    }

    /// The text with a form instead of each variable, such as `%#@items@`.
    private static func replaced(in text: String, by forms: [String: String]) -> String {
        let parts = text.split(separator: "%#@", omittingEmptySubsequences: false)
        var result = String(parts[0])
        for part in parts.dropFirst() {
            if let end = part.firstIndex(of: "@"), let form = forms[String(part[..<end])] {
                result += form + part[part.index(after: end)...]
            } else {
                result += "%#@" + part
            }
            guard result.utf8.count <= lengthLimit else { return text }
        }
        return result
    }
}
