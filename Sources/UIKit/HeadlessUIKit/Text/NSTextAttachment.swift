import Foundation

/// Something in a text that is no letter, such as an image. It is kept with the text; how much room it takes on its line is
/// not measured here.
@preconcurrency @MainActor open class NSTextAttachment: NSObject {
    private let mark = CoreFoundationMark()
    /// The letter that stands for it in a string: the object replacement character.
    public nonisolated static let character = 0xFFFC
    /// What it holds, or nil.
    open var contents: Data?
    /// The type of what it holds, or nil.
    open var fileType: String?
    /// The image, or nil.
    open var image: UIImage?
    /// Its rectangle on the baseline, in points; zero for the image's size.
    open var bounds = CGRect.zero
    /// The room at both sides, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// Creates something that holds data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates something that holds nothing.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an image in a text.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates a text of nothing but something that is no letter.
    @preconcurrency @MainActor public convenience init(attachment: NSTextAttachment) {
        let letter = Unicode.Scalar(NSTextAttachment.character).map { String(Character($0)) } ?? ""
        self.init(string: letter, attributes: [.attachment: attachment])
    }
}
