import SwiftUI

/// Styles of the project and of SwiftUI.
@MainActor enum Styles {
    static func buttonStyle(_ view: AnyView, _ call: Call) -> any View {
        if let make = body(of: call) {
            return view.buttonStyle(
                SourceButtonStyle { label, role in
                    make([("label", .view(ViewValue(label))), ("isPressed", .bool(false)), ("role", role)])
                })
        }
        switch name(call) {
        case "plain", "PlainButtonStyle": return view.buttonStyle(.plain)
        case "borderless", "BorderlessButtonStyle": return view.buttonStyle(.borderless)
        case "bordered", "BorderedButtonStyle": return view.buttonStyle(.bordered)
        case "borderedProminent", "BorderedProminentButtonStyle": return view.buttonStyle(.borderedProminent)
        default: return view
        }
    }

    static func labelStyle(_ view: AnyView, _ call: Call) -> any View {
        if let make = body(of: call) {
            return view.labelStyle(
                SourceLabelStyle { title, icon in
                    make([("title", .view(ViewValue(title))), ("icon", .view(ViewValue(icon)))])
                })
        }
        switch name(call) {
        case "iconOnly", "IconOnlyLabelStyle": return view.labelStyle(.iconOnly)
        case "titleOnly", "TitleOnlyLabelStyle": return view.labelStyle(.titleOnly)
        case "titleAndIcon", "TitleAndIconLabelStyle": return view.labelStyle(.titleAndIcon)
        default: return view
        }
    }

    static func toggleStyle(_ view: AnyView, _ call: Call) -> any View {
        guard let make = body(of: call) else { return view }
        return view.toggleStyle(
            SourceToggleStyle { label, isOn in make([("label", .view(ViewValue(label))), ("isOn", .bool(isOn))]) })
    }

    static func pickerStyle(_ view: AnyView, _ call: Call) -> any View {
        switch name(call) {
        case "segmented", "SegmentedPickerStyle": view.pickerStyle(.segmented)
        case "inline", "InlinePickerStyle": view.pickerStyle(.inline)
        case "wheel", "WheelPickerStyle": view.pickerStyle(.wheel)
        case "navigationLink", "NavigationLinkPickerStyle": view.pickerStyle(.navigationLink)
        default: view
        }
    }

    /// The name of a style of SwiftUI.
    private static func name(_ call: Call) -> String? {
        switch call.plain() {
        case .member(let member)?: member.name
        case .unknown(let unknown)?: String(unknown.source.prefix { $0.isLetter })
        default: nil
        }
    }

    /// The function that makes the body of a style of the project; nil for other styles.
    private static func body(of call: Call) -> (([(label: String?, value: Value)]) -> AnyView)? {
        var style = call.plain()
        if case .member(let member)? = style, member.base == nil {
            let protocols = ["ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle"]
            style = call.evaluator.extensionMember(member.name, of: protocols, member.arguments) ?? style
        }
        guard case .instance(let instance)? = style else { return nil }
        let evaluator = call.evaluator
        return { configuration in
            let body = Call(
                name: "makeBody", arguments: [Argument(label: "configuration", value: .tuple(configuration))],
                evaluator: evaluator, scope: call.scope)
            return evaluator.view(evaluator.callMember(of: .instance(instance), body)).view
        }
    }
}

private struct SourceButtonStyle: ButtonStyle {
    let make: @MainActor (AnyView, Value) -> AnyView

    func makeBody(configuration: Configuration) -> some View { make(AnyView(configuration.label), .none) }
}

private struct SourceLabelStyle: LabelStyle {
    let make: @MainActor (AnyView, AnyView) -> AnyView

    func makeBody(configuration: Configuration) -> some View {
        make(AnyView(configuration.title), AnyView(configuration.icon))
    }
}

private struct SourceToggleStyle: ToggleStyle {
    let make: @MainActor (AnyView, Bool) -> AnyView

    func makeBody(configuration: Configuration) -> some View { make(AnyView(configuration.label), configuration.isOn) }
}
