/// A text.
public struct Text: Equatable, Sendable {
    /// The content before the environment is known.
    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case date(Date, DateStyle)
        case joined(Text, Text)
    }

    let content: Content
    var style = TextStyle()

    init(_ content: Content) { self.content = content }

    /// Creates a text from a key in the app's tables.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }

    /// Creates a text as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a text with attributes. A literal is a key, not such a string.
    @_disfavoredOverload public init(_ content: AttributedString) { self.init(.attributed(content)) }

    /// Creates a text of a date.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    /// Creates a text of a formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
    }

    /// Creates a text of an image, which adds no words.
    public init(_ image: Image) { self.init(.verbatim("")) }

    /// The form of a date.
    public struct DateStyle: Equatable, Sendable {
        enum Form { case time, date, relative, offset, timer }
        let form: Form

        /// The time of day.
        public static let time = DateStyle(form: .time)
        /// The day.
        public static let date = DateStyle(form: .date)
        /// The distance from now.
        public static let relative = DateStyle(form: .relative)
        /// The distance from now, with a sign.
        public static let offset = DateStyle(form: .offset)
        /// A clock that counts from now.
        public static let timer = DateStyle(form: .timer)
    }

    /// The part that a text without room leaves out.
    public enum TruncationMode: Sendable {
        /// The beginning, the end, the middle.
        case head, tail, middle
    }

    /// The case of letters.
    public enum Case: Sendable {
        /// Upper or lower case.
        case uppercase, lowercase
    }

    /// Returns two texts as one.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

    /// The words of the text.
    @MainActor func resolved(in environment: EnvironmentValues) -> String {
        switch content {
        case .verbatim(let string): string
        case .key(let key, let table, let bundle):
            Markdown.plainText(of: key.resolved(table: table, bundle: bundle, in: environment))
        case .attributed(let string): String(string.characters)
        case .date(let date, let style): style.text(of: date, in: environment)
        case .joined(let first, let second): first.resolved(in: environment) + second.resolved(in: environment)
        }
    }
}

extension Text.DateStyle {
    @MainActor fileprivate func text(of date: Date, in environment: EnvironmentValues) -> String {
        let format = Date.FormatStyle(locale: environment.locale, calendar: environment.calendar)
        switch form {
        case .time: return date.formatted(format.hour().minute())
        case .date: return date.formatted(format.year().month(.wide).day())
        case .relative, .offset, .timer:
            let now = MainLoop.main.fixedWallClock?.date ?? Date()
            let seconds = Int(abs(date.timeIntervalSince(now)))
            let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
            if form == .timer {
                let tail = String(rest).leftPadded(to: 2)
                return hours > 0 ? "\(hours):\(String(minutes).leftPadded(to: 2)):\(tail)" : "\(minutes):\(tail)"
            }
            let text =
                hours > 0 ? "\(hours) hr, \(minutes) min" : minutes > 0 ? "\(minutes) min, \(rest) sec" : "\(rest) sec"
            return form == .offset ? (date < now ? "-" : "+") + text : text
        }
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String { String(repeating: "0", count: max(0, width - count)) + self }
}
