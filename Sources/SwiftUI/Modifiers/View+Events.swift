extension View {
    /// Performs an action for an address that the app is opened with. None comes here.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert }

}
