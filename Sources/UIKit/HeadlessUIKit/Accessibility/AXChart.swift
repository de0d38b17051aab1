import AccessibilityTree
import Foundation

/// An object that shows a chart, whose data VoiceOver reads in the rotor setting "Audio Graph".
@preconcurrency @MainActor public protocol AXChart: AnyObject {
    /// The description of the chart, or nil while there is none.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The description of a chart: its axes and its series of data.
@preconcurrency @MainActor open class AXChartDescriptor: NSObject {
    /// The title, or nil.
    open var title: String?
    /// The title with speech attributes, or nil.
    open var attributedTitle: NSAttributedString?
    /// A summary of what the chart shows, or nil.
    open var summary: String?
    /// The direction in which the data are read.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the data in the coordinates of the screen, in points.
    open var contentFrame = CGRect.zero
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis, or nil.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of further values.
    open var additionalAxes: [any AXDataAxisDescriptor]?
    /// The series of data.
    open var series: [AXDataSeriesDescriptor]

    /// Creates a description.
    public init(
        title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        xAxis = xAxisDescriptor
        yAxis = yAxisDescriptor
        self.additionalAxes = additionalAxes
        self.series = series
        super.init()
    }

    /// Creates a description whose title has speech attributes.
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
        yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxisDescriptor, yAxis: yAxisDescriptor,
            additionalAxes: additionalAxes, series: series)
        self.attributedTitle = attributedTitle
    }

    /// The directions of a chart, with Apple's raw values.
    public enum ContentDirection: Int, Sendable {
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
        /// From top to bottom.
        case topToBottom = 2
        /// From bottom to top.
        case bottomToTop = 3
        /// Around the centre, clockwise.
        case radialClockwise = 4
        /// Around the centre, counter-clockwise.
        case radialCounterClockwise = 5
    }

    /// The texts that VoiceOver reads: the title with the summary, each axis with its range, and each point of data.
    final var spokenLines: [String] {
        func joined(_ parts: [String?]) -> String {
            parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        var lines = [joined([title, summary])]
        let axes: [(any AXDataAxisDescriptor)?] = [xAxis, yAxis] + (additionalAxes ?? [])
        lines += axes.compactMap { $0?.spokenRange }
        for part in series {
            if series.count > 1 { lines.append(part.name ?? "") }
            lines += part.dataPoints.map { point in
                let others = zip(additionalAxes ?? [], point.additionalValues).map { $0.text(of: $1) }
                return joined(
                    [point.label, xAxis.text(of: point.xValue), point.yValue.flatMap { yAxis?.text(of: $0) }] + others)
            }
        }
        return lines.filter { !$0.isEmpty }
    }
}

/// An axis of a chart.
@preconcurrency @MainActor public protocol AXDataAxisDescriptor: AnyObject {
    /// The title.
    var title: String { get set }
    /// The title with speech attributes.
    var attributedTitle: NSAttributedString { get set }
}

extension AXDataAxisDescriptor {
    /// The title with the ends of the axis.
    fileprivate var spokenRange: String {
        switch self {
        case let axis as AXNumericDataAxisDescriptor:
            let provider = axis.valueDescriptionProvider
            return "\(title): \(provider(axis.range.lowerBound)) – \(provider(axis.range.upperBound))"
        case let axis as AXCategoricalDataAxisDescriptor:
            guard let first = axis.categoryOrder.first, let last = axis.categoryOrder.last else { return title }
            return "\(title): \(first) – \(last)"
        default: return title
        }
    }

    /// Returns the text of a value on the axis.
    fileprivate func text(of value: AXDataPointValue) -> String {
        if let category = value.category { return category }
        return (self as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(value.number) ?? "\(value.number)"
    }
}

/// An axis of numbers.
@preconcurrency @MainActor open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The title.
    open var title: String
    /// The title with speech attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The numbers from one end of the axis to the other.
    open var range: ClosedRange<Double>
    /// The numbers at which there are lines.
    open var gridlinePositions: [Double]
    /// The scale of the axis.
    open var scaleType = ScaleType.linear
    /// Returns the text of a number, with its unit.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }

    /// The scales of an axis, with Apple's raw values.
    public enum ScaleType: Int, Sendable {
        /// Equal steps.
        case linear = 0
        /// Powers of ten.
        case log10 = 1
        /// Natural logarithms.
        case ln = 2
    }
}

/// An axis of categories.
@preconcurrency @MainActor open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The title.
    open var title: String
    /// The title with speech attributes.
    open var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
    /// The categories in order.
    open var categoryOrder: [String]

    /// Creates an axis.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
        super.init()
    }
}

/// A series of data.
@preconcurrency @MainActor open class AXDataSeriesDescriptor: NSObject {
    /// The name, or nil.
    open var name: String?
    /// The name with speech attributes.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name ?? "") }
        set { name = newValue.string }
    }
    /// Whether the points form a line.
    open var isContinuous: Bool
    /// The points in order.
    open var dataPoints: [AXDataPoint]

    /// Creates a series.
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
        super.init()
    }
}

/// A number or a category.
@preconcurrency @MainActor open class AXDataPointValue: NSObject {
    /// The number; 0 for a category.
    open var number: Double
    /// The category, or nil for a number.
    open var category: String?

    /// Creates a number.
    public init(number: Double) {
        self.number = number
        super.init()
    }

    /// Creates a category.
    public init(category: String) {
        number = 0
        self.category = category
        super.init()
    }
}

/// A point of data.
@preconcurrency @MainActor open class AXDataPoint: NSObject {
    /// The value on the horizontal axis.
    open var xValue: AXDataPointValue
    /// The value on the vertical axis, or nil for a gap.
    open var yValue: AXDataPointValue?
    /// The values on the further axes.
    open var additionalValues: [AXDataPointValue]
    /// The name of the point, or nil.
    open var label: String?

    /// Creates a point at a number.
    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) { self.init(AXDataPointValue(number: x), y, additionalValues, label) }

    /// Creates a point at a category.
    public convenience init(
        x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
    ) { self.init(AXDataPointValue(category: x), y, additionalValues, label) }

    private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
        xValue = x
        yValue = y.map(AXDataPointValue.init(number:))
        self.additionalValues = additionalValues
        self.label = label
        super.init()
    }
}
