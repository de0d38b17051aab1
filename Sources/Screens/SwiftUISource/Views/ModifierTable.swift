import AccessibilityTree
import SwiftUI

/// SwiftUI's modifiers by name: a row makes the live view of a call on another view.
@MainActor enum ModifierTable {
    typealias Row = (AnyView, Call) -> any View

    /// Whether a modifier is known.
    static func knows(_ name: String) -> Bool {
        rows[name] != nil || inert.contains(name) || Self.texts[name] != nil
    }

    /// The view that a modifier makes; the view itself where the modifier isn't known, which is counted.
    static func apply(_ call: Call, to owner: Value) -> ViewValue {
        let evaluator = call.evaluator
        var result = evaluator.view(owner)
        if let text = result.text, let row = texts[call.name] {
            let changed = row(text, call)
            var view = ViewValue(changed)
            view.view = AnyView(view.located(at: call, isElement: false).view)
            return view
        }
        if result.image != nil, imageOnly.contains(call.name) { return result }
        if call.name == "previewDisplayName" || call.name == "navigationTitle" {
            result.displayName = call.plain().flatMap { evaluator.description(of: $0) } ?? result.displayName
        }
        if let row = rows[call.name] {
            func open(_ view: some View) -> AnyView { AnyView(view) }
            let name = result.displayName
            let (parts, isUnknown) = (result.parts, result.isUnknown)
            result = ViewValue(open(row(result.view, call)))
            if call.name.hasPrefix("accessibility") { result = result.located(at: call, isElement: false) }
            result.displayName = name
            result.isUnknown = isUnknown
            if call.name.hasPrefix("preview") { result.parts = parts }
        } else if !inert.contains(call.name) {
            evaluator.unknownModifiers[call.name, default: 0] += 1
        }
        if !["previewDisplayName", "font", "bold"].contains(call.name) { result.text = nil }
        return result
    }

    private static let imageOnly: Set<String> = [
        "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
    ]

    /// The methods of texts that make texts.
    private static let texts: [String: (Text, Call) -> Text] = [
        "font": { $0.font($1.evaluator.font($1.plain())) },
        "fontWeight": { $0.fontWeight($1.evaluator.weight($1.plain())) },
        "bold": { text, _ in text.bold() },
        "italic": { text, _ in text.italic() },
        "foregroundColor": { $0.foregroundColor($1.evaluator.color($1.plain())) },
        "foregroundStyle": { text, call in
            call.evaluator.color(call.plain()).map { text.foregroundStyle($0) } ?? text
        },
        "underline": { text, _ in text }, "strikethrough": { text, _ in text }, "kerning": { text, _ in text },
        "tracking": { text, _ in text }, "baselineOffset": { text, _ in text },
        "monospacedDigit": { text, _ in text }, "fontDesign": { text, _ in text },
    ]

    private static let rows: [String: Row] = layout.merging(style) { $1 }.merging(accessibility) { $1 }
        .merging(structure) { $1 }

    // MARK: Layout

    private static let layout: [String: Row] = [
        "padding": { view, call in
            let first = call.plain()
            if let length = first?.number { return view.padding(CGFloat(length)) }
            return view.padding(call.evaluator.edges(first), call.plain(1)?.number.map { CGFloat($0) })
        },
        "frame": { view, call in
            let alignment = call.evaluator.alignment(call["alignment"])
            if call.has("width") || call.has("height") {
                return view.frame(width: call.length("width"), height: call.length("height"), alignment: alignment)
            }
            return view.frame(
                minWidth: call.length("minWidth"), idealWidth: call.length("idealWidth"),
                maxWidth: call.length("maxWidth"),
                minHeight: call.length("minHeight"), idealHeight: call.length("idealHeight"),
                maxHeight: call.length("maxHeight"),
                alignment: alignment)
        },
        "fixedSize": { view, call in
            view.fixedSize(
                horizontal: call.bool(call["horizontal"], default: true),
                vertical: call.bool(call["vertical"], default: true))
        },
        "offset": { view, call in view.offset(x: call.number("x") ?? 0, y: call.number("y") ?? 0) },
        "layoutPriority": { view, call in view.layoutPriority(call.plain()?.number ?? 0) },
        "zIndex": { view, call in view.zIndex(call.plain()?.number ?? 0) },
        "scaledToFit": { view, _ in view.scaledToFit() },
        "scaledToFill": { view, _ in view.scaledToFill() },
        "aspectRatio": { view, call in
            let mode: ContentMode = call.member("contentMode") == "fill" ? .fill : .fit
            guard let ratio = call.plain()?.number, ratio > 0 else { return view.aspectRatio(contentMode: mode) }
            return view.aspectRatio(CGFloat(ratio), contentMode: mode)
        },
        "background": { view, call in
            if let color = call.evaluator.color(call.plain()) { return view.background { color } }
            switch call.plain() {
            case .view?, .instance?, .group?:
                let other = call.evaluator.view(call.plain() ?? .none).view
                return view.background(alignment: call.evaluator.alignment(call["alignment"])) { other }
            default: break
            }
            guard let content = call.content("content") else { return view }
            return view.background(alignment: call.evaluator.alignment(call["alignment"])) { content }
        },
        "overlay": { view, call in
            if let other = call.plain() {
                if case .member = other { return view }
                return view.overlay(
                    call.evaluator.view(other).view, alignment: call.evaluator.alignment(call["alignment"]))
            }
            guard let content = call.content("content") else { return view }
            return view.overlay(alignment: call.evaluator.alignment(call["alignment"])) { content }
        },
        "safeAreaInset": { view, call in
            guard let content = call.content("content") else { return view }
            return view.safeAreaInset(edge: call.member("edge") == "top" ? VerticalEdge.top : .bottom) { content }
        },
        "ignoresSafeArea": { view, _ in view.ignoresSafeArea() },
        "edgesIgnoringSafeArea": { view, _ in view.ignoresSafeArea() },
    ]

