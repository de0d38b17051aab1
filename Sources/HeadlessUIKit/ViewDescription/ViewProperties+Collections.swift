import Foundation

extension ViewProperties {
    static func decodeSearchBar(_ fields: inout ObjectFields, _ view: UISearchBar) throws(ViewDescriptionError) {
        if let field = try fields.take("text") { view.text = try field.string() }
        if let field = try fields.take("placeholder") { view.placeholder = try field.string() }
        if let field = try fields.take("prompt") { view.prompt = try field.string() }
        if let field = try fields.take("showsCancelButton") { view.showsCancelButton = try field.bool() }
        if let field = try fields.take("showsScopeBar") { view.showsScopeBar = try field.bool() }
        if let field = try fields.take("scopeButtonTitles", "scopes") { view.scopeButtonTitles = try field.strings() }
        if let field = try fields.take("selectedScopeButtonIndex", "selectedScope") {
            view.selectedScopeButtonIndex = try field.integer(0...max(0, (view.scopeButtonTitles?.count ?? 0) - 1))
        }
    }

    static func decodePicker(_ fields: inout ObjectFields, _ view: UIPickerView) throws(ViewDescriptionError) {
        var titles: [[String]] = []
        if let field = try fields.take("components") {
            for component in try field.array() { titles.append(try component.strings()) }
            let content = DescribedWheels(titles)
            view.describedContent = content
            view.dataSource = content
            view.delegate = content
        }
        guard let field = try fields.take("selectedRows", "selected") else { return }
        let rows = try field.array()
        guard rows.count <= titles.count else { throw field.error("there are only \(titles.count) components") }
        for (component, entry) in rows.enumerated() where !titles[component].isEmpty {
            let row = try entry.integer(0...(titles[component].count - 1))
            view.selectRow(row, inComponent: component, animated: false)
        }
    }

    /// Gives a new picker its present: a description says the same everywhere and always, whatever the clock and the time
    /// zone of the machine.
    static func setPresent(of view: UIDatePicker) {
        let present = MainLoop.main.fixedWallClock ?? .standard
        view.timeZone = present.timeZone
        view.date = present.date
    }

    static func decodeDatePicker(_ fields: inout ObjectFields, _ view: UIDatePicker) throws(ViewDescriptionError) {
        if let field = try fields.take("timeZone") {
            let name = try field.string()
            guard let zone = TimeZone(identifier: name) else { throw field.error("\(name.quoted) is no time zone") }
            view.timeZone = zone
        }
        if let field = try fields.take("locale") { view.locale = Locale(identifier: try field.string()) }
        if let field = try fields.take("mode", "datePickerMode") {
            view.datePickerMode = try field.choice([
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ])
        }
        if let field = try fields.take("style", "preferredDatePickerStyle") {
            view.preferredDatePickerStyle = try field.choice([
                "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
            ])
        }
        if let field = try fields.take("minuteInterval") { view.minuteInterval = try field.integer(1...30) }
        if let field = try fields.take("countDownDuration") { view.countDownDuration = try field.number() }
        if let field = try fields.take("minimumDate") { view.minimumDate = try field.date() }
        if let field = try fields.take("maximumDate") { view.maximumDate = try field.date() }
        if let field = try fields.take("date") { view.date = try field.date() }
    }

    static func decodeTable(_ fields: inout ObjectFields, _ view: UITableView) throws(ViewDescriptionError) {
        if let field = try fields.take("rowHeight") { view.rowHeight = CGFloat(try field.number()) }
        if let field = try fields.take("allowsSelection") { view.allowsSelection = try field.bool() }
        guard let content = try rows(&fields) else { return }
        view.describedContent = content
        view.dataSource = content
    }

    static func decodeCollection(_ fields: inout ObjectFields, _ view: UICollectionView) throws(ViewDescriptionError) {
        let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
        if let field = try fields.take("itemSize") { layout?.itemSize = try field.size() }
        if let field = try fields.take("scrollDirection") {
            layout?.scrollDirection = try field.choice(["vertical": .vertical, "horizontal": .horizontal])
        }
        guard let content = try rows(&fields) else { return }
        view.describedContent = content
        view.dataSource = content
        view.delegate = content
    }

    /// `rows` for one section without titles, or `sections` with `header`, `footer` and `rows`.
    private static func rows(_ fields: inout ObjectFields) throws(ViewDescriptionError) -> DescribedRows? {
        if let field = try fields.take("rows") {
            return DescribedRows([DescribedSection(rows: try field.strings())])
        }
        guard let field = try fields.take("sections") else { return nil }
        var sections: [DescribedSection] = []
        for entry in try field.array() {
            var members = try entry.object()
            var section = DescribedSection()
            section.header = try members.take("header")?.string()
            section.footer = try members.take("footer")?.string()
            section.rows = try members.take("rows")?.strings() ?? []
            try members.finish()
            sections.append(section)
        }
        return DescribedRows(sections)
    }
}

extension Field {
    /// A moment as ISO 8601, such as `2025-01-05T09:41:00Z`.
    func date() throws(ViewDescriptionError) -> Date {
        let text = try string()
        guard let date = try? Date(text, strategy: .iso8601) else {
            throw error("\(text.quoted) is no date like \"2025-01-05T09:41:00Z\"")
        }
        return date
    }
}
