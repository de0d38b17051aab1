import Foundation

// How the accessories of lists look; only the room that they take is seen here.
extension UICellAccessory {
    /// How a sign that there is more behind looks.
    @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// How wide its room is.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the usual one.
        public var tintColor: UIColor?

        /// Creates a look.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How a button for details looks.
    public typealias DetailOptions = DisclosureIndicatorOptions
    /// How a checkmark looks.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions

    /// How a button that deletes looks.
    @preconcurrency @MainActor public struct DeleteOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// How wide its room is.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the usual one.
        public var tintColor: UIColor?
        /// The colour of the sign's background, or nil for the usual one.
        public var backgroundColor: UIColor?

        /// Creates a look.
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

    /// How a button that inserts looks.
    public typealias InsertOptions = DeleteOptions
    /// How a sign of multiple selection looks.
    public typealias MultiselectOptions = DeleteOptions

    /// How a handle looks.
    @preconcurrency @MainActor public struct ReorderOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// How wide its room is.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the usual one.
        public var tintColor: UIColor?
        /// Whether a line stands before the handle.
        public var showsVerticalSeparator = true

        /// Creates a look.
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

    /// How a text looks.
    @preconcurrency @MainActor public struct LabelOptions {
        /// Whether it is hidden.
        public var isHidden = false
        /// How wide its room is.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the usual one.
        public var tintColor: UIColor?
        /// The font.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true

        /// Creates a look.
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

    /// How the sign of an outline looks and works.
    @preconcurrency @MainActor public struct OutlineDisclosureOptions {
        /// What a tap beside the sign does.
        public enum Style: Sendable {
            /// As the cell's place in the outline wants it.
            case automatic
            /// It expands and collapses too.
            case header
            /// It selects.
            case cell
        }

        /// What a tap beside the sign does.
        public var style = Style.automatic
        /// Whether it is hidden.
        public var isHidden = false
        /// How wide its room is.
        public var reservedLayoutWidth = LayoutDimension.standard
        /// The colour, or nil for the usual one.
        public var tintColor: UIColor?

        /// Creates a look.
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
