// Text input. The keyboard is not shown; what it would do is UIKit's.
extension View {
    /// Sets the capitalization of the keyboard, which is not shown here.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { inert }
    /// Sets the label of the keyboard's return key, which is not shown here.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { inert }
    /// Keeps submissions of the view from actions further out.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { inert }
    /// Sets whether the user can select text. VoiceOver selects text in fields only here.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { inert }
    /// Sets whether spelling is checked. The rotor finds misspelled words where UIKit marks them.
    public nonisolated func spellCheckingDisabled(_ disable: Bool = true) -> some View { inert }
    /// Sets whether writing tools are available. There are none here.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { inert }
    /// Shows a find bar. There is none here.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { inert }
    /// Sets whether the find bar is available. There is none here.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { inert }
    /// Sets whether replacing is available. There is no find bar here.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { inert }
    /// Sets the completion of a suggestion of a search field. Suggestions are not shown here.
    public nonisolated func searchCompletion(_ completion: String) -> some View { inert }
    /// Sets the suggestions of a search field, which are not shown here.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { inert }
    /// Sets the scopes of a search field, which are not shown here.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { inert }
    /// Sets the scopes of a search field, which are not shown here.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { inert }
    /// Binds the focus of a search field, which UIKit's search field keeps here.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { inert }
    /// Binds the focus of a search field, which UIKit's search field keeps here.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View { inert }
    /// Sets the behaviour of a search field in a toolbar. It is in the bar here.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { inert }
    /// Sets the behaviour of the bar while a search field is active.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { inert }
}

/// A capitalization of the keyboard.
public struct TextInputAutocapitalization: Sendable {
    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// Words.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// Sentences.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// Every character.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }

    private init() {}

    /// Creates the capitalization of UIKit's.
    public init?(_ type: UITextAutocapitalizationType) {}
}

/// A label of the keyboard's return key.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// "Done".
    public static let done = SubmitLabel(name: "done")
    /// "Go".
    public static let go = SubmitLabel(name: "go")
    /// "Send".
    public static let send = SubmitLabel(name: "send")
    /// "Join".
    public static let join = SubmitLabel(name: "join")
    /// "Route".
    public static let route = SubmitLabel(name: "route")
    /// "Search".
    public static let search = SubmitLabel(name: "search")
    /// "Return".
    public static let `return` = SubmitLabel(name: "return")
    /// "Next".
    public static let next = SubmitLabel(name: "next")
    /// "Continue".
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Whether the user can select text.
public protocol TextSelectability {
    /// Whether the user can select text.
    static var allowsSelection: Bool { get }
}

/// Text that the user can select.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// True.
    public static var allowsSelection: Bool { true }
}

/// Text that the user can't select.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// False.
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The user can select the text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// The user can't select the text.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The availability of writing tools.
public struct WritingToolsBehavior: Sendable {
    /// As the system decides.
    public static let automatic = WritingToolsBehavior()
    /// All of them.
    public static let complete = WritingToolsBehavior()
    /// In a panel.
    public static let limited = WritingToolsBehavior()
    /// None.
    public static let disabled = WritingToolsBehavior()
}

/// When scopes of a search field are shown.
public struct SearchScopeActivation: Sendable {
    /// As the system decides.
    public static let automatic = SearchScopeActivation()
    /// While the user types.
    public static let onTextEntry = SearchScopeActivation()
    /// While the field is active.
    public static let onSearchPresentation = SearchScopeActivation()
}

/// The behaviour of a search field in a toolbar.
public struct SearchToolbarBehavior: Sendable {
    /// As the system decides.
    public static let automatic = SearchToolbarBehavior()
    /// A button.
    public static let minimize = SearchToolbarBehavior()
}

/// The behaviour of the bar while a search field is active.
public struct SearchPresentationToolbarBehavior: Sendable {
    /// As the system decides.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The bar keeps its content.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
