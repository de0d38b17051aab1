import Foundation
import HeadlessUIKit

extension ValueReader {
    typealias Object = InterfaceBuilderDocument.Object

    /// Returns the value of a kind that an object has for a key; nil for none, and for one that can't be read.
    ///
    /// Without closures: each checks whether it runs on the main actor.
    @MainActor func read(_ kind: PropertyKind, in object: Object, _ key: InterfaceBuilderDocument.Attributes.Key)
        -> PropertyValue?
    {
        switch kind {
        case .flag: if let flag = object.attributeList[key].flatMap(readFlag) { .flag(flag) } else { nil }
        case .text: if let text = object.text(key) { .text(text) } else { nil }
        case .styledText:
            if case .styledText(let text) = object.value(key.text) { .styledText(attributed(text)) } else { nil }
        case .number: if let number = object.attributeList[key].flatMap(readNumber) { .number(number) } else { nil }
        case .whole(let range):
            if let number = object.attributeList[key].flatMap(readNumber).flatMap({ Int(exactly: $0) }) {
                .whole(min(max(number, range.lowerBound), range.upperBound))
            } else {
                nil
            }
        case .choice(let names):
            if let name = object.attributeList[key], let index = names.firstIndex(of: name) {
                .choice(index)
            } else {
                nil
            }
        case .color:
            if case .color(let found) = object.value(key.text), let color = color(found) { .color(color) } else { nil }
        case .font:
            if case .font(let found) = object.value(key.text), let font = font(found) { .font(font) } else { nil }
        case .image: if let image = image(object.image(key)) { .image(image) } else { nil }
        case .point:
            if case .point(let point) = object.value(key.text) { .point(CGPoint(x: point.x, y: point.y)) } else { nil }
        case .size: if case .size(let size) = object.value(key.text) { .size(CGSize(size)) } else { nil }
        case .insets:
            if case .insets(let top, let left, let bottom, let right) = object.value(key.text) {
                .insets(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
            } else {
                nil
            }
        case .date:
            if case .date(let seconds) = object.value(key.text) {
                .date(Date(timeIntervalSinceReferenceDate: seconds))
            } else {
                nil
            }
        case .texts: if case .texts(let texts) = object.value(key.text) { .texts(texts) } else { nil }
        }
    }
}
