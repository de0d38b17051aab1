import Foundation

/// The methods of containers, actions and focus, as `UIAccessibilityObject` describes them.
extension InformalAccessibility {
    /// Returns the number of elements in the container; `NSNotFound` if it does not implement one.
    public func accessibilityElementCount() -> Int {
        informalAccessibility.accessibilityElementCount()
    }

    /// Returns the element at an index, or nil.
    public func accessibilityElement(at index: Int) -> Any? {
        informalAccessibility.accessibilityElement(at: index)
    }

    /// Returns the index of an element of the container, `NSNotFound` when it is not one.
    public func index(ofAccessibilityElement element: Any) -> Int {
        informalAccessibility.index(ofAccessibilityElement: element)
    }

    /// Activates the element; returns true when it did, and no tap follows.
    public func accessibilityActivate() -> Bool {
        informalAccessibility.accessibilityActivate()
    }

    /// Raises the value of an adjustable element.
    public func accessibilityIncrement() {
        informalAccessibility.accessibilityIncrement()
    }

    /// Lowers the value of an adjustable element.
    public func accessibilityDecrement() {
        informalAccessibility.accessibilityDecrement()
    }

    /// Scrolls; returns true when it did, which ends the search for a responder.
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        informalAccessibility.accessibilityScroll(direction)
    }

    /// Leaves a modal view or goes back; returns true when it did, which ends the search for a responder.
    public func accessibilityPerformEscape() -> Bool {
        informalAccessibility.accessibilityPerformEscape()
    }

    /// Performs the most likely action; returns true when it did, which ends the search for a responder.
    public func accessibilityPerformMagicTap() -> Bool {
        informalAccessibility.accessibilityPerformMagicTap()
    }

    /// Zooms in around a point of the screen; returns true when it did.
    public func accessibilityZoomIn(at point: CGPoint) -> Bool {
        informalAccessibility.accessibilityZoomIn(at: point)
    }

    /// Zooms out around a point of the screen; returns true when it did.
    public func accessibilityZoomOut(at point: CGPoint) -> Bool {
        informalAccessibility.accessibilityZoomOut(at: point)
    }

    /// Called after an assistive technology has moved its focus here.
    public func accessibilityElementDidBecomeFocused() {
        informalAccessibility.accessibilityElementDidBecomeFocused()
    }

    /// Called after an assistive technology has moved its focus away.
    public func accessibilityElementDidLoseFocus() {
        informalAccessibility.accessibilityElementDidLoseFocus()
    }

    /// Whether an assistive technology has its focus here.
    public func accessibilityElementIsFocused() -> Bool {
        informalAccessibility.accessibilityElementIsFocused()
    }
}
