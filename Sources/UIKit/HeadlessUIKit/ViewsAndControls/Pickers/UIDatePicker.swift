import Foundation
import Words

/// A control for choosing a date, a time or a duration.
///
/// Without wheels, date and time are one element each, adjusted by days and by the minute interval; the calendar that a
/// device opens from there isn't implemented.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    private var chosen = MainLoop.main.wallClock.date
    private var duration: TimeInterval = 0
    private var parts: [DatePartView] = []

    /// Creates a picker of the current date, as given by `MainLoop.wallClock`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    /// Creates a picker of the current date, as given by `MainLoop.wallClock`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        makeParts()
    }

    // MARK: Selection

    /// The chosen date; dates outside the limits are clamped.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date without notifying the targets.
    open func setDate(_ date: Date, animated: Bool) {
        chosen = clamp(date)
        partsDidChange()
    }

    /// The earliest date, or nil.
    open var minimumDate: Date? { didSet { date = chosen } }
    /// The latest date, or nil. The limits are ignored where the earliest is later than the latest.
    open var maximumDate: Date? { didSet { date = chosen } }

    private func clamp(_ date: Date) -> Date {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return chosen }
        var date = min(max(date, .distantPast), .distantFuture)
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        return date
    }

    /// The chosen duration in seconds, in whole minutes from 0 to 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            guard !newValue.isNaN else { return }
            duration = (min(max(newValue, 0), 86_340) / 60).rounded(.down) * 60
            partsDidChange()
        }
    }

    /// The number of minutes in one step: a divisor of 60 up to 30, else 1.
    open var minuteInterval = 1 {
        didSet { if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 } }
    }

    // MARK: Appearance

    /// The mode of the picker.
    open var datePickerMode = Mode.dateAndTime { didSet { makeParts() } }
    /// The style that the app prefers.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { makeParts() } }
    /// The effective style: timers and months have only wheels, all else is compact unless the app sets a style.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// The language of the texts and the region, which decides between 12 and 24 hours, or nil for the app's.
    open var locale: Locale? { didSet { makeParts() } }
    /// The calendar; the Gregorian in the time zone of `MainLoop.wallClock` for nil and unless set.
    open var calendar: Calendar! = MainLoop.main.wallClock.calendar { didSet { makeParts() } }
    /// The time zone, or nil for the calendar's.
    open var timeZone: TimeZone? { didSet { makeParts() } }

    /// The calendar in the picker's time zone.
    private var zoned: Calendar {
        var zoned: Calendar = calendar ?? MainLoop.main.wallClock.calendar
        if let timeZone { zoned.timeZone = timeZone }
        return zoned
    }

    private var uses24Hours: Bool {
        let cycle = (locale ?? Locale(identifier: interfaceLanguage)).hourCycle
        return cycle == .zeroToTwentyThree || cycle == .oneToTwentyFour
    }

    /// Returns the current text of a part.
    final func text(_ part: DatePart) -> String {
        DatePickerText(calendar: zoned, uses24Hours: uses24Hours, words: words)
            .text(part, chosen, duration: duration)
    }

    private var words: InterfaceWords {
        locale.map { StringCatalog.builtIn.interfaceWords(for: $0.identifier) } ?? interfaceWords
    }

    override func languageDidChange() {
        super.languageDidChange()
        makeParts()
    }

    // MARK: Parts

    private var shownParts: [DatePart] {
        let time: [DatePart] = uses24Hours ? [.hour, .minute] : [.hour, .minute, .halfOfDay]
        let hasWheels = datePickerStyle == .wheels
        switch datePickerMode {
        case .time: return hasWheels ? time : [.wholeTime]
        case .date: return hasWheels ? [.month, .dayOfMonth, .year] : [.wholeDate]
        case .dateAndTime: return hasWheels ? [.day] + time : [.wholeDate, .wholeTime]
        case .countDownTimer: return [.hours, .minutes]
        case .yearAndMonth: return [.month, .year]
        }
    }

    private func makeParts() {
        let wanted = shownParts
        if parts.map(\.part) != wanted {
            for view in parts { view.removeFromSuperview() }
            parts = wanted.map { DatePartView($0) }
            for view in parts { addSubview(view) }
            setNeedsLayout()
            contentSizeDidChange()
        }
        partsDidChange()
    }

    private func partsDidChange() {
        for view in parts { view.accessibilityDidChange(.attributes) }
    }

    override func controlStateDidChange() { partsDidChange() }

    /// Places the parts side by side; a calendar's time is below its day.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !parts.isEmpty else { return }
        let isColumn = datePickerStyle == .inline
        let count = CGFloat(parts.count)
        for (index, view) in parts.enumerated() {
            let place = CGFloat(index)
            view.frame =
                isColumn
                ? CGRect(
                    x: bounds.minX, y: bounds.minY + place * bounds.height / count, width: bounds.width,
                    height: bounds.height / count)
                : CGRect(
                    x: bounds.minX + place * bounds.width / count, y: bounds.minY, width: bounds.width / count,
                    height: bounds.height)
        }
    }

    /// The size that the style needs, in points.
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: 360)
        case .compact, .automatic: CGSize(width: 120 * CGFloat(parts.count), height: 34)
        }
    }
    /// Returns the size that the style needs, regardless of the offered size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Turning

    /// Moves a part as the user does, and notifies the targets.
    final func turn(_ part: DatePart, by offset: Int) {
        guard isEnabled else { return }
        if datePickerMode == .countDownTimer {
            let old = duration
            countDownDuration = turnedDuration(part, by: offset)
            if duration != old { sendValueChanged() }
            return
        }
        let new = DateTurn(calendar: zoned, minuteInterval: minuteInterval).date(chosen, part, by: offset)
        let old = chosen
        setDate(new ?? chosen, animated: true)
        if chosen != old { sendValueChanged() }
    }

    // Each wheel of a timer wraps around independently.
    private func turnedDuration(_ part: DatePart, by offset: Int) -> TimeInterval {
        let minutes = Int(duration) / 60
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        if part == .hours { return TimeInterval(((hour + offset + 24) % 24 * 60 + minute) * 60) }
        return TimeInterval((hour * 60 + (minute + offset * minuteInterval + 60) % 60) * 60)
    }

    /// Whether dates are rounded to the interval of minutes; stored only.
    open var roundsToMinuteInterval: Bool {
        get { drawn(else: true) }
        set { setDrawn(newValue) }
    }
}

/// One part of a date picker: an adjustable element.
final class DatePartView: UIView {
    let part: DatePart

    init(_ part: DatePart) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private var picker: UIDatePicker? { superview as? UIDatePicker }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? {
        switch part {
        case .wholeDate: interfaceWords[.datePicker]
        case .wholeTime: interfaceWords[.timePicker]
        default: nil
        }
    }
    override var defaultAccessibilityValue: String? { picker?.text(part) }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .adjustable
        if picker?.datePickerStyle == .compact { traits.insert(.button) }
        if picker?.isEnabled == false { traits.insert(.notEnabled) }
        return traits
    }

    override func accessibilityIncrement() { picker?.turn(part, by: 1) }
    override func accessibilityDecrement() { picker?.turn(part, by: -1) }
}
