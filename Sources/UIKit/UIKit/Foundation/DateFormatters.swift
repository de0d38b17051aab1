import Foundation

// Formatters that Foundation on Linux lacks. Their texts are English: the words of other languages aren't there.

/// Words for times relative to another one, such as "in 3 days" and "2 hours ago"; in English.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether "yesterday" is written for "1 day ago", with Foundation's raw values.
    public enum DateTimeStyle: Int, Sendable {
        /// Always with a number.
        case numeric = 0
        /// A word where there is one.
        case named = 1
    }
    /// How units are written, with Foundation's raw values.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full = 0
        /// "two months ago"; digits are written here.
        case spellOut = 1
        /// "2 mo. ago".
        case short = 2
        /// "2 mo. ago".
        case abbreviated = 3
    }

    /// Whether "yesterday" is written for "1 day ago".
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// The context of the text; stored only.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar of the units.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language; stored only.
    open var locale: Locale! = .autoupdatingCurrent

    /// Returns words for a date relative to another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
        return localizedString(from: parts)
    }
    /// Returns words for a number of seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }
    /// Returns words for the largest unit of several.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let units: [(Int?, DurationUnit)] = [
            (dateComponents.year, .year), (dateComponents.month, .month), (dateComponents.weekOfMonth, .week),
            (dateComponents.day, .day), (dateComponents.hour, .hour), (dateComponents.minute, .minute),
        ]
        let found = units.lazy.compactMap { number, unit in number.map { ($0, unit) } }.first { $0.0 != 0 }
        let (number, unit) = found ?? (dateComponents.second ?? 0, .second)
        if dateTimeStyle == .named, let word = unit.name(number) { return word }
        let style: DurationUnit.Style = unitsStyle == .full || unitsStyle == .spellOut ? .full : .short
        let text = unit.text(abs(number), style)
        return number < 0 ? "\(text) ago" : "in \(text)"
    }
    /// Returns words for a date, relative to now.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// A unit of time and its words.
enum DurationUnit: CaseIterable {
    enum Style {
        case full, short, brief
    }

    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    private var words: (full: String, short: String, brief: String) {
        switch self {
        case .year: ("year", "yr", "y")
        case .month: ("month", "mth", "mo")
        case .week: ("week", "wk", "w")
        case .day: ("day", "day", "d")
        case .hour: ("hour", "hr", "h")
        case .minute: ("minute", "min", "m")
        case .second: ("second", "sec", "s")
        }
    }

    func text(_ number: Int, _ style: Style) -> String {
        switch style {
        case .full: "\(number) \(words.full)\(number == 1 ? "" : "s")"
        case .short: "\(number) \(words.short)\(number == 1 || self == .hour || self == .minute ? "" : "s")"
        case .brief: "\(number)\(words.brief)"
        }
    }

    func name(_ number: Int) -> String? {
        switch (self, number) {
        case (.second, 0): "now"
        case (.day, 0): "today"
        case (.day, 1): "tomorrow"
        case (.day, -1): "yesterday"
        case (_, 1): "next \(words.full)"
        case (_, -1): "last \(words.full)"
        default: nil
        }
    }
}

