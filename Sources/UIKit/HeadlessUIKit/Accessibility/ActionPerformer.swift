import AccessibilityTree
import Foundation

/// Performs the requests of an assistive technology on live objects, and keeps the trace.
@MainActor struct ActionPerformer {
    let target: UIAccessibilityObject?
    var trace: [ActionOutcome.Responder] = []

    private init(_ target: UIAccessibilityObject?) {
        self.target = target
    }

    /// Performs a request on the object that has the id. Does nothing when that object is gone.
    ///
    /// While the cursor is on nothing, a gesture that needs no element, such as escape, goes to the frontmost
    /// controller of the window, so that the user can also leave a screen without elements.
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
        case .makeMore(let forward): makeMore(forward)
        case .scrollToVisible: scrollToVisible()
        case .setSelection, .insertText, .deleteBackward, .replaceText, .edit: editText(action)
        case .becomeFocused: onTarget { AppProcess.current.focus.move(to: $0) }
        case .loseFocus: onTarget { AppProcess.current.focus.leave($0) }
        }
    }

    mutating func outcome(
        _ isHandled: Bool, systemDefault: String? = nil, result: NodeID? = nil
    ) -> ActionOutcome {
        ActionOutcome(trace: trace, isHandled: isHandled, systemDefault: systemDefault, result: result)
    }

    mutating func walk(
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
}

extension UIWindow {
    /// The frontmost controller: the innermost visible child of the last presented controller; nil without one.
    fileprivate var frontmostController: UIViewController? {
        var front = rootViewController
        while let next = front?.storedPresented ?? front?.childrenThatShareAppearance.last { front = next }
        return front
    }
}
