import AccessibilityTree
import Foundation

/// Performs what an assistive technology asks for on live objects, and keeps the trace.
@MainActor struct ActionPerformer {
    private let target: UIAccessibilityObject?
    private var trace: [ActionOutcome.Responder] = []

    private init(_ target: UIAccessibilityObject?) {
        self.target = target
    }

    /// Performs a request on the object that has the id. Nothing is done when that object is gone.
    static func perform(_ request: ActionRequest) -> ActionOutcome {
        let object = request.target.flatMap { ObjectRegistry.object($0) }
        guard request.target == nil || object != nil else { return ActionOutcome(trace: [], isHandled: false) }
        var performer = ActionPerformer(object)
        return performer.perform(request.action)
    }

    private mutating func perform(_ action: ActionRequest.Action) -> ActionOutcome {
        switch action {
        case .activate: activate()
        case .escape: escape()
        case .magicTap:
            walk(otherwise: "play/pause media") {
                $0.assigned?.blocks?.magicTap?() ?? $0.accessibilityPerformMagicTap()
            }
        case .scroll(let direction):
            walk { $0.accessibilityScroll(UIAccessibilityScrollDirection(direction)) }
        case .increment:
            onTarget { if let block = $0.assigned?.blocks?.increment { block() } else { $0.accessibilityIncrement() } }
        case .decrement:
            onTarget { if let block = $0.assigned?.blocks?.decrement { block() } else { $0.accessibilityDecrement() } }
        case .customAction(let index): customAction(index)
        case .customRotor(let index, let forward): customRotor(index, forward)
        case .longPress: longPress()
        case .secondaryActivate: secondaryActivate()
        case .touches(let gesture): touches(gesture)
        case .zoomIn: zoom { $0.accessibilityZoomIn(at: $1) }
        case .zoomOut: zoom { $0.accessibilityZoomOut(at: $1) }
        case .scrollToVisible: scrollToVisible()
        case .becomeFocused: onTarget { AccessibilityFocus.move(to: $0) }
        case .loseFocus: onTarget { AccessibilityFocus.leave($0) }
        }
    }

    private mutating func outcome(
        _ isHandled: Bool, systemDefault: String? = nil, result: NodeID? = nil
    ) -> ActionOutcome {
        ActionOutcome(trace: trace, isHandled: isHandled, systemDefault: systemDefault, result: result)
    }

    private mutating func walk(
        otherwise systemDefault: String? = nil, _ ask: (UIAccessibilityObject) -> Bool
    ) -> ActionOutcome {
        for stop in ResponderWalk.stops(from: target) {
            trace.append(ResponderWalk.describe(stop))
            if ask(stop) { return outcome(true) }
        }
        return outcome(false, systemDefault: systemDefault)
    }

    private mutating func escape() -> ActionOutcome {
        if UIAccessibility.escapeOrder == .systemFirst {
            for case let controller as UIViewController in ResponderWalk.stops(from: target)
            where controller.performSystemEscape() {
                trace.append(ResponderWalk.describe(controller))
                return outcome(true)
            }
        }
        return walk { $0.assigned?.blocks?.performEscape?() ?? $0.accessibilityPerformEscape() }
    }

