/// Views that Xcode shows beside code. Nothing shows them here.
@preconcurrency @MainActor public protocol PreviewProvider {
    /// The views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
    /// As a device, as the view.
    case device, sizeThatFits
    /// Always the same.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// On a device.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { inert }
    /// In a size.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { inert }
    /// Under a name.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { inert }
}
