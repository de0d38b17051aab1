import StrictJSON

/// Reads `.xcstrings` files: the texts of all languages in one file (Apple: "Localizing and varying text with a string
/// catalog").
struct StringCatalogFile {
    /// The language that the keys were written in.
    let sourceLanguage: String
    private let strings: JSONObject

    /// Reads a catalogue from UTF-8.
    init(_ bytes: [UInt8]) throws(ResourceError) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes, limits: JSONLimits(size: StringTableReader.sizeLimit, depth: 64))
        } catch {
            throw ResourceError(message: error.message, line: error.position.line, column: error.position.column)
        }
        guard let strings = value["strings"]?.object else {
            throw ResourceError(
                message: "a string catalogue must have an object “strings”", line: value.position.line,
                column: value.position.column)
        }
        self.strings = strings
        sourceLanguage = value["sourceLanguage"]?.string ?? "en"
    }

    /// The languages of the catalogue.
    var languages: Set<String> {
        strings.members.reduce(into: [sourceLanguage]) { found, member in
            found.formUnion(member.value["localizations"]?.object?.keys ?? [])
        }
    }

    /// The texts of a language by key, with the positions of the keys. Untranslated texts are left out.
    func entries(of language: String) -> [(key: String, text: LocalizedText, position: JSONPosition)] {
        strings.members.compactMap { member in
            guard let localization = member.value["localizations"]?[language] else { return nil }
            return LocalizedText(forms: forms(localization)).map { (member.key, $0, member.position) }
        }
    }

    private func forms(_ localization: JSONValue) -> [LocalizedText.Form] {
        if let text = unit(localization) { return [LocalizedText.Form(text)] }
        guard let variations = localization["variations"] else { return [] }
        if let devices = variations["device"]?.object {
            return devices.members.flatMap { device in
                counted(device.value).map { LocalizedText.Form($0.text, device: device.key, count: $0.count) }
            }
        }
        return counted(localization)
    }

    /// The forms by number, or the one for all numbers.
    private func counted(_ value: JSONValue) -> [LocalizedText.Form] {
        if let text = unit(value) { return [LocalizedText.Form(text)] }
        return (value["variations"]?["plural"]?.object?.members ?? []).compactMap { form in
            unit(form.value).map { LocalizedText.Form($0, count: form.key) }
        }
    }

    private func unit(_ value: JSONValue) -> String? {
        guard let unit = value["stringUnit"], unit["state"]?.string != "new" else { return nil }
        return unit["value"]?.string
    }
}
