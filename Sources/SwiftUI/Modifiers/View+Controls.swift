// What controls do, and what is presented. Nobody touches them here.
extension View {
    /// Tabs of a style.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { inert }

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

    /// Sets the items of the page's bar (iOS 13).
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    /// Sets the items at the trailing edge of the page's bar (iOS 13).
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }

    /// Sets the items at the leading edge of the page's bar (iOS 13).
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    /// That can be fetched anew.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { inert }

}
