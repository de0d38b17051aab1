/// The type and behaviour of an element: UIKit's trait bits, public and private, with UIKit's raw values.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable, Codable {
    /// The bits, numbered as in UIKit.
    public let rawValue: UInt64

    /// Creates traits from UIKit's raw bits; unknown bits are kept.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }

    // MARK: Public traits

    /// A button (bit 0).
    public static let button = AccessibilityTraits(bit: 0)
    /// A link (bit 1).
    public static let link = AccessibilityTraits(bit: 1)
    /// An image (bit 2).
    public static let image = AccessibilityTraits(bit: 2)
    /// Currently selected (bit 3).
    public static let selected = AccessibilityTraits(bit: 3)
    /// Plays its own sound when activated (bit 4).
    public static let playsSound = AccessibilityTraits(bit: 4)
    /// A key of a keyboard (bit 5).
    public static let keyboardKey = AccessibilityTraits(bit: 5)
    /// Text that does not change (bit 6).
    public static let staticText = AccessibilityTraits(bit: 6)
    /// Summary information, read once at launch (bit 7).
    public static let summaryElement = AccessibilityTraits(bit: 7)
    /// Disabled (bit 8).
    public static let notEnabled = AccessibilityTraits(bit: 8)
    /// Changes too often for a notification each time (bit 9).
    public static let updatesFrequently = AccessibilityTraits(bit: 9)
    /// A search field (bit 10).
    public static let searchField = AccessibilityTraits(bit: 10)
    /// Starts a media session when activated, so speech must stop (bit 11).
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// Continuously adjustable by increment and decrement (bit 12).
    public static let adjustable = AccessibilityTraits(bit: 12)
    /// Takes touches directly (bit 13).
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
    /// Turns the page when reading reaches its end (bit 14).
    public static let causesPageTurn = AccessibilityTraits(bit: 14)
    /// A tab bar (bit 15).
    public static let tabBar = AccessibilityTraits(bit: 15)
    /// A heading (bit 16).
    public static let header = AccessibilityTraits(bit: 16)
    /// Can be zoomed (bit 46).
    public static let supportsZoom = AccessibilityTraits(bit: 46)
    /// A switch (bit 53).
    public static let toggleButton = AccessibilityTraits(bit: 53)

    // MARK: Private traits that VoiceOver acts on

    /// Content of a web page (bit 17).
    public static let webContent = AccessibilityTraits(bit: 17)
    /// Takes typed text (bit 18).
    public static let textEntry = AccessibilityTraits(bit: 18)
    /// A wheel of a picker (bit 19).
    public static let pickerElement = AccessibilityTraits(bit: 19)
    /// A radio button (bit 20).
    public static let radioButton = AccessibilityTraits(bit: 20)
    /// Being edited now (bit 21).
    public static let isEditing = AccessibilityTraits(bit: 21)
    /// An icon of the home screen (bit 22).
    public static let launchIcon = AccessibilityTraits(bit: 22)
    /// Part of the status bar (bit 23).
    public static let statusBarElement = AccessibilityTraits(bit: 23)
    /// A field whose text is secret (bit 24).
    public static let secureTextField = AccessibilityTraits(bit: 24)
    /// Inactive (bit 25).
    public static let inactive = AccessibilityTraits(bit: 25)
    /// A footer (bit 26).
    public static let footer = AccessibilityTraits(bit: 26)
    /// The back button of a navigation bar (bit 27).
    public static let backButton = AccessibilityTraits(bit: 27)
    /// An item of a tab bar (bit 28).
    public static let tabButton = AccessibilityTraits(bit: 28)
    /// The delete key (bit 30).
    public static let deleteKey = AccessibilityTraits(bit: 30)
    /// A visited link (bit 32).
    public static let visited = AccessibilityTraits(bit: 32)
    /// Scrolls (bit 33).
    public static let scrollable = AccessibilityTraits(bit: 33)
    /// A spacer (bit 34).
    public static let spacer = AccessibilityTraits(bit: 34)
    /// The index at the edge of a table (bit 35).
    public static let tableIndex = AccessibilityTraits(bit: 35)
    /// A map (bit 36).
    public static let map = AccessibilityTraits(bit: 36)
    /// Offers operations on text (bit 37).
    public static let textOperationsAvailable = AccessibilityTraits(bit: 37)
    /// Can be dragged (bit 38).
    public static let draggable = AccessibilityTraits(bit: 38)
    /// Opens a menu (bit 40).
    public static let popupButton = AccessibilityTraits(bit: 40)
    /// An equation (bit 42).
    public static let mathEquation = AccessibilityTraits(bit: 42)
    /// Inside a table (bit 43).
    public static let containedByTable = AccessibilityTraits(bit: 43)
    /// Inside a list (bit 44).
    public static let containedByList = AccessibilityTraits(bit: 44)
    /// A container that takes touches (bit 45).
    public static let touchContainer = AccessibilityTraits(bit: 45)
    /// Text of several lines (bit 47).
    public static let textArea = AccessibilityTraits(bit: 47)
    /// Content of a book (bit 48).
    public static let bookContent = AccessibilityTraits(bit: 48)
    /// Inside a landmark (bit 49).
    public static let containedByLandmark = AccessibilityTraits(bit: 49)
    /// Text that cannot be edited (bit 51).
    public static let readOnly = AccessibilityTraits(bit: 51)
    /// An item of a menu (bit 52).
    public static let menuItem = AccessibilityTraits(bit: 52)
    /// Left out of the item chooser (bit 54).
    public static let ignoreItemChooser = AccessibilityTraits(bit: 54)
    /// An alert (bit 56).
    public static let alert = AccessibilityTraits(bit: 56)
    /// Inside a group of form fields (bit 57).
    public static let containedByFieldset = AccessibilityTraits(bit: 57)
}
