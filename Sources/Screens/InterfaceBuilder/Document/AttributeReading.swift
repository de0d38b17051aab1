import Foundation
import HeadlessUIKit
import StrictXML

/// A part of a file that has attributes.
protocol Attributed {
    var attributeList: InterfaceBuilderDocument.Attributes { get }
}

extension InterfaceBuilderDocument.Object: Attributed {}
extension InterfaceBuilderDocument.Constraint: Attributed {}
extension InterfaceBuilderDocument.Segue: Attributed {}

// Each is nil where the file has no such value; numbers also where the decoder has noted them.
extension Attributed {
    subscript(name: WordName) -> String? { attributeList[name.lookup] }

    /// The entry of a table for the word.
    subscript<Value>(name: WordName, in table: [String: Value]) -> Value? { self[name].flatMap { table[$0] } }

    subscript(name: FlagName) -> Bool? { attributeList[name.lookup].flatMap(readFlag) }

    subscript(name: NumberName) -> Double? { attributeList[name.lookup].flatMap(readNumber) }

    subscript(name: WholeName) -> Int? { attributeList[name.lookup].flatMap(readNumber).flatMap { Int(exactly: $0) } }
}

extension InterfaceBuilderDocument.Object {
    typealias Key = InterfaceBuilderDocument.Attributes.Key

    subscript(name: TextName) -> String? { text(name.lookup) }

    subscript(name: ImageName) -> String? { image(name.lookup) }

    subscript(name: ColorName) -> InterfaceBuilderDocument.Color? {
        if case .color(let color)? = value(name.lookup.text) { color } else { nil }
    }

    subscript(name: SizeName) -> CGSize? {
        if case .size(let size)? = value(name.lookup.text) { CGSize(size) } else { nil }
    }

    subscript(name: InsetsName) -> UIEdgeInsets? {
        guard case .insets(let top, let left, let bottom, let right)? = value(name.lookup.text) else { return nil }
        return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    subscript(name: FlagSetName) -> [String]? {
        if case .flags(let flags)? = value(name.lookup.text) { flags } else { nil }
    }

    /// The text under a key, be it an attribute, a string or text with attributes.
    func text(_ key: Key) -> String? {
        switch value(key.text) {
        case .text(let text)?: text
        case .styledText(let text)?: text.string
        case .some(.none): nil
        default: attributeList[key]
        }
    }

    /// The name of the image under a key, be it an attribute or an element.
    func image(_ key: Key) -> String? {
        if case .image(let name)? = value(key.text) { name } else { attributeList[key] }
    }

    /// The font of the object's text.
    var font: InterfaceBuilderDocument.Font? {
        if case .font(let font)? = value("fontDescription") { font } else { nil }
    }
}

extension XMLElement {
    subscript(name: WordName) -> String? { self[name.lookup] }

    subscript(name: TextName) -> String? { self[name.lookup] }

    subscript(name: ImageName) -> String? { self[name.lookup] }

    subscript(name: FlagName) -> Bool? { self[name.lookup].flatMap(readFlag) }

    /// The attribute as it is written.
    subscript(key: InterfaceBuilderDocument.Attributes.Key) -> String? {
        if let name = key.name { self[name] } else { self[key.text] }
    }
}