    // MARK: Style

    private static let style: [String: Row] = [
        "font": { view, call in view.font(call.evaluator.font(call.plain())) },
        "fontWeight": { view, call in view.fontWeight(call.evaluator.weight(call.plain())) },
        "bold": { view, call in view.bold(call.bool(call.plain(), default: true)) },
        "italic": { view, _ in view.italic() },
        "foregroundColor": { view, call in view.foregroundColor(call.evaluator.color(call.plain())) },
        "foregroundStyle": { view, call in
            call.evaluator.color(call.plain()).map { AnyView(view.foregroundStyle($0)) } ?? view
        },
        "lineLimit": { view, call in
            guard case .int(let limit)? = call.plain(), limit > 0 else { return view.lineLimit(nil) }
            return view.lineLimit(limit)
        },
        "multilineTextAlignment": { view, call in
            let names: [String: TextAlignment] = ["leading": .leading, "trailing": .trailing]
            return view.multilineTextAlignment(call.plain().flatMap(Call.name).flatMap { names[$0] } ?? .center)
        },
        "textCase": { view, call in
            switch call.plain().flatMap(Call.name) {
            case "uppercase": view.textCase(.uppercase)
            case "lowercase": view.textCase(.lowercase)
            default: view
            }
        },
        "opacity": { view, call in view.opacity(call.plain()?.number ?? 1) },
        "hidden": { view, _ in view.hidden() },
        "disabled": { view, call in view.disabled(call.bool(call.plain(), default: false)) },
        "allowsHitTesting": { view, call in view.allowsHitTesting(call.bool(call.plain(), default: true)) },
        "labelsHidden": { view, _ in view.labelsHidden() },
        "clipped": { view, _ in view.clipped() },
        "buttonStyle": { view, call in Styles.buttonStyle(view, call) },
        "labelStyle": { view, call in Styles.labelStyle(view, call) },
        "toggleStyle": { view, call in Styles.toggleStyle(view, call) },
        "pickerStyle": { view, call in Styles.pickerStyle(view, call) },
        "textFieldStyle": { view, call in
            call.plain().flatMap(Call.name) == "roundedBorder" ? AnyView(view.textFieldStyle(.roundedBorder)) : view
        },
    ]

    // MARK: Accessibility

