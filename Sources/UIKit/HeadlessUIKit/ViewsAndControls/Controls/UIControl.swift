import Foundation

/// A view that performs an action when it is used and notifies its targets.
@preconcurrency @MainActor open class UIControl: UIView {
    private var handlers: [Handler] = []
    private var controlState: State = []

    private struct Handler {
        var events: Event
        var kind: Kind

        enum Kind {
            case action(UIAction)
            case target(WeakTarget, Selector)
        }
    }

    private struct WeakTarget {
        weak var object: AnyObject?
        // A nil target means the responder chain; for a deallocated target nothing is sent.
        var isChain: Bool
    }

    /// Creates a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control with an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control is enabled.
    open var isEnabled: Bool {
        get { !controlState.contains(.disabled) }
        set { setState(.disabled, !newValue) }
    }

    /// Whether the control is selected.
    open var isSelected: Bool {
        get { controlState.contains(.selected) }
        set { setState(.selected, newValue) }
    }

    /// Whether the control is shown as pressed.
    open var isHighlighted: Bool {
        get { controlState.contains(.highlighted) }
        set { setState(.highlighted, newValue) }
    }

    /// The state, derived from the three flags.
    open var state: State { controlState }

    private func setState(_ bit: State, _ isSet: Bool) {
        guard controlState.contains(bit) != isSet else { return }
        controlState.formSymmetricDifference(bit)
        controlStateDidChange()
        accessibilityDidChange(.attributes)
    }

    /// Called after `state` has changed, for classes whose appearance depends on it.
    func controlStateDidChange() {}

    /// The vertical alignment of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Whether the menu opens at a tap.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    /// Called after the purpose of the menu has changed, for classes that show the selected entry.
    func menuDidChange() {}
    /// The menu that a long press or a tap opens, or nil.
    var contextMenu: UIMenu? { nil }
    /// Called before the menu entry that the user has chosen runs.
    func didChoose(_ entry: UIAction) {}

    // MARK: Handlers

