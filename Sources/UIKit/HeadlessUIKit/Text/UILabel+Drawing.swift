import Foundation

// Properties that only drawing would use. They are stored for the app; announcements and layout don't depend on them.
extension UILabel {
    /// The colour of the shadow behind the text, or nil for none.
    public final var shadowColor: UIColor? {
        get { drawn(else: nil) }
        set { setDrawn(newValue) }
    }
    /// The offset of the shadow from the text, in points; one upwards unless set.
    public final var shadowOffset: CGSize {
        get { drawn(else: CGSize(width: 0, height: -1)) }
        set { setDrawn(newValue) }
    }
    /// The vertical alignment of text that was shrunk to fit.
    public final var baselineAdjustment: UIBaselineAdjustment {
        get { drawn(else: .alignBaselines) }
        set { setDrawn(newValue) }
    }
    /// Whether letters are tightened before text is truncated.
    public final var allowsDefaultTighteningForTruncation: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// Whether the text scrolls through the label while an ancestor has the focus.
    public final var enablesMarqueeWhenAncestorFocused: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// The strategy for breaking lines beyond the rules of the language.
    public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { drawn(else: .standard) }
        set { setDrawn(newValue) }
    }
    /// Whether the full text is shown while the pointer rests on it.
    public final var showsExpansionTextWhenTruncated: Bool {
        get { drawn(else: false) }
        set { setDrawn(newValue) }
    }
    /// The vibrancy of the text.
    public final var preferredVibrancy: UILabelVibrancy {
        get { drawn(else: .none) }
        set { setDrawn(newValue) }
    }
}

/// The ways in which text blends with its background, with UIKit's raw values.
public enum UILabelVibrancy: Int, Sendable {
    /// No vibrancy.
    case none = 0
    /// Chosen by the context.
    case automatic = 1
}

/// The vertical alignments of text that was shrunk to fit, with UIKit's raw values.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the unshrunk text.
    case alignBaselines = 0
    /// At the centre of the line of the unshrunk text.
    case alignCenters = 1
    /// At the upper left.
    case none = 2
}
