import Foundation

/// UIKit's own types in coders.
extension NSCoder {
    /// Writes a point.
    public func encode(_ point: CGPoint, forKey key: String) {
        encode([Double(point.x), Double(point.y)], forKey: key)
    }

    /// Writes a size.
    public func encode(_ size: CGSize, forKey key: String) {
        encode([Double(size.width), Double(size.height)], forKey: key)
    }

    /// Writes a rectangle.
    public func encode(_ rect: CGRect, forKey key: String) {
        encode(
            [Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height)], forKey: key)
    }

    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode([insets.top, insets.left, insets.bottom, insets.right].map(Double.init), forKey: key)
    }

    private func numbers(_ count: Int, _ key: String) -> [Double] {
        guard let numbers = decodeObject(forKey: key) as? [Any], numbers.count == count else {
            return Array(repeating: 0, count: count)
        }
        return numbers.map { $0 as? Double ?? ($0 as? Int).map(Double.init) ?? 0 }
    }

    /// Reads a point; zero when there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        let numbers = numbers(2, key)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Reads a size; zero when there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        let numbers = numbers(2, key)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// Reads a rectangle; zero when there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        let numbers = numbers(4, key)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Reads insets; zero when there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        let numbers = numbers(4, key)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
