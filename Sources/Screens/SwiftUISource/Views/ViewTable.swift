import Foundation
import SwiftUI

/// SwiftUI's views by name: a row makes the live view of a call, or nil where the call has none.
@MainActor enum ViewTable {
    typealias Row = (Call) -> ViewValue?

    /// All views.
    static let rows: [String: Row] = {
        var rows = containers.merging(shapes) { first, _ in first }
        for (name, row) in elements { rows[name] = { call in row(call)?.located(at: call, isElement: true) } }
        return rows
    }()

    private static func builder(_ body: @escaping (Call, AnyView) -> any View) -> Row {
        { call in ViewValue(erased(body(call, call.content("content") ?? AnyView(EmptyView())))) }
    }

    private static func erased(_ view: any View) -> AnyView {
        func open(_ view: some View) -> AnyView { AnyView(view) }
        return open(view)
    }

    // MARK: Containers

    private static let containers: [String: Row] = [
        "VStack": builder { call, content in
            VStack(alignment: call.evaluator.horizontal(call["alignment"]), spacing: call.number("spacing")) { content }
        },
        "HStack": builder { call, content in
            HStack(alignment: call.evaluator.vertical(call["alignment"]), spacing: call.number("spacing")) { content }
        },
        "ZStack": builder { call, content in
            ZStack(alignment: call.evaluator.alignment(call["alignment"])) { content }
        },
        "LazyVStack": builder { call, content in
            LazyVStack(alignment: call.evaluator.horizontal(call["alignment"]), spacing: call.number("spacing")) {
                content
            }
        },
        "LazyHStack": builder { call, content in
            LazyHStack(alignment: call.evaluator.vertical(call["alignment"]), spacing: call.number("spacing")) {
                content
            }
        },
        "LazyVGrid": builder { call, content in LazyVGrid(columns: columns(call["columns"])) { content } },
        "LazyHGrid": builder { call, content in LazyHGrid(rows: columns(call["rows"])) { content } },
        "Grid": builder { call, content in Grid { content } },
        "GridRow": builder { call, content in GridRow { content } },
        "Group": group, "GlassEffectContainer": group, "WindowGroup": group, "Window": group, "Settings": group,
        "TimelineView": group, "ScrollViewReader": group, "GeometryReader": group, "Previews": group,
        "ForEach": { call in call.evaluator.rows(call) },
        "Section": { call in section(call) },
        "List": { call in
            guard let data = call.plain(), let body = call.closure(["rowContent", "content"], isFirst: true) else {
                return ViewValue(List { call.content("content") ?? AnyView(EmptyView()) })
            }
            let rows = call.evaluator.rows(data, body)
            return ViewValue(List { rows.view })
        },
        "Form": builder { _, content in Form { content } },
        "ScrollView": builder { call, content in
            ScrollView(call.evaluator.axes(call.plain()), showsIndicators: true) { content }
        },
        "ViewThatFits": builder { _, content in ViewThatFits { content } },
        "NavigationStack": { call in
            let root = call.content("root") ?? AnyView(EmptyView())
            return ViewValue(NavigationStack { root })
        },
        "NavigationView": builder { _, content in NavigationView { content } },
        "NavigationSplitView": { call in
            let sidebar = call.content("sidebar") ?? AnyView(EmptyView())
            return ViewValue(NavigationStack { sidebar })
        },
        "TabView": builder { _, content in TabView { content } },
        "Tab": { call in
            guard let content = call.content("content") else { return nil }
            let label = call.content("label", isFirst: false) ?? label(call)
            return ViewValue(content.tabItem { label })
        },
        "GroupBox": { call in
            let label = call.content("label", isFirst: false) ?? call.title().map { AnyView($0) }
            let content = call.content("content") ?? AnyView(EmptyView())
            return ViewValue(
                VStack(alignment: .leading) {
                    label; content
                })
        },
        "ControlGroup": builder { _, content in HStack { content } },
        "LabeledContent": { call in
            let label = call.content("label", isFirst: false) ?? call.title().map { AnyView($0) }
            let value = call.text(of: call["value"]).map { AnyView($0) } ?? call.content("content")
            return ViewValue(
                HStack {
                    label; Spacer(); value
                }.accessibilityElement(children: .combine))
        },
        "ContentUnavailableView": { call in
            let title = call.content("label") ?? label(call)
            let description =
                call.content("description", isFirst: false)
                ?? call["description"].map { call.evaluator.view($0).view }
            let actions = call.content("actions", isFirst: false)
            return ViewValue(
                VStack {
                    title; description; actions
                })
        },
        "ModifiedContent": { call in
            guard let content = call["content"], let modifier = call["modifier"] else { return nil }
            let applied = Call(
                name: "modifier", arguments: [Argument(value: modifier)], evaluator: call.evaluator, node: call.node,
                scope: call.scope)
            return ModifierTable.apply(applied, to: content)
        },
        "AnyView": { call in call.arguments.first.map { call.evaluator.view($0.value) } },
        "EmptyView": { _ in ViewValue(EmptyView()) },
        "EmptyWidgetConfiguration": { _ in nil },
        "Spacer": { call in ViewValue(Spacer(minLength: call.number("minLength"))) },
        "Divider": { _ in ViewValue(Divider()) },
        "ToolbarItem": { call in toolbarItem(call) },
        "ToolbarItemGroup": { call in toolbarItem(call) },
        "ToolbarSpacer": { _ in ViewValue(EmptyView()) },
    ]

