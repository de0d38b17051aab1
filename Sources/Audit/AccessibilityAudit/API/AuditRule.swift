/// A rule of an audit: its description, its thresholds, and its judgment of an element or a screen.
///
/// A rule checks one element at a time, of the kinds that it names, or a screen as a whole; it reports each outcome,
/// passes too. Its examples are its tests and its documentation.
public protocol AuditRule: Sendable {
    /// The description of the rule for documentation and reports.
    static var description: RuleDescription { get }
    /// The numbers that can be set; none unless stated.
    static var thresholds: [Threshold] { get }
    /// Screens that it lets pass and screens that it doesn't.
    static var examples: [RuleExample] { get }
    /// The issues that are fixed without review, in one sentence; nil where none are, which is usual.
    static var safeFix: String? { get }
    /// The kinds of elements that it checks one by one; none by default.
    static var kinds: ElementKinds { get }

    /// Creates the rule with the numbers that were set.
    init(_ settings: RuleSettings)

    /// Judges an element of one of the kinds.
    func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport)
    /// Judges a screen as a whole, after its elements.
    func check(_ screen: ScreenFacts, _ report: inout RuleReport)
}

extension AuditRule {
    /// No numbers to set.
    public static var thresholds: [Threshold] { [] }
    /// No issue is fixed without review.
    public static var safeFix: String? { nil }
    /// No elements one by one.
    public static var kinds: ElementKinds { [] }

    /// Judges nothing.
    public func check(_ element: AuditedElement, on screen: ScreenFacts, _ report: inout RuleReport) {}
    /// Judges nothing.
    public func check(_ screen: ScreenFacts, _ report: inout RuleReport) {}
}

/// A number of a rule that can be set.
public struct Threshold: Sendable, Hashable, Codable {
    /// Its name in settings, such as "minimum".
    public var name: String
    /// The meaning of the value, with its unit.
    public var meaning: String
    /// The number unless it is set.
    public var standard: Double
    /// The smallest and the largest number that it can be set to.
    public var range: ClosedRange<Double>

    /// Creates a threshold.
    public init(_ name: String, _ meaning: String, standard: Double, range: ClosedRange<Double>) {
        (self.name, self.meaning, self.standard, self.range) = (name, meaning, standard, range)
    }
}

/// The numbers of a rule as they were set.
public struct RuleSettings: Sendable, Hashable {
    /// The numbers by the names of the thresholds.
    public var numbers: [String: Double]

    /// Creates settings; numbers that are missing keep the rule's default.
    public init(_ numbers: [String: Double] = [:]) { self.numbers = numbers }

    /// The number of a threshold.
    public subscript(threshold: Threshold) -> Double { numbers[threshold.name] ?? threshold.standard }
}
