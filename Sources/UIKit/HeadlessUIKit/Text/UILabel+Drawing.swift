import Foundation

// What only drawing would use: it is kept for the app that asks for it, and nothing is heard or measured by it.
extension UILabel {
    /// The colour of the shadow behind the text, or nil for none.
    public final var shadowColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// How far the shadow is from the text, in points; one upwards unless set.
    public final var shadowOffset: CGSize {
        get { drawn(else: CGSize(width: 0, height: -1)) }
        set { setDrawn(newValue) }
    }
    /// Where text stands that was shrunk to fit.
    public final var baselineAdjustment: UIBaselineAdjustment {
        get { drawn(else: .alignBaselines) }
        set { setDrawn(newValue) }
    }
    /// Whether letters move together before a text is cut off.
    public final var allowsDefaultTighteningForTruncation: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the text runs through the label while what it stands in has the focus.
    public final var enablesMarqueeWhenAncestorFocused: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// How lines are broken beyond the rules of the language.
    public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { drawn(else: .standard) }
        set { setDrawn(newValue) }
    }
    /// Whether the text is shown whole where the pointer stands on it.
    public final var showsExpansionTextWhenTruncated: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the text keeps up with what is behind it.
    public final var preferredVibrancy: UILabelVibrancy {
        get { drawn(else: .none) }
        set { setDrawn(newValue) }
    }
}

/// How text blends with what is behind it, with UIKit's raw values.
public enum UILabelVibrancy: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As the context wants it.
    case automatic = 1
}

/// Where text stands that was shrunk to fit, with UIKit's raw values.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the line where it would stand unshrunk.
    case alignBaselines = 0
    /// In the middle of the line where it would stand.
    case alignCenters = 1
    /// At the upper left.
    case none = 2
}
