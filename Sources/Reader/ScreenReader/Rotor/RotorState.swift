import AccessibilityTree

/// The state of the rotor.
struct RotorState: Sendable {
    /// The user's choice for all elements.
    private var chosen: RotorSetting
    /// The setting restored when a custom rotor no longer applies at the cursor.
    private var beforeCustom: RotorSetting
    /// The setting that the element under the cursor has brought, or that was chosen for it alone.
    private var contextual: RotorSetting?
    /// The index among the custom actions, 0 being "activate".
    var action = 0
    /// The index in the further information, or nil before the first.
    var content: Int?
    /// The range of the element's text that was spoken last, or that a rotor of the app has found.
    var textRange: TextRange?
    /// The index among the editing commands, or nil before the first.
    var command: Int?
    /// The unit by which a swipe right or left selects text; nil until the user has chosen one.
    var selectionUnit: TextUnit?
    /// The end of the selection that stays, in UTF-16 code units.
    var selectionAnchor: Int?
    /// Whether touches go to elements that take them directly.
    var isDirectTouchOn = false
    /// Whether the element under the cursor was being edited when the rotor last looked.
    var isEditing = false
    /// The search of an app's rotor that is under way.
    var search: CustomSearch?
    /// A range of text that a rotor of the app has found and that the cursor has not reached yet.
    var found: RotorItem?

    init(_ initial: RotorSetting = .headings) {
        let initial: RotorSetting = initial.isContextual ? .headings : initial
        chosen = initial
        beforeCustom = initial
    }

    var setting: RotorSetting { contextual ?? chosen }

    /// Chooses a setting. A choice during text editing ends with it.
    mutating func choose(_ setting: RotorSetting) {
        if setting.isContextual || (isEditing && setting.textUnit != nil) {
            contextual = setting
        } else {
            if case .custom = setting {
                if case .custom = chosen {} else { beforeCustom = chosen }
            }
            contextual = nil
            chosen = setting
        }
        forgetPlace()
    }

    /// Adapts to the element that the cursor has moved to: the setting for its value, its actions or its text becomes
    /// current, and the user's choice returns afterwards.
    ///
    /// - Parameters:
    ///   - context: the rotor settings of the element.
    ///   - isAround: whether a node is around the element.
    mutating func enter(_ context: RotorContext, isAround: (NodeID) -> Bool) {
        forgetPlace()
        if case .custom(let owner, _) = chosen, !isAround(owner) { chosen = beforeCustom }
        isEditing = context.isEditing
        contextual = context.automaticSetting(chosen: chosen)
    }

    /// Adapts to an element under the cursor whose editing has begun or ended.
    mutating func adapt(to context: RotorContext) {
        guard context.isEditing != isEditing else { return }
        isEditing = context.isEditing
        forgetPlace()
        contextual = context.automaticSetting(chosen: chosen)
    }

    private mutating func forgetPlace() {
        action = 0
        content = nil
        textRange = nil
        command = nil
        selectionUnit = nil
        selectionAnchor = nil
        search = nil
    }
}

/// The rotor settings that an element offers.
struct RotorContext: Sendable {
    var isAdjustable = false
    var hasActions = false
    var isEditing = false
    /// Whether the rotor itself has moved the cursor here: then its setting is kept, so that the next swipe continues.
    var isFoundByRotor = false
    var editing = ScreenReader.RotorOptions.Editing.characters

    func automaticSetting(chosen: RotorSetting) -> RotorSetting? {
        if isFoundByRotor { return nil }
        if isAdjustable { return .adjustValue }
        if isEditing {
            switch editing {
            case .characters: return chosen.textUnit == nil ? .characters : nil
            case .edit: return .edit
            case .textSelection: return .textSelection
            case .unchanged: return nil
            }
        }
        return hasActions ? .actions : nil
    }
}

/// A search of an app's rotor, with the number of requests for one swipe.
struct CustomSearch: Sendable {
    var request: ActionRequest
    var last: RotorItem?
    /// The number of times that the same item was found in succession.
    var repeats = 0
    var count = 0

    /// The number of equal results in succession after which a rotor counts as circular.
    static let mostRepeats = 3
    /// The maximum number of requests for one swipe.
    static let mostResults = 99
}
