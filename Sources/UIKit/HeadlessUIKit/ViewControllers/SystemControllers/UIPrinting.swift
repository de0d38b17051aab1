import Foundation

/// The settings of a print job. Nothing is printed here; the values are kept.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// The name of the print job.
    open var jobName = ""
    /// The kind of content.
    open var outputType = OutputType.general
    /// The orientation of the paper.
    open var orientation = Orientation.portrait
    /// The sides of the paper to print on.
    open var duplex = Duplex.none
    /// The printer, or nil.
    open var printerID: String?
    private let values: [AnyHashable: Any]

    /// Creates the settings from a `dictionaryRepresentation`, or with defaults.
    public required init(dictionary: [AnyHashable: Any]?) {
        values = dictionary ?? [:]
        super.init()
        jobName = values["jobName"] as? String ?? ""
    }

    /// Returns the default settings.
    open class func printInfo() -> Self { Self(dictionary: nil) }
    /// The values by name.
    open var dictionaryRepresentation: [AnyHashable: Any] { values.merging(["jobName": jobName]) { $1 } }

    /// The kind of printed content, with UIKit's raw values.
    public enum OutputType: Int, Sendable {
        /// Text and pictures in colour.
        case general = 0
        /// Photos.
        case photo = 1
        /// Text in black and white.
        case grayscale = 2
        /// Pictures in black and white.
        case photoGrayscale = 3
    }

    /// The orientation of the paper, with UIKit's raw values.
    public enum Orientation: Int, Sendable {
        /// Portrait.
        case portrait = 0
        /// Landscape.
        case landscape = 1
    }

    /// The sides of the paper to print on, with UIKit's raw values.
    public enum Duplex: Int, Sendable {
        /// One-sided printing.
        case none = 0
        /// Both sides, flipped at the long edge.
        case longEdge = 1
        /// Both sides, flipped at the short edge.
        case shortEdge = 2
    }
}

/// Lays out printed content. There are no pages here.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The maximum height of the content, in points; 0 for the height of the page.
    open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content, in points; 0 for the width of the page.
    open var maximumContentWidth: CGFloat = 0
    /// The distance of the content from the edges of the page, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The first page that it draws.
    open internal(set) var startPage = 0
    /// The number of pages that it draws: none here.
    open var pageCount: Int { 0 }
    /// The renderer that the formatter belongs to, or nil.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }
}

/// A formatter that prints plain text.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text to print.
    open var text: String?
    /// The text with attributes, or nil.
    open var attributedText: NSAttributedString?
    /// The font, or nil for the usual one.
    open var font: UIFont?

    /// Prints a text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Prints a text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }
}

/// Prints HTML.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML to print.
    open var markupText: String?

    /// Prints HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

/// Prints the content of a view.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view to print.
    public final let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }
}

/// Draws printed content on pages. There are no pages here: it is never called to draw.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The height of the header, in points.
    open var headerHeight: CGFloat = 0
    /// The height of the footer, in points.
    open var footerHeight: CGFloat = 0
    /// The formatters that draw the content, or nil.
    open var printFormatters: [UIPrintFormatter]?
    /// The number of pages; none unless overridden.
    open var numberOfPages: Int { 0 }

    /// Creates a renderer.
    public override init() { super.init() }

    /// Adds a formatter that draws from a page on.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        formatter.printPageRenderer = self
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// Draws a page; never called here.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Draws the content of a page; never called here.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the header of a page; never called here.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the footer of a page; never called here.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// Prints. There is no printer here: `isPrintingAvailable` is false, and a request ends immediately as if the user had
/// cancelled.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// The settings of the print job, or nil.
    open var printInfo: UIPrintInfo?
    /// The printed item, or nil.
    open var printingItem: Any?
    /// The items printed one after another, or nil.
    open var printingItems: [Any]?
    /// The formatter that draws the content, or nil.
    open var printFormatter: UIPrintFormatter?
    /// The renderer that draws the pages, or nil.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Whether the user may choose the number of copies.
    open var showsNumberOfCopies = true
    /// Whether the user may choose the paper.
    open var showsPaperSelectionForLoadedPapers = false

    /// Called at the end.
    public typealias CompletionHandler = (
        _ printInteractionController: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?
    ) -> Void

    /// The app's shared controller.
    open class var shared: UIPrintInteractionController {
        AppProcess.current.value(UIPrintInteractionController.self) { UIPrintInteractionController() }
    }
    /// Whether there is a printer: there is none.
    open class var isPrintingAvailable: Bool { false }
    /// Returns whether data can be printed: never.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Returns whether a file can be printed: never.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// Offers to print; false, since there is no printer.
    @discardableResult open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
        completionHandler?(self, false, nil)
        return false
    }

    /// Offers to print, next to a rectangle of a view; returns false, since there is no printer.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

    /// Takes the offer back.
    open func dismiss(animated: Bool) {}
}