    /// Runs an action on events. An action with the same identifier on the same events is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        handlers.append(Handler(events: controlEvents, kind: .action(action)))
    }

    /// Removes an action from events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeHandlers(for: controlEvents) { handler in
            guard case .action(let known) = handler.kind else { return false }
            return known.hasIdentifier(of: action)
        }
    }

    /// Removes the action with an identifier from events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeHandlers(for: controlEvents) { handler in
            guard case .action(let action) = handler.kind else { return false }
            return action.identifier == actionIdentifier
        }
    }

    /// Adds a target and action for events; the target is held weakly, and nil means the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        let isKnown = handlers.contains { handler in
            guard case .target(let known, let name) = handler.kind else { return false }
            return known.object === object && name == action && handler.events == controlEvents
        }
        guard !isKnown else { return }
        handlers.append(
            Handler(events: controlEvents, kind: .target(WeakTarget(object: object, isChain: object == nil), action)))
    }

    /// Removes a target and action. A nil target means every target, a nil action every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        removeHandlers(for: controlEvents) { handler in
            guard case .target(let known, let name) = handler.kind else { return false }
            return (object == nil || known.object === object) && (action == nil || name == action)
        }
    }

    private func removeHandlers(for events: Event, where matches: (Handler) -> Bool) {
        for index in handlers.indices where matches(handlers[index]) {
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// The targets that are notified of an event, as far as they are `NSObject`s.
    open var allTargets: Set<AnyHashable> {
        Set(
            handlers.compactMap { handler in
                guard case .target(let target, _) = handler.kind else { return nil }
                return (target.object as? NSObject).map { AnyHashable($0) }
            })
    }

    /// The events that have handlers.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the names of the actions that a target receives for an event, or nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.compactMap { handler -> String? in
            guard case .target(let known, let name) = handler.kind, known.object === object else { return nil }
            return handler.events.isDisjoint(with: controlEvent) ? nil : name.name
        }
        return names.isEmpty ? nil : names
    }

    /// Whether the control has handlers for its use.
    final var doesSomething: Bool { !handlers.isEmpty }

    /// Visits every handler until the iterator stops: its action, or its target and selector, and its events.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers where !stop {
            switch handler.kind {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .target(let target, let name): iterator(nil, (target.object, name), handler.events, &stop)
            }
        }
    }

    // MARK: Sending

    /// Runs the handlers of events, in the order of addition.
    open func sendActions(for controlEvents: Event) {
        // Handlers may add and remove handlers; this event goes to those present before.
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .target(let target, let name):
                if target.isChain || target.object != nil { sendAction(name, to: target.object, for: nil) }
            }
        }
    }

    /// Runs an action on behalf of the control.
    open func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Sends an action on behalf of the control.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = action.send(to: target.map { $0 as AnyObject }, from: self, sender: self, event: event)
    }

    /// Performs the primary action, as a tap at the centre does.
    open func performPrimaryAction() {
        tap(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    // MARK: Touches

    /// Whether a finger is on the control.
    open private(set) var isTracking = false
    /// Whether the finger is inside the control.
    open private(set) var isTouchInside = false

    /// Called when a finger touched the control; returns false to ignore the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger has moved; returns false to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The system ended the touch.
    open func cancelTracking(with event: UIEvent?) {}

    /// Tracks the finger and sends `.touchDown`. A disabled control takes the touch and does nothing.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTracking = beginTracking(touch, with: event)
        isTouchInside = isTracking
        isHighlighted = isTracking
        if isTracking { sendActions(for: .touchDown) }
    }

    /// Sends the events of a moving finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        isTracking = continueTracking(touch, with: event)
    }

    /// Performs the control's action when the finger is lifted inside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let place = touch.location(in: self)
        let isInside = point(inside: place, with: event)
        stopTracking()
        endTracking(touch, with: event)
        if isInside { finishTap(at: place) } else { sendActions(for: .touchUpOutside) }
    }

    /// Stops tracking and sends `.touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    override var keepsTouchesFromSuperviews: Bool { true }

    // MARK: Taps

    /// Handles a tap at a point of the control's coordinates; a disabled control ignores it.
    final func tap(at point: CGPoint) {
        guard isEnabled else { return }
        sendActions(for: .touchDown)
        finishTap(at: point)
    }

    /// Performs the action of a finger lifted inside, after `.touchDown` was sent.
    final func finishTap(at point: CGPoint) {
        guard isEnabled, !opensMenu() else { return }
        sendActions(for: .touchUpInside)
        didTap(at: point)
    }

    /// Opens the menu that replaces the control's action; returns false where it has none.
    func opensMenu() -> Bool { false }

    /// Performs the control's own response to a tap.
    func didTap(at point: CGPoint) {}

    /// Notifies the targets that the user has changed the value.
    final func sendValueChanged() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Accessibility

    /// The traits derived from the state: dimmed, selected.
    final var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if controlState.contains(.disabled) { traits.insert(.notEnabled) }
        if controlState.contains(.selected) { traits.insert(.selected) }
        return traits
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits }

    // MARK: Drawing

    /// The tooltip for a pointer that rests on the control, or nil.
    open var toolTip: String? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }

    /// Whether symbols of the control are animated.
    open var isSymbolAnimationEnabled: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }

    /// The interaction that shows the control's menu; nil while it has none.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Whether the control shows a menu; stored only.
    open var isContextMenuInteractionEnabled: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Returns the position of the control's menu: the middle of its bounds.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }
    /// The horizontal alignment with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let other: other
        }
    }

    // MARK: Context menu

    /// Returns the menu of the control at a position, in points; nil unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the preview of the control while its menu is shown; nothing is drawn here.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the preview of the control when its menu is closed; nothing is drawn here.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called before the control's menu is shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the control's menu is closed.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
