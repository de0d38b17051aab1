import Foundation

/// Collects figures, checks them against their limits and prints a table.
struct Report {
    private(set) var misses: [String] = []

    mutating func header(_ title: String, _ columns: [String]) {
        print("\n\(title)")
        print(columns.map { $0.padded(14) }.joined())
    }

    func row(_ cells: [String]) {
        print(cells.map { $0.padded(14) }.joined())
    }

    /// Notes a miss when a figure is above its limit.
    mutating func check(_ what: String, _ figure: Double, atMost limit: Double, unit: String) {
        if figure <= limit { return }
        misses.append("\(what): \(figure.short) \(unit), the limit is \(limit.short) \(unit)")
    }

    /// Notes a miss when a figure is below its limit.
    mutating func check(_ what: String, _ figure: Double, atLeast limit: Double, unit: String) {
        if figure >= limit { return }
        misses.append("\(what): \(figure.short) \(unit), the limit is \(limit.short) \(unit)")
    }
}

extension Double {
    /// Two digits after the point for small figures, none for large ones.
    var short: String { String(format: self < 100 ? "%.2f" : "%.0f", self) }
}

extension Int {
    /// With commas between thousands.
    var grouped: String {
        var digits = Array(String(self))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return String(digits)
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        count < width ? self + String(repeating: " ", count: width - count) : self + " "
    }
}
