// Touches, dragging, large content and colours.
extension View {
    /// Lets the user touch the view directly, without VoiceOver's gestures (iOS 17).
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [],
        file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.directTouch(isDirectTouchArea ? options : nil), at: ViewSource(file, line))
    }

    /// Names a point from which something can be dragged (iOS 18).
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dragPoint(point, description), at: ViewSource(file, line))
    }

    /// Names a point from which something can be dragged, by a key.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dragPoint(point, Text(description)), at: ViewSource(file, line))
    }

    /// Names a point from which something can be dragged.
    @_disfavoredOverload public nonisolated func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dragPoint(point, Text(description)), at: ViewSource(file, line))
    }

    /// Names a point from which something can be dragged, where a condition holds.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dragPoint(point, description), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Names a point where something can be dropped (iOS 18).
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dropPoint(point, description), at: ViewSource(file, line))
    }

    /// Names a point where something can be dropped, by a key.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dropPoint(point, Text(description)), at: ViewSource(file, line))
    }

    /// Names a point where something can be dropped.
    @_disfavoredOverload public nonisolated func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, file: StaticString = #filePath, line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dropPoint(point, Text(description)), at: ViewSource(file, line))
    }

    /// Names a point where something can be dropped, where a condition holds.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool, file: StaticString = #filePath,
        line: UInt = #line
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attach(.dropPoint(point, description), isEnabled: isEnabled, at: ViewSource(file, line))
    }

    /// Sets whether the view keeps its colours while the user inverts those of the screen.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        modifier(EffectModifier { $0.accessibilityIgnoresInvertColors = active })
    }

    /// Shows the view large while the user holds it with an accessibility text size.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
        modifier(EffectModifier { $0.showsLargeContentViewer = true })
    }

    /// Shows other views large while the user holds the view with an accessibility text size. They are not announced.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { accessibilityShowsLargeContentViewer() }

    /// Offers an action for a gesture of the hand on a watch; there is none on iOS.
    public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View { inert }

    /// Offers an action for a gesture of the hand on a watch; there is none on iOS.
    public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { inert }
}

/// Options for a view that the user touches directly (iOS 17).
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing is spoken while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view takes touches only once it was activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The way in which a quick action is shown on a watch.
public protocol AccessibilityQuickActionStyle {}

/// The style of a quick action that outlines its content.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// The style of a quick action that asks the user.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    /// Outlines the content.
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    /// Asks the user.
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}
