import Foundation

/// A view next to the content of a list's cell (iOS 14).
@preconcurrency @MainActor public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        /// Shown always.
        case always
        /// While the collection is edited.
        case whenEditing
        /// While the collection is not edited.
        case whenNotEditing
    }

    /// The type of an accessory.
    public struct AccessoryType: Hashable, Sendable {
        let name: String
    }

    /// The reserved width of an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory.
        case actual
        /// The width of the standard accessories.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The placement of an accessory.
    public enum Placement: Sendable {
        /// At the leading edge; the function returns the position among the other accessories.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge; the function returns the position among the other accessories.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position of an accessory among the existing ones.
        public typealias Position = @MainActor @Sendable ([UICellAccessory]) -> Int
    }

    enum Kind {
        case sign(String)
        case checkmark
        case button(UICellAccessoryButton)
        case outline(style: OutlineDisclosureOptions.Style, action: (() -> Void)?)
        case label(String)
        case view(UIView)
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType
    let kind: Kind
    let displayed: DisplayedState
    let isLeading: Bool
    let width: LayoutDimension
    let position: Placement.Position?

    init(
        _ name: String, _ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false,
        width: LayoutDimension = .standard, position: Placement.Position? = nil
    ) {
        accessoryType = AccessoryType(name: name)
        self.kind = kind
        self.displayed = displayed
        self.isLeading = isLeading
        self.width = width
        self.position = position
    }

    /// Whether the accessory is shown while a collection is edited, or while it is not.
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    // MARK: Kinds

    /// Returns a disclosure indicator.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory("disclosureIndicator", .sign("chevron.forward"), displayed, width: options.reservedLayoutWidth)
    }

    /// Returns a detail button, where there is an action; otherwise only the symbol.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            "detail", .button(UICellAccessoryButton(.detail, actionHandler)), displayed,
            width: options.reservedLayoutWidth)
    }

    /// Returns a checkmark for a chosen item.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory("checkmark", .checkmark, displayed, width: options.reservedLayoutWidth) }

    /// Returns a delete button, shown while the collection is edited.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            "delete", .button(UICellAccessoryButton(.delete, actionHandler)), displayed, isLeading: true,
            width: options.reservedLayoutWidth)
    }

    /// Returns an insert button, shown while the collection is edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            "insert", .button(UICellAccessoryButton(.insert, actionHandler)), displayed, isLeading: true,
            width: options.reservedLayoutWidth)
    }

    /// Returns a reorder handle, shown while the collection is edited.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory("reorder", .sign("line.3.horizontal"), displayed, width: options.reservedLayoutWidth)
    }

    /// Returns a symbol that shows whether the item is among the selected ones, while the collection is edited.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory("multiselect", .sign("circle"), displayed, isLeading: true, width: options.reservedLayoutWidth)
    }

    /// Returns a disclosure that expands and collapses the item in an outline.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            "outlineDisclosure", .outline(style: options.style, action: actionHandler), displayed,
            width: options.reservedLayoutWidth)
    }

    /// Returns a label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory("label", .label(text), displayed, width: options.reservedLayoutWidth) }

    /// Returns an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed, position): (Bool, DisplayedState, Placement.Position)
        switch configuration.placement {
        case .leading(let state, let place): (isLeading, displayed, position) = (true, state, place)
        case .trailing(let state, let place): (isLeading, displayed, position) = (false, state, place)
        }
        return UICellAccessory(
            "customView", .view(configuration.customView), displayed, isLeading: isLeading,
            width: configuration.reservedLayoutWidth, position: position)
    }

    /// The handler that runs when an accessory is used.
    public typealias ActionHandler = @MainActor () -> Void

    /// A custom view next to the content of a cell.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view of the accessory.
        public let customView: UIView
        /// The placement of the view.
        public let placement: Placement
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth = LayoutDimension.actual
        /// Whether the view keeps its current size.
        public var maintainsFixedSize = false
        /// The tint colour, or nil for the cell's.
        public var tintColor: UIColor?
        /// Whether the view is hidden.
        public var isHidden = false

        /// Creates an accessory of a view with a placement.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
