/// Connects an element with a value of a focus state.
struct AccessibilityFocusModifier<Value: Hashable> {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
}

extension AccessibilityFocusModifier: ReferenceModifier {
    func register(_ reference: ElementReference, in graph: ViewGraph) { binding.store?.insert(reference, for: value) }

    func isSame(as other: AccessibilityFocusModifier) -> Bool {
        binding.store === other.binding.store && value == other.value
    }
}

extension View {
    /// Connects the element with the value that the state has while the element has the focus.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { modifier(AccessibilityFocusModifier(binding: binding, value: value)) }

    /// Connects the element with a state that is true while the element has the focus.
    public nonisolated func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { accessibilityFocused(condition, equals: true) }

    /// Moves the focus to the element with a value when the view appears (iOS 26).
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
}

/// Moves the focus to an element when a view appears.
private struct DefaultFocusModifier<Value: Hashable> {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
}

extension DefaultFocusModifier: ViewModifier {
    func body(content: Content) -> some View { content.onAppear { binding.wrappedValue = value } }
}
