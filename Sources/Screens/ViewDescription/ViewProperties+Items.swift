import Foundation
import HeadlessUIKit
import StrictJSON

extension ViewProperties {
    static func decodeSegments(
        _ fields: inout JSONFields, _ view: UISegmentedControl, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        if let field = try fields.take("segments") {
            for (index, entry) in try field.array().enumerated() {
                try addSegment(entry, at: index, view, &decoder)
            }
        }
        guard let field = try fields.take("selected", "selectedSegmentIndex", "selectedIndex") else { return }
        view.selectedSegmentIndex = try field.integer(UISegmentedControl.noSegment...(view.numberOfSegments - 1))
    }

    private static func addSegment(
        _ entry: JSONField, at index: Int, _ view: UISegmentedControl, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        if case .string(let title) = entry.value.content {
            view.insertSegment(withTitle: title, at: index, animated: false)
            return
        }
        var members = try entry.object()
        let title = try members.take("title")?.string()
        if let image = try members.take("image")?.image() {
            view.insertSegment(with: image, at: index, animated: false)
            if let title { view.setTitle(title, forSegmentAt: index) }
        } else {
            view.insertSegment(withTitle: title, at: index, animated: false)
        }
        if let field = try members.take("isEnabled", "enabled") {
            view.setEnabled(try field.bool(), forSegmentAt: index)
        }
        try decoder.decodeAccessibility(&members, view.subviews[view.subviews.count - 1])
        try members.finish()
    }

    // MARK: Bars

    static func decodeTabBar(
        _ fields: inout JSONFields, _ view: UITabBar, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        guard let field = try fields.take("items") else { return }
        var items: [UITabBarItem] = []
        var selected: UITabBarItem?
        for entry in try field.array() {
            let item = UITabBarItem()
            var members = try entry.object()
            try decodeItem(&members, item)
            if let field = try members.take("badge", "badgeValue") { item.badgeValue = try field.string() }
            if try members.take("selected", "isSelected")?.bool() ?? false {
                if selected != nil { throw entry.error("only one tab can be selected") }
                selected = item
            }
            try decoder.decodeAccessibility(&members, item)
            try members.finish()
            items.append(item)
        }
        view.items = items
        view.selectedItem = selected
    }

    static func decodeToolbar(
        _ fields: inout JSONFields, _ view: UIToolbar, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        if let field = try fields.take("items") { view.items = try buttons(field, &decoder) }
    }

    static func decodeNavigationBar(
        _ fields: inout JSONFields, _ view: UINavigationBar, _ decoder: inout ViewDecoder
    ) throws(JSONError) {
        if let field = try fields.take("prefersLargeTitles") { view.prefersLargeTitles = try field.bool() }
        var items: [UINavigationItem] = []
        if let field = try fields.take("items") {
            for entry in try field.array() { items.append(try navigationItem(entry, &decoder)) }
        }
        // A bar can also be described by its visible parts, without a stack of items.
        if let field = try fields.take("backTitle") { items.append(UINavigationItem(title: try field.string())) }
        if let field = try fields.take("title") { items.append(UINavigationItem(title: try field.string())) }
        if !items.isEmpty { view.items = items }
    }

    private static func navigationItem(
        _ entry: JSONField, _ decoder: inout ViewDecoder
    ) throws(JSONError) -> UINavigationItem {
        if case .string(let title) = entry.value.content { return UINavigationItem(title: title) }
        let item = UINavigationItem()
        var members = try entry.object()
        if let field = try members.take("title") { item.title = try field.string() }
        if let field = try members.take("prompt") { item.prompt = try field.string() }
        if let field = try members.take("backButtonTitle") { item.backButtonTitle = try field.string() }
        if let field = try members.take("hidesBackButton") { item.hidesBackButton = try field.bool() }
        if let field = try members.take("leftItems", "left") { item.leftBarButtonItems = try buttons(field, &decoder) }
        if let field = try members.take("rightItems", "right") {
            item.rightBarButtonItems = try buttons(field, &decoder)
        }
        try members.finish()
        return item
    }

    private static func buttons(
        _ field: JSONField, _ decoder: inout ViewDecoder
    ) throws(JSONError) -> [UIBarButtonItem] {
        var items: [UIBarButtonItem] = []
        for entry in try field.array() {
            if case .string(let title) = entry.value.content {
                items.append(UIBarButtonItem(title: title, style: .plain, target: nil, action: nil))
                continue
            }
            var members = try entry.object()
            let item = try barButton(&members)
            try decodeItem(&members, item)
            try decoder.decodeAccessibility(&members, item)
            try members.finish()
            items.append(item)
        }
        return items
    }

    private static func barButton(_ members: inout JSONFields) throws(JSONError) -> UIBarButtonItem {
        guard let field = try members.take("system", "systemItem") else {
            return UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        }
        let kind = try field.choice([
            "done": UIBarButtonItem.SystemItem.done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
            "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
            "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
            "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
            "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
        ])
        return UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    }

    private static func decodeItem(_ members: inout JSONFields, _ item: UIBarItem) throws(JSONError) {
        if let field = try members.take("title") { item.title = try field.string() }
        if let field = try members.take("image") { item.image = try field.image() }
        if let field = try members.take("isEnabled", "enabled") { item.isEnabled = try field.bool() }
        if let field = try members.take("tag") { item.tag = try field.integer() }
    }
}
