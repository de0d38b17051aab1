// The appearance of presented views. Sheets are UIKit's, at their standard size.
extension View {
    /// Sets the heights at which a sheet rests. It has its standard height here.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { inert }
    /// Sets the heights at which a sheet rests, and binds the current one.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { inert }
    /// Sets whether a sheet shows an indicator. Not drawn here; VoiceOver users dismiss a sheet by the escape gesture.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { inert }
    /// Sets the background of a sheet. Not drawn here.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { inert }
    /// Sets the background of a sheet. Not drawn here.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { inert }
    /// Sets the radius of a sheet's corners. Not drawn here.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { inert }
    /// Sets whether the user can use the view behind a sheet. Sheets are modal here.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { inert }
    /// Sets the presentation where there is little room. Presentations keep their kind here.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { inert }
    /// Sets the presentation where there is little room. Presentations keep their kind here.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { inert }
    /// Sets whether gestures scroll or resize a sheet. Gestures scroll here.
    public nonisolated func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { inert }
    /// Sets the size of a presented view. It has its standard size here.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { inert }
    /// Sets the icon of a dialog. Not drawn here.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { inert }
    /// Sets the severity of a dialog. Not spoken.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { inert }
    /// Presents an inspector as a sheet while a value is true.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View { sheet(isPresented: isPresented, content: content) }
    /// Sets the width of an inspector. Not laid out here.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { inert }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    private let value: CGFloat

    /// About half of the screen.
    public static let medium = PresentationDetent(name: "medium", value: 0)
    /// The whole height.
    public static let large = PresentationDetent(name: "large", value: 0)
    /// A part of the height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction", value: fraction)
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height", value: height)
    }
    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(name: String(reflecting: type), value: 0)
    }

    /// The values from which a custom height is computed.
    @dynamicMemberLookup public struct Context {
        /// The largest height.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A height of a sheet that is computed.
public protocol CustomPresentationDetent {
    /// Returns the height.
    static func height(in context: Context) -> CGFloat?
    /// The values from which the height is computed.
    typealias Context = PresentationDetent.Context
}

/// Whether the user can use the view behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    /// As the system decides.
    public static let automatic = PresentationBackgroundInteraction()
    /// Yes.
    public static let enabled = PresentationBackgroundInteraction()
    /// No.
    public static let disabled = PresentationBackgroundInteraction()
    /// Yes, up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// A presentation where there is little room.
public struct PresentationAdaptation: Sendable {
    /// As the system decides.
    public static let automatic = PresentationAdaptation()
    /// The same.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// The whole screen.
    public static let fullScreenCover = PresentationAdaptation()
}

/// Whether gestures scroll or resize a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
    /// As the system decides.
    public static let automatic = PresentationContentInteraction()
    /// They resize.
    public static let resizes = PresentationContentInteraction()
    /// They scroll.
    public static let scrolls = PresentationContentInteraction()
}

/// The size of a presented view.
public protocol PresentationSizing {}

/// One of the system's sizes of presented views.
public struct StandardPresentationSizing: PresentationSizing, Sendable {
    /// Returns the size, fitted to the content.
    public func fitted(horizontal: Bool, vertical: Bool) -> StandardPresentationSizing { self }
}

extension PresentationSizing where Self == StandardPresentationSizing {
    /// As the system decides.
    public static var automatic: StandardPresentationSizing { StandardPresentationSizing() }
    /// As the content.
    public static var fitted: StandardPresentationSizing { StandardPresentationSizing() }
    /// The size of a form.
    public static var form: StandardPresentationSizing { StandardPresentationSizing() }
    /// The size of a page.
    public static var page: StandardPresentationSizing { StandardPresentationSizing() }
}

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
    /// As the system decides.
    public static let automatic = DialogSeverity()
    /// Critical.
    public static let critical = DialogSeverity()
    /// Standard.
    public static let standard = DialogSeverity()
}