    private static let accessibility: [String: Row] = [
        "accessibilityLabel": { view, call in
            call.title().map { AnyView(view.accessibilityLabel($0)) } ?? view
        },
        "accessibilityValue": { view, call in
            call.title().map { AnyView(view.accessibilityValue($0)) } ?? view
        },
        "accessibilityHint": { view, call in
            call.title().map { AnyView(view.accessibilityHint($0)) } ?? view
        },
        "accessibilityIdentifier": { view, call in
            view.accessibilityIdentifier(call.string(of: call.plain()) ?? "")
        },
        "accessibilityHidden": { view, call in view.accessibilityHidden(call.bool(call.plain(), default: false)) },
        "accessibilityAddTraits": { view, call in view.accessibilityAddTraits(call.evaluator.traits(call.plain())) },
        "accessibilityRemoveTraits": { view, call in
            view.accessibilityRemoveTraits(call.evaluator.traits(call.plain()))
        },
        "accessibilityElement": { view, call in
            switch call.member("children") {
            case "combine": view.accessibilityElement(children: .combine)
            case "contain": view.accessibilityElement(children: .contain)
            default: view.accessibilityElement(children: .ignore)
            }
        },
        "accessibilitySortPriority": { view, call in view.accessibilitySortPriority(call.plain()?.number ?? 0) },
        "accessibilityHeading": { view, call in
            let levels: [String: AccessibilityHeadingLevel] = [
                "h1": .h1, "h2": .h2, "h3": .h3, "h4": .h4, "h5": .h5, "h6": .h6,
            ]
            return view.accessibilityHeading(call.plain().flatMap(Call.name).flatMap { levels[$0] } ?? .unspecified)
        },
        "accessibilityAction": { view, call in
            if let name = call.text(of: call["named"]) {
                return view.accessibilityAction(named: name) {}
            }
            switch call.plain().flatMap(Call.name) {
            case "escape": return view.accessibilityAction(.escape) {}
            case "magicTap": return view.accessibilityAction(.magicTap) {}
            default:
                guard let label = call.content("label", isFirst: false) else { return view.accessibilityAction {} }
                return view.accessibilityAction(action: {}, label: { label })
            }
        },
        "accessibilityActions": { view, call in
            guard let content = call.content() else { return view }
            return view.accessibilityActions { content }
        },
        "accessibilityAdjustableAction": { view, _ in view.accessibilityAdjustableAction { _ in } },
        "accessibilityRepresentation": { view, call in
            guard let content = call.content("representation") else { return view }
            return view.accessibilityRepresentation { content }
        },
        "accessibilityChildren": { view, call in
            guard let content = call.content("children") else { return view }
            return view.accessibilityChildren { content }
        },
        "accessibility": { view, call in
            if let label = call.text(of: call["label"]) { return view.accessibilityLabel(label) }
            if let value = call.text(of: call["value"]) { return view.accessibilityValue(value) }
            if let hint = call.text(of: call["hint"]) { return view.accessibilityHint(hint) }
            if let hidden = call["hidden"] { return view.accessibilityHidden(call.bool(hidden, default: false)) }
            if let traits = call["addTraits"] { return view.accessibilityAddTraits(call.evaluator.traits(traits)) }
            if let traits = call["removeTraits"] {
                return view.accessibilityRemoveTraits(call.evaluator.traits(traits))
            }
            if let identifier = call.string("identifier") { return view.accessibilityIdentifier(identifier) }
            return view
        },
    ]

    // MARK: Structure

    private static let structure: [String: Row] = [
        "modifier": { view, call in
            guard case .instance(let instance)? = call.plain() else { return view }
            let body = Call(
                name: "body", arguments: [Argument(label: "content", value: .view(ViewValue(view)))],
                evaluator: call.evaluator, scope: call.scope)
            return call.evaluator.view(call.evaluator.callMember(of: .instance(instance), body)).view
        },
        "tag": { view, call in view.tag(call.evaluator.tag(call.plain())) },
        "tabItem": { view, call in
            guard let label = call.content("label") else { return view }
            return view.tabItem { label }
        },
        "badge": { view, call in
            if case .int(let count)? = call.plain() { return view.badge(count) }
            return call.string(of: call.plain()).map { AnyView(view.badge($0)) } ?? view
        },
        "navigationTitle": { view, call in call.title().map { AnyView(view.navigationTitle($0)) } ?? view },
        "navigationBarTitle": { view, call in call.title().map { AnyView(view.navigationTitle($0)) } ?? view },
        "toolbar": { view, call in
            guard let body = call.closure(["content"], isFirst: true) else { return view }
            let content = call.evaluator.view(call.evaluator.call(body, []))
            if let bar = content.toolbar { return view.toolbar { ToolbarParts(parts: [bar]) } }
            return view.toolbar { content.view }
        },
        "onTapGesture": { view, _ in view.onTapGesture {} },
        "onLongPressGesture": { view, _ in view.onLongPressGesture {} },
        "swipeActions": { view, call in
            guard let content = call.content("content") else { return view }
            return view.swipeActions { content }
        },
        "contextMenu": { view, call in
            guard let content = call.content("menuItems") else { return view }
            return view.contextMenu { content }
        },
        "searchable": { view, call in
            view.searchable(text: .constant(""), prompt: call.text(of: call["prompt"]))
        },
        "sheet": { view, call in
            presented(view, call) { content in view.sheet(isPresented: .constant(true)) { content } }
        },
        "fullScreenCover": { view, call in
            presented(view, call) { content in view.fullScreenCover(isPresented: .constant(true)) { content } }
        },
        "alert": { view, call in
            guard call.evaluator.truth(call["isPresented"]), let title = call.title() else { return view }
            let actions = call.content("actions") ?? AnyView(EmptyView())
            let message = call.content("message", isFirst: false) ?? AnyView(EmptyView())
            return view.alert(title, isPresented: .constant(true)) {
                actions
            } message: {
                message
            }
        },
    ]

