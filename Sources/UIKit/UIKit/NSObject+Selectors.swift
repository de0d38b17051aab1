import Dispatch

extension NSObjectProtocol {
    /// Runs a method by name; nil when the object has none of that name.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        answer(aSelector, [])
    }

    /// Runs a method by name with an argument; nil when the object has none of that name.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        answer(aSelector, [object])
    }

    /// Runs a method by name with two arguments; nil when the object has none of that name.
    @discardableResult public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        answer(aSelector, [object1, object2])
    }

    /// Whether the object has a method of a name, as far as adapted sources have registered it.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return onMainThread { ObjectiveCNames.responds(self, to: aSelector) }
    }

    private func answer(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
        guard let selector else { return nil }
        let result = onMainThread { ObjectiveCNames.perform(selector, on: self, with: arguments) }
        guard case .some(.some(let value)) = result, !(value is Void) else { return nil }
        return Unmanaged.passUnretained(value as AnyObject)
    }
}

extension NSObject {
    /// Whether objects of the class have a method of a name, as far as adapted sources have registered it.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return onMainThread { ObjectiveCNames.instances(of: self, respondTo: aSelector) }
    }

    /// The class of the objects.
    public class func classForCoder() -> AnyClass { self }

    /// Whether the class itself has a method of a name, as far as adapted sources have registered it.
    public class func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return onMainThread { ObjectiveCNames.classResponds(self, to: aSelector) }
    }

    /// Reads a property of the class itself by name; nil where there is none.
    public class func value(forKey key: String) -> Any? { onMainThread { ObjectiveCNames.classValue(key, of: self) } }

    /// Runs a method by name on a later turn of the main loop.
    /// - Parameter delay: Seconds, on the loop's clock.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let request = DelayedPerform(target: self, selector: aSelector, argument: anArgument)
        onMainThread { DelayedPerform.add(request, after: delay) }
    }

    /// Runs a method by name on the main thread, now or on the next turn of its loop.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
    }

    /// Cancels all delayed requests to an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        onMainThread { DelayedPerform.cancel { $0.target === aTarget as AnyObject } }
    }

    /// Cancels delayed requests by their name and argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        onMainThread {
            DelayedPerform.cancel {
                $0.target === aTarget as AnyObject && $0.selector == aSelector
                    && ($0.argument as AnyObject?) === (anArgument as AnyObject?)
            }
        }
    }

    /// Reads a property by name or by a path of names; nil where there is none.
    @_disfavoredOverload public func value(forKeyPath keyPath: String) -> Any? {
        if let managed = self as? any ManagedValues { return managed.managedValue(keyPath) }
        return onMainThread {
            ObjectiveCNames.known
            return ObjectiveCNames.value(keyPath, of: self)
        } ?? nil
    }

    /// Reads a property by name; nil where there is none.
    @_disfavoredOverload public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property by name or by a path of names. Nothing happens where there is none that takes the value;
    /// Objective-C raises an exception.
    @_disfavoredOverload public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let managed = self as? any ManagedValues { return managed.setManagedValue(value, keyPath) }
        _ = onMainThread {
            ObjectiveCNames.known
            return ObjectiveCNames.setValue(value, keyPath, of: self)
        }
    }

    /// Sets a property by name.
    @_disfavoredOverload public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}

/// A method that is to be run later; the target is kept alive until then, as by Foundation.
private final class DelayedPerform {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    @MainActor private static var waiting: [DelayedPerform] = []

    init(target: NSObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    @MainActor static func add(_ request: DelayedPerform, after delay: TimeInterval) {
        waiting.append(request)
        MainLoop.main.perform(after: .seconds(max(delay, 0))) {
            guard let index = waiting.firstIndex(where: { $0 === request }) else { return }
            waiting.remove(at: index)
            ObjectiveCNames.perform(request.selector, on: request.target, with: [request.argument])
        }
    }

    @MainActor static func cancel(_ isMeant: (DelayedPerform) -> Bool) { waiting.removeAll(where: isMeant) }
}

/// Runs a closure on the main thread and waits for it: views, and members that adapted sources have registered, live
/// there.
func onMainThread<Result>(_ work: @MainActor () -> Result) -> Result {
    guard !MainThread.isCurrent else { return MainActor.assumeIsolated { Passed(value: work()) }.value }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { Passed(value: work()) }.value }
}

/// Carries a result from the main actor to the waiting caller: no other thread has access to it.
private struct Passed<Value>: @unchecked Sendable {
    let value: Value
}
