/// An image that is loaded from an address. Nothing is loaded here: the placeholder is shown.
public struct AsyncImage<Content: View> {
    let content: (AsyncImagePhase) -> Content

    /// Creates an image with content for each phase of loading.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content }

    /// Creates an image with a placeholder.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }
}

extension AsyncImage where Content == Image {
    /// Creates an image that is grey until it is loaded.
    public nonisolated init(url: URL?, scale: CGFloat = 1) {
        content = { $0.image ?? Image(decorative: "") }
    }
}

extension AsyncImage: View {
    /// The content before anything is loaded.
    public var body: some View { content(.empty) }
}

/// A phase of loading an image.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading has failed.
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error, if loading has failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