    /// A view that a known condition presents.
    private static func presented(_ view: AnyView, _ call: Call, _ show: (AnyView) -> any View) -> any View {
        guard call.evaluator.truth(call["isPresented"]), let content = call.content("content") else { return view }
        return show(content)
    }

    /// Modifiers that change nothing that VoiceOver reads, nor the layout.
    private static let inert: Set<String> = [
        "accentColor", "accessibilityFocused", "accessibilityIgnoresInvertColors", "accessibilityInputLabels",
        "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityShowsLargeContentViewer",
        "alignmentGuide", "allowsTightening", "animation", "aspectRatioFit", "autocapitalization",
        "autocorrectionDisabled", "baselineOffset", "blendMode", "blur", "border", "brightness", "buttonBorderShape",
        "clipShape", "colorInvert", "colorMultiply", "colorScheme", "compositingGroup", "confirmationDialog",
        "containerBackground", "contentMargins", "contentShape", "contentTransition", "contrast", "controlSize",
        "coordinateSpace", "cornerRadius", "defaultAppStorage", "deleteDisabled", "disableAutocorrection",
        "drawingGroup", "dynamicTypeSize", "edgesIgnoringSafeArea", "environment", "environmentObject",
        "fileExporter", "fileImporter", "fill", "flipsForRightToLeftLayoutDirection", "focusable", "focused",
        "fontDesign", "fontWidth", "geometryGroup", "gesture", "glassEffect", "grayscale", "gridCellColumns",
        "handlesExternalEvents", "headerProminence", "help", "highPriorityGesture", "hoverEffect", "hueRotation", "id",
        "imageScale", "interactiveDismissDisabled", "interpolation", "italic", "kerning", "keyboardShortcut",
        "keyboardType", "lineSpacing", "listItemTint", "listRowBackground", "listRowInsets", "listRowSeparator",
        "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator", "listSectionSpacing", "listStyle",
        "luminanceToAlpha", "mask", "matchedGeometryEffect", "menuStyle", "minimumScaleFactor", "monospaced",
        "monospacedDigit", "moveDisabled", "navigationBarBackButtonHidden", "navigationBarHidden",
        "navigationBarTitleDisplayMode", "navigationDestination", "navigationSplitViewColumnWidth",
        "navigationSplitViewStyle", "navigationViewStyle", "onAppear", "onChange", "onContinueUserActivity",
        "onDelete", "onDisappear", "onDrag", "onDrop", "onGeometryChange", "onHover", "onMove", "onOpenURL",
        "onPreferenceChange", "onReceive", "onSubmit", "popover", "position", "preference", "preferredColorScheme",
        "presentationBackground", "presentationCornerRadius", "presentationDetents", "presentationDragIndicator",
        "presentationMode", "previewContext", "previewDevice", "previewDisplayName", "previewInterfaceOrientation",
        "previewLayout", "privacySensitive", "progressViewStyle", "projectionEffect", "redacted", "refreshable",
        "renderingMode", "resizable", "rotation3DEffect", "rotationEffect", "saturation", "scaleEffect", "scenePadding",
        "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground", "scrollDisabled",
        "scrollDismissesKeyboard", "scrollIndicators", "scrollPosition", "scrollTargetBehavior",
        "scrollTargetLayout", "shadow", "simultaneousGesture", "statusBar", "statusBarHidden", "strikethrough",
        "stroke", "strokeBorder", "submitLabel", "supportedFamilies", "symbolEffect", "symbolRenderingMode",
        "symbolVariant", "tabViewStyle", "task", "textContentType", "textInputAutocapitalization", "textSelection",
        "tint", "toolbarBackground", "toolbarColorScheme", "toolbarTitleDisplayMode", "tracking", "transaction",
        "transition", "trim", "truncationMode", "underline", "unredacted", "userActivity", "widgetAccentable",
        "widgetURL", "windowResizability", "transformEffect", "visualEffect", "safeAreaPadding", "listSectionMargins",
        "scrollEdgeEffectStyle", "symbolEffectsRemoved", "presentationContentInteraction", "defaultScrollAnchor",
        "sensoryFeedback", "labelsVisibility", "inset", "size", "preferredSurroundingsEffect", "defaultSize",
        "commands", "formStyle", "groupBoxStyle", "datePickerStyle", "gaugeStyle", "textScale",
        "onScrollGeometryChange",
    ]
}
