import Foundation

// The options of list accessories; of these, only the reserved widths have an effect here.
extension UICellAccessory {
    /// The options of a disclosure indicator.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a detail button.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// The options of a checkmark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// The options of a delete button.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the default.
        public var tintColor: UIColor?
        /// The colour of the background, or nil for the default.
        public var backgroundColor: UIColor?

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of an insert button.
    public typealias InsertOptions = DeleteOptions
    /// The options of a multiple-selection indicator.
    public typealias MultiselectOptions = DeleteOptions

    /// The options of a reorder handle.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the default.
        public var tintColor: UIColor?
        /// Whether there is a separator before the handle.
        public var showsVerticalSeparator = true

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The options of a label.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the default.
        public var tintColor: UIColor?
        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true

        /// Creates options.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// The options of an outline disclosure.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// The responses to a tap next to the disclosure.
        public enum Style: Sendable {
            /// The style for the cell's place in the outline.
            case automatic
            /// A tap on the cell expands and collapses the item.
            case header
            /// A tap on the cell selects the item.
            case cell
        }

        /// The response to a tap next to the disclosure.
        public var style = Style.automatic
        /// Whether it is hidden.
        public var isHidden = false
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the default.
        public var tintColor: UIColor?

        /// Creates options.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }
}
