extension View {
    /// Performs an action for an address that the app is opened with. None comes here.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert }

    /// Performs an action when the user submits a field. The keyboard is not shown here.
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { inert }
}
