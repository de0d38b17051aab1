import Foundation

/// What is to be printed and how. Nothing is printed here; the values are kept.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// What the print is called.
    open var jobName = ""
    /// What is printed.
    open var outputType = OutputType.general
    /// Which way the paper lies.
    open var orientation = Orientation.portrait
    /// Which sides of the paper are used.
    open var duplex = Duplex.none
    /// The printer, or nil.
    open var printerID: String?
    private let values: [AnyHashable: Any]

    /// Creates what `dictionaryRepresentation` gave, or the usual.
    public required init(dictionary: [AnyHashable: Any]?) {
        values = dictionary ?? [:]
        super.init()
        jobName = values["jobName"] as? String ?? ""
    }

    /// The usual.
    open class func printInfo() -> Self { Self(dictionary: nil) }
    /// The values by name.
    open var dictionaryRepresentation: [AnyHashable: Any] { values.merging(["jobName": jobName]) { $1 } }

    /// What is printed, with UIKit's raw values.
    public enum OutputType: Int, Sendable {
        /// Text and pictures in colour.
        case general = 0
        /// Pictures.
        case photo = 1
        /// Text in black and white.
        case grayscale = 2
        /// Pictures in black and white.
        case photoGrayscale = 3
    }

    /// Which way the paper lies, with UIKit's raw values.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case portrait = 0
        /// On its side.
        case landscape = 1
    }

    /// Which sides of the paper are used, with UIKit's raw values.
    public enum Duplex: Int, Sendable {
        /// One.
        case none = 0
        /// Both, turned at the long edge.
        case longEdge = 1
        /// Both, turned at the short edge.
        case shortEdge = 2
    }
}

/// Lays out what is printed. There are no pages here.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// How long the content may be, in points; 0 for as long as the page.
    open var maximumContentHeight: CGFloat = 0
    /// How wide the content may be, in points; 0 for as wide as the page.
    open var maximumContentWidth: CGFloat = 0
    /// How far the content stays away from the edges of the page, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The first page that it draws.
    public final internal(set) var startPage = 0
    /// The pages that it draws: none here.
    open var pageCount: Int { 0 }
    /// What it belongs to, or nil.
    public final internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Takes it out of what it belongs to.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }
}

/// Prints text.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
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
    /// The HTML.
    open var markupText: String?

    /// Prints HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }
}

/// Prints what a view shows.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public final let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }
}

extension UIView {
    /// What prints the view.
    public final func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Puts what is printed onto pages. There are none here: nothing asks it to draw.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// How high the header is, in points.
    open var headerHeight: CGFloat = 0
    /// How high the footer is, in points.
    open var footerHeight: CGFloat = 0
    /// What draws, or nil.
    open var printFormatters: [UIPrintFormatter]?
    /// How many pages there are; none unless overridden.
    open var numberOfPages: Int { 0 }

    /// Creates a renderer.
    public override init() { super.init() }

    /// Has a formatter draw from a page on.
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

/// Prints. There is no printer here: `isPrintingAvailable` is false, and asking ends at once as if the user had cancelled.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// What is printed and how, or nil.
    open var printInfo: UIPrintInfo?
    /// What is printed, or nil.
    open var printingItem: Any?
    /// What is printed one after the other, or nil.
    open var printingItems: [Any]?
    /// What draws, or nil.
    open var printFormatter: UIPrintFormatter?
    /// What puts it onto pages, or nil.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Whether the user may say how many copies there are.
    open var showsNumberOfCopies = true
    /// Whether the user may choose the paper.
    open var showsPaperSelectionForLoadedPapers = false

    /// Called at the end.
    public typealias CompletionHandler = (
        _ printInteractionController: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?
    ) -> Void

    /// The one of the app.
    open class var shared: UIPrintInteractionController {
        AppProcess.current.value(UIPrintInteractionController.self) { UIPrintInteractionController() }
    }
    /// Whether there is a printer: there is none.
    open class var isPrintingAvailable: Bool { false }
    /// Whether data could be printed: none can.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// Whether a file could be printed: none can.
    open class func canPrint(_ url: URL) -> Bool { false }

    /// Offers to print; false, since there is no printer.
    @discardableResult open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
        completionHandler?(self, false, nil)
        return false
    }

    /// Offers to print, beside a rectangle of a view; false, since there is no printer.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completionHandler) }

    /// Takes the offer back.
    open func dismiss(animated: Bool) {}
}
