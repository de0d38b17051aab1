import Foundation
import HeadlessUIKit
import SwiftUI

// Values as the values of SwiftUI that calls take.
extension Evaluator {
    /// The colour that a value is; nil where the source doesn't determine it.
    func color(_ value: Value?) -> Color? {
        switch value {
        case .member(let member)?: color(member)
        case .binding(let inner)?: color(inner)
        default: nil
        }
    }

    private func color(_ member: MemberValue) -> Color? {
        if member.root == nil || member.root == "Color" || member.root == "ShapeStyle" {
            if let known = Self.colors[member.path.joined(separator: ".")] { return known }
            if member.arguments == nil, member.path.count == 1,
                let own = extensionMember(member.name, of: ["Color", "ShapeStyle"])
            {
                return color(own)
            }
        }
        if member.name == "opacity", let base = color(member.base), let amount = member.arguments?.first?.value.number {
            return base.opacity(amount)
        }
        guard member.name == "init", member.root == "Color", let arguments = member.arguments else { return nil }
        func number(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.number }
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return Color(red: red, green: green, blue: blue, opacity: number("opacity") ?? 1)
        }
        if let white = number("white") { return Color(white: white, opacity: number("opacity") ?? 1) }
        if let hue = number("hue"), let saturation = number("saturation"), let brightness = number("brightness") {
            return Color(hue: hue, saturation: saturation, brightness: brightness, opacity: number("opacity") ?? 1)
        }
        if case .member(let inner)? = arguments.first?.value {
            return Self.systemColors[inner.name].map { Color($0) } ?? color(inner)
        }
        return nil
    }

    private static let colors: [String: Color] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
        "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
        "white": .white, "gray": .gray, "black": .black, "clear": .clear, "primary": .primary,
        "secondary": .secondary, "accentColor": .accentColor, "tertiary": Color(UIColor.tertiaryLabel),
        "quaternary": Color(UIColor.quaternaryLabel),
    ]

    private static let systemColors: [String: UIColor] = [
        "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "separator": .separator,
    ]

    /// The font that a value is; nil where the source doesn't determine it.
    func font(_ value: Value?) -> Font? {
        guard case .member(let member)? = value else { return nil }
        let arguments = member.arguments ?? []
        func weight(_ value: Value?) -> Font.Weight? { value.flatMap(Call.name).flatMap { Self.weights[$0] } }
        if case .member? = member.base, let base = font(member.base) {
            switch member.name {
            case "bold": return base.bold()
            case "italic": return base.italic()
            case "weight": return weight(arguments.first?.value).map { base.weight($0) } ?? base
            case "monospacedDigit": return base.monospacedDigit()
            case "monospaced": return base.monospaced()
            default: return base
            }
        }
        if let style = Self.textStyles[member.name] { return Font.system(style) }
        switch member.name {
        case "system":
            let named = weight(arguments.first { $0.label == "weight" }?.value)
            if let size = arguments.first(where: { $0.label == "size" })?.value.number {
                return Font.system(size: CGFloat(size), weight: named)
            }
            let style = arguments.first.flatMap { Call.name($0.value) }.flatMap { Self.textStyles[$0] }
            return style.map { Font.system($0, design: nil, weight: named) }
        case "custom":
            guard let size = arguments.first(where: { ["size", "fixedSize"].contains($0.label) })?.value.number else {
                return nil
            }
            return Font.custom("Custom", size: CGFloat(size))
        default:
            guard member.arguments == nil, let own = extensionMember(member.name, of: ["Font"]) else { return nil }
            return font(own)
        }
    }

    private static let weights: [String: Font.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let textStyles: [String: Font.TextStyle] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]

    func weight(_ value: Value?) -> Font.Weight? { value.flatMap(Call.name).flatMap { Self.weights[$0] } }

    func horizontal(_ value: Value?) -> HorizontalAlignment {
        switch value.flatMap(Call.name) {
        case "leading": .leading
        case "trailing": .trailing
        default: .center
        }
    }

    func vertical(_ value: Value?) -> VerticalAlignment {
        switch value.flatMap(Call.name) {
        case "top": .top
        case "bottom": .bottom
        case "firstTextBaseline": .firstTextBaseline
        case "lastTextBaseline": .lastTextBaseline
        default: .center
        }
    }

    func alignment(_ value: Value?) -> Alignment {
        switch value.flatMap(Call.name) {
        case "top": .top
        case "bottom": .bottom
        case "leading": .leading
        case "trailing": .trailing
        case "topLeading": .topLeading
        case "topTrailing": .topTrailing
        case "bottomLeading": .bottomLeading
        case "bottomTrailing": .bottomTrailing
        default: .center
        }
    }

    func edges(_ value: Value?) -> Edge.Set {
        var result: Edge.Set = []
        for name in Call.names(value) {
            switch name {
            case "top": result.insert(.top)
            case "bottom": result.insert(.bottom)
            case "leading": result.insert(.leading)
            case "trailing": result.insert(.trailing)
            case "horizontal": result.formUnion(.horizontal)
            case "vertical": result.formUnion(.vertical)
            default: result = .all
            }
        }
        return result.isEmpty ? .all : result
    }

    func axes(_ value: Value?) -> Axis.Set {
        var result: Axis.Set = []
        for name in Call.names(value) { result.insert(name == "horizontal" ? .horizontal : .vertical) }
        return result.isEmpty ? .vertical : result
    }

    func traits(_ value: Value?) -> AccessibilityTraits {
        var result: AccessibilityTraits = []
        for name in Call.names(value) { if let trait = Self.traitNames[name] { result.formUnion(trait) } }
        return result
    }

    private static let traitNames: [String: AccessibilityTraits] = [
        "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected, "isLink": .isLink,
        "isSearchField": .isSearchField, "isImage": .isImage, "playsSound": .playsSound,
        "isKeyboardKey": .isKeyboardKey, "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement,
        "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "isModal": .isModal,
        "isToggle": .isToggle, "isTabBar": .isTabBar,
    ]

    // MARK: Bindings

    /// The known value behind a binding; the value itself for others.
    func unwrapped(_ value: Value?) -> Value? {
        switch value {
        case .binding(let inner)?: unwrapped(inner)
        case .member(let member)? where member.name == "constant": unwrapped(member.arguments?.first?.value)
        default: value
        }
    }

    func truth(_ value: Value?) -> Bool {
        if case .bool(let known)? = unwrapped(value) { return known }
        return false
    }

    /// What makes values equal, for selections and tags.
    func tag(_ value: Value?) -> String {
        switch unwrapped(value) {
        case .member(let member)?: member.name
        case .enumeration(let value)?: value.name
        case let value?: description(of: value) ?? ""
        case nil: ""
        }
    }
}
