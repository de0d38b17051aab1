import AccessibilityTree
import Foundation
import Words

/// A control for choosing a number in a range.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let thumbLength: CGFloat = 28
    private var number: Float = 0

    /// The value; values outside the range are clamped.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// The minimum value; the maximum is raised with it where necessary.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            rangeDidChange()
        }
    }

    /// The maximum value; the minimum is lowered with it where necessary.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// Whether the targets are notified while the thumb moves, not only at the end.
    open var isContinuous = true
    /// The image at the lower end, or nil; not drawn here.
    open var minimumValueImage: UIImage?
    /// The image at the upper end, or nil; not drawn here.
    open var maximumValueImage: UIImage?
    /// The colour of the track below the thumb, or nil for the tint colour; not drawn here.
    open var minimumTrackTintColor: UIColor? { didSet { accessibilityDidChange(.attributes) } }
    /// The colour of the track above the thumb, or nil for the system's; not drawn here.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb, or nil for the system's; not drawn here.
    open var thumbTintColor: UIColor?

    /// Chooses a number without notifying the targets.
    open func setValue(_ value: Float, animated: Bool) {
        let clamped = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard clamped != number else { return }
        number = clamped
        accessibilityDidChange(.attributes)
    }

    private func rangeDidChange() {
        number = min(max(number, minimumValue), maximumValue)
        accessibilityDidChange(.attributes)
    }

    /// The position of the number in the range, from 0 to 1.
    private var fraction: Double {
        let range = Double(maximumValue) - Double(minimumValue)
        guard range > 0, range.isFinite else { return 0 }
        return min(max((Double(number) - Double(minimumValue)) / range, 0), 1)
    }

    // MARK: Geometry

    /// Returns the rectangle of the track within bounds, in the slider's coordinates.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }

    /// Returns the rectangle of the thumb at a number, in the slider's coordinates.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = Double(maximumValue) - Double(minimumValue)
        let part = range > 0 ? min(max((Double(value) - Double(minimumValue)) / range, 0), 1) : 0
        let length = UISlider.thumbLength
        let room = max(0, rect.width - length)
        return CGRect(
            x: rect.minX + room * CGFloat(part.isNaN ? 0 : part), y: rect.midY - length / 2, width: length,
            height: length)
    }

    /// 30 points high between the alignment edges, without an intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }
    /// 2 points on either side and 1 below (measured: the frames that Xcode stores of sliders with constraints).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
    /// Returns the offered width and 31 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    // MARK: Accessibility

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { stateTraits.union(.adjustable) }
    override var defaultAccessibilityValue: String? { Percentage.text(of: fraction, interfaceWords) }
    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.setTintColor(minimumTrackTintColor, of: self)
        return appearance
    }

    /// The centre of the thumb, so that a tap there changes nothing.
    var thumbCenter: CGPoint {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
        return CGPoint(x: thumb.midX, y: thumb.midY)
    }

    override var defaultActivationPointInBounds: CGPoint? { thumbCenter }

    /// Raises the number by a tenth of the range and notifies the targets.
    open override func accessibilityIncrement() { step(by: 1) }
    /// Lowers the number by a tenth of the range and notifies the targets.
    open override func accessibilityDecrement() { step(by: -1) }

    private func step(by direction: Float) {
        guard isEnabled else { return }
        // Ten steps cross the range, however wide it is.
        let tenth = maximumValue / 10 - minimumValue / 10
        setValue(number + direction * tenth, animated: true)
        sendValueChanged()
    }

    // MARK: Drawing

    /// Sets the image of the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "thumb \(state.rawValue)")
    }

    /// Returns the image of the thumb in a state, or nil for the system's.
    open func thumbImage(for state: State) -> UIImage? { drawn("thumb \(state.rawValue)", else: nil) }
    /// The current image of the thumb, or nil for the system's.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// Sets the image of the track before the thumb in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "minimum \(state.rawValue)")
    }

    /// Returns the image of the track before the thumb in a state, or nil for the system's.
    open func minimumTrackImage(for state: State) -> UIImage? { drawn("minimum \(state.rawValue)", else: nil) }

    /// Sets the image of the track behind the thumb in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        setDrawn(image, for: "maximum \(state.rawValue)")
    }

    /// Returns the image of the track behind the thumb in a state, or nil for the system's.
    open func maximumTrackImage(for state: State) -> UIImage? { drawn("maximum \(state.rawValue)", else: nil) }

    /// Returns the rectangle of the image at the lower end, in points: at the left, as high as the bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Returns the rectangle of the image at the upper end, in points: at the right, as high as the bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// The spoken form of percentages.
enum Percentage {
    /// Returns a part from 0 to 1 as "75%", rounded to the nearest percent.
    static func text(of part: Double, _ words: InterfaceWords) -> String {
        let part = part.isNaN ? 0 : min(max(part, 0), 1)
        return words.percent(Int((part * 100).rounded()))
    }
}
