import Foundation

/// The effect of a visual effect view on the content behind it; stored only.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    fileprivate override init() {
        super.init()
    }
}

/// Blurs the content behind the view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    /// The style of the blur.
    final let style: Style

    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The styles of a blur, with UIKit's raw values.
    public enum Style: Int, Sendable {
        /// Fixed brightnesses, and styles that adapt to the appearance (iOS 10).
        case extraLight = 0, light, dark, extraDark, regular, prominent
        /// The system's materials, which adapt to the appearance (iOS 13).
        case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// The materials for a light appearance.
        case systemUltraThinMaterialLight = 11, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        /// The materials for a dark appearance.
        case systemUltraThinMaterialDark = 16, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }
}

/// Makes content prominent on a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect for content on a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
    /// Creates an effect for a kind of content on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kinds of content on a blur, with UIKit's raw values.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// The levels of labels and of fills, and separators.
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view with an effect behind its content. The content goes into `contentView`, which is read as any other view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// The effect, or nil.
    open var effect: UIVisualEffect?
    /// The view for the content.
    public final let contentView = UIView()

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Creates a view without an effect.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view without an effect, with a content view of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
