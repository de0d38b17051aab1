// What controls do, and what is presented. Nobody touches them here.
extension View {
    /// Known by a value.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { inert }

    /// Chosen by a value.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { inert }

    /// A tab's title.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { inert }

    /// Tabs of a style.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { inert }

    /// Choices of a style.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { inert }

    /// Screens of a style.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { inert }

    /// With a keyboard.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { inert }

    /// For a purpose.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { inert }

    /// Without corrections.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { inert }

    /// Without corrections.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { inert }

    /// With large letters.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { inert }

    /// With the focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { inert }

    /// With the focus at a value.
    public nonisolated func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        inert
    }

    /// A screen's title.
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { inert }

    /// A screen's title.
    public nonisolated func navigationTitle(_ title: Text) -> some View { inert }

    /// A screen's title.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { inert }

    /// A screen's title.
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { inert }

    /// A screen's title.
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { inert }

    /// A screen's title.
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { inert }

    /// Large or small.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { inert }

    /// Without a bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { inert }

    /// Without a way back.
    public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { inert }

    /// With things in the bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { inert }

    /// With something at the bar's end.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { inert }

    /// With something at the bar's beginning.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { inert }

    /// With things in bars.
    public nonisolated func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { inert }

    /// With a screen before it.
    public nonisolated func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { inert }

    /// With a screen before it.
    public nonisolated func sheet<Item: Identifiable, C: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> C
    ) -> some View { inert }

    /// With a screen over it.
    public nonisolated func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { inert }

    /// With an alert.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { inert }

    /// With an alert.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { inert }

    /// With a menu.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { inert }

    /// With a field for search.
    public nonisolated func searchable(text: Binding<String>, prompt: Text? = nil) -> some View { inert }

    /// That can be fetched anew.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { inert }

}
