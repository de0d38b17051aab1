import Foundation

extension NSLayoutConstraint {
    /// Returns the constraints of a visual format, in the order of the text, then those that align the views.
    ///
    /// A format that can't be read, or that contains an unknown view or metric, is an error; then there are none. A gap
    /// without a number is 8 points between views and the margin at the superview's edges.
    ///
    /// - Parameters:
    ///   - format: The format, such as "H:|-[name]-(>=8)-[value(60)]|".
    ///   - opts: The alignment of the views, and the direction of the format.
    ///   - metrics: Numbers by their names in the format.
    ///   - views: Views and guides by their names in the format.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var numbers: [String: CGFloat] = [:]
        for (name, value) in metrics ?? [:] {
            switch value {
            case let value as CGFloat: numbers[name] = value
            case let value as Double: numbers[name] = CGFloat(value)
            case let value as Int: numbers[name] = CGFloat(value)
            case let value as Float: numbers[name] = CGFloat(value)
            case let value as NSNumber: numbers[name] = CGFloat(value.doubleValue)
            default: break
            }
        }
        let items = views.compactMapValues { LayoutItems.item($0) }
        var parser = VisualFormatParser(
            format, metrics: numbers.filter { $0.value.isFinite }, views: Set(items.keys))
        do {
            let parsed = try parser.parse()
            return try FormatBuilder(parsed, opts, items).build()
        } catch {
            let mark = String(repeating: " ", count: error.position) + "^"
            Diagnostics.fail(
                Diagnostic.Name.invalidArgument,
                "Unable to parse constraint format:\n\(error.reason)\n\(format)\n\(mark)")
            return []
        }
    }
}

/// Makes the constraints of a visual format.
@MainActor private struct FormatBuilder {
    private typealias Attribute = NSLayoutConstraint.Attribute
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let items: [String: AnyObject]

    init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ items: [String: AnyObject]) {
        self.format = format
        self.options = options
        self.items = items
    }

    private var start: Attribute {
        if format.isVertical { return .top }
        if options.contains(.directionRightToLeft) { return .right }
        return options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var end: Attribute {
        switch start {
        case .top: .bottom
        case .right: .left
        case .left: .right
        default: .trailing
        }
    }

    private var size: Attribute { format.isVertical ? .height : .width }

    func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        var order: [AnyObject] = []
        var before: (item: AnyObject, edge: Attribute, isSuperview: Bool)?
        var gap: [VisualFormat.Predicate] = []
        let superview = try superview()
        for part in format.parts {
            switch part {
            case .connection(let predicates): gap = predicates
            case .superview:
                guard let superview else { continue }
                if let before {
                    result += constraints(gap, (superview, end, true), before)
                } else {
                    before = (superview, start, true)
                }
            case .view(let name, let predicates):
                guard let item = items[name] else { continue }
                if let before { result += constraints(gap, (item, start, false), before) }
                result += sizes(predicates, item)
                before = (item, end, false)
                order.append(item)
            }
        }
        return result + (try alignment(of: order))
    }

    /// The view around the views, where the format speaks of it.
    private func superview() throws(VisualFormatError) -> UIView? {
        var isNamed = false
        var name: String?
        for part in format.parts {
            switch part {
            case .superview: isNamed = true
            case .view(let view, _): name = name ?? view
            case .connection: break
            }
        }
        guard isNamed, let item = name.flatMap({ items[$0] }) else { return nil }
        let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let view else {
            throw VisualFormatError(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview.",
                position: 0)
        }
        return view
    }

    private func constraints(
        _ gap: [VisualFormat.Predicate], _ after: (item: AnyObject, edge: Attribute, isSuperview: Bool),
        _ before: (item: AnyObject, edge: Attribute, isSuperview: Bool)
    ) -> [NSLayoutConstraint] {
        // From right to left the numbers count to the left.
        let sign: CGFloat = start == .right ? -1 : 1
        return gap.map { predicate in
            var distance = systemSpacing
            var (afterEdge, beforeEdge) = (after.edge, before.edge)
            switch predicate.object {
            case .number(let value): distance = value
            case .view: distance = 0
            case .standard where after.isSuperview || before.isSuperview:
                distance = 0
                if after.isSuperview { afterEdge = margin(afterEdge) }
                if before.isSuperview { beforeEdge = margin(beforeEdge) }
            case .standard: break
            }
            let relation = sign > 0 ? predicate.relation : predicate.relation.turned
            let made = NSLayoutConstraint(
                item: after.item, attribute: afterEdge, relatedBy: relation, toItem: before.item,
                attribute: beforeEdge, multiplier: 1, constant: sign * distance)
            made.priority = predicate.priority
            return made
        }
    }

    private func margin(_ edge: Attribute) -> Attribute {
        switch edge {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    private func sizes(_ predicates: [VisualFormat.Predicate], _ item: AnyObject) -> [NSLayoutConstraint] {
        predicates.map { predicate in
            var (other, constant): (AnyObject?, CGFloat) = (nil, 0)
            switch predicate.object {
            case .number(let value): constant = value
            case .view(let name): other = items[name]
            case .standard: constant = systemSpacing
            }
            let made = NSLayoutConstraint(
                item: item, attribute: size, relatedBy: predicate.relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : size, multiplier: 1, constant: constant)
            made.priority = predicate.priority
            return made
        }
    }

    private func alignment(of order: [AnyObject]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let all: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        var result: [NSLayoutConstraint] = []
        for (option, attribute) in all where options.contains(option) {
            guard attribute.isHorizontalPosition == format.isVertical else {
                let direction = format.isVertical ? "vertical" : "horizontal"
                throw VisualFormatError(
                    reason:
                        "Options mask required views to be aligned on a \(direction) edge, which is not allowed for "
                        + "layout that is also \(direction).", position: 0)
            }
            for (one, other) in zip(order, order.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return result
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation of the negated sides.
    fileprivate var turned: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
