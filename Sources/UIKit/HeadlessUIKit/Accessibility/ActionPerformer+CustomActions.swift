import AccessibilityTree
import Foundation

/// Custom actions and custom rotors of the target.
extension ActionPerformer {
    mutating func customAction(_ index: Int) -> ActionOutcome {
        guard let target else { return outcome(false) }
        trace.append(ResponderWalk.describe(target))
        let actions = target.currentCustomActions
        guard actions.indices.contains(index) else { return outcome(false) }
        trace[0].note = actions[index].name
        return outcome(actions[index].perform())
    }

    mutating func customRotor(_ index: Int, _ forward: Bool, _ item: RotorItem?) -> ActionOutcome {
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
}
