import Foundation
import Words

extension UIButton {
    /// The kinds of buttons, with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        /// A custom style.
        case custom = 0
        /// The system's style.
        case system = 1
        /// A circle that opens details.
        case detailDisclosure = 2
        /// A light circle for information.
        case infoLight = 3
        /// A dark circle for information.
        case infoDark = 4
        /// A circle that adds a contact.
        case contactAdd = 5
        /// The system's style, without a shape.
        case plain = 6
        /// A circle that closes a screen.
        case close = 7

        /// The name of a button of the type without a title.
        var word: InterfaceKey? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: .moreInfo
            case .contactAdd: .add
            case .close: .close
            case .custom, .system, .plain: nil
            }
        }
    }

    /// The roles of a button in a dialog, with UIKit's raw values.
    public enum Role: Int, Sendable {
        /// No special role.
        case normal = 0
        /// The default button, which Return presses.
        case primary = 1
        /// Cancels without doing anything.
        case cancel = 2
        /// A destructive action.
        case destructive = 3
    }

    /// The title, image and style of a button in one value.
    public struct Configuration: Sendable {
        /// The title, or nil.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes, of which the font is used, or nil.
        public var attributedTitle: AttributedString?
        /// The line below the title, or nil.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The line below the title with attributes, of which the font is used, or nil.
        public var attributedSubtitle: AttributedString?
        /// The alignment of title and subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// The image, or nil.
        public var image: UIImage?
        /// The side of the title on which the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        private var ownInsets: NSDirectionalEdgeInsets?
        /// The distances between the content and the edges, in points; by the size of the button unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.contentInsets }
            set { ownInsets = newValue }
        }
        /// Restores the insets of the button's size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }
        /// The colour of the content, or nil for the button's.
        public var baseForegroundColor: UIColor?
        /// The colour of the shape, or nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// The corner style.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the button.
        public var buttonSize = Size.medium

        /// The font of the title: running text, smaller in smaller buttons (measured: 34 1/3 points high at the usual
        /// size).
        var titleFont: UIFont {
            switch buttonSize {
            case .medium, .large: .preferredFont(forTextStyle: .body)
            case .small: .preferredFont(forTextStyle: .subheadline)
            case .mini: .preferredFont(forTextStyle: .footnote)
            }
        }

        /// Returns the configuration of a button without a shape.
        public static func plain() -> Configuration { Configuration() }
        /// Returns the configuration of a button with a grey shape.
        public static func gray() -> Configuration { Configuration(baseBackgroundColor: .systemGray5) }
        /// Returns the configuration of a button with a light shape in the tint colour.
        public static func tinted() -> Configuration {
            Configuration(baseBackgroundColor: tintedShape)
        }
        static let tintedShape = UIColor.tintColor.withAlphaComponent(0.18)
        /// Returns the configuration of a button with a shape in the tint colour.
        public static func filled() -> Configuration {
            Configuration(baseForegroundColor: .white, baseBackgroundColor: .tintColor)
        }
        /// Returns the configuration of a button without a shape or padding.
        public static func borderless() -> Configuration { Configuration() }
        /// Returns the configuration of a button with a grey shape.
        public static func bordered() -> Configuration { gray() }
        /// Returns the configuration of a button with a light shape in the tint colour.
        public static func borderedTinted() -> Configuration { tinted() }
        /// Returns the configuration of a button with a shape in the tint colour.
        public static func borderedProminent() -> Configuration { filled() }

        init(baseForegroundColor: UIColor? = nil, baseBackgroundColor: UIColor? = nil) {
            self.baseForegroundColor = baseForegroundColor
            self.baseBackgroundColor = baseBackgroundColor
        }

        /// The corner styles of a button, with UIKit's raw values.
        public enum CornerStyle: Int, Sendable {
            /// The style of the background.
            case fixed = -1
            /// Following the text size.
            case dynamic = 0
            /// Small corners.
            case small = 1
            /// Medium corners.
            case medium = 2
            /// Large corners.
            case large = 3
            /// As round as the height allows.
            case capsule = 4
        }

        /// The sizes of a button, with UIKit's raw values.
        public enum Size: Int, Sendable {
            /// The default size.
            case medium = 0
            /// Smaller than medium.
            case small = 1
            /// The smallest size.
            case mini = 2
            /// Larger than medium.
            case large = 3

            // With one line of text, 28, 34 1/3 and 50 points high at the usual text size.
            fileprivate var contentInsets: NSDirectionalEdgeInsets {
                switch self {
                case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
            }
        }

        /// The alignments of title and subtitle, with UIKit's raw values.
        public enum TitleAlignment: Int, Sendable {
            /// On the side of the image, or else centred.
            case automatic = 0
            /// At the leading edge.
            case leading = 1
            /// Centred.
            case center = 2
            /// At the trailing edge.
            case trailing = 3
        }
    }
}
