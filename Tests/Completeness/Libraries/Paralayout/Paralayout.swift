// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Replaces Paralayout, as far as AccessibilitySnapshot's example uses it: places views by their frames.
import UIKit

public enum Position {
    case topLeft, topCenter, topRight, leftCenter, center, rightCenter, bottomLeft, bottomCenter, bottomRight

    /// The place in a rectangle of one by one.
    fileprivate var place: CGPoint {
        switch self {
        case .topLeft: CGPoint(x: 0, y: 0)
        case .topCenter: CGPoint(x: 0.5, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .leftCenter: CGPoint(x: 0, y: 0.5)
        case .center: CGPoint(x: 0.5, y: 0.5)
        case .rightCenter: CGPoint(x: 1, y: 0.5)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottomCenter: CGPoint(x: 0.5, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        }
    }

    public func point(in rect: CGRect, layoutDirection: UIUserInterfaceLayoutDirection) -> CGPoint {
        CGPoint(x: rect.minX + place.x * rect.width, y: rect.minY + place.y * rect.height)
    }
}

// MARK: Aligning

@MainActor public struct AlignmentProxy {
    fileprivate let view: UIView

    public func align(withSuperview position: Position, inset: CGFloat = 0) {
        view.align(withSuperview: position, inset: inset)
    }
}

extension UIView {
    public var capInsetsAlignmentProxy: AlignmentProxy { AlignmentProxy(view: self) }

    public func sizeToFit(_ size: CGSize) { bounds.size = sizeThatFits(size) }

    public func align(withSuperview position: Position, inset: CGFloat = 0) {
        align(
            position, withSuperviewPosition: position, horizontalOffset: inset * (1 - 2 * position.place.x),
            verticalOffset: inset * (1 - 2 * position.place.y))
    }

    public func align(
        _ position: Position, withSuperviewPosition other: Position, horizontalOffset: CGFloat = 0,
        verticalOffset: CGFloat = 0
    ) {
        guard let superview else { return }
        let target = other.point(in: superview.bounds, layoutDirection: .leftToRight)
        frame.origin = CGPoint(
            x: target.x - position.place.x * frame.width + horizontalOffset,
            y: target.y - position.place.y * frame.height + verticalOffset)
    }
}

// MARK: Distributing

public enum Distribution { case fixed(CGFloat), flexible(CGFloat), view(UIView) }
public enum OrthogonalAlignment { case leading(inset: CGFloat), trailing(inset: CGFloat), centered(offset: CGFloat) }

public protocol ViewDistributionSpecifying { var distribution: Distribution { get } }

public struct DistributionItem: ViewDistributionSpecifying { public let distribution: Distribution }

extension UIView: ViewDistributionSpecifying {
    public var distribution: Distribution { .view(self) }
    public var distributionItemUsingCapInsets: any ViewDistributionSpecifying {
        DistributionItem(distribution: .view(self))
    }
}

public protocol DistributionNumber { var value: CGFloat { get } }
extension CGFloat: DistributionNumber { public var value: CGFloat { self } }
extension Int: DistributionNumber { public var value: CGFloat { CGFloat(self) } }
extension Double: DistributionNumber { public var value: CGFloat { CGFloat(self) } }

extension DistributionNumber {
    public var fixed: any ViewDistributionSpecifying { DistributionItem(distribution: .fixed(value)) }
    public var flexible: any ViewDistributionSpecifying { DistributionItem(distribution: .flexible(value)) }
}

extension UIView {
    public func applyHorizontalSubviewDistribution(_ items: [any ViewDistributionSpecifying]) {
        distribute(items, isVertical: false)
    }

    public func applyVerticalSubviewDistribution(_ items: [any ViewDistributionSpecifying]) {
        distribute(items, isVertical: true)
    }

    public func applyVerticalSubviewDistribution(
        _ items: [any ViewDistributionSpecifying], orthogonalAlignment: OrthogonalAlignment
    ) {
        distribute(items, isVertical: true)
        for case .view(let view) in items.map(\.distribution) {
            switch orthogonalAlignment {
            case .leading(let inset): view.frame.origin.x = inset
            case .trailing(let inset): view.frame.origin.x = bounds.width - inset - view.frame.width
            case .centered(let offset): view.frame.origin.x += offset
            }
        }
    }

    private func distribute(_ items: [any ViewDistributionSpecifying], isVertical: Bool) {
        var parts = items.map(\.distribution)
        var flexible: CGFloat = 0
        var fixed: CGFloat = 0
        for part in parts {
            switch part {
            case .fixed(let length): fixed += length
            case .flexible(let share): flexible += share
            case .view(let view): fixed += isVertical ? view.frame.height : view.frame.width
            }
        }
        if flexible == 0 {
            flexible = 2
            parts = [.flexible(1)] + parts + [.flexible(1)]
        }
        let room = (isVertical ? bounds.height : bounds.width) - fixed
        var place: CGFloat = 0
        for part in parts {
            switch part {
            case .fixed(let length): place += length
            case .flexible(let share): place += room * share / flexible
            case .view(let view) where isVertical:
                view.frame.origin = CGPoint(x: (bounds.width - view.frame.width) / 2, y: place)
                place += view.frame.height
            case .view(let view):
                view.frame.origin = CGPoint(x: place, y: (bounds.height - view.frame.height) / 2)
                place += view.frame.width
            }
        }
    }

    public func horizontallySpreadSubviews(_ views: [UIView], margin: CGFloat) {
        guard !views.isEmpty else { return }
        let width = (bounds.width - margin * CGFloat(views.count - 1)) / CGFloat(views.count)
        for (number, view) in views.enumerated() {
            view.frame = CGRect(x: CGFloat(number) * (width + margin), y: 0, width: width, height: bounds.height)
        }
    }
}

// MARK: Sizes

public struct AspectRatio {
    private let size: CGSize

    public init(width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }
    public init(size: CGSize) { self.size = size }

    public func size(toFit room: CGSize, in _: Any? = nil) -> CGSize {
        let scale = min(room.width / size.width, room.height / size.height)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    public func rect(toFit room: CGRect, at position: Position, in _: Any? = nil) -> CGRect {
        let size = size(toFit: room.size)
        let free = CGRect(
            x: room.minX, y: room.minY, width: room.width - size.width, height: room.height - size.height)
        return CGRect(origin: position.point(in: free, layoutDirection: .leftToRight), size: size)
    }
}

extension CGRect {
    public func insetBy(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) -> CGRect {
        CGRect(x: minX + left, y: minY + top, width: width - left - right, height: height - top - bottom)
    }
}
