import Foundation

/// The position and purpose of an edit menu (iOS 16).
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// An identifier of the menu, or nil.
    public final let identifier: AnyHashable?
    /// The point of the menu, in points of the view.
    public final let sourcePoint: CGPoint
    /// The preferred side of the menu; stored only.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The side of the point on which an edit menu is, with UIKit's raw values.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The side with enough space.
    case automatic = 0
    /// The arrow points up: the menu is below.
    case up = 1
    /// The arrow points down: the menu is above.
    case down = 2
    /// To the right of the point.
    case left = 3
    /// To the left of the point.
    case right = 4
}

/// The animation by which an edit menu appears and disappears.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Makes changes together with the menu; they are made immediately.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler, called when the menu has appeared or disappeared.
    func addCompletion(_ completion: @escaping () -> Void)
}

private final class UnseenMenuAnimation: NSObject, UIEditMenuInteractionAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping () -> Void) { completion() }
}

/// Shows an edit menu at a point of its view (iOS 16): here a sheet with a button for each entry, so that a screen
/// reader can choose one or close it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which provides the entries of the menu; held weakly.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view of the interaction, or nil.
    open private(set) weak var view: UIView?
    private var shown: UIEditMenuConfiguration?

    /// Creates an interaction.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction is added to or removed from a view.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to or removed from a view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu of a configuration; does nothing where it is empty.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        let suggested = suggestedActions(for: view)
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        shown = configuration
        let isShown = ContextMenu.show(menu, from: view) { [weak self] stage in
            guard let self else { return }
            switch stage {
            case .willDisplay:
                self.delegate?.editMenuInteraction(
                    self, willPresentMenuFor: configuration, animator: UnseenMenuAnimation())
            case .willEnd:
                self.shown = nil
                self.delegate?.editMenuInteraction(
                    self, willDismissMenuFor: configuration, animator: UnseenMenuAnimation())
            }
        }
        if !isShown { shown = nil }
    }

    /// Dismisses the menu.
    open func dismissMenu() {
        guard shown != nil else { return }
        var top = view?.window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.dismiss(animated: false)
    }

    /// Requests the menu's entries again when it is shown next.
    open func reloadVisibleMenu() {}
    /// Moves the menu to another position; nothing is drawn here.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Returns the position of the gesture that opened the menu, in points of a view.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }

    private func suggestedActions(for view: UIView) -> [UIMenuElement] {
        let first = view.window?.firstResponder ?? view
        let words = view.interfaceWords
        return [
            ("cut:", words[.cut]), ("copy:", words[.copy]), ("paste:", words[.paste]),
            ("selectAll:", words[.selectAll]),
        ].compactMap { name, title in
            let action = Selector(name)
            guard let target = first.target(forAction: action, withSender: nil) as? UIResponder else { return nil }
            return UIAction(title: title) { [weak target] _ in
                guard let target else { return }
                _ = StandardEditActions.carryOut(action, on: target, sender: nil)
            }
        }
    }
}
