/// A view without content.
public struct EmptyView: Sendable, BitwiseCopyable {
    /// Creates an empty view.
    public init() {}
}

extension EmptyView: View {}
