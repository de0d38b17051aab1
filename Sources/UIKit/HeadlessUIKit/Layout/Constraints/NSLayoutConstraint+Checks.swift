import Foundation

extension NSLayoutConstraint {
    /// Why a constraint of two sides can't be one, in UIKit's words; nil where it can.
    static func whyIllegal(_ first: Side, _ second: Side, multiplier: CGFloat, constant: CGFloat) -> String? {
        if !first.hasItem { return "A constraint must have a view or a layout guide as its first item" }
        if first.attribute == .notAnAttribute { return "A constraint must have an attribute of its first item" }
        if !multiplier.isFinite { return "Multiplier is not finite" }
        if !constant.isFinite { return "Constant is not finite" }
        let kind = !first.hasOrigin ? first.attribute.kind : .size
        if !second.hasItem && second.attribute != .notAnAttribute {
            return "A constraint must relate to a view or a layout guide"
        }
        if second.hasItem && second.attribute == .notAnAttribute {
            return "A constraint that names a second item must have an attribute of it"
        }
        guard second.hasItem else {
            guard kind != .size else { return nil }
            return "A constraint cannot be made that sets a location equal to a constant. Location attributes must be "
                + "specified in pairs."
        }
        // Without a part of the second item, only a size is complete.
        if multiplier == 0, kind != .size {
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        }
        return whyUnlike(first, kind, second, !second.hasOrigin ? second.attribute.kind : .size)
    }

    private static func whyUnlike(
        _ first: Side, _ one: Attribute.Kind, _ second: Side, _ other: Attribute.Kind
    ) -> String? {
        switch (one, other) {
        case (.absoluteXEdge, .directionalXEdge), (.directionalXEdge, .absoluteXEdge):
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        case (.size, .size): return nil
        case (.size, _), (_, .size), (.none, _), (_, .none):
            return "Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute)"
        // UIKit accepts a horizontal with a vertical position; only anchors distinguish them (SnapKit's
        // testMakeConstraints).
        default: return nil
        }
    }
}

/// The items that constraints can name.
@MainActor enum LayoutItems {
    /// Returns the view or guide of an argument; nil for any other value.
    static func item(_ value: Any) -> AnyObject? {
        switch value {
        case let view as UIView: view
        case let guide as UILayoutGuide: guide
        default: nil
        }
    }
}

extension Diagnostic.Name {
    /// A use of the API that UIKit raises a general exception for.
    public static let generic = "NSGenericException"
    /// Required constraints that conflict; one is ignored.
    public static let unsatisfiableConstraints = "UnsatisfiableConstraints"
    /// A view that constraints place by margins that depend on its position, so that it would never stop moving.
    public static let layoutFeedback = "LayoutFeedbackLoop"
}
