// Actions that the user performs on an element.
extension View {
    /// Adds an action: for a gesture, or by its name in the Actions rotor. Deletion and menus exist on macOS only.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, file: StaticString = #filePath,
        line: UInt = #line, _ handler: @escaping () -> Void
    ) -> some View { action(.perform(actionKind, handler), at: ViewSource(file, line)) }

    /// Adds a named action.
    public nonisolated func accessibilityAction(
        named name: Text, file: StaticString = #filePath, line: UInt = #line,
        _ handler: @escaping () -> Void
    ) -> some View {
        action(.perform(AccessibilityActionKind(named: name), handler), at: ViewSource(file, line))
    }

    /// Adds an action whose name is a key.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line,
        _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), file: file, line: line, handler) }

    /// Adds a named action.
    @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, file: StaticString = #filePath, line: UInt = #line,
        _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), file: file, line: line, handler) }

    /// Adds an action that is named by a view.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(
            CompanionModifier(label(), needsActions: true) { properties, labels in
                guard let name = ElementProperties.combining(labels, keepsButtons: false).label else { return }
                properties.customActions.insert(ElementAction(name: name, perform: action), at: 0)
            })
    }

    /// Adds the buttons among the views as named actions.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(
            CompanionModifier(content(), needsActions: true) { properties, buttons in
                let actions = buttons.flattened.compactMap { button in
                    button.properties.label.flatMap { name in
                        button.properties.actions.activate.map { ElementAction(name: name, perform: $0) }
                    }
                }
                properties.customActions.insert(contentsOf: actions.reversed(), at: 0)
            })
    }

    /// Adds the buttons among the views as named actions of a category. The category is not announced.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }

    /// Makes the elements adjustable: a swipe up or down calls the handler.
    public nonisolated func accessibilityAdjustableAction(
        file: StaticString = #filePath, line: UInt = #line,
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { action(.adjust(handler), at: ViewSource(file, line)) }

    /// Adds an action for three-finger swipes; the handler receives the edge to scroll to.
    public nonisolated func accessibilityScrollAction(
        file: StaticString = #filePath, line: UInt = #line, _ handler: @escaping (_ edge: Edge) -> Void
    ) -> some View {
        action(.scroll(handler), at: ViewSource(file, line))
    }

    /// Adds an action for the gestures that zoom (iOS 17).
    public nonisolated func accessibilityZoomAction(
        file: StaticString = #filePath, line: UInt = #line,
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { action(.zoom(handler), at: ViewSource(file, line)) }

    private nonisolated func action(_ action: ActionTransform.Action, at source: ViewSource? = nil)
        -> some View
    {
        modifier(ElementModifier(ActionTransform(action: action, source: source)))
    }
}

/// A category of actions (iOS 18).
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?

    /// Actions without a category.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// Actions that edit the content.
    public static let edit = AccessibilityActionCategory(name: Text(verbatim: "Edit"))

    private init(name: Text?) { self.name = name }

    /// Creates a category with a name.
    public init(_ category: Text) { name = category }

    /// Creates a category whose name is a key.
    public init(_ categoryKey: LocalizedStringKey) { name = Text(categoryKey) }

    /// Creates a category with a name.
    @_disfavoredOverload public init<S: StringProtocol>(_ category: S) { name = Text(category) }
}