    private static let group: Row = { call in
        guard let body = call.closure(["content"], isFirst: true) ?? call.plain() else { return ViewValue(EmptyView()) }
        let proxy = Value.unknown(Unknown("proxy"))
        guard Argument(value: body).isClosure else { return call.evaluator.view(body) }
        return call.evaluator.view(call.evaluator.call(body, [proxy]))
    }

    private static func section(_ call: Call) -> ViewValue? {
        let content = call.content("content") ?? AnyView(EmptyView())
        let evaluator = call.evaluator
        func part(_ name: String) -> AnyView? {
            guard let value = call[name] else { return nil }
            return evaluator.view(value).view
        }
        let header = part("header") ?? call.title().map { AnyView($0) }
        switch (header, part("footer")) {
        case (let header?, let footer?): return ViewValue(Section(header: header, footer: footer) { content })
        case (let header?, nil): return ViewValue(Section(header: header) { content })
        case (nil, let footer?): return ViewValue(Section(footer: footer) { content })
        case (nil, nil): return ViewValue(Section { content })
        }
    }

    private static func columns(_ value: Value?) -> [GridItem] {
        guard case .array(let values)? = value, !values.isEmpty else { return [GridItem(.adaptive(minimum: 100))] }
        return values.prefix(20).map { value in
            guard case .member(let item) = value, let size = item.arguments?.first?.value, case .member(let size) = size
            else { return GridItem(.flexible()) }
            let length = size.arguments?.first?.value.number.map { CGFloat($0) }
            switch (size.name, length) {
            case ("fixed", let length?): return GridItem(.fixed(max(1, length)))
            case ("adaptive", let length?): return GridItem(.adaptive(minimum: max(1, length)))
            default: return GridItem(.flexible())
            }
        }
    }

    private static func toolbarItem(_ call: Call) -> ViewValue? {
        guard let content = call.content("content") else { return nil }
        let placement = call.member("placement").flatMap { placements[$0] } ?? .automatic
        var result = ViewValue(content)
        result.toolbar = ToolbarItem(placement: placement) { content }
        return result
    }

    private static let placements: [String: ToolbarItemPlacement] = [
        "principal": .principal, "primaryAction": .primaryAction, "secondaryAction": .secondaryAction,
        "navigation": .navigation, "navigationBarLeading": .navigationBarLeading,
        "navigationBarTrailing": .navigationBarTrailing, "topBarLeading": .topBarLeading,
        "topBarTrailing": .topBarTrailing, "confirmationAction": .confirmationAction,
        "cancellationAction": .cancellationAction, "destructiveAction": .destructiveAction, "bottomBar": .bottomBar,
        "status": .status, "keyboard": .keyboard, "title": .title,
    ]

    // MARK: Shapes

    private static let shapes: [String: Row] = [
        "Rectangle": { _ in ViewValue(Rectangle()) }, "RoundedRectangle": { _ in ViewValue(Rectangle()) },
        "UnevenRoundedRectangle": { _ in ViewValue(Rectangle()) }, "Capsule": { _ in ViewValue(Capsule()) },
        "Circle": { _ in ViewValue(Circle()) }, "Ellipse": { _ in ViewValue(Ellipse()) },
        "ContainerRelativeShape": { _ in ViewValue(Rectangle()) }, "Path": { _ in ViewValue(Rectangle()) },
        "LinearGradient": { _ in ViewValue(Rectangle()) }, "RadialGradient": { _ in ViewValue(Rectangle()) },
        "AngularGradient": { _ in ViewValue(Rectangle()) }, "EllipticalGradient": { _ in ViewValue(Rectangle()) },
        "MeshGradient": { _ in ViewValue(Rectangle()) }, "Canvas": { _ in ViewValue(Rectangle()) },
        "Color": { call in
            let member = MemberValue(base: .type("Color", nil), name: "init", arguments: call.arguments)
            return ViewValue(call.evaluator.color(.member(member)) ?? .clear)
        },
    ]

