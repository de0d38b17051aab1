import AccessibilityTree
import Foundation

/// A button that pastes without asking the user first (iOS 16).
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// The appearance of the button.
    public final let configuration: Configuration
    /// The object that receives the pasted content; held weakly. Without one it is the window's first responder.
    open weak var target: (any UIPasteConfigurationSupporting)?

    /// Creates a button.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    /// Creates a button with the default configuration.
    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }
    /// Creates a button with the default configuration.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    /// The appearance of a paste button.
    public struct Configuration {
        /// The content of the button.
        public var displayMode = DisplayMode.iconAndLabel
        /// The colour of the text, or nil.
        public var baseForegroundColor: UIColor?
        /// The background colour, or nil.
        public var baseBackgroundColor: UIColor?
        /// The corner style.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The corner radius for the fixed style, in points.
        public var cornerRadius: CGFloat = 0
        /// Creates the default configuration.
        public init() {}
    }

    /// The contents of the button, with UIKit's raw values.
    public enum DisplayMode: UInt, Sendable {
        /// An image and a word.
        case iconAndLabel = 0
        /// The button shows an image only.
        case iconOnly = 1
        /// The button shows a label only.
        case labelOnly = 2
        /// A small image.
        case arrowAndLabel = 3
    }

    /// 74 by 34 points with text, 34 by 34 without.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: configuration.displayMode == .iconOnly ? 34 : 74, height: 34)
    }

    override func didTap(at point: CGPoint) {
        guard isEnabled else { return }
        let items = UIPasteboard.general.itemProviders
        if let target {
            if target.canPaste(items) { target.paste(itemProviders: items) }
        } else if let first = window?.firstResponder {
            _ = StandardEditActions.carryOut(EditingCommand.paste.action, on: first, sender: self)
        }
    }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { interfaceWords[.paste] }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}
