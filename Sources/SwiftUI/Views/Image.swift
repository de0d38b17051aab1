/// An image.
public struct Image: Sendable {
    enum Content: Equatable, Sendable {
        case named(String, Bundle?)
        case symbol(String)
        case uiImage(UIImage)
    }

    /// What VoiceOver reads.
    enum Description: Equatable, Sendable {
        /// The name of the image.
        case automatic
        case label(Text)
        /// Nothing: the image is no element.
        case decorative
    }

    let content: Content
    let description: Description
    var isResizable = false
    /// The place in the source.
    var source: ViewSource?

    /// Creates an image of the app, labelled by its name.
    public init(
        _ name: String, bundle: Bundle? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(.named(name, bundle), .automatic)
        source = ViewSource(file, line)
    }

    /// Creates an image of the app with a label.
    public init(
        _ name: String, bundle: Bundle? = nil, label: Text, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(.named(name, bundle), .label(label))
        source = ViewSource(file, line)
    }

    /// Creates an image of the app that VoiceOver leaves out.
    public init(
        decorative name: String, bundle: Bundle? = nil, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        self.init(.named(name, bundle), .decorative)
        source = ViewSource(file, line)
    }

    /// Creates a symbol of the system.
    public init(systemName: String, file: StaticString = #filePath, line: UInt = #line) {
        self.init(.symbol(systemName), .automatic)
        source = ViewSource(file, line)
    }

    /// Creates a symbol of the system with a variable value, which has no words.
    public init(
        systemName: String, variableValue: Double?, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(systemName: systemName)
        source = ViewSource(file, line)
    }

    /// Creates an image from one of UIKit.
    public init(uiImage: UIImage, file: StaticString = #filePath, line: UInt = #line) {
        self.init(.uiImage(uiImage), .automatic)
        source = ViewSource(file, line)
    }

    init(_ content: Content, _ description: Description) {
        self.content = content
        self.description = description
    }

    /// Whether a template takes the colour around it.
    public enum TemplateRenderingMode: Sendable {
        /// The colour around it, or its own.
        case template, original
    }

    /// The size of a symbol relative to its font.
    public enum Scale: Sendable {
        /// The three sizes.
        case small, medium, large
    }

    /// The way in which an image fills a larger size.
    public enum ResizingMode: Sendable {
        /// By repeating it, by stretching it.
        case tile, stretch
    }

    /// The quality of scaling.
    public enum Interpolation: Sendable {
        /// From none to high.
        case none, low, medium, high
    }

    /// Returns the image in any size.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Returns the image as a template or not; nothing is drawn here.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// Returns the image; nothing is scaled here.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Returns the image; nothing is drawn here.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: Equatable {
    /// Whether two images are the same and are described by the same words.
    public static func == (lhs: Image, rhs: Image) -> Bool {
        lhs.content == rhs.content && lhs.description == rhs.description
            && lhs.isResizable == rhs.isResizable
    }
}

extension Image: _FunctionReference {}

extension _FunctionReference where Self == Image {
    /// Creates an image of the app, labelled by its name.
    @_disfavoredOverload public init(_ name: String) { self.init(.named(name, nil), .automatic) }
    /// Creates a symbol of the system.
    @_disfavoredOverload public init(systemName: String) {
        self.init(.symbol(systemName), .automatic)
    }
    /// Creates an image from one of UIKit.
    @_disfavoredOverload public init(uiImage: UIImage) { self.init(.uiImage(uiImage), .automatic) }
}

extension Image: ItemView {
    static func makeItem(of node: _GraphNode) -> ImageItem { ImageItem(UIImageView(frame: .zero), of: node) }

    func update(_ item: ImageItem, _ environment: EnvironmentValues) { item.show(self, environment) }
}

/// The item of an image: an image view of UIKit.
final class ImageItem: ViewItem<UIImageView> {
    private var image: Image?
    private var label: String?

    func show(_ image: Image, _ environment: EnvironmentValues) {
        let isSame = self.image == image
        self.image = image
        view.sourceLocation = image.source?.location
        if !isSame || view.image?.isSymbolImage == true {
            let font = (environment.font ?? .body).uiFont(in: environment.traits)
            view.image =
                switch image.content {
                case .named(let name, let bundle):
                    UIImage(named: name, in: bundle, compatibleWith: environment.traits)
                case .symbol(let name):
                    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
                case .uiImage(let image): image
                }
        }
        if let color = environment.foregroundColor?.uiColor { view.tintColor = color }
        label =
            switch image.description {
            case .automatic: automaticLabel
            case .label(let text): text.resolved(in: environment)
            case .decorative: nil
            }
        contentDidChange()
    }

    private static let unknownSize = CGSize(width: 20, height: 20)

    /// The description of a symbol; the name of another image as it is.
    private var automaticLabel: String? {
        switch image?.content {
        case .named(let name, _): name
        case .symbol, .uiImage: view.image?.accessibilityLabel
        case nil: nil
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var natural = view.image?.size ?? .zero
        // An image that no catalogue of the app describes is there nevertheless.
        if natural == .zero { natural = Self.unknownSize }
        guard image?.isResizable == true else { return natural }
        return proposal.replacingUnspecifiedDimensions(by: natural)
    }

    override func makeElements() -> [ElementNode] {
        guard let image, image.description != .decorative else { return [] }
        var properties = ElementProperties()
        properties.label = label
        properties.isLabelAutomatic = image.description == .automatic
        properties.traits = .image
        properties.source = view.sourceLocation
        return [ElementNode(kind: .element, properties: properties, view: view)]
    }
}
