// What is spoken, beside the label and the traits.
extension Node {
    /// `accessibilityValue`.
    public var value: AttributedText? {
        get { details.isEmpty ? nil : details[0].value }
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

    /// `accessibilityCustomRotors`.
    public var customRotors: [CustomRotor] {
        get { details.isEmpty ? [] : details[0].customRotors }
        set { if makeDetails(!newValue.isEmpty) { details[0].customRotors = newValue } }
    }

    /// What is known of the element's text beyond the text itself, or nil.
    public var text: TextFacts? {
        get { details.isEmpty ? nil : details[0].text.first }
        set { if makeDetails(newValue != nil) { details[0].text = newValue.map { [$0] } ?? [] } }
    }

    /// The size and headers of a data table.
    public var dataTable: DataTable? {
        get { details.isEmpty ? nil : details[0].dataTable }
        set { if makeDetails(newValue != nil) { details[0].dataTable = newValue } }
    }

    /// The place of a cell in its data table.
    public var cell: DataTableCell? {
        get { details.isEmpty ? nil : details[0].cell }
        set { if makeDetails(newValue != nil) { details[0].cell = newValue } }
    }
}
