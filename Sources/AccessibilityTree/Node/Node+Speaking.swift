// Spoken attributes, other than the label and the traits.
extension Node {
    /// Whether the source marks the text as secret (`isSecureTextEntry`), whatever the traits are.
    public var isSecret: Bool {
        get { bits[.isSecret] }
        set { bits[.isSecret] = newValue }
    }

    /// `accessibilityValue`; of a secret only its length: a bullet for each character.
    ///
    /// The value is a secret if the node is marked as one or has the trait of secure text fields. A placeholder,
    /// recognised by an empty ``text``, is not a secret.
    public var value: AttributedText? {
        get {
            guard !details.isEmpty, let value = details[0].value else { return nil }
            return holdsSecret && details[0].text.first?.string?.isEmpty != true ? value.masked : value
        }
        set { if makeDetails(newValue != nil) { details[0].value = newValue } }
    }

    /// `accessibilityHint`.
    public var hint: AttributedText? {
        get { details.isEmpty ? nil : details[0].hint }
        set { if makeDetails(newValue != nil) { details[0].hint = newValue } }
    }

    /// `accessibilityLanguage`, a BCP 47 tag.
    public var language: String? {
        get { details.isEmpty ? nil : details[0].language }
        set { if makeDetails(newValue != nil) { details[0].language = newValue } }
    }

    /// `accessibilityExpandedStatus`.
    public var expandedStatus: ExpandedStatus {
        get { details.isEmpty ? .unsupported : details[0].expandedStatus }
        set { if makeDetails(newValue != .unsupported) { details[0].expandedStatus = newValue } }
    }

    /// `accessibilityCustomActions`.
    public var customActions: [CustomAction] {
        get { details.isEmpty ? [] : details[0].customActions }
        set { if makeDetails(!newValue.isEmpty) { details[0].customActions = newValue } }
    }

    /// `accessibilityCustomContent`.
    public var customContent: [CustomContent] {
        get { details.isEmpty ? [] : details[0].customContent }
        set { if makeDetails(!newValue.isEmpty) { details[0].customContent = newValue } }
    }

    /// The data of a chart as text, in order (`AXChart`): the title, each axis, and each point of data.
    public var chart: [String] {
        get { details.isEmpty ? [] : details[0].chart }
        set { if makeDetails(!newValue.isEmpty) { details[0].chart = newValue } }
    }

    /// `accessibilityCustomRotors`.
    public var customRotors: [CustomRotor] {
        get { details.isEmpty ? [] : details[0].customRotors }
        set { if makeDetails(!newValue.isEmpty) { details[0].customRotors = newValue } }
    }

    /// Facts about the element's text beyond the text itself, or nil. For a secret, neither the text nor anything
    /// derived from its words or lines is included.
    public var text: TextFacts? {
        get {
            guard !details.isEmpty, let text = details[0].text.first else { return nil }
            return holdsSecret ? text.masked : text
        }
        set { if makeDetails(newValue != nil) { details[0].text = newValue.map { [$0] } ?? [] } }
    }

    /// The size and headers of a data table.
    public var dataTable: DataTable? {
        get { details.isEmpty ? nil : details[0].dataTable }
        set { if makeDetails(newValue != nil) { details[0].dataTable = newValue } }
    }

    /// The position of a cell in its data table.
    public var cell: DataTableCell? {
        get { details.isEmpty ? nil : details[0].cell }
        set { if makeDetails(newValue != nil) { details[0].cell = newValue } }
    }
}

extension Node {
    /// Whether the node's text must not be read in the clear.
    var holdsSecret: Bool { bits[.isSecret] || traits.contains(.secureTextField) }
}

extension String {
    /// A bullet for each character.
    package var masked: String { String(repeating: "•", count: count) }
}

extension AttributedText {
    /// A bullet for each character, without any attribute.
    fileprivate var masked: AttributedText { AttributedText(string.masked) }
}

extension TextFacts {
    fileprivate var masked: TextFacts {
        TextFacts(
            string: string?.masked, selection: selection, commands: commands.filter { $0 != .cut && $0 != .copy })
    }
}

extension Appearance {
    /// The looks of a secret: its text is bullets.
    var masked: Appearance {
        var masked = self
        masked.text = text?.masked
        masked.visibleText = visibleText?.masked
        // The widths of letters could reveal them.
        masked.lines = nil
        return masked
    }
}
