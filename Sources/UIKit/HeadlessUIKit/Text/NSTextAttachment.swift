import Foundation

/// An object in a text that isn't a letter, such as an image. It is stored with the text; the width that it takes on
/// its line isn't measured here.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
    private let mark = CoreFoundationMark()
    /// The character that represents the attachment in a string: the object replacement character.
    public nonisolated static let character = 0xFFFC
    /// The contents, or nil.
    open var contents: Data?
    /// The type of the contents, or nil.
    open var fileType: String?
    /// The image, or nil.
    open var image: UIImage?
    /// The rectangle of the attachment relative to the baseline, in points; zero for the image's size.
    open var bounds = CGRect.zero
    /// The padding at both sides, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates an attachment with data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates an attachment without data.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an attachment without data; nothing is read.
    public required init?(coder: NSCoder) { super.init() }

    /// Whether the attachment may be shown by a view; stored only.
    open var allowsTextAttachmentView = true

    /// Returns the rectangle of the attachment on its line, in points; layout doesn't ask for it here.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }

    /// Returns the image of the attachment in a rectangle, in points.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    /// Creates a text that consists of an attachment.
    @preconcurrency @MainActor public convenience init(attachment: NSTextAttachment) {
        let letter = Unicode.Scalar(NSTextAttachment.character).map { String(Character($0)) } ?? ""
        self.init(string: letter, attributes: [.attachment: attachment])
    }
}
