/// Properties of UIKit's own classes that code reads or observes by name.
extension ObjectiveCNames {
    @MainActor static let known: Void = {
        addProperty("text", \UILabel.text)
        addProperty("font", \UILabel.font)
        addProperty("attributedText", \UILabel.attributedText)
        addProperty("text", \UITextField.text)
        addProperty("text", \UITextView.text)
        addProperty("image", \UIImageView.image)
        addProperty("frame", \UIView.frame)
        addProperty("bounds", \UIView.bounds)
        addProperty("center", \UIView.center)
        addProperty("hidden", \UIView.isHidden)
        addProperty("alpha", \UIView.alpha)
        addProperty("backgroundColor", \UIView.backgroundColor)
        addProperty("contentOffset", \UIScrollView.contentOffset)
        addProperty("contentSize", \UIScrollView.contentSize)
        addProperty("title", \UIViewController.title)
    }()
}
