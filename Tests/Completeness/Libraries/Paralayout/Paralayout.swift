// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Stands for Paralayout: places views by their frames.
import UIKit
public enum Position {
    case topLeft, topCenter, topRight, leftCenter, center, rightCenter, bottomLeft, bottomCenter, bottomRight
    var unit: (CGFloat, CGFloat) {
        switch self {
        case .topLeft: (0, 0);
        case .topCenter: (0.5, 0);
        case .topRight: (1, 0);
        case .leftCenter: (0, 0.5);
        case .center: (0.5, 0.5);
        case .rightCenter: (1, 0.5);
        case .bottomLeft: (0, 1);
        case .bottomCenter: (0.5, 1);
        case .bottomRight: (1, 1)
        }
    }
}
public enum Distribution { case fixed(CGFloat), flexible(CGFloat), view(UIView) }
public protocol ViewDistributionSpecifying { var distribution: Distribution { get } }
public struct Item: ViewDistributionSpecifying { public let distribution: Distribution }
extension UIView: ViewDistributionSpecifying { public var distribution: Distribution { .view(self) } }
public protocol Number { var value: CGFloat { get } }
extension CGFloat: Number { public var value: CGFloat { self } }
extension Int: Number { public var value: CGFloat { CGFloat(self) } }
extension Double: Number { public var value: CGFloat { CGFloat(self) } }
extension Number {
    public var fixed: ViewDistributionSpecifying { Item(distribution: .fixed(value)) };
    public var flexible: ViewDistributionSpecifying { Item(distribution: .flexible(value)) }
}
@MainActor public struct Proxy {
    let view: UIView
    public func align(withSuperview p: Position, inset: CGFloat = 0) { view.align(withSuperview: p, inset: inset) }
}
extension UIView {
    public var capInsetsAlignmentProxy: Proxy { Proxy(view: self) }
    public func align(withSuperview p: Position, inset: CGFloat = 0) {
        let (u, v) = p.unit
        align(p, withSuperviewPosition: p, horizontalOffset: inset * (1 - 2 * u), verticalOffset: inset * (1 - 2 * v))
    }
    public func align(
        _ p: Position, withSuperviewPosition q: Position, horizontalOffset: CGFloat = 0, verticalOffset: CGFloat = 0
    ) {
        guard let s = superview else { return }
        let (u, v) = p.unit, (a, b) = q.unit
        frame.origin = CGPoint(
            x: s.bounds.minX + a * s.bounds.width - u * frame.width + horizontalOffset,
            y: s.bounds.minY + b * s.bounds.height - v * frame.height + verticalOffset)
    }
    public func sizeToFit(_ size: CGSize) { bounds.size = sizeThatFits(size) }
    public func applyVerticalSubviewDistribution(
        _ items: [ViewDistributionSpecifying], inRect: CGRect? = nil, orthogonalOffset: CGFloat? = 0
    ) { distribute(items, vertical: true) }
    public func applyHorizontalSubviewDistribution(_ items: [ViewDistributionSpecifying]) {
        distribute(items, vertical: false)
    }
    private func distribute(_ items: [ViewDistributionSpecifying], vertical: Bool) {
        var items = items
        let hasFlexible = items.contains {
            if case .flexible = $0.distribution { return true }; return false
        }
        if !hasFlexible { items = [1.flexible] + items + [1.flexible] }
        var used: CGFloat = 0, flex: CGFloat = 0
        for i in items {
            switch i.distribution {
            case .fixed(let f): used += f;
            case .flexible(let f): flex += f;
            case .view(let v): used += vertical ? v.frame.height : v.frame.width
            }
        }
        let room = (vertical ? bounds.height : bounds.width) - used
        var at: CGFloat = 0
        for i in items {
            switch i.distribution {
            case .fixed(let f): at += f;
            case .flexible(let f): at += flex > 0 ? room * f / flex : 0
            case .view(let v):
                if vertical {
                    v.frame.origin = CGPoint(x: (bounds.width - v.frame.width) / 2, y: at); at += v.frame.height
                } else {
                    v.frame.origin = CGPoint(x: at, y: (bounds.height - v.frame.height) / 2); at += v.frame.width
                }
            }
        }
    }
    public func horizontallySpreadSubviews(_ views: [UIView], margin: CGFloat) {
        guard !views.isEmpty else { return }
        let w = (bounds.width - margin * CGFloat(views.count - 1)) / CGFloat(views.count)
        for (i, v) in views.enumerated() {
            v.frame = CGRect(x: CGFloat(i) * (w + margin), y: 0, width: w, height: bounds.height)
        }
    }
}
public struct AspectRatio {
    let w, h: CGFloat
    public init(width: CGFloat, height: CGFloat) { w = width; h = height }
    public init(size: CGSize) { self.init(width: size.width, height: size.height) }
    public func size(toFit s: CGSize, in _: Any? = nil) -> CGSize {
        let k = min(s.width / w, s.height / h); return CGSize(width: w * k, height: h * k)
    }
    public func size(toFitIn s: CGSize, in _: Any? = nil) -> CGSize { size(toFit: s) }
}
extension AspectRatio {
    public func rect(toFit r: CGRect, at p: Position, in _: Any? = nil) -> CGRect {
        let s = size(toFit: r.size), (u, v) = p.unit
        return CGRect(
            x: r.minX + u * (r.width - s.width), y: r.minY + v * (r.height - s.height), width: s.width, height: s.height
        )
    }
}
extension CGRect {
    public func insetBy(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) -> CGRect {
        CGRect(x: minX + left, y: minY + top, width: width - left - right, height: height - top - bottom)
    }
}
public enum OrthogonalAlignment { case leading(inset: CGFloat), trailing(inset: CGFloat), centered(offset: CGFloat) }
extension UIView {
    public var distributionItemUsingCapInsets: ViewDistributionSpecifying { Item(distribution: .view(self)) }
    public func applyVerticalSubviewDistribution(
        _ items: [ViewDistributionSpecifying], orthogonalAlignment: OrthogonalAlignment
    ) {
        applyVerticalSubviewDistribution(items)
        for item in items {
            if case .view(let v) = item.distribution {
                switch orthogonalAlignment {
                case .leading(let i): v.frame.origin.x = i
                case .trailing(let i): v.frame.origin.x = bounds.width - i - v.frame.width
                case .centered(let o): v.frame.origin.x += o
                }
            }
        }
    }
}
extension Position {
    public func point(in r: CGRect, layoutDirection: UIUserInterfaceLayoutDirection) -> CGPoint {
        CGPoint(x: r.minX + unit.0 * r.width, y: r.minY + unit.1 * r.height)
    }
}
