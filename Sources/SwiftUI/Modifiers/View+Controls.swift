// Controls. The keyboard is not shown.
extension View {
    /// Sets the style of navigation views. One column is shown here.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { inert }

    /// Sets the keyboard, which is not shown here.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { inert }

    /// Sets the purpose of a field. Nothing is filled in here.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { inert }

    /// Sets whether the keyboard corrects. It is not shown here.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { inert }

    /// Sets whether the keyboard corrects. It is not shown here.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { inert }

    /// Sets the capitalization of the keyboard, which is not shown here.
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

}