    // MARK: Elements

    static func label(_ call: Call) -> AnyView {
        let title = call.title() ?? Text(verbatim: "")
        if let symbol = call.string("systemImage") {
            return AnyView(
                Label {
                    title
                } icon: {
                    SwiftUI.Image(systemName: symbol)
                })
        }
        if let image = call.string("image") {
            return AnyView(
                Label {
                    title
                } icon: {
                    SwiftUI.Image(image)
                })
        }
        return AnyView(title)
    }

    private static func labelled(_ call: Call, _ names: String..., isFirst: Bool = true) -> AnyView {
        for name in names { if let found = call.content(name, isFirst: false) { return found } }
        if let value = call["label"] { return call.evaluator.view(value).view }
        if call.title() != nil { return label(call) }
        return (isFirst ? call.content() : nil) ?? AnyView(EmptyView())
    }

    private static let elements: [String: Row] = [
        "Text": { call in text(call).map { ViewValue($0) } },
        "Image": { call in image(call).map { ViewValue($0) } },
        "Label": { call in
            guard call.title() == nil else { return ViewValue(label(call)) }
            let title = call.content("title") ?? AnyView(EmptyView())
            let icon = call.content("icon", isFirst: false) ?? AnyView(EmptyView())
            return ViewValue(
                Label {
                    title
                } icon: {
                    icon
                })
        },
        "Button": { call in
            let role = call.member("role").flatMap { ["destructive": ButtonRole.destructive, "cancel": .cancel][$0] }
            // The closure that follows is the label where the action is an argument.
            let isLabel = call.has("action") && call.title() == nil
            let label = labelled(call, "label", isFirst: isLabel)
            if call.title() == nil, !call.has("label"), !isLabel, let role { return roleButton(role) }
            return ViewValue(
                Button(role: role) {
                } label: {
                    label
                })
        },
        "EditButton": { _ in ViewValue(Button("Edit") {}) },
        "ShareLink": { call in
            let label = call.content("label") ?? call.title().map { AnyView($0) }
            return ViewValue(
                Button {
                } label: {
                    label ?? AnyView(Text(verbatim: "Share…"))
                })
        },
        "PhotosPicker": { call in
            let label = labelled(call, "label")
            return ViewValue(
                Button {
                } label: {
                    label
                })
        },
        "NavigationLink": { call in
            let destination = { () -> AnyView in
                call["destination"].map { call.evaluator.view($0).view } ?? AnyView(EmptyView())
            }
            let isDestination = call.title() != nil || call.has("label")
            let label = labelled(call, "label", isFirst: !isDestination)
            return ViewValue(NavigationLink(destination: destination) { label })
        },
        "Link": { call in
            let label = labelled(call, "label")
            guard let url = URL(string: "https://example.com") else { return nil }
            return ViewValue(Link(destination: url) { label })
        },
        "Toggle": { call in
            let label = labelled(call, "label")
            return ViewValue(Toggle(isOn: .constant(call.evaluator.truth(call["isOn"]))) { label })
        },
        "TextField": { call in
            field(call) { text, prompt, label in TextField(text: .constant(text), prompt: prompt) { label } }
        },
        "SecureField": { call in
            field(call) { text, prompt, label in SecureField(text: .constant(text), prompt: prompt) { label } }
        },
        "TextEditor": { call in
            let text = call.string(of: call.evaluator.unwrapped(call["text"])) ?? ""
            return ViewValue(TextEditor(text: .constant(text)))
        },
        "Slider": { call in
            let bounds = range(call["in"]) ?? 0...1
            let value = call.evaluator.unwrapped(call["value"])?.number ?? bounds.lowerBound
            let label = labelled(call, "label")
            return ViewValue(
                Slider(value: .constant(min(max(value, bounds.lowerBound), bounds.upperBound)), in: bounds) { label })
        },
        "Stepper": { call in
            let label = labelled(call, "label")
            guard call.has("value") else {
                return ViewValue(
                    Stepper {
                        label
                    } onIncrement: {
                    } onDecrement: {
                    })
            }
            let value = call.evaluator.unwrapped(call["value"])?.number ?? 0
            return ViewValue(Stepper(value: .constant(value)) { label })
        },
        "Picker": { call in
            let label = labelled(call, "label", isFirst: false)
            let content = call.content("content") ?? AnyView(EmptyView())
            return ViewValue(
                Picker(selection: .constant(call.evaluator.tag(call["selection"]))) {
                    content
                } label: {
                    label
                })
        },
        "DatePicker": { call in
            let label = labelled(call, "label")
            return ViewValue(
                HStack {
                    label; Spacer(); Button(Unknown("date").placeholder) {}
                })
        },
        "ColorPicker": { call in
            let label = labelled(call, "label")
            return ViewValue(
                Button {
                } label: {
                    label
                })
        },
        "ProgressView": { call in
            let label = labelled(call, "label")
            guard let value = call["value"] else { return ViewValue(ProgressView { label }) }
            let total = max(call.number("total").map(Double.init) ?? 1, .leastNonzeroMagnitude)
            return ViewValue(
                ProgressView(value: call.evaluator.unwrapped(value)?.number ?? total / 2, total: total) { label })
        },
        "Menu": { call in
            let isContent = call.title() != nil || call.has("label")
            let content = call.content("content", isFirst: true) ?? AnyView(EmptyView())
            let label = labelled(call, "label", isFirst: !isContent)
            return ViewValue(
                Menu {
                    content
                } label: {
                    label
                })
        },
        "DisclosureGroup": { call in
            let content = call.content("content") ?? AnyView(EmptyView())
            let label = labelled(call, "label", isFirst: false)
            let isExpanded = call.evaluator.truth(call["isExpanded"])
            return ViewValue(
                DisclosureGroup(isExpanded: .constant(isExpanded)) {
                    content
                } label: {
                    label
                })
        },
        "AsyncImage": { call in
            guard let body = call.closure(["content"], isFirst: true) else {
                return ViewValue(SwiftUI.Image(decorative: ""))
            }
            var image = ViewValue(SwiftUI.Image(decorative: ""))
            image.isUnknown = false
            return call.evaluator.view(call.evaluator.call(body, [.view(image)]))
        },
    ]

