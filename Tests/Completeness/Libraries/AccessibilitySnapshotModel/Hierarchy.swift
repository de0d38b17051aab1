// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public enum AccessibilityRotorResultLimit: Hashable, Codable, Sendable {
    case none, underMaxCount(Int), greaterThanMaxCount
}
public struct AccessibilityContainer: Hashable, Codable, Sendable {
    public enum ContainerType: Hashable, Codable, Sendable {
        case semanticGroup(label: String?, value: String?, identifier: String?)
        case list, landmark, dataTable(rowCount: Int, columnCount: Int), tabBar
    }
    public let type: ContainerType
    public let frame: AccessibilityRect
    public init(type: ContainerType, frame: AccessibilityRect) { self.type = type; self.frame = frame }
}
public enum AccessibilityHierarchy: Hashable, Codable, Sendable {
    case element(AccessibilityElement, traversalIndex: Int)
    case container(AccessibilityContainer, children: [AccessibilityHierarchy])
    public var children: [AccessibilityHierarchy] { if case .container(_, let c) = self { return c }; return [] }
    func visit(_ f: (AccessibilityHierarchy) -> Void) { f(self); children.forEach { $0.visit(f) } }
    public var sortIndex: Int { var m = Int.max; visit { if case .element(_, let i) = $0 { m = min(m, i) } }; return m }
    public func forEach(_ apply: (AccessibilityHierarchy) -> Void) { visit(apply) }
}
extension Array where Element == AccessibilityHierarchy {
    public func flattenToElements() -> [AccessibilityElement] {
        var found: [(Int, AccessibilityElement)] = []
        for n in self { n.visit { if case .element(let e, let i) = $0 { found.append((i, e)) } } }
        return found.sorted { $0.0 < $1.0 }.map { $0.1 }
    }
    public func flattenToContainers() -> [AccessibilityContainer] {
        var found: [AccessibilityContainer] = []
        for n in self { n.visit { if case .container(let c, _) = $0 { found.append(c) } } }
        return found
    }
}