/// Words or digits for a duration, such as "1:05" and "2 hours, 5 minutes"; in English.
open class DateComponentsFormatter: Formatter {
    /// How units are written, with Foundation's raw values.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10".
        case positional = 0
        /// "1h 10m".
        case abbreviated = 1
        /// "1 hr, 10 min".
        case short = 2
        /// "1 hour, 10 minutes".
        case full = 3
        /// "One hour, ten minutes"; digits are written here.
        case spellOut = 4
        /// "1hr 10min".
        case brief = 5
    }
    /// Which units are left out although they are 0, with Foundation's raw values.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits, numbered as in Foundation.
        public let rawValue: UInt
        /// Creates a behaviour from Foundation's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As the style has it.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first other one.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those after the last other one.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that may be written; empty for all.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units are left out although they are 0.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar of the units, or nil.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which a duration is counted, or nil.
    open var referenceDate: Date?
    /// Whether the last unit may have a fraction; it never has one here.
    open var allowsFractionalUnits = false
    /// The maximum number of units; 0 for all.
    open var maximumUnitCount = 0
    /// Whether the smaller units are counted in the last one; they are not here.
    open var collapsesLargestUnit = false
    /// Whether "about" precedes the duration.
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the duration.
    open var includesTimeRemainingPhrase = false
    /// The context of the text; stored only.
    open var formattingContext = Formatter.Context.unknown

    /// Returns a text for a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }
    /// Returns a text for the duration between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let parts = (calendar ?? .current).dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return string(from: parts)
    }
    /// Returns a text for units.
    open func string(from components: DateComponents) -> String? {
        text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    }
    /// Returns a text for units, or nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// Returns a text for units in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var units: [DurationUnit] {
        let bits: [(DurationUnit, NSCalendar.Unit)] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        let chosen = bits.filter { allowedUnits.contains($0.1) }.map(\.0)
        return chosen.isEmpty ? DurationUnit.allCases.filter { $0 != .week } : chosen
    }

    private func text(_ all: [(unit: DurationUnit, number: Int)]) -> String {
        let isPositional = unitsStyle == .positional
        let keepsZeros = zeroFormattingBehavior.contains(.pad)
        var parts = all
        if !keepsZeros {
            let first = parts.firstIndex { $0.number != 0 } ?? max(parts.count - 1, 0)
            // "0:05" keeps its minutes.
            parts = Array(parts[(isPositional ? min(first, max(parts.count - 2, 0)) : first)...])
            if !isPositional {
                parts = parts.filter { $0.number != 0 } + parts.suffix(parts.allSatisfy { $0.number == 0 } ? 1 : 0)
            }
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        guard !isPositional else {
            return parts.enumerated().map { index, part in
                index == 0 && !keepsZeros ? "\(part.number)" : String(format: "%02d", part.number)
            }.joined(separator: ":")
        }
        let style: DurationUnit.Style =
            switch unitsStyle {
            case .full, .spellOut: .full
            case .short: .short
            default: .brief
            }
        var result = parts.map { $0.unit.text($0.number, style) }
            .joined(separator: style == .brief ? " " : ", ")
        if includesApproximationPhrase { result = "About \(result)" }
        if includesTimeRemainingPhrase { result += " remaining" }
        return result
    }
}

/// Lists joined by "and"; in English.
open class ListFormatter: Formatter {
    /// The language; stored only.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the elements that are no texts, or nil.
    open var itemFormatter: Formatter?

    /// Returns texts joined by commas and "and".
    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0...1: strings.first ?? ""
        case 2: strings.joined(separator: " and ")
        default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
        }
    }
    /// Returns elements joined by commas and "and".
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
    /// Returns a list's elements joined by commas and "and", or nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

/// Numbers with their units, such as "5 km".
open class MeasurementFormatter: Formatter {
    /// Options for units, with Foundation's raw values.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits, numbered as in Foundation.
        public let rawValue: UInt
        /// Creates options from Foundation's raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit is not changed to one of the user's country; it never is here.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit that suits the number; it is not changed here.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature is written without its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Options for units.
    open var unitOptions: UnitOptions = []
    /// How the unit is written; its symbol is here.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language of the numbers.
    open var locale: Locale! = .autoupdatingCurrent { didSet { numberFormatter.locale = locale } }
    /// Writes the numbers.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Returns a number with its unit's symbol.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        let symbol = measurement.unit.symbol
        return symbol.hasPrefix("°")
            ? number + (unitOptions.contains(.temperatureWithoutUnit) ? "°" : symbol) : "\(number) \(symbol)"
    }
    /// Returns a unit's symbol.
    open func string(from unit: Unit) -> String { unit.symbol }
}