    private static func roleButton(_ role: ButtonRole) -> ViewValue {
        ViewValue(
            Button(role: role) {
            } label: {
                Text(verbatim: role == .cancel ? "Cancel" : "Delete")
            })
    }

    private static func text(_ call: Call) -> Text? {
        if let verbatim = call["verbatim"] {
            return call.evaluator.description(of: verbatim).map { Text(verbatim: $0) }
        }
        if let resource = call["localized"] { return call.evaluator.text(resource) }
        guard let first = call.arguments.first else { return nil }
        // Formatted values, dates and intervals are what they are called.
        if call.arguments.count > 1, case .unknown(let unknown) = first.value {
            return Text(verbatim: unknown.placeholder)
        }
        return call.evaluator.text(first.value) ?? Text(verbatim: Unknown(call.text).placeholder)
    }

    private static func image(_ call: Call) -> SwiftUI.Image? {
        if let name = call.string("systemName") { return SwiftUI.Image(systemName: name) }
        if let name = call.string("decorative") { return SwiftUI.Image(decorative: name) }
        guard let name = call.plain(), case .string(let text) = name else {
            let first = call.arguments.first?.value
            return SwiftUI.Image(call.string(of: first) ?? Unknown(call.text).placeholder)
        }
        if let label = call.text(of: call["label"]) { return SwiftUI.Image(text.text, label: label) }
        return SwiftUI.Image(text.text)
    }

    private static func field<Field: View>(_ call: Call, _ make: (String, Text?, AnyView) -> Field) -> ViewValue {
        let value = call.evaluator.unwrapped(call["text"] ?? call["value"])
        var text = call.string(of: value) ?? ""
        if value?.isUnknown == true { text = "" }
        return ViewValue(make(text, call.text(of: call["prompt"]), labelled(call, "label")))
    }

    private static func range(_ value: Value?) -> ClosedRange<Double>? {
        guard case .range(let lower, let upper, _)? = value, let lower = lower.number, let upper = upper.number,
            lower < upper
        else { return nil }
        return lower...upper
    }
}

extension ViewValue {
    /// The view with the location of the call that makes it.
    @MainActor func located(at call: Call, isElement: Bool) -> ViewValue {
        guard let location = call.location else { return self }
        var result = self
        result.view = AnyView(view.sourceLocation(location, replacesOthers: isElement))
        return result
    }
}

extension Evaluator {
    /// The views of a loop.
    func rows(_ call: Call) -> ViewValue? {
        guard let data = call.arguments.first(where: { !$0.isClosure })?.value,
            let body = call.closure(["content"], isFirst: true)
                ?? call.arguments.last(where: { $0.isClosure || $0.label == "content" })?.value
        else { return nil }
        return rows(data, body)
    }

    func rows(_ data: Value, _ body: Value) -> ViewValue { view(.group(elements(of: data).map { call(body, [$0]) })) }
}
