import Dispatch

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector, such as "save:".
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Runs a closure; there is no pool of objects to drain on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

extension NotificationCenter {
    /// Sends an observer a message by name whenever a notification is posted. The observer is not kept alive, and
    /// receives no more notifications once it is deallocated.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - aSelector: The method, which may take the `Notification`.
    ///   - aName: The name to observe; nil for all.
    ///   - anObject: The sender to observe; nil for all.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.add(
            SelectorObserver(observer as AnyObject, aSelector, name: aName, object: anObject, center: self))
    }

    /// Removes all observations of an observer.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove { $0.center === self && $0.observer === observer }
    }

    /// Removes an observer for a name, a sender, or both; nil means all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.remove { known in
            known.center === self && known.observer === observer && (aName == nil || known.name == aName)
                && (anObject == nil || known.object === anObject.map { $0 as AnyObject })
        }
    }
}

/// An observer that receives notifications by a method's name.
private final class SelectorObserver {
    weak var observer: AnyObject?
    weak var object: AnyObject?
    let name: NSNotification.Name?
    let center: NotificationCenter
    var token: NSObjectProtocol?

    init(
        _ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?,
        center: NotificationCenter
    ) {
        self.observer = observer
        self.object = object.map { $0 as AnyObject }
        self.name = name
        self.center = center
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
            guard let self else { return }
            guard let observer = self.observer else { return SelectorObservers.remove { $0 === self } }
            _ = onMainThread { ObjectiveCNames.perform(selector, on: observer, with: [notification]) }
        }
    }
}

/// All observers that receive notifications by a method's name.
private enum SelectorObservers {
    private static let lock = NSLock()
    // Only read and written with the lock.
    nonisolated(unsafe) private static var known: [SelectorObserver] = []

    static func add(_ observer: SelectorObserver) {
        remove { $0.observer == nil }
        lock.withLock { known.append(observer) }
    }

    static func remove(where isMeant: (SelectorObserver) -> Bool) {
        let removed = lock.withLock {
            let removed = known.filter(isMeant)
            known.removeAll(where: isMeant)
            return removed
        }
        for observer in removed {
            if let token = observer.token { observer.center.removeObserver(token as Any) }
        }
    }
}

extension Timer {
    /// Creates a timer that sends a message by name; it runs once it is added to a run loop. The target is kept alive
    /// while the timer is valid.
    /// - Parameter ti: Seconds.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Self.message(aSelector, to: aTarget))
    }

    /// Creates a timer that first fires at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep, block: Self.message(s, to: t))
    }

    /// Creates a timer that sends a message by name, and adds it to the current run loop.
    /// - Parameter ti: Seconds.
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: message(aSelector, to: aTarget))
    }

    private class func message(_ selector: Selector, to target: Any) -> @Sendable (Timer) -> Void {
        // Run loops of the main thread call it there.
        nonisolated(unsafe) let target = target as AnyObject
        return { timer in _ = onMainThread { ObjectiveCNames.perform(selector, on: target, with: [timer]) } }
    }
}
