/// A text.
public struct Text: Sendable {
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
    /// The place in the source.
    var source: ViewSource?

    init(_ content: Content) { self.content = content }

    /// Creates a text from a key in the app's tables.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(.key(key, table: tableName, bundle: bundle))
        source = ViewSource(file, line)
    }

    /// Creates a text as it is.
    public init(verbatim content: String, file: StaticString = #filePath, line: UInt = #line) {
        self.init(.verbatim(content))
        source = ViewSource(file, line)
    }

    /// Creates a text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ content: S, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(.verbatim(String(content)))
        source = ViewSource(file, line)
    }

    /// Creates a text with attributes. A literal is a key, not such a string.
    @_disfavoredOverload public init(
        _ content: AttributedString, file: StaticString = #filePath, line: UInt = #line
    ) {
        self.init(.attributed(content))
        source = ViewSource(file, line)
    }

    /// Creates a text of a date.
    public init(_ date: Date, style: DateStyle, file: StaticString = #filePath, line: UInt = #line) {
        self.init(.date(date, style))
        source = ViewSource(file, line)
    }

    /// Creates a text of a formatted value.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F, file: StaticString = #filePath, line: UInt = #line
    )
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
        source = ViewSource(file, line)
    }

    /// Creates a text of an image, which adds no words.
    public init(_ image: Image, file: StaticString = #filePath, line: UInt = #line) {
        self.init(.verbatim(""))
        source = ViewSource(file, line)
    }

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
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = Text(.joined(lhs, rhs))
        text.source = lhs.source
        return text
    }

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

extension Text: Equatable {
    /// Whether two texts have the same content and style.
    public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.content == rhs.content && lhs.style == rhs.style
    }
}

/// A view whose initializers can be passed as functions, which have no place in the source.
public protocol _FunctionReference {}

extension Text: _FunctionReference {}

extension _FunctionReference where Self == Text {
    /// Creates a text as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
        self.init(.verbatim(String(content)))
    }

    /// Creates a text with attributes.
    @_disfavoredOverload public init(_ content: AttributedString) { self.init(.attributed(content)) }

    /// Creates a text from a key in the app's tables.
    @_disfavoredOverload public init(_ key: LocalizedStringKey) {
        self.init(.key(key, table: nil, bundle: nil))
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
