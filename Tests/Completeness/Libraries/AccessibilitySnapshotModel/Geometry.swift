// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct AccessibilityPoint: Hashable, Codable, Sendable {
    public let x: Double
    public let y: Double
    public init(x: Double, y: Double) { self.x = x; self.y = y }
    public static let zero = AccessibilityPoint(x: 0, y: 0)
    public var isFinite: Bool { x.isFinite && y.isFinite }
}
public struct AccessibilitySize: Hashable, Codable, Sendable {
    public let width: Double
    public let height: Double
    public init(width: Double, height: Double) { self.width = width; self.height = height }
    public static let zero = AccessibilitySize(width: 0, height: 0)
    public var isFinite: Bool { width.isFinite && height.isFinite }
}
public struct AccessibilityRect: Hashable, Codable, Sendable {
    public let origin: AccessibilityPoint
    public let size: AccessibilitySize
    public init(origin: AccessibilityPoint, size: AccessibilitySize) { self.origin = origin; self.size = size }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: .init(x: x, y: y), size: .init(width: width, height: height))
    }
    public static let zero = AccessibilityRect(origin: .zero, size: .zero)
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isFinite: Bool { origin.isFinite && size.isFinite }
}
public enum AccessibilityPathElement: Hashable, Codable, Sendable {
    case move(to: AccessibilityPoint)
    case line(to: AccessibilityPoint)
    case quadCurve(to: AccessibilityPoint, control: AccessibilityPoint)
    case curve(to: AccessibilityPoint, control1: AccessibilityPoint, control2: AccessibilityPoint)
    case closeSubpath
}
public enum AccessibilityShape: Hashable, Codable, Sendable {
    case frame(AccessibilityRect)
    case path([AccessibilityPathElement])
    public var isFinite: Bool {
        switch self {
        case .frame(let rect): return rect.isFinite
        case .path(let elements):
            return elements.allSatisfy { e in
                switch e {
                case .move(let t), .line(let t): return t.isFinite
                case .quadCurve(let t, let c): return t.isFinite && c.isFinite
                case .curve(let t, let a, let b): return t.isFinite && a.isFinite && b.isFinite
                case .closeSubpath: return true
                }
            }
        }
    }
}
