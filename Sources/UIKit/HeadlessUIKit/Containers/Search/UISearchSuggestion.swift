import Foundation

/// A suggestion below a search bar.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The text that VoiceOver reads, or nil for the suggestion.
    var localizedDescription: String? { get }
    /// The image next to the text, or nil.
    var iconImage: UIImage? { get }
    /// The app's object for the suggestion, or nil.
    var representedObject: Any? { get set }
}

/// A suggestion with a text and an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion with its attributes, or nil.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// The text of the suggestion.
    public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    /// The text that VoiceOver reads, or nil for the suggestion.
    public let localizedDescription: String?
    /// The image next to the text, or nil.
    public let iconImage: UIImage?
    /// The app's object for the suggestion, or nil.
    open var representedObject: Any?

    /// Creates a suggestion.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        localizedAttributedSuggestion = NSAttributedString(string: localizedSuggestion)
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// Creates a suggestion from a text with attributes.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}

/// The list of suggestions: a button for each.
@MainActor final class SearchSuggestionList: UIView {
    private static let rowHeight: CGFloat = 44
    /// Called with the suggestion that the user chooses.
    var choose: ((any UISearchSuggestion) -> Void)?
    private var buttons: [UIButton] = []

    func show(_ suggestions: [any UISearchSuggestion]) {
        for button in buttons { button.removeFromSuperview() }
        buttons = suggestions.map { suggestion in
            let button = UIButton(type: .system)
            button.setTitle(suggestion.localizedSuggestion, for: .normal)
            button.setImage(suggestion.iconImage, for: .normal)
            button.contentHorizontalAlignment = .leading
            if let words = suggestion.localizedDescription { button.accessibilityLabel = words }
            button.addAction(
                UIAction { [weak self] _ in self?.choose?(suggestion) }, for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        isHidden = suggestions.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
        }
    }

    // The room between the rows is the results'.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        buttons.contains { $0.frame.contains(point) }
    }
}
