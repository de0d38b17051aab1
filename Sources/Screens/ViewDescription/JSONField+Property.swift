import Foundation
import HeadlessUIKit
import StrictJSON

@MainActor extension JSONField {
    /// The value of a property.
    func value(_ kind: PropertyKind) throws(JSONError) -> PropertyValue {
        switch kind {
        case .flag: .flag(try bool())
        case .text: .text(try string())
        case .styledText: .styledText(NSAttributedString(string: try string()))
        case .number: .number(try number())
        case .whole(let range): .whole(try integer(range))
        case .choice(let names): .choice(try index(in: names))
        case .color: .color(try color())
        case .font: .font(try font())
        case .image: .image(try image())
        case .point: .point(try point())
        case .size: .size(try size())
        case .insets: .insets(try insets())
        case .date: .date(try date())
        case .texts: .texts(try strings())
        }
    }
}

extension JSONFields {
    /// Sets a property of a view where the object has a member for it.
    @MainActor mutating func set(_ property: PropertyDescription, on view: UIView) throws(JSONError) {
        guard let field = try take(oneOf: property.names) else { return }
        guard property.set(view, try field.value(property.kind)) else {
            throw field.error("\(property.name) can't have this value")
        }
    }
}