    private mutating func onTarget(_ act: (UIAccessibilityObject) -> Void) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        act(target)
        return outcome(true)
    }

    // MARK: Activation

    private mutating func activate() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        if target.assigned?.blocks?.activate?() ?? target.accessibilityActivate() { return outcome(true) }
        return touch("tap") { $0.playTap(at: $1) }
    }

    private mutating func longPress() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        return touch("long press") { window, point in
            Self.orMenu(window.playLongPress(at: point), at: point)
        }
    }

    private mutating func secondaryActivate() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        return touch("secondary click") { window, point in
            Self.orMenu(window.playSecondaryClick(at: point), at: point)
        }
    }

    private mutating func touches(_ gesture: TouchGesture) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        return touch(gesture.description) { $0.play(gesture, at: $1) }
    }

    /// Where no recognizer has taken a press, the context menu under the finger opens.
    private static func orMenu(_ outcome: TouchOutcome, at point: CGPoint) -> TouchOutcome {
        guard let hit = outcome.hitView, !(outcome.taker is UIGestureRecognizer) else { return outcome }
        guard let owner = ContextMenu.show(at: point, from: hit) else { return outcome }
        return TouchOutcome(hitView: hit, taker: owner)
    }

    private mutating func touch(
        _ name: String, _ play: (UIWindow, CGPoint) -> TouchOutcome
    ) -> ActionOutcome {
        guard let target, let window = Self.window(of: target) else { return outcome(false) }
        let point = Self.activationPoint(of: target)
        let inWindow = CGPoint(x: point.x - window.untransformedOrigin.x, y: point.y - window.untransformedOrigin.y)
        let touched = play(window, inWindow)
        let note = "\(name) at (\(Self.text(point.x)), \(Self.text(point.y)))"
        guard let hit = touched.hitView else {
            trace[trace.count - 1].note = note + ", nothing there"
            return outcome(false)
        }
        let taker = touched.taker as? UIAccessibilityObject ?? (touched.taker as? UIGestureRecognizer)?.view ?? hit
        trace.append(ResponderWalk.describe(taker, note: note))
        return outcome(touched.taker != nil)
    }

    // Whole numbers without a fraction, others with one digit, whatever their size.
    private static func text(_ coordinate: CGFloat) -> String {
        let rounded = (coordinate * 10).rounded() / 10
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(Double(rounded))
    }

    static func activationPoint(of object: UIAccessibilityObject) -> CGPoint {
        let point = object.assigned?.blocks?.activationPoint?() ?? object.accessibilityActivationPoint
        let frame = object.assigned?.blocks?.frame?() ?? object.accessibilityFrame
        return point == .zero && frame != .zero ? CGPoint(x: frame.midX, y: frame.midY) : point
    }

    static func window(of object: UIAccessibilityObject) -> UIWindow? {
        if let view = object as? UIView { return view.window }
        if let element = object as? UIAccessibilityElement { return element.containerView?.window }
        return (object as? UIResponder)?.responderWindow
    }

    private mutating func zoom(_ ask: (UIAccessibilityObject, CGPoint) -> Bool) -> ActionOutcome {
        guard let target else { return outcome(false) }
        let point = Self.activationPoint(of: target)
        return walk { ask($0, point) }
    }

    // MARK: Custom actions and rotors

    private mutating func customAction(_ index: Int) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        let actions = target.currentCustomActions
        guard actions.indices.contains(index) else { return outcome(false) }
        trace[0].note = actions[index].name
        return outcome(actions[index].perform())
    }

    private mutating func customRotor(_ index: Int, _ forward: Bool) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        let rotors = target.currentCustomRotors
        guard rotors.indices.contains(index) else { return outcome(false) }
        trace[0].note = rotors[index].name
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        let focused = AccessibilityFocus.focusedObject(nil) ?? target
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: focused, targetRange: nil)
        predicate.searchDirection = forward ? .next : .previous
        let found = rotors[index].itemSearchBlock(predicate)?.targetElement as? UIAccessibilityObject
        return outcome(found != nil, result: found?.nodeID)
    }

    // MARK: Scrolling into view

    private mutating func scrollToVisible() -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        let start: UIView? = target as? UIView ?? (target as? UIAccessibilityElement)?.containerView
        var view = start
        var moved = false
        while let current = view {
            if current.scrollToMakeVisible(target.accessibilityFrame) {
                trace.append(ResponderWalk.describe(current))
                moved = true
            }
            view = current.superview
        }
        return outcome(moved)
    }
}

extension UIAccessibilityScrollDirection {
    init(_ direction: ScrollDirection) {
        switch direction {
        case .right: self = .right
        case .left: self = .left
        case .up: self = .up
        case .down: self = .down
        case .next: self = .next
        case .previous: self = .previous
        }
    }
}
