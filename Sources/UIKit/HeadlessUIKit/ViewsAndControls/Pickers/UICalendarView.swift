import Foundation

/// A month of days to choose from (iOS 16).
///
/// VoiceOver reads the buttons that turn to another month, the month as a heading, and each day as a button with its
/// full date, "selected" where it is chosen and "dimmed" where it can't be (device experience).
@preconcurrency @MainActor open class UICalendarView: UIView {
    /// The delegate, which decorates days; held weakly.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { monthDidChange() } }
    /// The selection and its delegate; nil where days can't be chosen.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            selectionBehavior?.calendarView = self
            updateDays()
        }
    }
    /// The calendar of the days.
    open var calendar = Calendar.current { didSet { monthDidChange() } }
    /// The language of the dates.
    open var locale = Locale.current { didSet { monthDidChange() } }
    /// The time zone of the days, or nil for the calendar's.
    open var timeZone: TimeZone? { didSet { monthDidChange() } }
    /// The days that can be shown.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { monthDidChange() }
    }
    /// The design of the font; not drawn here.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// Whether the delegate is asked for decorations.
    open var wantsDateDecorations = true { didSet { updateDays() } }
    private var month: DateComponents
    private let title = UILabel()
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private var days: [CalendarDayButton] = []
    private static let rowHeight: CGFloat = 44

    /// Creates a calendar that shows the current month.
    public override init(frame: CGRect) {
        month = Calendar.current.dateComponents([.era, .year, .month], from: Date())
        super.init(frame: frame)
        prepare()
    }

    /// Creates a calendar that shows the current month.
    public required init?(coder: NSCoder) {
        month = Calendar.current.dateComponents([.era, .year, .month], from: Date())
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        title.accessibilityTraits = .header
        title.font = .preferredFont(forTextStyle: .headline)
        previousButton.labelWord = .previousMonth
        nextButton.labelWord = .nextMonth
        previousButton.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
        nextButton.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
        for view in [title, previousButton, nextButton] { addSubview(view) }
        monthDidChange()
    }

    // MARK: The month

    private var usedCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get {
            var components = month
            components.calendar = usedCalendar
            return components
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows another month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = usedCalendar.date(from: dateComponents) else { return }
        month = usedCalendar.dateComponents([.era, .year, .month], from: date)
        monthDidChange()
    }

    private func start(ofMonthAt offset: Int) -> Date? {
        usedCalendar.date(from: month).flatMap { usedCalendar.date(byAdding: .month, value: offset, to: $0) }
    }

    private func canTurn(by offset: Int) -> Bool {
        guard let start = start(ofMonthAt: offset), let end = self.start(ofMonthAt: offset + 1) else { return false }
        return availableDateRange.start < end && availableDateRange.end >= start
    }

    /// Turns to another month on behalf of the user, and announces it.
    private func turn(by offset: Int) {
        guard canTurn(by: offset), let date = start(ofMonthAt: offset) else { return }
        let old = visibleDateComponents
        month = usedCalendar.dateComponents([.era, .year, .month], from: date)
        monthDidChange()
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
        UIAccessibility.post(notification: .pageScrolled, argument: title.text)
    }

    private func text(of date: Date, _ template: String) -> String {
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale, formatter.timeZone) = (usedCalendar, locale, usedCalendar.timeZone)
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    private func monthDidChange() {
        guard let start = usedCalendar.date(from: month),
            let range = usedCalendar.range(of: .day, in: .month, for: start)
        else { return }
        title.text = text(of: start, "yMMMM")
        previousButton.isEnabled = canTurn(by: -1)
        nextButton.isEnabled = canTurn(by: 1)
        for day in days { day.removeFromSuperview() }
        days = range.compactMap { number in
            guard let date = usedCalendar.date(byAdding: .day, value: number - range.lowerBound, to: start) else {
                return nil
            }
            let button = CalendarDayButton(type: .system)
            button.setTitle(String(number), for: .normal)
            button.accessibilityLabel = text(of: date, "yMMMMEEEEd")
            button.components = usedCalendar.dateComponents([.era, .year, .month, .day], from: date)
            button.components.calendar = usedCalendar
            button.date = date
            button.addAction(
                UIAction { [weak self, weak button] _ in if let button { self?.choose(button) } },
                for: .primaryActionTriggered)
            addSubview(button)
            return button
        }
        updateDays()
        setNeedsLayout()
    }

    /// Updates the selection and the decorations of the days.
    final func updateDays() {
        for day in days {
            let end = usedCalendar.date(byAdding: .day, value: 1, to: day.date) ?? day.date
            let isAvailable = availableDateRange.start < end && availableDateRange.end >= day.date
            day.isEnabled = isAvailable && selectionBehavior?.canSelect(day.components) ?? true
            day.isSelected = selectionBehavior?.contains(day.components) ?? false
            day.show(wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day.components) : nil)
        }
    }

    /// Requests the decorations of days again.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) { updateDays() }

    private func choose(_ day: CalendarDayButton) {
        selectionBehavior?.choose(day.components)
        updateDays()
    }

    // MARK: Layout

    /// Places the month above the days, seven in a row.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.rowHeight
        title.frame = CGRect(x: 16, y: 0, width: max(bounds.width - 2 * side - 32, 0), height: side)
        previousButton.frame = CGRect(x: max(bounds.width - 2 * side, 0), y: 0, width: side, height: side)
        nextButton.frame = CGRect(x: max(bounds.width - side, 0), y: 0, width: side, height: side)
        let width = bounds.width / 7
        for (index, day) in days.enumerated() {
            let weekday = usedCalendar.component(.weekday, from: days[0].date)
            let place = (weekday - usedCalendar.firstWeekday + 7) % 7 + index
            day.frame = CGRect(
                x: CGFloat(place % 7) * width, y: side * CGFloat(place / 7 + 1), width: width, height: side)
        }
        mirrorIfNeeded(subviews)
    }

    /// The size of a month with six rows of days, in points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 7 * Self.rowHeight, height: 7 * Self.rowHeight) }
    /// Returns the offered width and the height of a month.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// A mark below a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        /// The sizes of a mark, with UIKit's raw values.
        public enum Size: Int, Sendable {
            /// A small mark.
            case small = 0
            /// A mark of the usual size.
            case medium = 1
            /// A large mark.
            case large = 2
        }

        let image: UIImage?
        let makeView: (@MainActor () -> UIView)?

        private init(image: UIImage?, makeView: (@MainActor () -> UIView)?) {
            self.image = image
            self.makeView = makeView
            super.init()
        }

        /// Creates a dot.
        public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: nil, makeView: nil)
        }

        /// Creates an image.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: image, makeView: nil)
        }

        /// Creates a view of the app.
        public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(image: nil, makeView: customViewProvider)
        }
    }
}

