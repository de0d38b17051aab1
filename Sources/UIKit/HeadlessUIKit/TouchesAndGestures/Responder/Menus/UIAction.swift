import Foundation

/// The handler of a `UIAction`.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An entry of a menu: an action or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The title of the entry.
    open internal(set) var title: String
    /// The explanation below the title, or nil.
    open var subtitle: String?
    /// The image next to the title, or nil.
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// The attributes of an entry, with UIKit's raw values.
    public struct Attributes: OptionSet, Sendable {
        /// The bits, numbered as in UIKit.
        public let rawValue: UInt
        /// Creates attributes from UIKit's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The element is shown and can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// A destructive action.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Keeps the menu open after the action.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an entry is checked, with UIKit's raw values.
    public enum State: Int, Sendable {
        /// Not checked.
        case off = 0
        /// The element has a checkmark.
        case on = 1
        /// Partly checked.
        case mixed = 2
    }
}

/// A menu action with a title, an image and a handler.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The identifier of the action.
    open var identifier: Identifier {
        if let givenIdentifier { return givenIdentifier }
        let made = Identifier(rawValue: UUID().uuidString)
        givenIdentifier = made
        return made
    }
    // Most actions never need one, and making a unique one uses the system's random numbers.
    private var givenIdentifier: Identifier?
    /// Whether another action has the same identifier. An identifier that hasn't been requested yet belongs only to the
    /// action itself.
    final func hasIdentifier(of other: UIAction) -> Bool {
        self === other || (givenIdentifier != nil && givenIdentifier == other.givenIdentifier)
    }
    /// A longer title, or nil.
    open var discoverabilityTitle: String?
    /// The attributes of the action in a menu.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is checked in a menu.
    open var state: UIMenuElement.State
    /// The object that sent the action last, or nil.
    open private(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// Creates an action; without an identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        givenIdentifier = identifier
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler on behalf of a sender.
    func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }

    /// An identifier of actions.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as text.
        public let rawValue: String
        /// Creates an identifier from text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
