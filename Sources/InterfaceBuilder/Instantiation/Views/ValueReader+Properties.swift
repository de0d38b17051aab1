import Foundation
import HeadlessUIKit

extension ValueReader {
    typealias Object = InterfaceBuilderDocument.Object

    /// The value of a kind that an object has under a key; nil for none, and for one that can't be read.
    func read(_ kind: PropertyKind, in object: Object, _ key: String) -> PropertyValue? {
        switch kind {
        case .flag: object.flag(key).map { .flag($0) }
        case .text: object.text(key).map { .text($0) }
        case .styledText:
            if case .styledText(let text) = object.value(key) { .styledText(attributed(text)) } else { nil }
        case .number: object.number(key).map { .number($0) }
        case .whole(let range): object.integer(key).map { .whole(min(max($0, range.lowerBound), range.upperBound)) }
        case .choice(let names): object.attribute(key).flatMap(names.firstIndex(of:)).map { .choice($0) }
        case .color: color(object.color(key)).map { .color($0) }
        case .font: font(object.font(key)).map { .font($0) }
        case .image: image(object.imageName(key)).map { .image($0) }
        case .point:
            if case .point(let point) = object.value(key) { .point(CGPoint(x: point.x, y: point.y)) } else { nil }
        case .size: object.size(key).map { .size(CGSize($0)) }
        case .insets:
            if case .insets(let top, let left, let bottom, let right) = object.value(key) {
                .insets(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
            } else {
                nil
            }
        case .date:
            if case .date(let seconds) = object.value(key) {
                .date(Date(timeIntervalSinceReferenceDate: seconds))
            } else {
                nil
            }
        case .texts: if case .texts(let texts) = object.value(key) { .texts(texts) } else { nil }
        }
    }
}
