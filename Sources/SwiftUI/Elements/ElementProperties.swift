import AccessibilityTree

/// The accessibility attributes and actions of an element, as views and modifiers give them.
struct ElementProperties {
    var label: String?
    /// Whether the label is only the name of an image, which merging leaves out.
    var isLabelAutomatic = false
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []
    var inputLabels: [String] = []
    var sortPriority = 0.0
    var language: String?
    var headingLevel: Int?
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    var respondsToUserInteraction: Bool?
    var activationPoint: ActivationPoint?
    var customContent: [ElementContent] = []
    /// Custom actions in the order of UIKit's array: what was written last comes first.
    var customActions: [ElementAction] = []
    var actions = ElementActions()
    var isModal = false
    /// Whether the view is disabled, which dims a control of which it is the label.
    var isDisabled = false
    /// The role of a button, which menus and alerts show.
    var role: ButtonRole?
    var source: SourceLocation?
    var details = ElementDetails()
    /// Whether a label that the app sets hides the value, as that of a picker's menu does.
    var isValueHiddenByLabel = false

    /// The point of a tap.
    enum ActivationPoint: Equatable {
        case unit(UnitPoint)
        case point(CGPoint)
    }
}

/// A named action of an element.
struct ElementAction {
    let name: String
    let perform: () -> Void
}

/// The actions that gestures of the user perform on an element; nil for those that it leaves to others.
struct ElementActions {
    var activate: (() -> Void)?
    var escape: (() -> Void)?
    var magicTap: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var scroll: ((Edge) -> Void)?
    var zoom: ((AccessibilityZoomGestureAction) -> Void)?

    var isEmpty: Bool {
        activate == nil && escape == nil && magicTap == nil && adjust == nil && scroll == nil && zoom == nil
    }

    /// The actions with those of an outer modifier, which win.
    mutating func merge(_ outer: ElementActions) {
        activate = outer.activate ?? activate
        escape = outer.escape ?? escape
        magicTap = outer.magicTap ?? magicTap
        adjust = outer.adjust ?? adjust
        scroll = outer.scroll ?? scroll
        zoom = outer.zoom ?? zoom
    }
}
