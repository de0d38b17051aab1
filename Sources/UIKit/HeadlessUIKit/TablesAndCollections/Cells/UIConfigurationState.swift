import Foundation

/// The state on which the appearance of content depends (iOS 14): traits, and the state of its view.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// The traits of the environment.
    var traitCollection: UITraitCollection { get set }
    /// A custom value of the app, or nil.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or a footer.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the environment.
    public var traitCollection: UITraitCollection
    /// Whether it can't be used.
    public var isDisabled = false
    /// Whether it is shown as touched.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus of the keyboard.
    public var isFocused = false
    /// Whether it stays visible while its section is.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is going on.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value of the app, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// The state of a cell in a drag.
    public enum DragState: Int, Sendable {
        /// The cell is not part of a drag.
        case none = 0
        /// It is about to be dragged.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// The state of a cell as a drop target.
    public enum DropState: Int, Sendable {
        /// Nothing is dropped on the cell.
        case none = 0
        /// Others would drop, but not on it.
        case notTargeted = 1
        /// A drop would go to it.
        case targeted = 2
    }

    /// The traits of the environment.
    public var traitCollection: UITraitCollection
    /// Whether it can't be used.
    public var isDisabled = false
    /// Whether it is shown as touched.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether it has the focus of the keyboard.
    public var isFocused = false
    /// Whether it stays visible while its section is.
    public var isPinned = false
    /// Whether it is edited.
    public var isEditing = false
    /// Whether the item is expanded in an outline.
    public var isExpanded = false
    /// Whether the swipe actions are shown; never here, where they are offered by name.
    public var isSwiped = false
    /// Whether it is being moved.
    public var isReordering = false
    /// The state of the cell in a drag.
    public var cellDragState = DragState.none
    /// The state of the cell as a drop target.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is going on.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value of the app, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// Changes a colour by a rule.
public struct UIConfigurationColorTransformer: Sendable {
    /// The function from a colour to another.
    public let transform: @Sendable (UIColor) -> UIColor
    /// Creates a rule.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
    /// Returns the colour by the rule.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    /// The colour in grey.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
    }
}
