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
    ///
    /// A gesture that needs no element, such as escape, goes to the controller in front of the window while the cursor is
    /// on nothing: a screen with nothing to hear can be left too.
    static func perform(_ request: ActionRequest, in window: UIWindow? = nil) -> ActionOutcome {
        let object = request.target.flatMap { ObjectRegistry.object($0) }
        guard request.target == nil || object != nil else { return ActionOutcome(trace: [], isHandled: false) }
        var target = object
        if target == nil {
            switch request.action {
            case .escape, .magicTap, .scroll: target = window?.frontmostController
            default: break
            }
        }
        var performer = ActionPerformer(target)
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
        case .customRotor(let index, let forward, let item): customRotor(index, forward, item)
        case .longPress: longPress()
        case .secondaryActivate: secondaryActivate()
        case .touches(let gesture): touches(gesture)
        case .zoomIn: zoom { $0.accessibilityZoomIn(at: $1) }
        case .zoomOut: zoom { $0.accessibilityZoomOut(at: $1) }
        case .makeNext(let forward): makeNext(forward)
        case .scrollToVisible: scrollToVisible()
        case .setSelection, .insertText, .deleteBackward, .replaceText, .edit: editText(action)
        case .becomeFocused: onTarget { AppProcess.current.focus.move(to: $0) }
        case .loseFocus: onTarget { AppProcess.current.focus.leave($0) }
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
        return touch("long press") { $0.playLongPress(at: $1) }
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

    /// Where no recognizer has taken a click, the context menu under the finger opens.
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

    private mutating func customRotor(_ index: Int, _ forward: Bool, _ item: RotorItem?) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        let rotors = target.currentCustomRotors
        guard rotors.indices.contains(index) else { return outcome(false) }
        trace[0].note = rotors[index].name
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        let current = item.flatMap { ObjectRegistry.object($0.element) }
        let focused = current ?? AppProcess.current.focus.focusedObject(nil) ?? target
        predicate.currentItem = UIAccessibilityCustomRotorItemResult(
            targetElement: focused, targetRange: nil)
        predicate.currentItem.targetTextRange = item?.range.map { NSRange(location: $0.location, length: $0.length) }
        predicate.searchDirection = forward ? .next : .previous
        let result = rotors[index].itemSearchBlock(predicate)
        guard let found = UIAccessibilityObject.standing(for: result?.targetElement) else { return outcome(false) }
        var answer = outcome(true, result: found.nodeID)
        answer.resultRange = result?.targetTextRange.map { TextRange(location: $0.location, length: $0.length) }
        return answer
    }

    // MARK: Text

    /// Text goes to the target if that is being edited, else to what is being edited on its screen.
    private mutating func editText(_ action: ActionRequest.Action) -> ActionOutcome {
        guard let target else { return outcome(false) }
        let editor: UIResponder? =
            (target as? UIResponder)?.isFirstResponder == true
            ? target as? UIResponder : Self.window(of: target)?.firstResponder
        guard let editor else { return outcome(false) }
        trace.append(ResponderWalk.describe(editor))
        guard let text = editor as? any EditableText else { return typeKeys(action, into: editor as? any UIKeyInput) }
        switch action {
        case .setSelection(let range) where editor === target:
            text.selection = text.edited(range)
            return outcome(true)
        case .insertText(let string):
            return editing(text, text.takesSecret ? nil : string) { $0.insertText(string) }
        case .deleteBackward:
            guard let range = text.rangeToDelete else { return outcome(false) }
            let deleted = text.takesSecret ? nil : text.editedText.substring(range)
            return editing(text, deleted) { $0.deleteBackward() }
        case .replaceText(let range, let string) where editor === target:
            let place = text.edited(range)
            return editing(text, text.takesSecret ? nil : string) { $0.replaceByTyping(place, with: string) }
        case .edit(let command):
            guard let result = text.request(command) else { return outcome(false) }
            var answer = outcome(true)
            answer.text = text.takesSecret ? nil : result
            return answer
        default: return outcome(false)
        }
    }

    /// Changes a text; it counts as done when the text is another one afterwards, or editing has ended.
    private mutating func editing(
        _ text: any EditableText, _ result: String?, _ change: (any EditableText) -> Void
    ) -> ActionOutcome {
        let before = text.editedText
        change(text)
        let isReturn = result == "\n" && text is UITextField
        var answer = outcome(text.editedText != before || isReturn)
        answer.text = result
        return answer
    }

    private mutating func typeKeys(_ action: ActionRequest.Action, into keys: (any UIKeyInput)?) -> ActionOutcome {
        guard let keys else { return outcome(false) }
        switch action {
        case .insertText(let string):
            keys.insertText(string)
            var answer = outcome(true)
            answer.text = keys.takesSecret ? nil : string
            return answer
        case .deleteBackward where keys.hasText:
            keys.deleteBackward()
            return outcome(true)
        default: return outcome(false)
        }
    }

    // MARK: Scrolling into view

    /// Asks the scroll views from the target outwards; the first that has something further in that direction decides.
    private mutating func makeNext(_ forward: Bool) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        guard let start = target as? UIView ?? (target as? UIAccessibilityElement)?.containerView else {
            return outcome(false)
        }
        var view: UIView? = start
        while let current = view {
            if let isMade = (current as? UIScrollView)?.makeContent(beside: start, forward: forward) {
                if isMade { trace.append(ResponderWalk.describe(current)) }
                return outcome(isMade)
            }
            view = current.superview
        }
        return outcome(false)
    }

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

extension UIWindow {
    /// The controller in front: of what is presented last, the innermost that containers show; nil without one.
    fileprivate var frontmostController: UIViewController? {
        var front = rootViewController
        while let next = front?.storedPresented ?? front?.childrenThatShareAppearance.last { front = next }
        return front
    }
}