/// A day of a calendar.
@MainActor final class CalendarDayButton: UIButton {
    var components = DateComponents()
    var date = Date.distantPast
    private var decoration: UIView?

    /// Shows a mark, whose label is the day's value.
    func show(_ mark: UICalendarView.Decoration?) {
        decoration?.removeFromSuperview()
        decoration = mark?.makeView?()
        if let decoration { addSubview(decoration) }
        let words = decoration.flatMap { $0.accessibilityLabel ?? CellContent.label(of: $0) }
        accessibilityValue = words ?? mark?.image?.accessibilityLabel
    }
}

/// The selection of a calendar: a single date or several.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    fileprivate(set) weak var calendarView: UICalendarView?

    func canSelect(_ date: DateComponents) -> Bool { true }
    func contains(_ date: DateComponents) -> Bool { false }
    func choose(_ date: DateComponents) {}

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { calendarView?.updateDays() }

    static func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool {
        first.year == second.year && first.month == second.month && first.day == second.day
    }
}

/// The selection of one date at most.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, which decides about the selection and is notified of it; held weakly.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected date, or nil.
    open var selectedDate: DateComponents? { didSet { calendarView?.updateDays() } }

    /// Creates a selection without a date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects a date, or none with nil, without notifying the delegate.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func canSelect(_ date: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: date) ?? true
    }
    override func contains(_ date: DateComponents) -> Bool { selectedDate.map { Self.isSame($0, date) } ?? false }
    override func choose(_ date: DateComponents) {
        let new = contains(date) ? nil : date
        guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
        selectedDate = new
        delegate?.dateSelection(self, didSelectDate: new)
    }
}

/// The selection of several dates.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, which decides about the selection and is notified of it; held weakly.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected dates.
    open var selectedDates: [DateComponents] = [] { didSet { calendarView?.updateDays() } }

    /// Creates a selection without dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Selects dates without notifying the delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func canSelect(_ date: DateComponents) -> Bool {
        guard let delegate else { return true }
        return contains(date)
            ? delegate.multiDateSelection(self, canDeselectDate: date)
            : delegate.multiDateSelection(self, canSelectDate: date)
    }
    override func contains(_ date: DateComponents) -> Bool { selectedDates.contains { Self.isSame($0, date) } }
    override func choose(_ date: DateComponents) {
        guard canSelect(date) else { return }
        if contains(date) {
            selectedDates.removeAll { Self.isSame($0, date) }
            delegate?.multiDateSelection(self, didDeselectDate: date)
        } else {
            selectedDates.append(date)
            delegate?.multiDateSelection(self, didSelectDate: date)
        }
    }
}
