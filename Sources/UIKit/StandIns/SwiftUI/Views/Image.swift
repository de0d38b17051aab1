/// An image. Nothing is drawn.
public struct Image: Hashable, Sendable {
    private let name: String

    /// An image of the app.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// An image of the app that has a name of its own for who listens.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
    /// An image of the app that says nothing.
    public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
    /// A symbol.
    public init(systemName: String) { name = systemName }
    /// UIKit's image.
    public init(uiImage: UIImage) { name = "" }

    /// Whether a template takes the colour around it.
    public enum TemplateRenderingMode: Sendable {
        /// The colour around it, or its own.
        case template, original
    }

    /// How large a symbol is.
    public enum Scale: Sendable {
        /// The three sizes.
        case small, medium, large
    }

    /// How an image is made larger.
    public enum ResizingMode: Sendable {
        /// By repeating it, by stretching it.
        case tile, stretch
    }

    /// How well an image is scaled.
    public enum Interpolation: Sendable {
        /// From not at all to well.
        case none, low, medium, high
    }

    /// In any size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    /// As a template or not.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// Scaled well or not.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
}

extension Image: View {}

/// An image from an address. Nothing is loaded.
public struct AsyncImage<Content: View> {
    /// An image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}

    /// An image, and what is there until it has come.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
}

extension AsyncImage: View {}
