import AccessibilityTree
import Foundation
import TextMeasurement

/// A row of segments, of which at most one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    private var segments: [UISegment] = []
    private var selection = noSegment

    /// The value of `selectedSegmentIndex` for "no segment".
    public static let noSegment = -1

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control without segments.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control whose segments show texts (`String`), images (`UIImage`) or actions (`UIAction`).
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            let segment = UISegment(frame: .zero)
            switch item {
            case let title as String: segment.title = title
            case let image as UIImage: segment.image = image
            case let action as UIAction: segment.action = action
            default: continue
            }
            insert(segment, at: segments.count)
        }
        sizeToFit()
    }

    /// Creates a control whose segments run actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }
    /// Whether a segment stays selected only while it is touched.
    open var isMomentary = false
    /// Whether the widths of segments are proportional to their content.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

    /// Inserts a segment with a title; an index past the end means the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let made = UISegment(frame: .zero)
        made.title = title
        insert(made, at: segment)
    }

    /// Inserts a segment with an image; an index past the end means the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let made = UISegment(frame: .zero)
        made.image = image
        insert(made, at: segment)
    }

    /// Inserts a segment that shows and runs an action; an index past the end means the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let made = UISegment(frame: .zero)
        made.action = action
        insert(made, at: segment)
    }

    private func insert(_ segment: UISegment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        insertSubview(segment, at: index)
        if selection >= index { selection += 1 }
        segment.isDimmed = !isEnabled
        selectionDidChange()
        contentDidChange()
    }

    /// Removes a segment; an index without a segment is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selection == segment {
            selection = UISegmentedControl.noSegment
        } else if selection > segment {
            selection -= 1
        }
        selectionDidChange()
        contentDidChange()
    }

    private func contentDidChange() {
        setNeedsLayout()
        contentSizeDidChange()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selection = UISegmentedControl.noSegment
        contentDidChange()
    }

    private func segment(at index: Int) -> UISegment? { segments.indices.contains(index) ? segments[index] : nil }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.title = title
        contentDidChange()
    }
    /// Returns the title of a segment, or nil.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.shownTitle }
    /// Sets the image of a segment.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(at: segment)?.image = image
        contentDidChange()
    }
    /// Returns the image of a segment, or nil.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
    /// Sets the action of a segment.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        self.segment(at: segment)?.action = action
        contentDidChange()
    }
    /// Returns the action of a segment, or nil.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }
    /// Sets the width of a segment in points; 0 for its share of the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(at: segment)?.fixedWidth = width
        contentDidChange()
    }
    /// Returns the width of a segment in points; 0 for its share of the control.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.fixedWidth ?? 0 }
    /// Sets whether a segment is enabled.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self.segment(at: segment)?.isEnabled = enabled }
    /// Whether a segment is enabled; true where there is none, as in UIKit.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? true }

    /// The text attributes of titles by state.
    final private(set) var titleAttributes = TitleAttributes()

    /// Sets the text attributes of titles in a state: their font, with which segments are measured, and their colours.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        for segment in segments { segment.accessibilityDidChange(.attributes) }
        setNeedsLayout()
    }

    /// Returns the text attributes of titles set for a state or else for the normal state; nil for the control's own.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    /// The selected segment, or `noSegment`; indices without a segment mean that too.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
            selectionDidChange()
        }
    }

    private func selectionDidChange() {
        for (index, segment) in segments.enumerated() { segment.isSelected = index == selection }
    }

    override func controlStateDidChange() {
        for segment in segments { segment.isDimmed = !isEnabled }
    }

    override func didTap(at point: CGPoint) {
        guard let index = segments.firstIndex(where: { $0.frame.contains(point) }), segments[index].isEnabled else {
            return
        }
        guard index != selection || isMomentary else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged()
        if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    }

    // MARK: Layout

    /// Places the segments side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let preferredSizes = segments.map { max($0.fixedWidth, apportionsSegmentWidthsByContent ? $0.naturalWidth : 0) }
        let free = preferredSizes.count { $0 == 0 }
        let taken = preferredSizes.reduce(0, +)
        let scale = free == 0 && taken > 0 ? bounds.width / taken : 1
        let share = free == 0 ? 0 : max(0, bounds.width - taken) / CGFloat(free)
        var left = bounds.minX
        for (segment, preferred) in zip(segments, preferredSizes) {
            let width = preferred == 0 ? share : preferred * scale
            segment.frame = CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
            left += width
        }
        mirrorIfNeeded(segments)
    }

    /// Wide enough for the widest title in every segment with a line of a point between them, 31 points high
    /// (measured).
    open override var intrinsicContentSize: CGSize {
        let widest = segments.map(\.naturalWidth).max() ?? 0
        let lines = CGFloat(max(segments.count - 1, 0))
        return CGSize(width: widest * CGFloat(segments.count) + lines, height: 31)
    }

    /// 1 point below: the frame is 32 points high, the alignment rectangle 31 (measured: the frames that Xcode stores).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    /// Returns the size of the titles, 32 points high; the offered size is not taken into account.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width, height: own.height + alignmentRectInsets.bottom)
    }

    // MARK: Accessibility

    override var accessibilitySeries: SeriesKind? { .segmentedControl }
    override var countedParts: [UIAccessibilityObject] { segments }

    // MARK: Drawing

    /// The colour behind the chosen segment, or nil for the system's.
    open var selectedSegmentTintColor: UIColor? {
        get { drawn(else: nil) }
        set {
            setDrawn(newValue)
            accessibilityDidChange(.attributes)
        }
    }

    /// Sets the image behind the segments in a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setDrawn(backgroundImage, for: "background \(state.rawValue) \(barMetrics.rawValue)")
    }

    /// Returns the image behind the segments in a state, or nil for the system's.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        drawn("background \(state.rawValue) \(barMetrics.rawValue)", else: nil)
    }

    /// Sets the image between segments in their states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        setDrawn(dividerImage, for: "divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)")
    }

    /// Returns the image between segments in their states, or nil for the system's.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        drawn("divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)", else: nil)
    }

    /// Sets the offset of a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        setDrawn(offset, for: "offset \(segment)")
    }

    /// Returns the offset of a segment's content, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { drawn("offset \(segment)", else: .zero) }

    /// Sets the offset of the content of segments, in points; stored only.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        setDrawn(adjustment, for: "content \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)")
    }
    /// Returns the offset of the content of segments, in points.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        drawn("content \(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)", else: .zero)
    }

    /// The positions of segments in the control, with UIKit's raw values.
    public enum Segment: Int, Sendable {
        /// Any position.
        case any = 0
        /// The first of several.
        case left = 1
        /// Between others.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}

/// One segment, as a separate accessibility element.
final class UISegment: UIView {
    var title: String? { didSet { accessibilityDidChange(.attributes) } }
    var image: UIImage? { didSet { accessibilityDidChange(.attributes) } }
    var action: UIAction? { didSet { accessibilityDidChange(.attributes) } }
    var isEnabled = true { didSet { accessibilityDidChange(.attributes) } }
    var isDimmed = false { didSet { accessibilityDidChange(.attributes) } }
    var isSelected = false { didSet { if isSelected != oldValue { accessibilityDidChange(.attributes) } } }
    var fixedWidth: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The control handles the taps.
        flags.remove(.userInteractionEnabled)
    }

    required init?(coder: NSCoder) { nil }

    var shownTitle: String? { title ?? (action?.title.isEmpty == false ? action?.title : nil) }

    var naturalWidth: CGFloat {
        // The selected segment's title is heavier; none moves when another is selected.
        let usual = control?.titleAttributes.font(for: .selected, else: .systemFont(ofSize: 13, weight: .medium))
        let text = TextMeasurer.size(of: shownTitle ?? "", font: usual ?? font).width
        return TextMeasurer.roundUpToPoints(max(text, image?.size.width ?? 0)) + 18
    }

    private var control: UISegmentedControl? { superview as? UISegmentedControl }
    private var titleState: UIControl.State {
        !isEnabled || isDimmed ? .disabled : isSelected ? .selected : .normal
    }
    private var font: UIFont {
        control?.titleAttributes.font(for: titleState, else: .systemFont(ofSize: 13)) ?? .systemFont(ofSize: 13)
    }

    override var accessibilityAppearance: Appearance? {
        var appearance = Appearance()
        appearance.text = shownTitle
        if let shownTitle, bounds.width > 0 {
            let options = TextOptions(width: bounds.width + 1 / TextMeasurer.scale, maximumLines: 1)
            let layout = TextLayout(MeasuredText(shownTitle, font: font.measured), options)
            appearance.visibleText = layout.shown(of: shownTitle)
            appearance.lines = layout.drawnLines(of: shownTitle)
        }
        appearance.setImage(image ?? action?.image, of: self)
        appearance.textAlignment = .center
        appearance.setFont(font)
        if let control, shownTitle != nil { describeColors(in: control, &appearance) }
        control?.titleAttributes.describe(titleState, of: self, in: &appearance)
        return appearance
    }

    /// Describes the colours of the title and its background, as far as the app has chosen them: the background that
    /// the system draws is visible only on a device.
    private func describeColors(in control: UISegmentedControl, _ appearance: inout Appearance) {
        let behindChosen = control.selectedSegmentTintColor?.appearance(in: self)
        // A translucent colour is seen over the control's background, which is unknown here.
        let behindOthers = control.backgroundColor?.appearance(in: self)
        let states: [(name: String, state: UIControl.State, behind: Appearance.Color?)] = [
            ("selected", .selected, behindChosen), ("normal", .normal, behindOthers),
        ]
        for (name, state, behind) in states {
            guard let behind, behind.alpha >= 1 else { continue }
            // Titles without a colour use the label colour.
            let title = control.titleAttributes[state]?[.foregroundColor] as? UIColor ?? .label
            if state == titleState {
                appearance.backgroundColor = behind
                appearance.textColor = title.appearance(in: self)
            } else if titleState != .disabled {
                let color = Appearance.StateColor(state: name, color: title.appearance(in: self), background: behind)
                appearance.stateColors = (appearance.stateColors ?? []) + [color]
            }
        }
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? {
        if let shownTitle, !shownTitle.isEmpty { return shownTitle }
        return (image ?? action?.image)?.label(in: interfaceWords) ?? shownTitle
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if isSelected { traits.insert(.selected) }
        if !isEnabled || isDimmed { traits.insert(.notEnabled) }
        return traits
    }
}
