import AccessibilityTree
import Foundation

/// A button that pastes without asking the user first (iOS 16).
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// How the button looks.
    public final let configuration: Configuration
    /// Who takes what is pasted; not kept alive. Without one it is the first responder of the window.
    open weak var target: (any UIPasteConfigurationSupporting)?

    /// Creates a button.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    /// Creates a button with the usual looks.
    public override convenience init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }
    /// Creates a button with the usual looks.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    /// How a button to paste looks.
    public struct Configuration {
        /// What the button shows.
        public var displayMode = DisplayMode.iconAndLabel
        /// The colour of the words, or nil.
        public var baseForegroundColor: UIColor?
        /// The colour behind them, or nil.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// How round the corners are where the style says fixed, in points.
        public var cornerRadius: CGFloat = 0
        /// The usual looks.
        public init() {}
    }

    /// What the button shows, with UIKit's raw values.
    public enum DisplayMode: UInt, Sendable {
        /// An image and a word.
        case iconAndLabel = 0
        /// An image.
        case iconOnly = 1
        /// A word.
        case labelOnly = 2
        /// A small image.
        case arrowAndLabel = 3
    }

    /// 74 by 34 points with a word, 34 by 34 without.
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
