import AccessibilityTree
import HeadlessUIKit

/// What views that are alike differ in, and the marks that stand for it in the one that is made of them.
struct Filling: Sendable {
    typealias Document = InterfaceBuilderDocument
    typealias Object = InterfaceBuilderDocument.Object

    // Characters for private use: no file has them for people.
    static let textMark = "\u{E0E1}text"
    static let placeholderMark = "\u{E0E1}placeholder"
    private static let imageMark = "\u{E0E1}image"
    private static let imageMarkLabel = UIImage.label(named: imageMark)
    private static let fontMark = Document.Font(type: "system", pointSize: 777)
    private static let alignmentMark = Appearance.TextAlignment.center

    private(set) var text: String?
    private(set) var placeholder: String?
    /// The name of an image that is no symbol: what is said of one follows from its name.
    private(set) var image: String?
    private(set) var font: FileLooks.Font?
    /// How lines stand, where that doesn't follow from the language.
    private(set) var alignment: Appearance.TextAlignment?
    private(set) var colors = ColorMarks()
    /// Whether where the view is makes no difference to what it says.
    private(set) var isWithoutSize = false

    /// Nothing: the view is made as it is.
    init() {}

    init(text: String) { self.text = text }

    /// An item of a bar.
    init(item: Object, _ document: Document) {
        text = item.text("title").flatMap { $0.isEmpty ? nil : $0 }
        if let name = Self.imageName(of: item), !document.resources.symbols.contains(name) { image = name }
    }

    /// A view.
    ///
    /// - Parameter tint: The tint of what it is in; nil for the system's.
    init(_ object: Object, _ document: Document, tint: Document.Color?, _ looks: inout FileLooks) {
        let stated = StatedLooks(object.values)
        colors.background = looks.color(stated.background)
        colors.tint = looks.color(stated.tint ?? tint) ?? looks.systemTint
        if let name = Self.imageName(of: object), !document.resources.symbols.contains(name) { image = name }
        guard Self.texts.contains(object.elementName) else { return }
        isWithoutSize = true
        // Text in several looks, and secrets, say what nothing can be put in the place of.
        guard !stated.hasStyledText else { return }
        font = looks.font(stated.font)
        if object.elementName == "button" {
            let normal = object.states.first { $0.name == "normal" }
            text = normal?.title
            colors.text = looks.color(normal?.titleColor)
        } else {
            colors.text = looks.color(stated.textColor)
            alignment = object.attribute(Self.alignmentKey).flatMap { Appearance.TextAlignment(rawValue: $0) }
            if document.object(of: object, key: "textInputTraits")?.flag("secureTextEntry") != true {
                text = object.text("text")
                placeholder = object.text("placeholder")
            }
        }
        if text?.isEmpty == true { text = nil }
        if placeholder?.isEmpty == true { placeholder = nil }
    }

    private static func imageName(of object: Object) -> String? {
        let name: String?
        switch object.elementName {
        case "imageView", "barButtonItem", "tabBarItem":
            name = object.value("image") == nil ? object.attribute(.image) : nil
        case "button": name = object.states.first { $0.name == "normal" }?.image
        default: return nil
        }
        return name?.isEmpty == true ? nil : name
    }

    private static let texts: Set<String> = ["button", "label", "textField", "textView"]

    /// The keys of what is told by marks.
    var keys: [Document.Attributes.Key] {
        let hasText = text != nil || placeholder != nil
        if image != nil { return hasText ? Self.imageKeys + Self.textKeys : Self.imageKeys }
        if alignment != nil { return hasText ? Self.lineKeys : [Self.alignmentKey] }
        return hasText ? Self.textKeys : []
    }
    private static let alignmentKey = Document.Attributes.Key("textAlignment")
    private static let imageKeys: [Document.Attributes.Key] = [.image]
    private static let textKeys = ["text", "placeholder", "title"].map { Document.Attributes.Key($0) }
    private static let lineKeys = textKeys + [alignmentKey]

    /// Whether something under a key is told by a mark, or makes no difference.
    func covers(_ key: String) -> Bool {
        switch key {
        case "frame": isWithoutSize
        case "fontDescription": font != nil
        case "textColor": colors.text != nil
        case "backgroundColor": colors.background != nil
        case "tintColor": colors.tint != nil
        case "text": text != nil
        case "placeholder": placeholder != nil
        case "title": text != nil
        default: false
        }
    }

    /// Which of all that can be told by marks is.
    var marks: UInt8 {
        (text == nil ? 0 : 1) | (placeholder == nil ? 0 : 2) | (font == nil ? 0 : 4)
            | (colors.text == nil ? 0 : 8) | (colors.background == nil ? 0 : 16) | (image == nil ? 0 : 32)
            | (alignment == nil ? 0 : 64)
    }

    // MARK: Marks

