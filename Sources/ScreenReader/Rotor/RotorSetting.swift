import AccessibilityTree

/// What a flick up or down moves by.
public enum RotorSetting: Sendable, Hashable, Codable {
    /// The characters of the element's text.
    case characters
    /// The words of the element's text.
    case words
    /// Headings.
    case headings
    /// Links.
    case links
    /// Buttons, text fields, switches and everything else that takes input.
    case formControls
    /// The first elements of lists, landmarks, tables and groups.
    case containers
    /// The element's value: up makes it larger, down makes it smaller.
    case adjustValue
    /// The element's custom actions.
    case actions
    /// The element's further information.
    case moreContent
    /// A rotor of the app: the node that has it, and its place among that node's rotors.
    case custom(owner: NodeID, index: Int)

    /// The settings that are always there.
    static let always: [RotorSetting] = [.characters, .words, .headings, .links, .formControls, .containers]

    /// Whether the setting belongs to one element and is left with it.
    var isContextual: Bool {
        switch self {
        case .adjustValue, .actions, .moreContent, .custom: true
        default: false
        }
    }

    /// The kind of system rotor that an app's own rotor may replace, as UIKit names it.
    var systemType: String? {
        switch self {
        case .headings: "heading"
        case .links: "link"
        default: nil
        }
    }
}

/// The state of the rotor.
struct RotorState: Sendable {
    /// What the user has chosen for all elements.
    private var chosen = RotorSetting.headings
    /// What the element under the cursor has brought.
    private var contextual: RotorSetting?
    /// The place among the custom actions, 0 being "activate".
    var action = 0
    /// The place in the further information, or nil before the first.
    var content: Int?
    /// The character or word that was spoken last.
    var textRange: Range<String.Index>?

    var setting: RotorSetting { contextual ?? chosen }

    /// Chooses a setting.
    mutating func choose(_ setting: RotorSetting) {
        if setting.isContextual {
            contextual = setting
        } else {
            contextual = nil
            chosen = setting
        }
        textRange = nil
        content = nil
        action = 0
    }

    /// Adapts to the element that the cursor has moved to: its actions or its value are at hand at once, and what the
    /// user had chosen comes back afterwards.
    mutating func enter(_ node: Node?) {
        action = 0
        content = nil
        textRange = nil
        if case .custom = contextual { return }
        guard let node else { return contextual = nil }
        if node.traits.contains(.adjustable), !node.traits.contains(.notEnabled) {
            contextual = .adjustValue
        } else if !node.customActions.isEmpty {
            contextual = .actions
        } else {
            contextual = nil
        }
    }

    /// The custom action that a double tap performs, or nil when it activates the element.
    func chosenAction(of node: Node) -> Int? {
        guard setting == .actions, action > 0, action <= node.customActions.count else { return nil }
        return action - 1
    }
}
