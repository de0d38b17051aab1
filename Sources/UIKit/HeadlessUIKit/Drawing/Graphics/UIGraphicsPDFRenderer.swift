import Foundation

/// Draws something by the app's code into a context.
@preconcurrency @MainActor open class UIGraphicsRenderer: NSObject {
    /// The format of the result.
    public final let format: UIGraphicsRendererFormat
    /// Whether the context can be read as an image.
    open var allowsImageOutput: Bool { true }
    final let bounds: CGRect

    /// Creates a renderer of a rectangle in points.
    public convenience init(bounds: CGRect) { self.init(drawing: bounds, UIGraphicsRendererFormat()) }

    init(drawing bounds: CGRect, _ format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
        super.init()
    }

    /// Runs the app's drawing in a context with a number of pixels per point.
    final func run<Context: UIGraphicsRendererContext>(
        scale: CGFloat, _ make: (CGContext) -> Context, _ actions: (Context) -> Void
    ) {
        let context = CGContext(size: bounds.size, scale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsContexts.push(GraphicsContexts.Target(context: context, size: bounds.size, scale: scale))
        defer { GraphicsContexts.pop() }
        actions(make(context))
    }
}

/// The format of a drawn document.
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The title, author and other information about the document.
    open var documentInfo: [String: Any] = [:]
}

/// The context for drawing a document.
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The rectangle of the current page, in points.
    open internal(set) var pdfContextBounds = CGRect.zero

    /// Starts a page of the format's size.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
    /// Starts a page of a size.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pdfContextBounds = bounds }
    /// Links a rectangle to a URL. Nothing is drawn.
    open func setURL(_ url: URL, for rect: CGRect) {}
    /// Names a position in the document. Nothing is drawn.
    open func addDestination(withName name: String, at point: CGPoint) {}
    /// Links a rectangle to a named position. Nothing is drawn.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Makes PDF documents: the app's code runs, and the document has no pages.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Makes documents whose pages have a rectangle in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
        super.init(drawing: bounds, format)
    }

    /// Runs the app's drawing and returns a document without pages.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        run(scale: 1, { UIGraphicsPDFRendererContext($0, format, bounds.size) }, actions)
        return Data(
            """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
            trailer<</Root 1 0 R>>
            %%EOF

            """.utf8)
    }

    /// Runs the app's drawing and writes a document without pages.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