    /// The object with marks.
    func marked(_ object: Object) -> Object {
        var marked = object
        // What one object states for screen readers is not what the others do.
        marked.accessibility = nil
        marked.values.removeAll { covers($0.key) }
        func set(_ key: String, _ value: Document.Value) {
            marked.values.append(Document.KeyedValue(key: key, value: value, position: object.position))
        }
        if font != nil { set("fontDescription", .font(Self.fontMark)) }
        if colors.background != nil { set("backgroundColor", .color(Document.Color(ColorMarks.backgroundMark))) }
        if colors.tint != nil { set("tintColor", .color(Document.Color(ColorMarks.tintMark))) }
        if object.elementName == "button" {
            guard let normal = marked.states.firstIndex(where: { $0.name == "normal" }) else { return marked }
            if text != nil { marked.states[normal].title = Self.textMark }
            if image != nil { marked.states[normal].image = Self.imageMark }
            if colors.text != nil { marked.states[normal].titleColor = Document.Color(ColorMarks.textMark) }
            return marked
        }
        if image != nil { marked.attributeList.set(.init(name: "image", value: Self.imageMark)) }
        if colors.text != nil { set("textColor", .color(Document.Color(ColorMarks.textMark))) }
        if alignment != nil {
            marked.attributeList.set(.init(name: "textAlignment", value: Self.alignmentMark.rawValue))
        }
        let key = ["barButtonItem", "tabBarItem"].contains(object.elementName) ? "title" : "text"
        if text != nil { marked.attributeList.set(.init(name: key, value: Self.textMark)) }
        if placeholder != nil { marked.attributeList.set(.init(name: "placeholder", value: Self.placeholderMark)) }
        return marked
    }

    /// Puts what the marks stand for in their place.
    func fill(_ node: inout Node) {
        if let text, node.label?.string == Self.textMark { node.label = AttributedText(text) }
        if let image, let label = node.label?.string, label == Self.imageMarkLabel {
            node.label = UIImage.label(named: image).map { AttributedText($0) }
        }
        if let value = node.value?.string {
            if let text, value == Self.textMark { node.value = AttributedText(text) }
            if let placeholder, value == Self.placeholderMark { node.value = AttributedText(placeholder) }
        }
        node.withAppearance(fill)
    }

    /// Puts the colours in the place of their marks in a part of a view.
    func fillColors(_ part: inout Node) { part.withAppearance(colors.fill) }

    private func fill(_ looks: inout Appearance) {
        if looks.text == Self.textMark { looks.text = text }
        if looks.placeholder == Self.placeholderMark { looks.placeholder = placeholder }
        if let image, looks.imageName == Self.imageMark { looks.imageName = image }
        if let font, looks.fontSize == Self.fontMark.pointSize { font.set(&looks) }
        if let alignment, looks.textAlignment == Self.alignmentMark { looks.textAlignment = alignment }
        colors.fill(&looks)
        // How much of it is seen, only a layout tells.
        (looks.visibleText, looks.lines, looks.intrinsicSize, looks.numberOfLines) = (nil, nil, nil, nil)
    }

    /// Whether there is a mark in something longer, or a colour that was made of one.
    static func blurs(_ node: Node) -> Bool {
        texts(of: node).contains { $0.unicodeScalars.contains("\u{E0E1}") && !marks.contains($0) }
            || node.appearance.map(ColorMarks.blurs) ?? false
    }

    private static let marks: Set<String> = [textMark, placeholderMark, imageMark, imageMarkLabel ?? imageMark]

    /// Whether there is a text that is a mark.
    static func isMarked(_ node: Node) -> Bool {
        texts(of: node).contains { $0.unicodeScalars.contains("\u{E0E1}") }
    }

    private static func texts(of node: Node) -> [String] {
        let looks = node.appearance
        return [
            node.label?.string, node.value?.string, node.hint?.string, looks?.text, looks?.placeholder,
            looks?.imageName,
        ].compactMap(\.self)
    }
}

/// What the values of a view say of how it looks, found in one pass; of several under one key the first counts.
private struct StatedLooks {
    private(set) var background: InterfaceBuilderDocument.Color?
    private(set) var textColor: InterfaceBuilderDocument.Color?
    private(set) var tint: InterfaceBuilderDocument.Color?
    private(set) var font: InterfaceBuilderDocument.Font?
    private(set) var hasStyledText = false
    private var seen: UInt8 = 0

    init(_ values: [InterfaceBuilderDocument.KeyedValue]) {
        for value in values {
            switch value.key {
            case "frame": continue
            case "backgroundColor": if isFirst(1), case .color(let color) = value.value { background = color }
            case "textColor": if isFirst(2), case .color(let color) = value.value { textColor = color }
            case "fontDescription": if isFirst(4), case .font(let font) = value.value { self.font = font }
            case "tintColor": if isFirst(8), case .color(let color) = value.value { tint = color }
            default: if case .styledText = value.value { hasStyledText = true }
            }
        }
    }

    private mutating func isFirst(_ bit: UInt8) -> Bool {
        defer { seen |= bit }
        return seen & bit == 0
    }
}

extension InterfaceBuilderDocument.Color {
    fileprivate init(_ color: Appearance.Color) {
        components = Components(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha, space: "sRGB")
    }
}
